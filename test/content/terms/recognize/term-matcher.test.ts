import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SearchedTerm } from '../../../../src/content/terms/recognize/found-terms';
import { termMatcher } from '../../../../src/content/terms/recognize/term-matcher';
import { runs } from '../../../support/effort';
import { anyCharacter } from '../../../support/content/any-character';
import { vocabularies } from '../../../support/content/vocabularies';

/** Returns what was found, as the text has it. */
function found(language: string, terms: readonly (string | SearchedTerm)[], text: string): readonly string[] {
  const searched = terms.map((term) => (typeof term === 'string' ? { text: term } : term));
  const matcher = termMatcher(searched, language, vocabularies.lemmasOf(language));
  return matcher.find(text).map(({ from, to }) => text.slice(from, to));
}

describe('a term is found in its inflected forms', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['de', 'Haus', 'Die Häuser und des Hauses Tür', ['Häuser', 'Hauses']],
    ['de', 'anpassen', 'Es wurde angepasst, um es anzupassen.', ['angepasst', 'anzupassen']],
    ['de', 'löschen', 'Alle gelöschten Dateien wurden gelöscht.', ['gelöschten', 'gelöscht']],
    ['de', 'hinzufügen', 'Die hinzugefügten Seiten', ['hinzugefügten']],
    ['fr', 'cheval', 'Des chevaux, un cheval.', ['chevaux', 'cheval']],
    ['es', 'carácter', 'Los caracteres y las órdenes', ['caracteres']],
    ['it', 'file', 'I file', ['file']],
    ['pl', 'użytkownik', 'Konta użytkowników z użytkownikami', ['użytkowników', 'użytkownikami']],
    ['ru', 'файл', 'Имена файлов в файле', ['файлов', 'файле']],
    ['ru', 'ёлка', 'Под елкой', ['елкой']],
    ['fi', 'tiedosto', 'Tiedostojen ja tiedostossammekin', ['Tiedostojen', 'tiedostossammekin']],
    ['fi', 'asetus', 'Asetuksissa', ['Asetuksissa']],
    ['fi', 'osoite', 'Osoitteeseen', ['Osoitteeseen']],
    ['fi', 'katu', 'kadulla', ['kadulla']],
    ['fi', 'muokata', 'Muokkaan, muokattiin ja muokkaamalla.', ['Muokkaan', 'muokattiin', 'muokkaamalla']],
    ['de', 'geben', 'Es gibt und gab', ['gibt', 'gab']],
    ['de', 'entsprechen', 'Das entspricht dem', ['entspricht']],
    ['de', 'hoch', 'hohe und höchste', ['hohe', 'höchste']],
    ['de', 'groß', 'große', ['große']],
    ['de', 'Modus', 'Alle Modi', ['Modi']],
    ['de', 'Werkzeug', 'Der Werkzeugkasten', ['Werkzeug']],
    ['de', 'Kasten', 'Die Werkzeugkästen', ['kästen']],
    ['de', 'wiederherstellen', 'Um sie wiederherzustellen', ['wiederherzustellen']],
    ['de', 'Taste', 'Alle Tasten', ['Tasten']],
    ['de', 'Raum', 'In den Räumen', ['Räumen']],
    ['de', 'Fach', 'Die Fächer', ['Fächer']],
    ['es', 'seleccionar', 'Los elementos seleccionados', ['seleccionados']],
    ['es', 'firmar', 'El usuario se firma', ['firma']],
    ['es', 'nuevo', 'Una nueva, las nuevas', ['nueva', 'nuevas']],
    ['es', 'abrir', 'Los archivos abiertos y la puerta abierta', ['abiertos', 'abierta']],
    ['es', 'describir', 'las descritas', ['descritas']],
    ['fr', 'posséder', 'Un objet possédant', ['possédant']],
    ['fr', 'cavalier', 'Les cavaliers', ['cavaliers']],
    ['ru', 'выбрать', 'Выберите выбранного', ['Выберите', 'выбранного']],
    ['ru', 'счёт', 'Имена счетов на счетах', ['счетов', 'счетах']],
    ['pl', 'format', 'w formacie', ['formacie']],
    ['fi', 'tila', 'Tiloissa', ['Tiloissa']],
    ['fi', 'nopea', 'Nopeasti', ['Nopeasti']],
    ['fi', 'mahdollisuus', 'mahdollisuutta', ['mahdollisuutta']],
    ['tr', 'Birleştir', 'Birleştirme', ['Birleştirme']],
    ['tr', 'saat', 'saati', ['saati']],
    ['tr', 'kullanıcı', 'Kullanıcılarınızdan', ['Kullanıcılarınızdan']],
    ['tr', 'kitap', 'kitabı', ['kitabı']],
    ['tr', 'kaydetmek', 'kaydedildi ve kaydediyorum', ['kaydedildi', 'kaydediyorum']],
    ['tr', 'İşlem', 'İŞLEM işlemi', ['İŞLEM', 'işlemi']],
    ['ko', '파일', '파일을 파일이', ['파일을', '파일이']],
    ['sv', 'användare', 'Användarna', ['Användarna']],
    ['hu', 'fájl', 'A fájlokban', ['fájlokban']],
    ['el', 'αρχείο', 'ΑΡΧΕΙΟ, αρχείων', ['ΑΡΧΕΙΟ', 'αρχείων']],
    ['ar', 'ملف', 'مَلَف', ['مَلَف']],
    ['en', 'file system', 'Two file systems', ['file systems']],
    ['en', 'setting', 'The settings of a string', ['settings']],
    ['en', 'heading', 'Two headings', ['headings']],
    ['de', 'teilen', 'Teile die Datei', ['Teile']],
    ['es', 'firmar', 'Yo firmo', ['firmo']],
    ['pl', 'drukowany', 'drukowanego', ['drukowanego']],
    ['pl', 'drukować', 'drukowanego', ['drukowanego']],
    ['pl', 'nowy', 'nowego', ['nowego']],
    ['tr', 'dert', 'derdi', ['derdi']],
    ['tr', 'demek', 'denir ve dedi', ['denir', 'dedi']],
    ['tr', 'görmek', 'görelim', ['görelim']],
  ])('%s: %s', (language, term, text, expected) => {
    expect(found(language, [term], text)).toEqual(expected);
  });

  it.each<[string, string, string, readonly string[]]>([
    ['ja', '上げる', '温度を上げて', ['上げて']],
    ['ja', '書く', '書けます。書けない。書ければ', ['書け', '書け', '書け']],
    ['ja', '選ぶ', '色を選べます。選べる色', ['選べ', '選べ']],
    ['ja', '使う', '使えませんでした。', ['使え']],
    ['ja', '開く', '窓を開けます。', []],
    ['ja', '進む', '作業を進める', []],
    ['ja', '含む', '名前を含めます', []],
    ['ja', 'よい', 'この色でよければ、次へ', ['よけ']],
    ['ja', '簡単な', '簡単にできる、簡単さ', ['簡単に', '簡単さ']],
    ['ja', '書く', 'ファイルに書かない。書いて、書きます。', ['書か', '書い', '書き']],
    ['ja', '検索する', '文字列を検索した', ['検索し']],
    ['ja', '新しい', '新しくする', ['新しく']],
    ['ja', 'くださる', '問題の報告をご覧ください。お読みください。', ['ください', 'ください']],
    ['ja', '読む', 'この文書をお読みください。', ['読み']],
    ['ja', '持つ', 'お持ちのキーボードと、金持ちの家', ['持ち']],
    ['ja', '開く', 'アクセス権や開き方のタブ', ['開き']],
    ['ja', '描く', '描き始めると、描きにくい線になります。', ['描き', '描き']],
    ['ja', '掛ける', 'ストレスを掛けすぎてはいけません。', ['掛け']],
    ['ja', '慣れる', '習うより慣れろ。', ['慣れろ']],
    ['ja', '起こる', '起こりうる問題', ['起こり']],
    ['ja', 'とる', '彼らに連絡をとってください。それはとっても', ['とっ']],
    ['ja', 'うまい', 'ウェアはたいていうまく動きます。', ['うまく']],
    ['ja', '出来る', '抑止出来ます。', ['出来']],
    ['ja', '早い', 'キー押下が早過ぎて', ['早']],
    ['ja', '及ぶ', '被害が及び、影響が及びそうだ。', ['及び', '及び']],
    ['ja', '改める', '規則を改めて公開', ['改めて']],
    ['ja', '極める', '頂点を極めて', ['極めて']],
    ['ja', '余る', '余りそうだ', ['余り']],
    ['ja', '見極める', '見極めてから使う', ['見極めて']],
    ['ja', '見限る', '見限り、', ['見限り']],
    ['ja', '見限る', '彼は見限り、', ['見限り']],
    ['ja', '決する', '雌雄を決して', ['決し']],
    ['ja', 'メモ', 'メモリとメモ', ['メモ']],
    ['ja', 'サーバ', 'ウェブサーバと大サーバー', ['サーバ']],
    ['ja', 'ファイル', 'プロファイル', []],
    ['ja', 'ファイル', 'ﾌｧｲﾙとファイル', ['ﾌｧｲﾙ', 'ファイル']],
    ['zh', '据库', '数据库', []],
    ['zh', '数据库管理系统', '一个数据库管理系统。', ['数据库管理系统']],
    ['th', 'ไฟล์', 'เปิดไฟล์นี้', ['ไฟล์']],
  ])('%s, without spaces between words: %s', (language, term, text, expected) => {
    expect(found(language, [term], text)).toEqual(expected);
  });

  it('with each of its words inflected', () => {
    expect(found('de', ['virtuelle Maschine'], 'Mit virtuellen Maschinen')).toEqual(['virtuellen Maschinen']);
    expect(found('ru', ['учётная запись'], 'Для учетных записей')).toEqual(['учетных записей']);
  });
});

