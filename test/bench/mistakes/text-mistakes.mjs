import {
  blocksOf,
  both,
  changed,
  exceptLanguages,
  hasProse,
  inHtml,
  isHtml,
  pairOfBlocks,
  pick,
  plainOf,
  prose,
  put,
  sentencesOf,
  spliced,
  UNSPACED,
  whole,
  written,
} from './planting.mjs';

const isProse = (text) => plainOf(text).split(/\s+/).length >= 6;

/** Text that is missing, or is there more than once. */
export const textMistakes = {
  'target emptied': whole(() => ''),
  'target blank': whole(() => ' \n'),
  'text removed, tags kept': inHtml(
    whole(({ target }) =>
      target.includes('<') ? target.replaceAll(/>[^<]+/g, '>').replace(/^[^<]+/, '') : undefined,
    ),
  ),
  'paragraph emptied': inHtml(
    written(/(<(?:p|li|td|dd)\b[^>]*>)[^<]{20,}(<\/)/g, (_all, open, close) => open + close),
  ),
  'paragraph left out': inHtml(dropBlock('p')),
  'list item left out': inHtml(dropBlock('li')),
  'paragraph said twice': inHtml(blockTwice('p')),
  'list item said twice': inHtml(blockTwice('li')),
  'sentence left out': onSentences((sentences, random) =>
    without(sentences, Math.floor(random() * sentences.length)),
  ),
  'last sentence left out': onSentences((sentences) => sentences.slice(0, -1)),
  'sentence said twice': onSentences((sentences, random) => {
    const at = Math.floor(random() * sentences.length);
    return [...sentences.slice(0, at), `${sentences[at].trimEnd()} `, ...sentences.slice(at)];
  }),
  'paragraphs exchanged': inHtml(exchangeBlocks('p')),
  'list items exchanged': inHtml(exchangeBlocks('li')),
  'half left out': onBlock(150, (text) => text.slice(0, text.length / 3)),
  'cut in a word': onBlock(
    80,
    (text) => /^[^]*\p{L}{2}(?=\p{L}{2,}[^\p{L}]*$)/u.exec(text.slice(0, Math.floor(text.length * 0.8)))?.[0],
  ),
  'cut in a sentence': onBlock(80, (text) =>
    text.slice(0, Math.floor(text.length * 0.8)).replace(/\s+\S*$/, ''),
  ),
  'word doubled': exceptLanguages(
    UNSPACED,
    prose(/(?<=\s)\p{L}{3,}(?=\s)/gu, (word) => `${word} ${word}`),
  ),
  'several words doubled': exceptLanguages(
    UNSPACED,
    prose(/(?<=\s)\p{L}{2,} \p{L}{3,} \p{L}{2,}(?=\s)/gu, (words) => `${words} ${words}`),
  ),
  'text of another field': (field, { other }) =>
    other === undefined ||
    !isProse(field.source) ||
    other.target === field.target ||
    isHtml(field) !== isHtml(other)
      ? undefined
      : changed(field, other.target),
  'text of another field added': (field, { other }) =>
    other === undefined || plainOf(field.source).length < 60 || plainOf(other.target).length < 40
      ? undefined
      : changed(field, put(field.target, ` ${plainOf(other.target)}`)),
  'filler text': whole(({ source }) =>
    isProse(source) ? 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' : undefined,
  ),
};

