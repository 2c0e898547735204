import { describe, expect, it, test } from 'vitest';
import { checkPair } from '../../../../src/content/checks/check-field';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { evenWord, isOdd } from '../../../../src/content/checks/spelling/odd-words';
import { likelySpelling } from '../../../../src/content/checks/spelling/likely-spelling';
import type { Vocabulary } from '../../../../src/content/checks/spelling/vocabulary';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import { spellingProblems } from '../../../../src/content/checks/spelling/spelling-problems';

/** A vocabulary in which all of the words are common, but for those after a `|`. */
function vocabularyOf(base: string, text: string): Vocabulary {
  const [common = [], rare = []] = text.split('|').map((part) => part.split(' ').filter(Boolean));
  const known = new Set([...common, ...rare]);
  return {
    base,
    has: (word) => known.has(word) || known.has(word.charAt(0).toLowerCase() + word.slice(1)),
    isCommon: (word) => common.includes(word),
  };
}

describe('a word is said to be misspelled', () => {
  const rows: readonly (readonly [
    why: string,
    base: string,
    known: string,
    word: string,
    expected: string,
  ])[] = [
    ['for a letter that was lost', 'de', 'Konfiguration', 'Konfiguraton', 'Konfiguration'],
    ['for two letters that were exchanged', 'de', 'wiederholen', 'weiderholen', 'wiederholen'],
    ['for a letter that was typed twice', 'it', 'sistema', 'sisstema', 'sistema'],
    ['for an accent that was lost', 'es', 'búsqueda', 'busqueda', 'búsqueda'],
    ['for an accent that was added', 'fr', 'programme', 'progrâmme', 'programme'],
    ['for a neighbour on the keyboard', 'pt', 'terminar', 'termunar', 'terminar'],
    ['for two common words without a space', 'es', 'guardar archivo', 'guardararchivo', 'guardar archivo'],
    ['for a key that was held down', 'de', 'verwendet', 'verrrwendet', 'verwendet'],
    ['for a space that was lost', 'fr', 'les documents', 'lesdocuments', 'les documents'],
    ['for an apostrophe that was lost', 'fr', '|authentification', 'dauthentification', "d'authentification"],
    ['for a space behind a noun in -ción', 'es', 'selección', 'selecciónde', 'selección de'],
    ['for a space before a short word', 'es', 'tiene una', 'tieneuna', 'tiene una'],
    ['for a space before a verb', 'de', 'implementiert sind', 'implementiertsind', 'implementiert sind'],
    ['for a space after a preposition', 'pt', '|suporte', 'comsuporte', 'com suporte'],
    ['for a space before a preposition', 'nl', 'vertaling', 'vertalingdoor', 'vertaling door'],
    ['for an apostrophe lost after a word like two', 'it', '|albero', 'dellalbero', "dell'albero"],
    ['for an apostrophe lost before a short word', 'fr', 'avis', 'davis', "d'avis"],
    ['for a space before an article', 'it', 'riferirsi', 'riferirsialle', 'riferirsi alle'],
    ['for a slip in a short word like two', 'nl', 'kunnen|kun men', 'kunmen', 'kunnen'],
    ['for another accent, rather than two', 'fr', 'paramètres paramétrés', 'paramétres', 'paramètres'],
    ['for another circumflex', 'fr', 'dépôt', 'dépot', 'dépôt'],
    ['for a letter in a word of Turkish', 'tr', 'örneklem', 'örnklem', 'örneklem'],
    ['for the last consonant of a word of Turkish', 'tr', 'bilgisayar', 'bilgisaya', 'bilgisayar'],
    ['for a vowel behind a consonant of Turkish that changes', 'tr', '|sokak sokakka', 'sokaka', 'sokakka'],
    ['for a word of Turkish that is cut off', 'tr', 'seçeneğe', 'seçeneğ', 'seçeneğe'],
    ['for a slip in the noun of a verb', 'de', 'Tauschens|tauschen', 'Taushcens', 'Tauschens'],
    ['for two accents', 'pt', 'condições', 'condicoes', 'condições'],
    ['for two words of Turkish', 'tr', 'geçersiz dönüş', 'geçersizdönüş', 'geçersiz dönüş'],
    ['for a space after an adjective', 'ru', 'рабочего стола', 'рабочегостола', 'рабочего стола'],
    ['for a short word', 'pt', 'para', 'praa', 'para'],
    ['for two short words without a space', 'de', '', 'ausder', 'aus der'],
    [
      'for a space after an article, where the rest is long',
      'nl',
      '|speelveld',
      'hetspeelveld',
      'het speelveld',
    ],
    [
      'for a common word and a long rare one',
      'pl',
      'szarości|odcieniach',
      'odcieniachszarości',
      'odcieniach szarości',
    ],
    ['for a space after a verb', 'fr', 'identité', 'identitéest', 'identité est'],
    ['for a letter lost of a short word', 'fr', 'onglet', 'onlet', 'onglet'],
    ['for the only short word that is alike', 'pt', 'janela', 'janeka', 'janela'],
    ['for letters exchanged after a prefix', 'pl', 'pobrać|barć', 'pobarć', 'pobrać'],
    [
      'for a slip in a Dutch word that seems composed',
      'nl',
      'gebruiken|gebruik ken',
      'gebruikken',
      'gebruiken',
    ],
    ['for a noun that is like another word', 'de', 'gesucht|Gesicht', 'gesicht', 'Gesicht'],
    ['for a common noun that seems composed', 'de', 'Instanz|ins tanz', 'instanz', 'Instanz'],
    ['for a noun whose end is a verb, too', 'de', 'Liste|Befehl liste', 'befehlsliste', 'Befehlsliste'],
    ['after an article', 'fr', 'application', 'l’aplication', 'l’application'],
    ['at the start of a sentence', 'es', 'selección', 'Seleccion', 'Selección'],
    ['for an accent of a rare word', 'pt', '|formulários', 'formularios', 'formulários'],
    ['for another accent', 'fr', 'accès', 'accés', 'accès'],
    ['for umlauts in plain letters', 'de', '|gebräuchliche', 'gebraeuchliche', 'gebräuchliche'],
    ['for ß before another word is thought of', 'de', 'weise|weiße', 'weisse', 'weiße'],
    ['for a last letter that was lost', 'de', 'Ausführung', 'Ausführun', 'Ausführung'],
    ['for the letter before the last one', 'de', 'verwendet', 'verwendt', 'verwendet'],
    ['for a letter from elsewhere', 'de', 'implementiert', 'implemenatiert', 'implementiert'],
    ['for a German noun in small letters', 'de', '|Kern Funktionen', 'kernfunktionen', 'Kernfunktionen'],
    ['for one of two equal letters', 'es', 'acceso', 'aceso', 'acceso'],
    ['for a letter twice in a rare word', 'fr', '|moderne', 'modernne', 'moderne'],
    ['for a dot that is none', 'tr', 'yapılandırma', 'yapılandirma', 'yapılandırma'],
    ['for all marks of a word', 'tr', '|kullanıcıların', 'kullanicilarin', 'kullanıcıların'],
    ['at the start, with a dot on the capital', 'tr', 'istemcilerin', 'İstemcielrin', 'İstemcilerin'],
    ['for exchanged letters of a rare word', 'pt', '|ficheiros', 'fihceiros', 'ficheiros'],
    ['for a letter that is another one', 'ru', 'свойства', 'свойщтва', 'свойства'],
    ['for a letter that a rare word lost', 'it', '|distruggendo', 'ditruggendo', 'distruggendo'],
    ['for a letter more in a rare word', 'pl', '|cząstkowy', 'cząstwkowy', 'cząstkowy'],
    ['for an accent that a rare word does not have', 'nl', '|commercieel', 'commerciëel', 'commercieel'],
    [
      'in a compound',
      'de',
      'Hierarchie|Verzeichnis Verzeichnishierarchie',
      'Verzeichnishierachie',
      'Verzeichnishierarchie',
    ],
  ];
  test.each(rows)('%s', (_why, base, known, word, expected) => {
    expect(likelySpelling(word, vocabularyOf(base, known))).toBe(expected);
  });
});