describe('what is another word is not found', () => {
  it.each<[string, string, string]>([
    ['de', 'einstellen', 'Die Einstellung'],
    ['de', 'Drücken', 'Zum Drucken'],
    ['de', 'Länge', 'Langes Warten'],
    ['de', 'sichern', 'Einen sicheren Weg'],
    ['de', 'Einstellung', 'Wir stellen etwas ein und einstellen'],
    ['de', 'Zeichnung', 'Die Aufzeichnungen'],
    ['de', 'Test', 'Bandbreitentester'],
    ['de', 'Eben', 'Ebenfalls'],
    ['de', 'Wiederherstellen', 'Wiederherstellungsprogramm'],
    ['fr', 'modèle', 'the model'],
    ['fr', 'limites', 'une portée limitée'],
    ['es', 'lista', 'a list'],
    ['es', 'copias', 'copiará'],
    ['fi', 'raja', 'rajon'],
    ['de', 'ändern', 'in anderem'],
    ['de', 'Stellung', 'Die Standardeinstellung'],
    ['de', 'Breite', 'Das Breitband'],
    ['de', 'sehen', 'eine Installation vorsehen'],
    ['es', 'casa', 'las casillas'],
    ['fr', 'contenir', 'Le contenu'],
    ['fi', 'kansi', 'kansioita'],
    ['fi', 'uusi', 'satunnaisuuden'],
    ['de', 'kleinste', 'ein kleines'],
    ['de', 'letzteres', 'Sein letztes'],
    ['de', 'Starten', 'Die Startfolie'],
    ['de', 'rechtes', 'Das Rechts'],
    ['de', 'sichern', 'Das ist sicher'],
    ['de', 'angreifen', 'Die Angriffe'],
    ['de', 'liegen', 'Er legt'],
    ['de', 'Zwergin', 'Die Zwergen'],
    ['de', 'Ende', 'Die Reisenden'],
    ['de', 'Zahl', 'Der Zähler'],
    ['de', 'Zähler', 'Die Zahl'],
    ['de', 'Drucker', 'Der Druckauftrag, im Druck'],
    ['de', 'Bau', 'Beim Bauen'],
    ['de', 'Wahl', 'Wählen Sie'],
    ['de', 'Seite', 'Seit gestern'],
    ['de', 'anhören', 'Dateien, die dazu angehören'],
    ['fr', 'sauvegarder', 'la sauvegarde'],
    ['es', 'firmar', 'la firma'],
    ['es', 'puerto', 'La puerta'],
    ['es', 'romper', 'El voto'],
    ['es', 'programar', 'Los programas'],
    ['ru', 'часть', 'Часто'],
    ['fi', 'tieto', 'tiedostonimeä'],
    ['fi', 'tulos', 'tulostuslaatua'],
    ['fi', 'pois', 'poistamisen'],
    ['fi', 'muut', 'muutettavissa'],
    ['fi', 'näky', 'Näytä'],
    ['fi', 'tila', 'tilille'],
    ['fi', 'lista', 'lisäävät'],
    ['fi', 'aika', 'aikaansaadussa'],
    ['fi', 'ääni', 'äänettömästi'],
    ['tr', 'almak', 'all'],
    ['tr', 'Hesaplar', 'hesaplarken'],
    ['tr', 'Çıkar', 'çıkartın'],
    ['tr', 'Seç', 'seçimi'],
    ['tr', 'yine', 'yinele'],
    ['ja', '並べ替える', '並べ替えや検索'],
    ['ja', 'したい', '明かしたい'],
    ['ja', 'し直す', '挿し直せ'],
    ['ja', '多く', '多いため'],
    ['ja', '着する', '着せ替え'],
    ['ja', 'つまる', '難読化、つまり、読めない'],
    ['ja', '限る', '取り除かない限り、使えない'],
    ['ja', '極める', '極めて優れた'],
    ['ja', '極める', '性能が極めて高い'],
    ['ja', '改める', '後で改めて設定する'],
    ['ja', '従う', '従って、使えない'],
    ['ja', '余る', '違いが余りない'],
    ['ja', '初める', '初めて登場した'],
    ['ja', '及ぶ', '許可、及び、禁止'],
    ['ja', '少ない', '少なくとも 2 つ'],
    ['es', 'figuración', 'las configuraciones'],
    ['fr', 'configurer', 'la configuration'],
    ['pl', 'możliwy', 'niemożliwe'],
    ['en', 'IT', 'if it is'],
    ['fi', 'lauseke', 'lauseita'],
    ['tr', 'boy', 'boyutu'],
    ['de', 'eben', 'zwei Ebenen'],
    ['de', 'teilen', 'alle Teile'],
    ['fr', 'activer', 'les listes actives'],
    ['fr', 'somme', 'nous sommes'],
    ['es', 'reiniciar', 'tras el reinicio'],
    ['pl', 'drukowany', 'oni drukują'],
    ['pl', 'szeroki', 'szeroko'],
    ['ru', 'исторические', 'исторически'],
    ['tr', 'kent', 'kendi'],
    ['tr', 'demek', 'den'],
    ['tr', 'demek', 'desen'],
    ['tr', 'demek', 'denetim'],
    ['tr', 'görmek', 'göredir'],
    ['tr', 'çıkmak', 'çıkışını'],
    ['tr', 'ekmek', 'ek'],
    ['tr', 'tutmak', 'tutam'],
    ['tr', 'içmek', 'için'],
    ['tr', 'almak', 'alanlar'],
    ['tr', 'kesmek', 'kesin'],
    ['tr', 'düzen', 'düzenlerken'],
    ['de', 'Herstellung', 'Die Wiederherstellung'],
    ['ja', '上げる', 'サーバを立ち上げて'],
    ['ja', '出す', '関数を呼び出さない'],
  ])('%s: %s', (language, term, text) => {
    expect(found(language, [term], text)).toEqual([]);
  });

  it('but a case-sensitive term is found as it is written', () => {
    const term = { text: 'Word', isCaseSensitive: true };
    expect(found('en', [term], 'A word in Word')).toEqual(['Word']);
  });
});

