import { expect, it } from 'vitest';
import { counterpartMarks, countWords } from '../../../src/content/memory/counterpart-marks';

const general = countWords(Array.from({ length: 40 }, (_, number) => `Any sentence of the text ${number}`));

/** Returns the marked parts of the translations of sentences in which a text is found. */
function marked(text: string, sentences: readonly (readonly [string, string])[]): readonly string[] {
  const found = sentences.map(([own, other]) => {
    const start = own.toLowerCase().indexOf(text.toLowerCase());
    return { pair: 'l_en_ja source', own, other, marks: [{ start, end: start + text.length }] };
  });
  return counterpartMarks(found, () => general).map((hits, index) =>
    hits.map(({ start, end }) => found[index]?.other.slice(start, end)).join(' '),
  );
}

it('the counterpart is the word that the translations share', () => {
  const sentences = [
    ['Open the invoice', 'Öffnen Sie die Rechnung'],
    ['Pay your invoice today', 'Zahlen Sie Ihre Rechnung heute'],
    ['The invoice is late', 'Die Rechnung kommt zu spät'],
    ['No invoice was found', 'Keine Rechnung wurde gefunden'],
  ] as const;
  expect(marked('invoice', sentences)).toEqual(Array.from({ length: 4 }, () => 'Rechnung'));
  // The rest of a word whose beginning was typed is no further word.
  expect(marked('invo', sentences)).toEqual(Array.from({ length: 4 }, () => 'Rechnung'));
});

it('nothing is marked where the sentences share further words, whose translation it may be', () => {
  const sentences = [
    ['本書は HTTP サーバ 2.5 用です', 'This guide is for HTTP Server 2.5'],
    ['HTTP サーバ 2.5 の本', 'The book of HTTP Server 2.5'],
    ['本は HTTP サーバ 2.5 にあります', 'It comes with HTTP Server 2.5'],
    ['日本での HTTP サーバ 2.5', 'HTTP Server 2.5 in Japan'],
  ] as const;
  expect(marked('本', sentences)).toEqual(['', '', '', '']);
});

it('a word in katakana is marked whole', () => {
  const sentences = [
    ['Start a web server', 'ウェブサーバーを起動します'],
    ['The web server is down', 'Web サーバが停止しています'],
    ['No web server', 'Web サーバがありません'],
    ['Which web server?', 'どの Web サーバですか'],
  ] as const;
  expect(marked('web server', sentences)[0]).toBe('ウェブサーバー');
});