describe('no other spelling is proposed', () => {
  const rows: readonly (readonly [why: string, base: string, known: string, word: string])[] = [
    ['for a word that is known', 'de', 'Datei', 'Datei'],
    ['where only a rare word is alike', 'de', '|Tarnballs', 'Tarballs'],
    ['where two rare words are alike', 'es', '|anotaremos azotaremos', 'aotaremos'],
    ['for another letter of a rare word', 'it', '|grafitare', 'graficare'],
    ['for a letter that a rare word of Turkish may have', 'tr', '|onaylatmadınız', 'onaylamadınız'],
    ['for a word of Polish with "pre"', 'pl', '|definiowanych przedefiniowanych', 'predefiniowanych'],
    ['for a verb of French as it is written since 1990', 'fr', '|préférerez', 'préfèrerez'],
    ['where it is an older spelling of a rare word', 'pt', '|atual acutal', 'actual'],
    ['where a name becomes a rare word', 'de', '|Rednern', 'Rendern'],
    ['for another first letter', 'de', 'Leiste', 'Keiste'],
    ['for a first letter that was lost, and may stand before it', 'nl', 'installeren', 'nstalleren'],
    ['for another first letter of a short word', 'tr', 'ırklar', 'orklar'],
    ['for two short words that may be a compound', 'es', 'marca páginas', 'marcapáginas'],
    ['for another ending', 'es', 'reinicio', 'reinicios'],
    ['for a short word', 'de', 'Strick', 'Stick'],
    [
      'for a compound of known words',
      'de',
      'Treiberunterstützung|Treiber Unterstützung',
      'Treiberunterstützung',
    ],
    ['for a verb with pronouns', 'es', 'mostrándome|mostrando', 'mostrándole'],
    ['for a verb with "zu"', 'de', 'abzuführen|anführen', 'anzuführen'],
    ['for a consonant that is no longer written', 'pt', 'selecionar', 'seleccionar'],
    ['for a word with a prefix', 'ru', 'подсвети|сети', 'подсети'],
    ['for an accent that is right since 1990', 'fr', 'complètement', 'complétement'],
    ['where no article is short before a word', 'fr', 'haine', 'chaine'],
    ['for a composed adjective', 'de', '|Zeichen lose Vorzeichen Lose', 'vorzeichenlose'],
    ['for an adverb of a noun', 'de', 'Weise|Zeichen Zeichenweise', 'zeichenweise'],
    ['for an adjective of a noun', 'de', '|System Eigenen Systemeigenen', 'systemeigenen'],
    ['for an adjective that only a dictionary has', 'de', '|Pfeilförmigen', 'pfeilförmigen'],
    ['for a foreign word without the last vowel', 'it', 'documenti', 'document'],
    ['for two equal vowels of a rare word', 'de', '|Datenextraakt', 'Datenextrakt'],
    ['for a known word with the ending of "is"', 'tr', 'modülerdir|modüller', 'modüllerdir'],
    ['for an older spelling', 'tr', 'kısmi', 'kısmî'],
    ['for a verb that is a noun in the dictionary', 'de', '|Tunneln', 'tunneln'],
    ['for a short word that is like two', 'es', 'carga carta', 'carva'],
    ['for a word with a common ending', 'it', 'azioni|evidenzi', 'evidenziazioni'],
    ['for a word with a common beginning', 'ru', 'место положение', 'местоположение'],
    ['for a word after a preposition that begins it', 'ru', 'после стартовый', 'послестартовый'],
    ['for a person named after an idea', 'es', 'lista|universa', 'universalista'],
    ['where only a syllable comes before a preposition', 'nl', '', 'frontdoor'],
    ['for a word of Turkish with endings', 'tr', 'dizinler deki', 'dizinlerdeki'],
    ['for an ending of Turkish that is a word', 'tr', 'dizinin izin', 'dizininizin'],
    ['for a verb of Turkish with a rare end', 'tr', 'görüntüle|yemeyebilir', 'görüntüleyemeyebilir'],
    ['for another form of a word of Turkish', 'tr', 'örnekleme', 'örneklem'],
    ['for the dative and the accusative of a word of Turkish', 'tr', '|slayt slaytta', 'slayta'],
    ['for a circumflex that is not needed since 1990', 'fr', 'chine|chaîne', 'chaine'],
    ['for the noun of a verb', 'de', 'täuschens|tauschen', 'Tauschens'],
    ['for what is more so', 'de', '|Verrückteren verrückt', 'verrückteren'],
    ['for a word with "post"', 'it', 'elaborazione|post', 'postelaborazione'],
    ['for a word that only its request has', 'de', '|Tarballen', 'Tarballes'],
  ];
  test.each(rows)('%s', (_why, base, known, word) => {
    expect(likelySpelling(word, vocabularyOf(base, known))).toBeUndefined();
  });
});