describe('a term is found', () => {
  it('inside of a compound', () => {
    expect(found('de', ['Datei'], 'Alle Textdateien')).toEqual(['dateien']);
    expect(found('de', ['Benutzer'], 'Ein Benutzerkonto')).toEqual(['Benutzer']);
    expect(found('nl', ['bestand'], 'een tekstbestand')).toEqual(['bestand']);
    expect(found('nl', ['bestand'], 'de bestandsnaam')).toEqual(['bestands']);
    expect(found('de', ['Bild'], 'Die Hintergrundbilder')).toEqual(['bilder']);
    expect(found('fi', ['tili'], 'käyttäjätilin')).toEqual(['tilin']);
    expect(found('ko', ['서버'], '주서버설정')).toEqual(['서버']);
  });

  it('in small letters where a German verb is written as on a button', () => {
    expect(found('de', ['Löschen'], 'Dateien löschen, das Löschen')).toEqual(['löschen', 'Löschen']);
    expect(found('de', ['Dienst'], 'du dienst, der Dienst')).toEqual(['Dienst']);
    const noun: SearchedTerm = { text: 'Essen', partOfSpeech: 'noun' };
    expect(found('de', [noun], 'das Essen essen')).toEqual(['Essen']);
  });

  it('with and without a hyphen', () => {
    expect(found('de', ['Benutzerkonto'], 'Ein Benutzer-Konto')).toEqual(['Benutzer-Konto']);
    expect(found('en', ['e-mail'], 'An email, an e-mail')).toEqual(['email', 'e-mail']);
  });

  it('over soft hyphens, spaces that do not break and line breaks, but not over punctuation', () => {
    expect(found('en', ['file system'], 'a file\u00A0sys\u00ADtem, file\n  system')).toEqual([
      'file\u00A0sys\u00ADtem',
      'file\n  system',
    ]);
    expect(found('en', ['file system'], 'a file, system')).toEqual([]);
    expect(found('en', ['post, to'], 'Post to an account')).toEqual([]);
    expect(found('en', ['file system'], 'a file\uFDD0system')).toEqual([]);
  });

  it('after an article that is joined, and without accents in capitals', () => {
    expect(found('fr', ['utilisateur'], 'L’utilisateur')).toEqual(['utilisateur']);
    expect(found('fr', ['état'], 'ETAT')).toEqual(['ETAT']);
  });

  it('with the signs that belong to its name', () => {
    expect(found('en', ['C++', 'C#'], 'C, C++ and C#')).toEqual(['C++', 'C#']);
  });

  it('alone where it is part of a longer one', () => {
    expect(found('en', ['file', 'file system'], 'A file system has files')).toEqual(['file system', 'files']);
  });

  it('exactly before it is found in another form', () => {
    const matcher = termMatcher([{ text: 'luz' }, { text: 'luces' }], 'es', vocabularies.lemmasOf('es'));
    const [only, ...more] = matcher.find('Las luces');
    expect(only).toMatchObject({ isExact: true, term: { text: 'luces' } });
    expect(more).toEqual([]);
  });
});

it('any text and any terms are matched without an error, at places in order within the text', () => {
  const languages = fc.constantFrom('en', 'de', 'fi', 'tr', 'ja', 'ko', 'zh', 'ar', 'xx', '');
  const word = fc.string({ unit: anyCharacter, maxLength: 12 });
  const words = fc.array(fc.oneof(word, fc.constantFrom('Haus', '-', ' ', 'ß', '\u00AD', '\uD800', '文件')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(languages, fc.array(words, { maxLength: 6 }), words, (language, terms, text) => {
      const searched = terms.map((parts) => ({ text: parts.join('') }));
      const value = text.join('');
      let last = 0;
      for (const { from, to } of termMatcher(searched, language).find(value)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(value.length);
        last = from;
      }
    }),
    { numRuns: runs(2000) },
  );
});

test.each(['de', 'fa', 'fr', 'he', 'hu', 'tr', 'uk'])(
  'a term with a name that every object has is found in %s',
  (language) => {
    for (const name of ['constructor', 'toString', 'valueOf'])
      expect(found(language, [name], `1 ${name} 2`)).toEqual([name]);
  },
);
