/**
 * Removes the escaping of an Android resource like its compiler: backslashes, and runs of white space outside
 * double quotes, which become one space.
 */
export class AndroidTextReader {
  readonly #parts: string[] = [];
  #isQuoted = false;
  #endsWithSpace = true;
  #trailing = 0;

  /** Reads the next piece of character data. */
  read(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character === '\\') {
        const { decoded, length } = unescape(text, at + 1);
        this.#push(decoded);
        at += length;
      } else if (character === '"') {
        this.#isQuoted = !this.#isQuoted;
        this.#endsWithSpace = false;
        this.#trailing = 0;
      } else if (!this.#isQuoted && isSpace(character)) {
        if (!this.#endsWithSpace) {
          this.#parts.push(' ');
          this.#trailing = 1;
        }
        this.#endsWithSpace = true;
      } else {
        this.#push(character);
      }
    }
  }

  /** Returns the text read since the last call. White space at the very end of a value is dropped. */
  take(isEnd: boolean): string {
    if (isEnd && this.#trailing > 0) this.#parts.pop();
    return this.#parts.splice(0).join('');
  }

  #push(text: string): void {
    this.#parts.push(text);
    this.#endsWithSpace = false;
    this.#trailing = 0;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function unescape(text: string, at: number): { readonly decoded: string; readonly length: number } {
  const letter = text[at] ?? '';
  if (letter === 'u') {
    const digits = text.slice(at + 1, at + 5);
    if (/^[\da-fA-F]{4}$/.test(digits)) {
      return { decoded: String.fromCharCode(Number.parseInt(digits, 16)), length: 5 };
    }
  }
  return { decoded: escapes[letter] ?? letter, length: letter === '' ? 0 : 1 };
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}

/**
 * Writes text so that Android's compiler restores it; XML escaping comes afterwards. Each value needs a
 * writer of its own.
 */
export class AndroidTextWriter {
  #isStart = true;
  #endsWithSpace = true;

  /** Writes the next piece of character data; `isEnd` marks the last one of the value. */
  write(text: string, isEnd: boolean): string {
    let spaced = '';
    const escaped = text.replaceAll(special, escapeCharacter);
    const characters = Array.from(escaped);
    for (const [index, character] of characters.entries()) {
      const isKept = character === ' ' && (this.#endsWithSpace || (isEnd && index === characters.length - 1));
      spaced += isKept ? '\\u0020' : character;
      this.#endsWithSpace = character === ' ';
    }
    const isReference = this.#isStart && /^[@?]/.test(spaced);
    this.#isStart = false;
    return isReference ? `\\${spaced}` : spaced;
  }
}

// Characters that XML can't represent in any notation: control characters and lone surrogates.
// oxlint-disable-next-line no-control-regex
const special = /[\\'"\u0000-\u001f\uFFFE\uFFFF]|\p{Cs}/gu;
const letters: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
};

function escapeCharacter(character: string): string {
  return letters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