it('a form of a common word that the Turkish dictionary lacks is right', () => {
  const common = new Set(['öge', 'ögelerini', 'öğe']);
  const vocabulary: Vocabulary = {
    base: 'tr',
    has: (word) => common.has(word) && word !== 'öğe',
    isCommon: (word) => common.has(word),
  };
  expect(likelySpelling('öğelerini', vocabulary)).toBeUndefined();
  expect(likelySpelling('öglerini', vocabulary)).toBe('ögelerini');
});

it('two rare words are divided where the request has one of them', () => {
  const vocabulary = vocabularyOf('ru', '|погоды сводками');
  expect(likelySpelling('сводкамипогоды', vocabulary, (near) => near === 'погоды')).toBe('сводками погоды');
  expect(likelySpelling('сводкамипогоды', vocabulary)).toBeUndefined();
});

it('a rare word is proposed for a slip where the request has it', () => {
  const vocabulary = vocabularyOf('pt', '|autenticação Eléments éléments');
  expect(likelySpelling('autenticaço', vocabulary, (near) => near === 'autenticação')).toBe('autenticação');
  expect(likelySpelling('autenticaço', vocabulary, (near) => near === 'outro')).toBeUndefined();
});

/** The word that is proposed for another one where the request has it, which is rare. */
const near = (base: string, misspelled: string, other: string): string | undefined =>
  likelySpelling(misspelled, vocabularyOf(base, `|${other}`), (one) => one === other);

