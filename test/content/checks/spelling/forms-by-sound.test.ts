import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a word has the form that the sound beside it asks for', () => {
  proveRows('spelling', [
    // Korean particles after a consonant, a vowel and ㄹ.
    ['Connects the module', '모듈를 연결한다', ['form: 모듈를, 모듈을'], 'en ko'],
    ['Connects the module', '모듈을 연결한다', [], 'en ko'],
    ['The file and the folder', '파일와 폴더', ['form: 파일와, 파일과'], 'en ko'],
    ['Come and see', '여기로 나와 보세요', [], 'en ko'],
    ['Converts the header', '헤더을 변환한다', ['form: 헤더을, 헤더를'], 'en ko'],
    ['The server is', '서버은 빠르다', ['form: 서버은, 서버는'], 'en ko'],
    ['To the server', '서버으로 보낸다', ['form: 서버으로, 서버로'], 'en ko'],
    ['As a file', '파일으로 저장', ['form: 파일으로, 파일로'], 'en ko'],
    ['As a key', '열쇠로 책으로', [], 'en ko'],
    ['Autumn in the village', '가을 마을', [], 'en ko'],
    ['The house to build', '새로 지을 집, 지은 집', [], 'en ko'],
    ['The string "모듈를"', '문자열 "모듈를"', [], 'en ko'],
    // Words that are joined.
    ['the end of the file', 'el final de el archivo', ['form: de el, del'], 'en es'],
    ['of him', 'de él', [], 'en es'],
    ['from El Salvador', 'de El Salvador', [], 'en es'],
    ['the end of the <i>list</i>', 'el final de <i>el fin</i>', [], 'en es'],
    ['that it reads', 'que il lit', ['form: que il, qu’il'], 'en fr'],
    ['the size of an image', 'la taille de une image', ['form: de une, d’une'], 'en fr'],
    ['It is not', 'Ce ne est pas', ['form: ne est, n’est'], 'en fr'],
    ['from one to seven', 'de un à sept', [], 'en fr'],
    ['activate it', 'activez-le une fois', [], 'en fr'],
    ['shows that ON is set', 'indique que ON est réglé', [], 'en fr'],
    ['That it reads', 'Que il lit', ['form: Que il, Qu’il'], 'en fr'],
    ['Press A, the system starts', 'Si pulsa A el sistema arranca', [], 'en es'],
    ['To the system', 'A el sistema', ['form: A el, Al'], 'en es'],
    ['goes to the system', 'va a el sistema', ['form: a el, al'], 'en es'],
    ['in the file', 'em o ficheiro', ['form: em o, no'], 'en pt'],
    ['before the text is', 'antes de o texto estar', [], 'en pt'],
    ['that the user chooses', 'consiste em o usuário escolher', [], 'en pt'],
    ['in the opened file', 'em o arquivo aberto', ['form: em o, no'], 'en pt'],
    ['of the file', 'di il file', ['form: di il, del'], 'en it'],
    ['to the users', 'a gli utenti', ['form: a gli, agli'], 'en it'],
    ['to a user', 'a un utente', [], 'en it'],
  ]);
});
