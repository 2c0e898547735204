import { expect, it } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { vocabularies } from '../../../support/content/vocabularies';

/** Returns nothing, the related word of the target, or the variant of the problem, with its certainty. */
function missing(
  tag: string,
  translation: string,
  target: string,
  term = 'thing',
  source = 'A thing',
): string {
  const languages = { source: 'en', target: tag };
  const entry: TermEntry = {
    id: 'one',
    terms: {
      en: [{ text: term, status: 'preferred' }],
      [tag]: [{ text: translation, status: 'preferred' }],
    },
  };
  const index = termIndex([entry], languages, (language) => vocabularies.lemmasOf(language));
  if (index === undefined) return expect.fail('no terms');
  const pair = parsePair({ type: 'localizable', data: 'text', source, target }, languages);
  const [problem] = checkTerms(pair, index, new Set(['term-missing'] as const)).problems;
  if (problem === undefined) return 'nothing';
  if (problem.variant !== 'related') return `${problem.variant} ${certaintyOf(problem)}`;
  const [place = { from: 0, to: 0 }] = problem.target;
  expect(problem.detail['found']).toBe(target.slice(place.from, place.to));
  return `${problem.detail['found']} ${certaintyOf(problem)}`;
}

it.each([
  ['de', 'Umwandeln', 'Die Genauigkeitsumwandlung', 'Genauigkeitsumwandlung'],
  ['de', 'Auswahl', 'Die ausgewählten Seiten', 'ausgewählten'],
  ['de', 'Bildgröße', 'Die Größe des Bildes', 'Größe'],
  ['fr', 'Modifier', 'Nombre de modifications', 'modifications'],
  ['fr', 'Convertir', 'Conversion de l’image', 'Conversion'],
  ['fr', 'Supprimer', 'La suppression du calque', 'suppression'],
  ['es', 'Enlace', 'Páginas que enlazan a esta', 'enlazan'],
  ['es', 'Anchura', 'El ancho de la imagen', 'ancho'],
  ['es', 'Cambiar', 'Aplicar los cambios', 'cambios'],
  ['pl', 'Usuń', 'Czy usuwać punkty', 'usuwać'],
  ['pl', 'Wykrywacz', 'Wynik wykrywania punktów', 'wykrywania'],
  ['pl', 'Zmień', 'Liczba zmian', 'zmian'],
  ['ru', 'Удаление', 'Удалить рычаги', 'Удалить'],
  ['ru', 'Сбросить', 'Выберите сбрасываемый проект', 'сбрасываемый'],
  ['de', 'Album-Künstler', 'Nach Künstler des Albums', 'Künstler'],
  ['fr', 'Connexion', 'Le programme se connecte', 'connecte'],
  ['pl', 'Zastąp', 'Bez zastępowania pliku', 'zastępowania'],
  ['pl', 'Pola', 'Dzielenie pól gatunku', 'pól'],
  ['pl', 'Usuń', 'Nagrywa projekt, a następnie go usuwa', 'usuwa'],
  ['pl', 'Sieć', 'Połączony z sieciami', 'sieciami'],
  ['ru', 'Ник', 'Выравнивать ники', 'ники'],
  ['ru', 'Файл', 'Редактор аудиофайла', 'аудиофайла'],
  ['ru', 'Воспроизведение', 'Переход к воспроизводимому треку', 'воспроизводимому'],
  ['ja', '失敗しました', '配送に失敗', '失敗'],
  ['ja', 'ログの記録', 'ログを記録できません', '記録'],
  ['de', 'Kopieren', 'Eine Kopie der Ebene', 'Kopie'],
  ['de', 'Bearbeiten', 'Der Bearbeitungsmodus', 'Bearbeitungsmodus'],
  ['de', 'Abgeglichen', 'Der Abgleich des Kontos', 'Abgleich'],
  ['fr', 'Sélectionner', 'La trame sur sélection', 'sélection'],
  ['fr', 'Prévisions', 'Valeur nette prévisionnelle', 'prévisionnelle'],
  ['es', 'Componer', 'La composición de pistas', 'composición'],
  ['es', 'Transferencia', 'Una cantidad para transferir', 'transferir'],
  ['es', 'Editar', 'Asistente para la edición', 'edición'],
  ['es', 'Guardar', 'Existe un archivo autoguardado', 'autoguardado'],
  ['pl', 'Filtr', 'Odfiltruj kategorie', 'Odfiltruj'],
  ['pl', 'Utwórz', 'W trakcie tworzenia salda', 'tworzenia'],
  ['pl', 'Ścieżki dźwięku', 'Liczba ścieżek dźwiękowych', 'dźwiękowych'],
  ['ru', 'Создать', 'Нельзя создавать статьи', 'создавать'],
  ['ru', 'Сохранить', 'Найден файл автосохранения', 'автосохранения'],
  ['ru', 'Видео', 'Выбор видеодорожки', 'видеодорожки'],
  ['ja', '名前', 'クリップ名を入力', '名'],
  ['ja', '右', '左右のバランス', '左右'],
  ['ja', 'プレビュー', 'ビデオプレビューウインドウ', 'ビデオプレビューウインドウ'],
  ['ja', 'パス', 'ライブラリパスを既定にしました', 'ライブラリパス'],
  ['ja', '開く', 'ファイルを開けません', '開け'],
  ['ja', 'エンコーディング', '音声をエンコードする', 'エンコード'],
  ['pl', 'aktualizuj', 'Zaktualizuj do formatu', 'Zaktualizuj'],
  ['pl', 'zwróć', 'Zwraca wartość', 'Zwraca'],
  ['pl', 'Wysłane', 'Produkty są wysyłane', 'wysyłane'],
  ['pl', 'Zrealizowane', 'Płatność gotowa do realizacji', 'realizacji'],
  ['pl', 'Szukaj', 'Zbyt krótki tekst wyszukiwania', 'wyszukiwania'],
  ['ru', 'Обновить', 'Автоматически обновлять названия', 'обновлять'],
  ['ru', 'Обновить', 'Обновление тегов', 'Обновление'],
  ['ru', 'Комментарий', 'Чтобы начать комментировать', 'комментировать'],
  ['ru', 'Возврат', 'Вернуть сумму', 'Вернуть'],
  ['ru', 'Сохранить', 'У вас есть несохраненные изменения', 'несохраненные'],
  ['de', 'Bestellungen', 'Die Bestellliste', 'Bestellliste'],
  ['de', 'Umwandeln', 'Die Genauigkeits\u00ADumwandlung', 'Genauigkeits\u00ADumwandlung'],
  ['fr', 'Mise à jour', 'Impossible de mettre à jour', 'mettre'],
  ['fr', 'Abonné-e', 'Merci pour votre abonnement', 'abonnement'],
  ['ja', '返金', '返金額は正の数', '返金額'],
  ['ja', '支払い', '支払方法を選ぶ', '支払方法'],
  ['ja', '顧客グループ', '顧客を「A」グループから削除', 'グループ'],
  ['de', 'Gelesen', 'Ein Lesefehler', 'Lesefehler'],
  ['fr', 'Musique', 'La collection musicale', 'musicale'],
  ['fr', 'Lus', 'La lecture de l’index', 'lecture'],
  ['fr', 'appliquer', 'Après l’application', 'application'],
  ['es', 'Buscar', 'Herramientas de búsqueda', 'búsqueda'],
  ['pl', 'Usuń', 'Po usunięciu', 'usunięciu'],
  ['pl', 'Ikony', 'Kliknij ikonkę', 'ikonkę'],
  ['ru', 'Слева', 'Переместить влево', 'влево'],
  ['ru', 'Сверху', 'На верхней панели', 'верхней'],
  ['ru', 'Справа', 'Правый край', 'Правый'],
  ['ru', 'Цветные метки', 'Снять цветовую метку', 'цветовую'],
  ['ru', 'Перезаписать', 'Переписать его', 'Переписать'],
  ['ja', 'チャンネル', '各チャネルのデータ', 'チャネル'],
  ['ja', '置換', '文字を置き換える', '置き換え'],
  ['fr', 'Texte', 'Un contenu textuel visible', 'textuel'],
  ['fr', 'Raccourci clavier', 'Utilisées comme raccourci', 'raccourci'],
  ['pl', 'Nie udało się', 'Nieudane dodawanie części książek', 'Nieudane'],
  ['pl', 'Wyczyść', 'Spowoduje wyczyszczenie pola', 'wyczyszczenie'],
  ['pl', 'Kod', 'Znak kodowy', 'kodowy'],
  ['ru', 'Отладка', 'Показать отладочные сведения', 'отладочные'],
  ['ru', 'Фон', 'Изменить фоновое изображение', 'фоновое'],
  ['ru', 'Переместить', 'Стрелками перемещается курсор', 'перемещается'],
  ['ru', 'Канал', 'Группы радиоканалов', 'радиоканалов'],
  ['ja', 'プロファイル名', '名前のないプロファイル', '名前'],
  ['ja', '空', '値が空っぽです', '空っぽ'],
  ['ja', '折返し', 'プレビュー時折り返し', '折り返し'],
  ['ja', '折り返し', 'プレビュー時に折返し', '折返し'],
])('in %s, a word of the root of %s is said as a matter of style: %s', (tag, translation, target, found) => {
  expect(missing(tag, translation, target)).toBe(`${found} style`);
});