it('a word of the request that is alike but for its beginning or its ending is another one', () => {
  expect(near('ru', 'ремультиплексировании', 'демультиплексировании')).toBeUndefined();
  expect(near('ru', 'демультплексировании', 'демультиплексировании')).toBe('демультиплексировании');
  expect(near('nl', 'classe', 'klasse')).toBe('klasse');
  expect(near('fr', 'nultiplexeur', 'multiplexeur')).toBe('multiplexeur');
  expect(near('tr', 'sürümünüz', 'sürümünüzü')).toBeUndefined();
  expect(near('tr', 'sürmünüzü', 'sürümünüzü')).toBe('sürümünüzü');
  expect(near('tr', 'işleyiciyi', 'işleyicisi')).toBeUndefined();
  expect(near('tr', 'işleyicidi', 'işleyicisi')).toBe('işleyicisi');
});

describe('a word with capitals or digits among its letters', () => {
  const vocabulary = vocabularyOf('de', '|Wenn danach Ausdrücke Kompilierung Modul Benutzerinnen Größe');
  it('is the word with letters in their places', () => {
    const words = ['WEnn', 'dANACH', 'AusdrüCke', 'KompiIierung', 'Modu1'];
    expect(words.filter(isOdd)).toEqual(words);
    expect(words.map((odd) => evenWord(odd, vocabulary))).toEqual([
      'Wenn',
      'danach',
      'Ausdrücke',
      'Kompilierung',
      'Modul',
    ]);
    expect(evenWord('datei0', vocabulary)).toBeUndefined();
    // Two words that are the name of a value.
    const dutch = vocabularyOf('nl', 'platform thema platformthema');
    expect(['platformThema', 'platformtHema'].map((odd) => evenWord(odd, dutch))).toEqual([
      undefined,
      'platformthema',
    ]);
  });

  it('may be so on purpose', () => {
    const words = ['BenutzerInnen', 'iPhone', 'URLs', 'GRÖßE', 'kiloOctets', 'бОльшими', 'Wenn', 'HTML'];
    expect(words.filter(isOdd)).toEqual([]);
  });

  it('is looked up unless the source has it', () => {
    expect(lookedUp('The JavaScript', 'Das JavaScript, das Modu1, WEnn')).toEqual(['WEnn', 'Modu1']);
    expect(lookedUp('PostScript files', 'Pliki PostScriptowego i jEst', 'pl')).toEqual(['jEst']);
    expect(lookedUp('A Postscript file', 'Pliki PostScriptowego i PlIki', 'pl')).toEqual(['PlIki']);
    expect(lookedUp('Download it', 'Le DOwnload', 'fr')).toEqual(['DOwnload']);
    expect(lookedUp('It finds fOo', 'Voir tOto, dANACH', 'fr')).toEqual(['Voir', 'dANACH']);
    expect(lookedUp('It finds it', 'Voir tOto', 'fr')).toEqual(['Voir', 'tOto']);
    expect(lookedUp('The TEXTs are', 'De TEKSTen zijn ZEEr', 'nl')).toEqual(['zijn']);
    expect(lookedUp('The texts are', 'De TEKSTen zijn', 'nl')).toEqual(['zijn', 'TEKSTen']);
    expect(lookedUp('with the script FILE', 'Skrypt w PLIKu', 'pl', 'text')).toEqual(['Skrypt']);
    expect(lookedUp('with the script FILE', 'Skrypt w PLIk', 'pl', 'text')).toEqual(['Skrypt', 'PLIk']);
    expect(lookedUp('with the script', 'Skrypt w PLIKu', 'pl', 'text')).toEqual(['Skrypt', 'PLIKu']);
    expect(lookedUp('The platformTheme is set', 'Het platformThema is nu', 'nl')).toEqual([]);
    expect(lookedUp('The platformTheme is set', 'platformTheme isIngesteld', 'nl')).toEqual(['isIngesteld']);
    expect(lookedUp('It is OFF', 'Es ist AUSgeschaltet')).toEqual([]);
    expect(lookedUp('It is OFF', 'ES ist AUtomatisch')).toEqual(['AUtomatisch']);
    expect(lookedUp('It is off', 'Es ist AUSgeschaltet')).toEqual(['AUSgeschaltet']);
    expect(lookedUp('Click the URLs', 'KLICken Sie die URLs')).toContain('KLICken');
  });
});

