"""Writes src/renderer/review/inspect/character-names.txt: the Unicode names of characters in use today.

    python3 scripts/character-names.py > src/renderer/review/inspect/character-names.txt

Names never change (Unicode stability policy), so this runs only to add blocks. `=` begins a run of code points; in a run
each line is the next one's name: how many of its first words are those of the name before, and the rest; `-` has none.
"""

import unicodedata

BLOCKS = [
    (0x0020, 0x13FF),  # Latin to Cherokee
    (0x1780, 0x17FF),  # Khmer
    (0x1E00, 0x2BFF),  # Latin and Greek extended, punctuation, symbols
    (0x2C60, 0x2C7F),
    (0x2D30, 0x2E5F),
    (0x3000, 0x33FF),  # CJK punctuation, kana, bopomofo
    (0xA640, 0xA7FF),
    (0xFB00, 0xFDFF),  # Arabic and Hebrew presentation forms
    (0xFE00, 0xFFFD),
    (0x1F000, 0x1FAFF),  # emoji
]
SKIPPED = (0x2800, 0x28FF)  # Braille

last = None
words = []
for first, end in BLOCKS:
    for code in range(first, end + 1):
        if SKIPPED[0] <= code <= SKIPPED[1]:
            continue
        name = unicodedata.name(chr(code), None)
        if name is None:
            continue
        if last is None or code - last > 4:
            print(f"={code:X}")
            words = []
        else:
            for _ in range(code - last - 1):
                print("-")
        now = name.split(" ")
        shared = 0
        while shared < min(len(words), len(now) - 1, 9) and words[shared] == now[shared]:
            shared += 1
        print(f"{shared}{' '.join(now[shared:])}")
        last, words = code, now