it.each([
  ['de', 'Ordner', 'Die Ordnung', 'Ordnung style'],
  ['de', 'Bericht', 'Die Auswertung', 'missing style'],
  ['fr', 'contenu', 'Le contexte', 'missing style'],
  ['fr', 'marche', 'Le marchand', 'missing style'],
  ['es', 'compra', 'Se ha comprobado', 'missing style'],
  ['es', 'entrada', 'Un número entre 1 y 9', 'missing style'],
  ['pl', 'konto', 'Kontrola', 'missing style'],
  ['ru', 'заказ', 'Порядок', 'missing style'],
  ['ja', 'カラー', 'カラムを追加', 'missing style'],
  ['ja', 'パス', 'パスワードを入力', 'missing style'],
  ['ja', '名前', '有名な人', 'missing style'],
  ['pl', 'kolor', 'Barwy', 'missing style'],
  ['ru', 'имя', 'Название', 'missing style'],
  ['de', 'Kennwort', 'Das Passwort kann geändert werden', 'missing style'],
  ['es', 'dispositivo', 'El aparato disponible', 'missing style'],
  ['es', 'Abrir', 'Hasta abril', 'missing style'],
  ['es', 'componente', 'El compositor', 'missing style'],
  ['fr', 'Commentaire', 'Comment ouvrir la remarque', 'missing style'],
  ['fr', 'lecteur', 'Un disque de deux litres', 'missing style'],
  ['cs', 'Výběr', 'Banka', 'missing style'],
  ['ru', 'Перевод', 'Перевернуть страницу', 'missing style'],
  ['ru', 'Найти', 'Файл находится в папке', 'missing style'],
  ['ru', 'Угол', 'Углерод', 'missing style'],
  ['pl', 'aktualizuj', 'Zakwalifikuj do formatu', 'missing style'],
  ['pl', 'zwróć', 'Zwykła wartość', 'missing style'],
  ['pl', 'Wysłane', 'Produkty są wysokie', 'missing style'],
  ['ru', 'Активный', 'Неактивный список', 'missing style'],
  ['ru', 'Возврат', 'Верность данных', 'missing style'],
  ['ru', 'Комментарий', 'Коммерция', 'missing style'],
  ['de', 'Bestellungen', 'Die Bestseller', 'missing style'],
  ['de', 'ein zufälliges', 'Nimm ein anderes', 'missing style'],
  ['fr', 'Mise à jour', 'La mission du jour', 'missing style'],
  ['fr', 'Abonné-e', 'Le nom', 'missing style'],
  ['ja', '京都', '東京都庁', 'missing style'],
  ['ja', '支払い', '支店で払戻', 'missing style'],
  ['ja', '顧客グループ', 'グループを追加', 'missing style'],
  ['de', 'Gelesen', 'Ein Leserkreis', 'missing style'],
  ['de', 'E-Mail', 'Die Mailadresse', 'missing style'],
  ['fr', 'Musique', 'Le mur', 'missing style'],
  ['fr', 'Lus', 'Le lustre', 'missing style'],
  ['ru', 'Слева', 'На бумаге', 'missing style'],
  ['ru', 'Справа', 'Правило и права', 'missing style'],
  ['ru', 'Сверху', 'Верхом на коне', 'missing style'],
  ['ru', 'Перезаписать', 'Перечитать его', 'missing style'],
  ['pl', 'Usuń', 'Po uszyciu', 'missing style'],
  ['ja', 'チャンネル', 'チェンバロの曲', 'missing style'],
  ['ja', 'フォント', 'フォトを選ぶ', 'missing style'],
  ['ja', '置換', '位置を変換', 'missing style'],
  ['ja', '置換', '置の換', 'missing style'],
  ['de', 'Serien', 'Das Serum ansehen', 'missing style'],
  ['de', 'Radio', 'Der Radiologenkongress', 'missing style'],
  ['de', 'Audio', 'Die Auditabteilung', 'missing style'],
  ['de', 'Abschnitt', 'Der Abschnürer', 'missing style'],
  ['fr', 'Contrôle', 'Un flux continuel', 'missing style'],
  ['fr', 'Livre actuel', 'Le livre en cours', 'missing style'],
  ['fr', 'Raccourci clavier', 'Utilisées comme touche', 'missing style'],
  ['pl', 'Nie udało się', 'Nieudolne dodawanie', 'missing style'],
  ['pl', 'Nie udało się', 'Naprawa nie powiodła się', 'missing style'],
  ['pl', 'Jeść', 'Jeszcze raz', 'missing style'],
  ['pl', 'Kod', 'Kodeks', 'missing style'],
  ['ru', 'Отладка', 'Отличные сведения', 'missing style'],
  ['ru', 'Фон', 'Фонтан', 'missing style'],
  ['ru', 'Фон', 'Телефон', 'missing style'],
  ['ru', 'Канал', 'Группы радиостанций', 'missing style'],
  ['ja', 'プロファイル名', 'プロファイルを選択', 'missing style'],
  ['ja', 'プロファイル名', '名前を選択', 'missing style'],
  ['ja', '水', '中身は空っぽ', 'missing style'],
  ['ja', '折返し', '折り紙を返す', 'missing style'],
])('in %s, %s is missing in “%s”, which may only begin alike', (tag, translation, target, said) => {
  expect(missing(tag, translation, target)).toBe(said);
});

