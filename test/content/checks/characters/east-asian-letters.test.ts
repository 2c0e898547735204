import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('letters that only look right, or that the language lacks', () => {
  proveRows('script', [
    ['Press the key', 'リタ一ンキーを押します', ['mixed: リタ一ンキー, 一, Han'], 'en ja'],
    ['All processes', 'すべてのプ口セス', ['mixed: プ口セス, 口, Han'], 'en ja'],
    ['A list of data', 'データ一覧', [], 'en ja'],
    ['Input data', '入力データ', [], 'en ja'],
    ['A server', 'サーバ一つ', [], 'en ja'],
    ['Settings of the file', 'ファイルの设定です', ['not-of-language: ルの设定で, 设'], 'en ja'],
    ['The state of the file', 'ファイルの状況を参照', [], 'en ja'],
    ['Simplified Chinese', '簡体字 (简体中文) です', [], 'en ja'],
    ['The user', '⽤户名称', ['not-of-language: 户名, ⽤'], 'en zh-CN'],
    ['Not up to date', '尚の完全更新', ['unexpected: の, Hiragana'], 'en zh-CN'],
    ['It is enough', '있は면 된다', ['unexpected: は, Hiragana'], 'en ko'],
    ['The letter は', '글자 は', [], 'en ko'],
    ['A static file', '处理静態内容的文件', ['traditional: 態'], 'en zh-CN'],
    ['Restore the colors.', '색상을 복원합니다这个.', ['not-of-language: 니다这个, 这'], 'en ko'],
    ['The hall of fame', '명예의 殿堂에', [], 'en ko'],
    ['Simplified Chinese', '간체 (简体)', [], 'en ko'],
    ['A letter to Mr Chen', '给陳先生的信', [], 'en zh-CN'],
    ['Traditional Chinese', '繁體中文', [], 'en zh-CN'],
  ]);
});

describe('letters of another width, or in parts', () => {
  proveRows('corrupted', [
    ['A shell command', 'ｼｪﾙ のコマンド', ['half-width: ｼｪﾙ'], 'en ja'],
    ['A camera', 'ｶﾒﾗ', ['half-width: ｶﾒﾗ'], 'en ja'],
    ['New window', '新しいウィンドｳ', ['half-width: ｳ'], 'en ja'],
    ['A note', '※ｱ', [], 'en ja'],
    ['Type ｶﾒﾗ', 'ｶﾒﾗ と入力', [], 'en ja'],
    ['The server', 'サー\u30cf\u3099', ['decomposed: \u30cf\u3099'], 'en ja'],
    ['The server', 'サーバ', [], 'en ja'],
    ['Apache module', '\u110b파치 모듈', ['decomposed: \u110b'], 'en ko'],
    ['He laughs', '그는 ㅋㅋ 웃는다', [], 'en ko'],
    ['Permission is needed', '권한이 필요합니다ㅗ', ['loose-part: ㅗ'], 'en ko'],
    ['The letter ㄱ', '글자ㄱ', [], 'en ko'],
    ['The first letters', '첫 글자ㄱ, ㄴ', [], 'en ko'],
    ['Good', '좋아ㅎ', [], 'en ko'],
    ['Apache HTTP Server', 'Apache ＨＴＴＰ サーバ', ['full-width: ＨＴＴＰ'], 'en ja'],
    ['The HTTP server of Apache', 'Ａｐａｃｈｅ の ＨＴＴＰ サーバ', [], 'en ja'],
    ['The size is A4', 'Windows のＡ４サイズ', [], 'en ja'],
    ['CGI errors', 'ＣＧＩ 오류', ['full-width: ＣＧＩ'], 'en ko'],
    ['CGI errors', 'ＣＧＩ エラー', [], 'en ja'],
    ['Two words', 'Deux\u3000mots', ['full-width: U+3000'], 'en fr'],
  ]);
});

describe('a zero width space in Japanese', () => {
  proveRows('invisible-added', [
    ['Two kinds', '二つの\u200b種類', ['added: U+200B zero width space'], 'en ja'],
    ['Two kinds', 'สอง\u200bชนิด', [], 'en th'],
  ]);
});