/** Text in the source's or a third language. */
export const languageMistakes = {
  'whole left in the source language': whole(({ source, data }) =>
    source.length > 60 && (data !== 'html' || hasProse(source)) ? source : undefined,
  ),
  'short field left in the source language': whole(({ source, target }) =>
    source.length <= 60 && source !== target && plainOf(source).split(/\s+/).length >= 2 ? source : undefined,
  ),
  'paragraph left in the source language': inHtml((field, { random }) => {
    const pair = pairOfBlocks(field, random, 30);
    return pair === undefined || !hasProse(pair.from.text)
      ? undefined
      : changed(field, spliced(field.target, pair.to.textAt, pair.to.text.length, pair.from.text));
  }),
  'sentence left in the source language': leftSentence((sentence) => sentence),
  'half a sentence left in the source language': leftSentence((sentence, own) => {
    const words = own.split(' ');
    const half = sentence.split(' ');
    return half.length < 10
      ? undefined
      : [...words.slice(0, Math.ceil(words.length / 2)), ...half.slice(Math.ceil(half.length / 2))].join(' ');
  }),
  'heading left in the source language': inHtml(
    both(
      (base) => (HEADINGS[base] ? ' <h3>Further information</h3>' : undefined),
      ' <h3>Further information</h3>',
      (base) => ` <h3>${HEADINGS[base]}</h3>`,
    ),
  ),
  'button left in the source language': inHtml(
    both(
      (base) => (BUTTONS[base] ? ' <button>Save changes</button>' : undefined),
      ' <button>Save changes</button>',
      (base) => ` <button>${BUTTONS[base]}</button>`,
    ),
  ),
  'link text left in the source language': inHtml(
    both(
      (base) => (HEADINGS[base] ? ' <a href="/more">Further information</a>' : undefined),
      ' <a href="/more">Further information</a>',
      (base) => ` <a href="/more">${HEADINGS[base]}</a>`,
    ),
  ),
  'title attribute left in the source language': inHtml(
    both(
      (base) => (HEADINGS[base] ? ' <abbr title="Further information">i</abbr>' : undefined),
      ' <abbr title="Further information">i</abbr>',
      (base) => ` <abbr title="${HEADINGS[base]}">i</abbr>`,
    ),
  ),
  'alt left in the source language': inHtml(
    both(
      (base) => (BUTTONS[base] ? ' <img src="a.png" alt="Save changes">' : undefined),
      ' <img src="a.png" alt="Save changes">',
      (base) => ` <img src="a.png" alt="${BUTTONS[base]}">`,
    ),
  ),
  'whole in another language': whole(({ source }, { inOther }) =>
    plainOf(source).length > 40 ? inOther : undefined,
  ),
  'paragraph in another language': inHtml((field, { random, inOther }) => {
    const other = inOther === undefined ? [] : blocksOf(inOther);
    const own = blocksOf(field.target);
    const at = Math.floor(random() * own.length);
    return other.length !== own.length || plainOf(other[at]?.text ?? '').length < 40
      ? undefined
      : changed(field, spliced(field.target, own[at].textAt, own[at].text.length, other[at].text));
  }),
  'sentence in another language': (field, { random, inOther }) => {
    const sentence = pick(
      sentencesOf(plainOf(inOther ?? '')).filter(
        (text) => text.length >= 40 && text.length < 300 && !/;;|\*\.\w/.test(text),
      ),
      random,
    );
    return sentence === undefined
      ? undefined
      : onSentences((sentences) => [...sentences.slice(0, -1), sentence])(field, { random });
  },
};

const HEADINGS = {
  de: 'Weitere Informationen',
  fr: 'Informations complémentaires',
  es: 'Más información',
  ja: '詳細情報',
  ko: '추가 정보',
  tr: 'Daha fazla bilgi',
  zh: '更多信息',
  pl: 'Więcej informacji',
  ru: 'Дополнительные сведения',
  ar: 'معلومات إضافية',
  it: 'Ulteriori informazioni',
  pt: 'Mais informações',
  nl: 'Meer informatie',
};
const BUTTONS = {
  de: 'Änderungen speichern',
  fr: 'Enregistrer les modifications',
  es: 'Guardar los cambios',
  ja: '変更を保存',
  ko: '변경 사항 저장',
  tr: 'Değişiklikleri kaydet',
  zh: '保存更改',
  pl: 'Zapisz zmiany',
  ru: 'Сохранить изменения',
  ar: 'حفظ التغييرات',
  it: 'Salva le modifiche',
  pt: 'Salvar alterações',
  nl: 'Wijzigingen opslaan',
};

/** Notes, marks and remarks that tools and people leave behind. */
export const leftoverMistakes = {
  'note to do': appended(' TODO: check with client'),
  'marked as untranslated': prepended('[UNTRANSLATED] '),
  'mark of a fuzzy match': prepended('[FUZZY 85%] '),
  'mark of a person': appended(' XXX'),
  'question marks for a word': prose(/(?<=\s)\p{L}{4,}(?=\s)/gu, () => '???'),
  'tool tag': prose(/(?<=\s)(?=\p{L}{3,})/gu, () => '<x id="1"/>'),
  'numbered tool tag': prose(/(?<=\s)(?=\p{L}{3,})/gu, () => '{1}'),
  'segment mark': prose(/(?<=[.。]) ?/gu, () => ' {{SEG_END}} '),
  "a machine's introduction": prepended('Here is the translation: '),
  "a machine's introduction in the target's language": (field, context) => {
    const text = {
      de: 'Hier ist die Übersetzung: ',
      fr: 'Voici la traduction : ',
      es: 'Aquí está la traducción: ',
      it: 'Ecco la traduzione: ',
      pt: 'Aqui está a tradução: ',
      nl: 'Hier is de vertaling: ',
      ja: '以下は翻訳です：',
      zh: '以下是翻译：',
      ru: 'Вот перевод: ',
      pl: 'Oto tłumaczenie: ',
    }[context.language.target.split('-')[0]];
    return text === undefined ? undefined : prepended(text)(field, context);
  },
  "a machine's excuse": appended(' As an AI language model, I cannot translate this.'),
  "a machine's note": appended(' (Note: I kept the product name in English.)'),
  "translator's note": appended(' [Translator’s note: check this term]'),
  'code fence': whole(({ target }) => `\`\`\`html\n${target}\n\`\`\``),
  'Markdown for bold': prose(/(?<=\s)\p{L}{4,}(?=\s)/gu, (word) => `**${word}**`),
  'Markdown link': prose(/(?<=\s)\p{L}{4,}(?=\s)/gu, (word) => `[${word}](/more)`),
  'merge conflict': whole(({ target }) => `<<<<<<< HEAD\n${target}\n=======\n`),
  'label of the source': prepended('Translation: '),
};