/** The words of a German target that are looked up. */
function lookedUp(source: string, target: string, language = 'de', data = 'html'): readonly string[] {
  const pair = parsePair({ type: 'localizable', data, source, target }, { source: 'en', target: language });
  return spelledWords(pair, checkPair(pair)).flatMap(({ word, hasTerm }) => (hasTerm === true ? [] : [word]));
}

/** The words of a Spanish target that the source has as well, or that begin or end with one of its words. */
function inSpanish(target: string, source = 'The version of the main menu'): readonly string[] {
  const field = { type: 'localizable', data: 'html', source, target };
  const pair = parsePair(field, { source: 'en', target: 'es' });
  return spelledWords(pair, []).flatMap(({ word: one, isEnglish, term }) =>
    isEnglish === true ? [one] : term === undefined ? [] : [`${one}: ${term}`],
  );
}

test.each([
  ['[<i>rutanueva</i>]', true],
  ['<i><b>rutanueva</b></i>', true],
  ['--path<i> rutanueva</i>', true],
  ['<i>la rutanueva</i>', false],
])('%s is marked as the name of an argument: %s', (html, expected) => {
  const field = { type: 'localizable', data: 'html', source: '<i>newpath</i>', target: html };
  const pair = parsePair(field, { source: 'en', target: 'es' });
  const found = spelledWords(pair, []).find(({ word: one }) => one === 'rutanueva');
  expect(found?.isMarked ?? false).toBe(expected);
});

describe('the words that are looked up', () => {
  it('are neither code nor addresses nor placeholders nor names with digits', () => {
    const target = 'Siehe <code>konfig</code>, www.beispiel.example, {anzahl}, Datei2 und datei.txt';
    expect(lookedUp('See it', target)).toEqual(['Siehe']);
  });

  it('have a capital where they are a whole label, or have a letter of their language', () => {
    expect(lookedUp('Requests', 'Requetes', 'fr')).toEqual(['Requetes']);
    expect(lookedUp('The view', 'Gorünümü Seç', 'tr')).toEqual(['Gorünümü']);
    expect(lookedUp('By Paul A. Smith', 'De Requetes Smith', 'fr')).toEqual([]);
    expect(lookedUp('The park', 'Ельцин Парк', 'ru')).toEqual([]);
  });

  it('are no abbreviations, which end in a full stop within a sentence', () => {
    expect(lookedUp('Free size: 3', 'Größe, verfügb. als Kilob.: 3')).toEqual(['Größe']);
    expect(lookedUp('It is free.', 'Das ist verfügbarr.')).toContain('verfügbarr');
  });

  it('are no words of the code beside them, and no arguments of options', () => {
    expect(
      lookedUp('It says <code>getdir</code>', 'Richtung <code>holerichtung</code>: holerichtung'),
    ).toEqual(['Richtung']);
    expect(lookedUp('<b>-H</b> <i>now</i> starts', '<b>-H</b> <i>immediat</i> startet')).toEqual(['startet']);
    expect(lookedUp('Help (mail --help topic)', 'Hilfe (mail --help thema)')).toEqual(['Hilfe']);
    expect(lookedUp('Run it with --help here', 'Mit --help starten')).toEqual(['starten']);
    expect(lookedUp('It <i>now</i> starts', 'Es <i>sofort</i> startet')).toEqual(['sofort', 'startet']);
  });

  it('are not those of the source, nor forms and compounds of them', () => {
    expect(lookedUp('The widget', 'Die Widgets, die Widgetleiste: zeigen')).toEqual(['zeigen']);
  });

  it('are no word of the source in brackets, and no participle of its verbs', () => {
    expect(lookedUp('Use arrays', '(array) (tabelle)')).toEqual(['tabelle']);
    expect(lookedUp('It is pooled', 'gepoolter, gepohlter')).toEqual(['gepohlter']);
    expect(lookedUp('It was liked', 'geliked, gelukt', 'nl')).toEqual(['gelukt']);
  });

  it('are none of a text that is not translated for the most part', () => {
    const left = 'instead of using the line of a connection';
    expect(lookedUp(`Drag objects ${left}`, `Drag cells ${left}`, 'fr')).toEqual([]);
    expect(
      lookedUp(`Drag objects ${left}`, `Faites glisser plusieurs cellulles au lieu ${left}`, 'fr'),
    ).toContain('cellulles');
  });

  it('may be those of the source behind a function word of the language', () => {
    expect(inSpanish('La version aquí')).toEqual(['version']);
    expect(inSpanish('Clave version aquí, the version')).toEqual([]);
    expect(inSpanish('La debian', 'The tags of Debian')).toEqual([]);
    expect(inSpanish('La version', 'Version')).toEqual(['version']);
    expect(inSpanish('El menuprincipal')).toEqual(['menuprincipal: menu']);
  });

  it('have no capitals in the middle of a sentence where nouns have none', () => {
    expect(lookedUp('Made by her', 'Hecho por Ximena, siempre', 'es')).toEqual([
      'Hecho',
      'siempre',
      'Hecho por',
    ]);
    expect(lookedUp('Made by her', 'Gemacht von Ximena')).toEqual(['Gemacht', 'Ximena', 'Gemacht von']);
  });

  it('may have five letters in capitals, unless the source has capitals for them', () => {
    expect(lookedUp('A game on GNOME', 'El JUEGO en GNOME', 'es')).toEqual(['JUEGO']);
    expect(lookedUp('THE game', 'EL gran JUEGO', 'es')).toEqual(['gran']);
  });

  it('have no capitals that are stressed in another line of the source, or said to be too many', () => {
    const message = 'A medium which was NOT\nfully recovered.\nThe end.';
    expect(lookedUp(message, 'Ein Träger,\nder NICHT ganz da ist.\nEnde.', 'de', 'text')).not.toContain(
      'NICHT',
    );
    expect(lookedUp('This is not undone', 'Das wird NICHT wieder')).not.toContain('NICHT');
  });

  it('are no abbreviations, parts of words or words in capitals', () => {
    expect(lookedUp('A saver', 'Bildschirm- "schoner" "guter"')).toEqual(['guter']);
    expect(lookedUp('A', 'HTML-Seite, WLAN, Kopf- und iPhone')).toEqual([]);
    expect(lookedUp('(_T)ools', '(_W)erkzeuge', 'de', 'text')).toEqual([]);
    expect(lookedUp('R>un', 'B>eenden', 'de', 'text')).toEqual([]);
    expect(lookedUp('-user <username>', '-user <benutzername>', 'de', 'text')).toEqual([]);
  });
});