it.each([
  ['de', 'anzeigen', 'Zeigt die Konten des Benutzers an'],
  ['de', 'Auswählen', 'Wählen Sie eine Datei aus.'],
  ['es', 'Página', 'Nueva subpágina'],
  ['ja', 'ページ', '新しいサブページ'],
  ['ja', '塗りつぶし', '描画色で塗りつぶす'],
  ['ru', 'Слой', 'Изменение невидимых слоёв'],
  ['de', 'ein zufälliges', 'Nimm zufälligen Buchstaben'],
  ['fr', 'Abonné-e', 'Les abonnés du site'],
  ['ja', 'プラグイン', '古いプラ\u200B\u200Bグイン'],
  ['de', 'Regel', 'Filterre_gel erstellen'],
  ['fr', 'Symboles', 'Définition du s_ymbole'],
  ['pl', 'Wiadomość', 'Z zaznaczonych wiado_mości...'],
  ['de', 'E-Mail', 'Der Teil der E-Mailadresse'],
  ['fr', 'Liste des symboles', 'Mise à jour de la liste de symboles'],
  ['fr', 'œuvre', 'Les oeuvres du musée'],
  ['fr', 'Oeuvre', 'Les œuvres du musée'],
  ['de', 'Medien', 'Titel gemäß dem aktuellen Medium ändern'],
  ['de', 'Kriterium', 'Nach diesen Kriterien'],
  ['de', 'Audio', 'Den Audiostream aufnehmen'],
  ['de', 'Video', 'HEVC/H.265 Videopaketisierer'],
  ['de', 'Aufnahme', 'Legt einen Aufnahmetimer an'],
])(
  'in %s, %s is there in two parts, after a prefix or in another spelling: %s',
  (tag, translation, target) => {
    expect(missing(tag, translation, target)).toBe('nothing');
  },
);