function appended(text) {
  return (field) => changed(field, put(field.target, text));
}

function prepended(text) {
  return (field) => {
    const at = /^(?:\s*<[^>]*>)*\s*/.exec(field.target)[0].length;
    return changed(field, spliced(field.target, at, 0, text));
  };
}

function dropBlock(name) {
  return (field, { random }) => {
    const blocks = blocksOf(field.target).filter(({ all }) => all.startsWith(`<${name}`));
    const block = blocks.length < 2 ? undefined : pick(blocks, random);
    return block === undefined
      ? undefined
      : changed(field, spliced(field.target, block.at, block.all.length, ''));
  };
}

function blockTwice(name) {
  return (field, { random }) => {
    const block = pick(
      blocksOf(field.target).filter(
        ({ all, text }) => all.startsWith(`<${name}`) && plainOf(text).length > 15,
      ),
      random,
    );
    return block === undefined ? undefined : changed(field, spliced(field.target, block.at, 0, block.all));
  };
}

function exchangeBlocks(name) {
  return (field, { random }) => {
    const blocks = blocksOf(field.target).filter(
      ({ all, text }) => all.startsWith(`<${name}`) && plainOf(text).length > 10,
    );
    if (blocks.length < 2) return undefined;
    const at = Math.floor(random() * (blocks.length - 1));
    const [first, second] = [blocks[at], blocks[at + 1]];
    const { target } = field;
    return changed(
      field,
      target.slice(0, first.at) +
        second.all +
        target.slice(first.at + first.all.length, second.at) +
        first.all +
        target.slice(second.at + second.all.length),
    );
  };
}

function onBlock(least, by) {
  return (field, { random }) => {
    const pair = pairOfBlocks(field, random, least);
    if (pair === undefined || pair.to.text.length < least * 0.5 || pair.to.text.includes('<'))
      return undefined;
    const text = by(pair.to.text);
    return text === undefined
      ? undefined
      : changed(field, spliced(field.target, pair.to.textAt, pair.to.text.length, text));
  };
}

function onSentences(by) {
  return (field, { random }) => {
    const blocks = isHtml(field) ? blocksOf(field.target) : [{ text: field.target, textAt: 0 }];
    const block = pick(
      blocks.filter(
        ({ text }) =>
          !text.includes('<') &&
          sentencesOf(text).length >= 2 &&
          sentencesOf(text).every((one) => one.length > 12),
      ),
      random,
    );
    if (block === undefined) return undefined;
    const sentences = by(sentencesOf(block.text), random);
    return sentences === undefined
      ? undefined
      : changed(field, spliced(field.target, block.textAt, block.text.length, sentences.join('').trimEnd()));
  };
}

const without = (list, at) => list.filter((_, index) => index !== at);

function leftSentence(by) {
  return (field, { random }) => {
    const pair = pairOfBlocks(field, random, 40);
    if (pair === undefined || pair.to.text.includes('<')) return undefined;
    const [from, to] = [sentencesOf(plainOf(pair.from.text)), sentencesOf(pair.to.text)];
    const at = Math.floor(random() * from.length);
    if (from.length !== to.length || from[at].length < 30 || from[at] === to[at]) return undefined;
    const sentence = by(from[at], to[at]);
    if (sentence === undefined) return undefined;
    return changed(
      field,
      spliced(
        field.target,
        pair.to.textAt,
        pair.to.text.length,
        to.map((one, index) => (index === at ? sentence : one)).join(''),
      ),
    );
  };
}