const noWords = (): boolean => false;
const word = (text: string) => ({ word: text, places: [{ from: 0, to: text.length }] });

/** The nouns that a German target has in small letters. */
function smallNouns(source: string, target: string): readonly string[] {
  const pair = parsePair(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
  );
  const german = vocabularyOf(
    'de',
    'Server Option Einstellungen Liste Leben Waren waren Super|super Disketten',
  );
  const nouns = spelledWords(pair, []).filter(({ isNoun }) => isNoun === true);
  return spellingProblems(nouns, new Map(), german, noWords).map(({ detail }) => detail['expected'] ?? '');
}

describe('a field', () => {
  const vocabulary = vocabularyOf('de', 'wiederholen Datei öffnen speichern schließen drucken');

  it('has a problem for a slip, with the word that was probably meant', () => {
    expect(spellingProblems([word('weiderholen')], new Map(), vocabulary, noWords)).toMatchObject([
      { check: 'spelling', detail: { word: 'weiderholen', expected: 'wiederholen' } },
    ]);
  });

  it('has none for a term that the request has in several forms', () => {
    const russian = vocabularyOf('ru', 'песенник песенники песенника мягкий');
    const slip = { detail: { word: 'плесенники', expected: 'песенники' } };
    const several = new Map([
      ['плесенники', 1],
      ['плесенника', 2],
    ]);
    expect(spellingProblems([word('плесенники')], several, russian, noWords)).toEqual([]);
    // Once, or beside forms that are right.
    expect(spellingProblems([word('плесенники')], new Map(), russian, noWords)).toMatchObject([slip]);
    const right = new Map([['песенника', 5]]);
    expect(spellingProblems([word('плесенники')], right, russian, noWords)).toMatchObject([slip]);
  });

  it('has a problem for a space in a word, where a part of it is no word', () => {
    expect(
      spellingProblems([word('wieder holen'), word('wie derholen')], new Map(), vocabulary, noWords),
    ).toMatchObject([
      { detail: { word: 'wieder holen', expected: 'wiederholen' } },
      { detail: { word: 'wie derholen', expected: 'wiederholen' } },
    ]);
    const known = vocabularyOf('de', 'wieder holen wiederholen');
    expect(spellingProblems([word('wieder holen')], new Map(), known, noWords)).toEqual([]);
    const french = vocabularyOf('fr', 'application usage|appli cation usa les');
    expect(
      spellingProblems([word('appli cation'), word('usa ges')], new Map(), french, noWords),
    ).toMatchObject([{ detail: { expected: 'application' } }]);
  });

  it('has a problem for a lost accent beside an unknown word', () => {
    const places = [
      { word: 'pobrac', places: [{ from: 0, to: 6 }] },
      { word: 'captchy', places: [{ from: 7, to: 14 }] },
    ];
    expect(spellingProblems(places, new Map(), vocabularyOf('pl', 'pobrać'), noWords)).toMatchObject([
      { detail: { expected: 'pobrać' } },
    ]);
  });

  it('has a problem for a German noun in small letters where one stands, even one of the source', () => {
    expect(smallNouns('The server waits.', 'Der server wartet.')).toEqual(['Server']);
    expect(smallNouns('The chosen option.', 'Mit der gewählten option.')).toEqual(['Option']);
    expect(smallNouns('A list of all.', 'Eine lange, gute liste aller.')).toEqual([]);
    expect(smallNouns('You make settings.', 'Sie können einstellungen vornehmen.')).toEqual([
      'Einstellungen',
    ]);
    expect(smallNouns('Hard sectored disks.', 'Lesen von sektorierten disketten.')).toEqual(['Disketten']);
    expect(smallNouns('Several lists.', 'Mehrere liste lesen.')).toEqual(['Liste']);
    expect(smallNouns('Several lists.', 'Mehrere liste Einträge lesen.')).toEqual([]);
    expect(smallNouns('It was forced.', 'Es wurde erzwungen und verschafft.')).toEqual([]);
    expect(smallNouns('Where you live.', 'Ein Land, in dem Sie leben.')).toEqual([]);
    expect(smallNouns('They were super.', 'Die waren super.')).toEqual([]);
    expect(smallNouns('The server name', 'Der server Name')).toEqual([]);
    expect(smallNouns('The server: URL', 'Der server: URL')).toEqual([]);
    expect(smallNouns('The <i>server</i> waits.', 'Der <i>server</i> wartet.')).toEqual([]);
  });

  it('has a problem for a hyphen in a word, where none of its parts is a word', () => {
    expect(
      spellingProblems([word('wieder-holen'), word('spei-chern')], new Map(), vocabulary, noWords),
    ).toMatchObject([
      { detail: { word: 'wieder-holen' } },
      { detail: { word: 'spei-chern', expected: 'speichern' } },
    ]);
    const known = vocabularyOf('de', 'wieder wiederholen playback');
    expect(spellingProblems([word('wieder-holen'), word('play-back')], new Map(), known, noWords)).toEqual(
      [],
    );
  });

  it('has a problem for two words without a space beside an unknown one, which is no name then', () => {
    const words = [
      { word: 'Programm', from: 0 },
      { word: 'wirdgespeichert', from: 9 },
    ].map(({ word: text, from }) => ({
      word: text,
      places: [{ from, to: from + text.length }],
    }));
    expect(spellingProblems(words, new Map(), vocabularyOf('de', 'gespeichert'), noWords)).toMatchObject([
      { detail: { expected: 'wird gespeichert' } },
    ]);
  });

  it('has none for two words without a space that are the name of an argument', () => {
    const spanish = vocabularyOf('es', 'directorio nuevo');
    const joined = word('directorionuevo');
    const expected = [{ detail: { word: 'directorionuevo', expected: 'directorio nuevo' } }];
    expect(spellingProblems([joined], new Map(), spanish, noWords)).toMatchObject(expected);
    expect(spellingProblems([{ ...joined, isMarked: true }], new Map(), spanish, noWords)).toEqual([]);
    // A slip is hardly made twice.
    const [once, twice] = [1, 2].map((count) => new Map([['directorionuevo', count]]));
    expect(spellingProblems([joined], once ?? new Map(), spanish, noWords)).toMatchObject(expected);
    expect(spellingProblems([joined], twice ?? new Map(), spanish, noWords)).toEqual([]);
  });

  it('has a problem for a common word in capitals, and none for an abbreviation', () => {
    const spanish = vocabularyOf('es', 'juego archivo');
    expect(spellingProblems([word('JUEGO'), word('GNOME')], new Map(), spanish, noWords)).toMatchObject([
      { detail: { word: 'JUEGO', expected: 'juego' } },
    ]);
  });

  it('is none where the list of common words has it, but the dictionary of the region lacks it', () => {
    const common = new Set(['registrado', 'anônimo']);
    const regional = { base: 'pt', has: () => false, isCommon: (one: string) => common.has(one) };
    for (const known of ['registrado', 'Registrado', 'Anônimo'])
      expect(spellingProblems([word(known)], new Map(), regional, noWords)).toEqual([]);
    expect(spellingProblems([word('regisrado')], new Map(), regional, noWords)).toHaveLength(1);
  });

  it('with many common words of another region is still looked at', () => {
    const common = new Set(['registrado', 'contato', 'anônimo', 'terreno']);
    const regional = { base: 'pt', has: () => false, isCommon: (one: string) => common.has(one) };
    const words = ['Registrado', 'contato', 'anônimo', 'terrreno'].map(word);
    expect(spellingProblems(words, new Map(), regional, noWords)).toMatchObject([
      { detail: { word: 'terrreno', expected: 'terreno' } },
    ]);
  });

  it('has a problem for the letter that Swiss German lacks', () => {
    const known = new Set(['schliessen', 'ausserdem', 'Ausserdem', 'gross']);
    const common = new Set(['schließen', 'außerdem', 'groß']);
    const swiss = {
      base: 'de',
      has: (one: string) => known.has(one),
      isCommon: (one: string) => common.has(one),
    };
    const rows = [
      ['schließen', 'schliessen'],
      ['Außerdem', 'Ausserdem'],
    ];
    for (const [given = '', expected] of rows)
      expect(spellingProblems([word(given)], new Map(), swiss, noWords)).toMatchObject([
        { detail: { word: given, expected } },
      ]);
    const all = ['schließen', 'Außerdem', 'groß', 'außerdem'].map(word);
    expect(spellingProblems(all, new Map(), swiss, noWords)).toHaveLength(all.length);
  });

  it('has a problem for a word with one of the source in it, where the request has the right one', () => {
    const french = vocabularyOf('fr', '|serveur utilisation');
    const words = ['serveu', 'serverts', 'lutilisation'].map((one) => ({ ...word(one), hasTerm: true }));
    expect(spellingProblems(words, new Map([['serveur', 3]]), french, noWords)).toMatchObject([
      { detail: { word: 'serveu', expected: 'serveur' } },
      { detail: { word: 'lutilisation', expected: "l'utilisation" } },
    ]);
  });

  it('has a problem for a common word and one of the source without a space between them', () => {
    const french = vocabularyOf('fr', 'principal fichier');
    const words = ['menuprincipal', 'fichiermenu', 'menuxprincipal'].map((one) => ({
      ...word(one),
      hasTerm: true,
      term: 'menu',
    }));
    expect(spellingProblems(words, new Map(), french, noWords)).toMatchObject([
      { detail: { word: 'menuprincipal', expected: 'menu principal' } },
      { detail: { word: 'fichiermenu', expected: 'fichier menu' } },
    ]);
    const german = vocabularyOf('de', 'Datei');
    expect(
      spellingProblems([{ ...word('Dateimenu'), hasTerm: true, term: 'menu' }], new Map(), german, noWords),
    ).toEqual([]);
  });

  it('has a problem for a word of the source that lacks nothing but its accent', () => {
    const spanish = vocabularyOf('es', 'versión servidor');
    const words = ['version', 'servidr'].map((one) => ({ ...word(one), hasTerm: true, isEnglish: true }));
    expect(spellingProblems(words, new Map(), spanish, noWords)).toMatchObject([
      { detail: { word: 'version', expected: 'versión' } },
    ]);
  });

  it('has none for the form of a word that the request has, although its parts are two words', () => {
    const russian = vocabularyOf('ru', 'стола значками|штрих рабочего');
    const [form, part] = ['штрихзначк', 'штрих'].map((one) => new Map([[one, 1]]));
    expect(spellingProblems([word('штрихзначками')], form ?? new Map(), russian, noWords)).toEqual([]);
    expect(spellingProblems([word('штрихзначками')], part ?? new Map(), russian, noWords)).toMatchObject([
      { detail: { expected: 'штрих значками' } },
    ]);
  });

  it('has none for a word that is said again and again in its request', () => {
    expect(
      spellingProblems([word('weiderholen')], new Map([['weiderholen', 3]]), vocabulary, noWords),
    ).toEqual([]);
  });

  it('has none for a word of the person’s own', () => {
    expect(spellingProblems([word('weiderholen')], new Map(), vocabulary, () => true)).toEqual([]);
  });

  it('has none for unknown words beside each other', () => {
    const places = [
      { word: 'wiederhohlen', places: [{ from: 0, to: 12 }] },
      { word: 'unbekannt', places: [{ from: 13, to: 22 }] },
    ];
    expect(spellingProblems(places, new Map(), vocabulary, noWords)).toEqual([]);
  });

  it('has none where a quarter of its words are unknown', () => {
    const words = ['weiderholen', 'vuvuvu', 'wawawa', 'xuxuxu', 'öffnen', 'Datei'].map(word);
    expect(spellingProblems(words, new Map(), vocabulary, noWords)).toEqual([]);
  });
});