it.each([
  ['de', 'anzeigen', 'Zeigt die Konten des Benutzers, an die er schreibt'],
  ['de', 'ansagen', 'Zeigt die Konten an'],
])('in %s, %s is missing where its parts are of other verbs: %s', (tag, translation, target) => {
  expect(missing(tag, translation, target)).toBe('missing style');
});

it.each([
  ['in the value of an attribute', 'Use <a href="file">this</a>', 'Nehmen Sie <a href="file">dies</a>'],
  ['as an argument', 'Usage: convert <file>', 'Aufruf: convert <Eingabe>'],
  ['in the name of an option', 'With --file-name', 'Mit der Option'],
  ['as an argument in capitals', 'Usage: -o FILE', 'Aufruf: -o AUSGABE'],
  ['between backticks', 'Call `file` first', 'Zuerst aufrufen'],
  ['in quotation marks, and so in the target', "The 'file' value", 'Der Wert „file“'],
  ['in a name in quotation marks', 'No "file create hook" here', 'Kein "file create hook" hier'],
  ['in a context', 'file menu|Open', 'Öffnen'],
  [
    'as the name of an attribute that is kept',
    '<$list a=<<x>> file="b"/> here',
    'Hier <$list a=<<x>> file="b"/>',
  ],
  ['in the name of a widget', 'The <$file to=<<x>>/> here', 'Der Eintrag hier'],
  ['in the path of a variable', 'Title\n$:/file/Help/$(x)$\nend', 'Titel\n$:/file/Help/$(x)$\nEnde'],
  ['in a name of code that begins a compound', 'The @file rule', 'Die @file-Regel'],
  [
    'among values that are kept',
    'Available types: file, misc, mixed.\nMore',
    'Verfügbare Typen: file, misc, mixed.\nMehr',
  ],
  ['in a placeholder', 'Visit\n@FILE@\nnow', 'Jetzt\n@FILE@\nbesuchen'],
])('a term is not demanded where it stands %s', (_, source, target) => {
  expect(missing('de', 'Datei', target, 'file', source)).toBe('nothing');
});

it.each([
  ['<b>file</b> names', 'Namen'],
  ['a -> file', 'a -> b'],
  ['Enter <the name of the file>', 'Eingabe'],
  ['file | edit', 'Ablage | bearbeiten'],
  ['File|Edit', 'Ablage｜Bearbeiten'],
  ["the 'file' value", 'der Wert „Ablage“'],
  ['No "file create hook" here', 'Kein "Ablage create hook" hier'],
  ['Use file="a" here', 'Hier Ablage="a" nehmen'],
  ['The price is <$ file', 'Der Preis ist <$'],
  ['Visit\n@FILE@\nnow', 'Jetzt\n@ABLAGE@\nbesuchen'],
  ['1 < file and 2 > 1', '1 < a und 2 > 1'],
  ['The @file rule', 'Die @ablage-Regel'],
  ['The @file rule and the file', 'Die @file-Regel und die Ablage'],
  ['The file (LF)', 'Die Ablage (LF)'],
  ['Types: file, misc', 'Typen: file, misc'],
  ['Types: file, misc, mixed', 'Typen: ablage, misc, mixed'],
  ['Types: file, misc, mixed', 'Types: file, misc, mixed'],
  ['Types: a file, misc, mixed', 'Typen: a file, misc, mixed'],
  // Older programs quote so, and what is between two quotations is prose.
  ["Call `ls' with the file and `cp' then", "Zuerst `ls' und dann `cp'"],
  [`Call \`${'code '.repeat(30)}\` with the file and \`more\``, 'Damit aufrufen'],
])('a term of prose is demanded: %s', (source, target) => {
  expect(missing('de', 'Datei', target, 'file', source)).toBe('missing style');
});

it.each([
  ['Select base currency', 'Choisir la devise de base'],
  ['drag to select it now', 'glisser pour choisir maintenant'],
])('a noun is not demanded of a verb: %s', (source, target) => {
  expect(missing('fr', 'Sélection', target, 'select', source)).toBe('nothing');
});

it('a term inside of a word with a hyphen is a matter of style', () => {
  expect(missing('es', 'borrar', 'Contraseñas en texto claro', 'clear', 'Passwords in clear-text')).toBe(
    'part style',
  );
  expect(missing('es', 'borrar', 'Texto claro', 'clear', 'Clear the clear-text')).toBe('missing style');
});

it('a term in a name of several words that is kept is a matter of style', () => {
  const [source, target] = ['Install the Evolution Data Server', 'Installez Evolution Data Server'];
  expect(missing('fr', 'hôte', target, 'server', source)).toBe('part style');
  expect(missing('fr', 'dossier', 'New Folder', 'folder', 'New Folder')).toBe('missing style');
});

it.each([
  ['Network File System (NFS)', 'Протокол NFS', 'part style'],
  ['Network File System (NFS)', 'Протокол', 'missing style'],
  ['Open File (NFS)', 'Открыть NFS', 'missing style'],
  ['File of the Network System (NS)', 'Открыть NS', 'missing style'],
])('a term in %s is a matter of style where %s has the initials of the name: %s', (source, target, said) => {
  expect(missing('ru', 'Файл', target, 'file', source)).toBe(said);
});

it.each([
  ['Make nick names longer', 'name', 'Alinear los apodos', 'nombre'],
  ['Tag selected files', 'tag', 'Marcar los archivos', 'etiqueta'],
  ['Select or type in a mask', 'type', 'Elija o escriba una máscara', 'tipo'],
  ['Such as file::size', 'size', 'Como file::size', 'tamaño'],
])('a term is not demanded of another word: %s', (source, term, target, translation) => {
  expect(missing('es', translation, target, term, source)).toBe('nothing');
});

it('a noun is not demanded of a verb in the third person, nor of a key', () => {
  expect(missing('es', 'informe', 'El archivo figura', 'report', 'The file reports an error')).toBe(
    'nothing',
  );
  expect(missing('fr', 'Saisie', 'La touche Entrée', 'enter', 'The Enter key')).toBe('nothing');
});

it('a table is not demanded of a table of contents', () => {
  expect(missing('es', 'tabla', 'El índice', 'table', 'The table of contents')).toBe('nothing');
});

it.each([
  ['This plugin enables the view', 'enabled', 'Dieses Modul zeigt an', 'aktiviert'],
  ['An account has one script at a time', 'time', 'Ein Konto hat immer nur ein Skript', 'Zeit'],
  ['The connection timed out', 'time', 'Die Verbindung endete', 'Zeit'],
  ['The page is out of date', 'date', 'Die Seite ist veraltet', 'Datum'],
])('a term is not demanded of a phrase, or of another form of the verb: %s', (source, term, target, own) => {
  expect(missing('de', own, target, term, source)).toBe('nothing');
});

it.each([
  ['An enabled plugin', 'enabled', 'Ein Modul', 'aktiviert'],
  ['Enable plugins', 'enabled', 'Module zulassen', 'aktiviert'],
  ['The blending mode', 'blending', 'Der Modus', 'Überblendung'],
  ['At the time of the call', 'time', 'Beim Aufruf', 'Zeit'],
  ['The date of the page', 'date', 'Der Stand der Seite', 'Datum'],
])('a term is demanded of its own sense and form: %s', (source, term, target, own) => {
  expect(missing('de', own, target, term, source)).toBe('missing style');
});

it('a date that is out of date is no date in Japanese either', () => {
  expect(missing('ja', '日付', '情報が古い', 'date', 'The data is out of date')).toBe('nothing');
});
