/** Problems of files in French, by the English sentence. */
export const fileProblems: Readonly<Record<string, string>> = {
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'Le fichier a {{0}} octets et {{1}} au plus sont lus ; divisez-le en fichiers plus petits.',
  'The file has more than {{0}} segments; split it into smaller files.':
    'Le fichier a plus de {{0}} segments ; divisez-le en fichiers plus petits.',
  'The key “{{0}}” is used twice; rename or remove one of them.':
    'La clé « {{0}} » est utilisée deux fois ; renommez ou supprimez-en une.',
  'The target of “{{0}}” {{1}}': 'La traduction de « {{0}} » {{1}}',
  'has a character that {{0}} lacks; save the file as UTF-8, import it again and write the result then.':
    'contient un caractère que {{0}} n’a pas ; enregistrez le fichier en UTF-8, importez-le de nouveau, puis écrivez le résultat.',
  'has half of a surrogate pair, which is no character; type the damaged character again.':
    'contient une moitié de paire de substitution, qui n’est pas un caractère ; retapez le caractère abîmé.',
  "The file says that it is in “{{0}}”, which can't be written back; save it as UTF-8 and name that encoding in it.":
    'Le fichier indique l’encodage « {{0}} », qui ne peut pas être réécrit ; enregistrez-le en UTF-8 et indiquez cet encodage.',
  'The bytes here are not valid {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'Les octets ici ne sont pas du {{0}} valide ; enregistrez le fichier en UTF-8 ou indiquez son encodage.',
  'The byte here does not exist in {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'Cet octet n’existe pas en {{0}} ; enregistrez le fichier en UTF-8 ou indiquez son encodage.',
  'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.':
    'Le fichier contient un caractère NUL, ce n’est donc pas du texte ; ouvrez-le dans le programme qui l’a créé et enregistrez-le comme texte en UTF-8.',
  "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.":
    'Le fichier est en ISO-2022-JP, qui ne peut pas être lu ; enregistrez-le en UTF-8.',
  'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.':
    'Le fichier ressemble à de l’UTF-16 sans indicateur d’ordre des octets ; enregistrez-le en UTF-8, ou en UTF-16 avec cet indicateur.',
  'There is no format “{{0}}”; choose one of {{1}}.':
    'Le format « {{0}} » n’existe pas ; choisissez parmi {{1}}.',
  "The format can't be told from the name and the content; choose one of {{0}}.":
    'Le format ne se reconnaît ni au nom ni au contenu ; choisissez parmi {{0}}.',
  'The file is named like {{0}} but does not look like it; check it, or choose its format.':
    'Le fichier est nommé comme {{0}} mais n’y ressemble pas ; vérifiez-le ou choisissez son format.',
  'The file is named like {{0}} but looks like {{1}}; check it, or choose its format.':
    'Le fichier est nommé comme {{0}} mais ressemble à {{1}} ; vérifiez-le ou choisissez son format.',
  'The file is empty; check that it was saved.': 'Le fichier est vide ; vérifiez qu’il a été enregistré.',
  'The file is not valid YAML ({{0}}); correct it.':
    'Le fichier n’est pas du YAML valide ({{0}}) ; corrigez-le.',
  '{{0}}; correct it, or put the text in quotes.': '{{0}} ; corrigez, ou mettez le texte entre guillemets.',
  'The values are nested more than {{0}} deep; flatten the file.':
    'Les valeurs sont imbriquées sur plus de {{0}} niveaux ; aplatissez le fichier.',
  'The key “{{0}}” stands twice in one mapping; rename or remove one of them.':
    'La clé « {{0}} » figure deux fois dans un même mappage ; renommez ou supprimez-en une.',
  'The values are nested too deep; flatten the file.':
    'Les valeurs sont imbriquées trop profondément ; aplatissez le fichier.',
  'A key is a list or a mapping here, which has no name; use text as keys.':
    'Ici, une clé est une liste ou un mappage, qui n’a pas de nom ; utilisez du texte comme clé.',
  'The file is in {{0}} and declares {{1}}; correct the declaration.':
    'Le fichier est en {{0}} et déclare {{1}} ; corrigez la déclaration.',
  '“{{0}}” is no name of an element; correct it.': '« {{0}} » n’est pas un nom d’élément ; corrigez-le.',
  '“{{0}}” is no name of an attribute; correct it.': '« {{0}} » n’est pas un nom d’attribut ; corrigez-le.',
  'The attribute {{0}} stands twice in one tag, with two prefixes of one namespace.':
    'L’attribut {{0}} figure deux fois dans une balise, avec deux préfixes du même espace de noms.',
  '{{0}} declares a prefix or namespace that XML reserves; remove it.':
    '{{0}} déclare un préfixe ou un espace de noms réservé par XML ; supprimez-le.',
  '{{0}} is empty; a prefix needs a namespace.': '{{0}} est vide ; un préfixe a besoin d’un espace de noms.',
  'The prefix {{0}} is not declared; add xmlns:{{1}}="…" with its namespace.':
    'Le préfixe {{0}} n’est pas déclaré ; ajoutez xmlns:{{1}}="…" avec son espace de noms.',
  'XML has no such control character; remove it.':
    'Ce caractère de contrôle n’existe pas en XML ; supprimez-le.',
  'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.':
    'La déclaration XML n’est pas <?xml version="1.0" encoding="…"?> ; corrigez-la.',
  'In text, “]]>” is written as ]]&gt;.': 'Dans le texte, « ]]> » s’écrit ]]&gt;.',
  'A comment can’t have “--” inside or end with “-”; remove a hyphen.':
    'Un commentaire ne peut ni contenir « -- » ni finir par « - » ; supprimez un trait d’union.',
  'An XML declaration stands only at the very beginning; remove this one.':
    'Une déclaration XML ne figure qu’au tout début ; supprimez celle-ci.',
  'A processing instruction begins with its name; add it or remove the instruction.':
    'Une instruction de traitement commence par son nom ; ajoutez-le ou supprimez l’instruction.',
  'The file is cut off, or the element <{{0}}> is not closed; add </{{1}}>.':
    'Le fichier est tronqué, ou l’élément <{{0}}> n’est pas fermé ; ajoutez </{{1}}>.',
  'What begins here with {{0}} is not closed; add {{1}}.':
    'Ce qui commence ici par {{0}} n’est pas fermé ; ajoutez {{1}}.',
  'The end tag </{{0}}> has no start tag here, where no element is open; remove it.':
    'La balise fermante </{{0}}> n’a pas de balise ouvrante, car aucun élément n’est ouvert ici ; supprimez-la.',
  'The end tag </{{0}}> has no start tag here, where <{{1}}> is open; remove it or close the elements in their order.':
    'La balise fermante </{{0}}> n’a pas de balise ouvrante, car <{{1}}> est ouvert ici ; supprimez-la ou fermez les éléments dans l’ordre.',
  'The file has more than {{0}} elements; split it into smaller files.':
    'Le fichier a plus de {{0}} éléments ; divisez-le en fichiers plus petits.',
  'The sheet has too many merged cells; separate them.':
    'La feuille a trop de cellules fusionnées ; séparez-les.',
  'The sheet has more than {{0}} rows or {{1}} cells; split it into smaller files.':
    'La feuille a plus de {{0}} lignes ou {{1}} cellules ; divisez-la en fichiers plus petits.',
  'The elements are nested more than {{0}} deep; flatten the file.':
    'Les éléments sont imbriqués sur plus de {{0}} niveaux ; aplatissez le fichier.',
  'The attribute {{0}} needs a value in quotes.': 'L’attribut {{0}} a besoin d’une valeur entre guillemets.',
  'The value of the attribute {{0}} is not closed; add its quote.':
    'La valeur de l’attribut {{0}} n’est pas fermée ; ajoutez le guillemet.',
  'The attribute {{0}} stands twice in one tag; remove one of them.':
    'L’attribut {{0}} figure deux fois dans une balise ; supprimez-en un.',
  'The entity {{0}} is not one of XML’s own; write the character itself.':
    'L’entité {{0}} n’est pas une de celles de XML ; écrivez le caractère lui-même.',
  'The file has no XML element; check whether it is the right file.':
    'Le fichier n’a aucun élément XML ; vérifiez que c’est le bon fichier.',
  'Text stands outside of the root element; remove it.':
    'Du texte figure hors de l’élément racine ; supprimez-le.',
  'A CDATA section stands outside of the root element; remove it.':
    'Une section CDATA figure hors de l’élément racine ; supprimez-la.',
  'A declaration can’t stand here; remove it.': 'Une déclaration ne peut pas figurer ici ; supprimez-la.',
  'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.':
    'Le type de document définit des entités ou des éléments, ce qui n’est pas lu car un petit fichier pourrait grandir sans limite ; supprimez la partie entre crochets et écrivez les textes en toutes lettres.',
  'The end tag is not closed; add its “>”.': 'La balise fermante n’est pas fermée ; ajoutez « > ».',
  'A second root element begins here; a file has one.':
    'Un second élément racine commence ici ; un fichier n’en a qu’un.',
  'The file is cut off, or the tag that begins here is not closed; add its “>”.':
    'Le fichier est tronqué, ou la balise qui commence ici n’est pas fermée ; ajoutez « > ».',
  'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.':
    'Une espace ou « > » doit figurer ici, ou un « < » placé avant est du texte et s’écrit &lt;.',
  'A “<” inside an attribute is written as &lt;, or a quote is missing before it.':
    'Dans un attribut, « < » s’écrit &lt;, ou un guillemet manque avant.',
  'A name must stand here; a “<” that is meant as text is written as &lt;.':
    'Un nom doit figurer ici ; un « < » qui est du texte s’écrit &lt;.',
  'An ampersand that is meant as text is written as &amp;.':
    'Une esperluette qui est du texte s’écrit &amp;.',
  'is not well-formed XML: {{0}}': 'n’est pas du XML bien formé : {{0}}',
  'has a control character that XML does not have; remove it.':
    'contient un caractère de contrôle que XML n’a pas ; supprimez-le.',
  'The workbook has more than {{0}} bytes when it is unpacked; split it into smaller files.':
    'Décompressé, le classeur a plus de {{0}} octets ; divisez-le en fichiers plus petits.',
  'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.':
    'L’archive ne contient pas de classeur Excel ; choisissez un autre format ou enregistrez-la en .xlsx.',
  'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.':
    'Cette partie du classeur n’est pas en UTF-8 ; ouvrez le classeur dans Excel et enregistrez-le de nouveau.',
  'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.':
    'Le fichier n’est pas un classeur Excel entier ; ouvrez-le dans Excel et enregistrez-le de nouveau en .xlsx.',
  'Units without the id that the standard requires: {{0}}. Their sources tell them apart, so that one whose source changes counts as a new text.':
    'Unités sans l’id qu’exige la norme : {{0}}. Leurs textes sources les distinguent ; si l’un d’eux change, il compte comme un nouveau texte.',
  'The <trans-unit> has no {{0}}; add it.': '<trans-unit> n’a pas de {{0}} ; ajoutez-le.',
  'The <unit> has no id; add it.': '<unit> n’a pas d’id ; ajoutez-le.',
  'The <segment> has no <source>; add it.': '<segment> n’a pas de <source> ; ajoutez-le.',
  'XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <{{0}}{{1}}>; choose another format or export it as one of them.':
    'XLIFF 1.2 et 2 commencent par <xliff version="…">, et ce fichier par <{{0}}{{1}}> ; choisissez un autre format ou exportez-le dans l’un d’eux.',
  'The cell has a formula; it stays as it is and is not translated.':
    'La cellule contient une formule ; elle reste telle quelle et n’est pas traduite.',
  'The quote that begins this cell is not closed; add it at the end of the cell.':
    'Le guillemet qui ouvre cette cellule n’est pas fermé ; ajoutez-le à la fin de la cellule.',
  'A quote inside a cell in quotes is written twice; write "" here.':
    'Un guillemet dans une cellule entre guillemets se double ; écrivez "" ici.',
  'There is no column “{{0}}”; give its name in the first row, its letter or its number.':
    'La colonne « {{0}} » n’existe pas ; donnez son nom dans la première ligne, sa lettre ou son numéro.',
  'The key “{{0}}” stands in two rows; rename or remove one of them.':
    'La clé « {{0}} » figure dans deux lignes ; renommez ou supprimez-en une.',
  'Which column has the source can’t be told from the first row; choose the columns.':
    'La première ligne ne permet pas de savoir quelle colonne contient la source ; choisissez les colonnes.',
  'begins with “=”, which makes it a formula; write it otherwise.':
    'commence par « = », ce qui en fait une formule ; écrivez-le autrement.',
  'The times of a subtitle are written {{0}}; correct this line.':
    'Les temps d’un sous-titre s’écrivent {{0}} ; corrigez cette ligne.',
  'A number and a line with times begin each subtitle; add them or remove this line.':
    'Chaque sous-titre commence par un numéro et une ligne de temps ; ajoutez-les ou supprimez cette ligne.',
  'A WebVTT file begins with WEBVTT; add it, or choose the format srt.':
    'Un fichier WebVTT commence par WEBVTT ; ajoutez-le ou choisissez le format srt.',
  'has “-->”, which begins a subtitle; write it otherwise.':
    'contient « --> », qui commence un sous-titre ; écrivez-le autrement.',
  'begins or ends with a space or an empty line; remove it.':
    'commence ou finit par une espace ou une ligne vide ; supprimez-la.',
  'has a carriage return; remove it.': 'contient un retour chariot ; supprimez-le.',
  'has an empty line, which ends a subtitle; remove it.':
    'contient une ligne vide, qui termine un sous-titre ; supprimez-la.',
  'The root of a RESX file is <root>, not <{{0}}>; choose another format.':
    'La racine d’un fichier RESX est <root>, et non <{{0}}> ; choisissez un autre format.',
  'The name “{{0}}” is used by two <data>; rename or remove one of them.':
    'Le nom « {{0}} » est utilisé par deux <data> ; renommez ou supprimez-en un.',
  'A <data> has no name; add the attribute name.': 'Un <data> n’a pas de nom ; ajoutez l’attribut name.',
  'The key “{{0}}” stands twice; rename or remove one of them.':
    'La clé « {{0}} » figure deux fois ; renommez ou supprimez-en une.',
  'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.':
    'Quatre chiffres hexadécimaux doivent suivre \\u ; corrigez, ou écrivez la barre oblique inverse \\\\.',
  'An entry with the msgid “{{0}}” and this context stands twice; remove one of them or give it a msgctxt.':
    'Une entrée avec le msgid « {{0}} » et ce contexte figure deux fois ; supprimez-en une ou donnez-lui un msgctxt.',
  'has a NUL character, which PO files do not have; remove it.':
    'contient un caractère NUL, que les fichiers PO n’ont pas ; supprimez-le.',
  'This {{0}} stands twice in one entry; remove one of them.':
    '{{0}} figure deux fois dans une entrée ; supprimez-en un.',
  'The entry has no {{0}}; add it.': 'L’entrée n’a pas de {{0}} ; ajoutez-le.',
  'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.':
    'Un commentaire, msgctxt, msgid, msgid_plural, msgstr ou une chaîne entre guillemets doubles doit figurer ici ; supprimez ou corrigez la ligne.',
  'A string stands here without msgid or msgstr before it; add the keyword.':
    'Une chaîne figure ici sans msgid ni msgstr avant elle ; ajoutez le mot-clé.',
  'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".':
    'La chaîne doit finir par un guillemet double au bout de sa ligne ; ajoutez-le, ou écrivez \\" pour un guillemet à l’intérieur.',
  'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.':
    'Un pluriel a msgid_plural et msgstr[0], toute autre entrée aucun des deux ; ajoutez ce qui manque.',
  'has a line break, which a table cell can’t hold; write <br> instead.':
    'contient un saut de ligne, impossible dans une cellule de tableau ; écrivez <br> à la place.',
  'An ARB file is a JSON object; choose the format json.':
    'Un fichier ARB est un objet JSON ; choisissez le format json.',
  'The key “{{0}}” stands twice in one object; rename or remove one of them.':
    'La clé « {{0}} » figure deux fois dans un objet ; renommez ou supprimez-en une.',
  'A comma or “{{0}}” must stand here.': 'Une virgule ou « {{0}} » doit figurer ici.',
  'The text goes on after the end of the JSON value; remove what follows.':
    'Le texte continue après la fin de la valeur JSON ; supprimez la suite.',
  'A key in double quotes must stand here; remove a comma too many, or add the quotes.':
    'Une clé entre guillemets doubles doit figurer ici ; supprimez une virgule de trop ou ajoutez les guillemets.',
  'A colon must follow the key.': 'Un deux-points doit suivre la clé.',
  'The string that begins here is not closed; add its closing quote.':
    'La chaîne qui commence ici n’est pas fermée ; ajoutez le guillemet.',
  'This escape does not exist in JSON; write a backslash as \\\\.':
    'Cette séquence d’échappement n’existe pas en JSON ; écrivez la barre oblique inverse \\\\.',
  'A line break or control character stands inside a string; write it as \\n or \\u0000.':
    'Un saut de ligne ou un caractère de contrôle figure dans une chaîne ; écrivez \\n ou \\u0000.',
  'A value must stand here: text in double quotes, a number, true, false, null, [ or {.':
    'Une valeur doit figurer ici : du texte entre guillemets doubles, un nombre, true, false, null, [ ou {.',
  'A value in double quotes must stand here.': 'Une valeur entre guillemets doubles doit figurer ici.',
  'A semicolon must end the entry; add it.': 'Un point-virgule doit terminer l’entrée ; ajoutez-le.',
  'A key must stand here, in double quotes.': 'Une clé entre guillemets doubles doit figurer ici.',
  'The comment that begins here is not closed; add */.':
    'Le commentaire qui commence ici n’est pas fermé ; ajoutez */.',
  'The key “{{0}}” stands twice in one dictionary; rename or remove one of them.':
    'La clé « {{0}} » figure deux fois dans un dictionnaire ; renommez ou supprimez-en une.',
  'A stringsdict is a property list with a dictionary; choose another format.':
    'Un stringsdict est une liste de propriétés avec un dictionnaire ; choisissez un autre format.',
  'Keys and values take turns in a dictionary; add the missing <key> or its value.':
    'Clés et valeurs alternent dans un dictionnaire ; ajoutez la <key> manquante ou sa valeur.',
  'A string catalog has sourceLanguage and strings; choose the format json for another file.':
    'Un catalogue de chaînes a sourceLanguage et strings ; choisissez le format json pour un autre fichier.',
  'The root of Android’s resources is <resources>, not <{{0}}>; choose another format.':
    'La racine des ressources Android est <resources>, et non <{{0}}> ; choisissez un autre format.',
  'A <{{0}}> has no name; add the attribute name.': 'Un <{{0}}> n’a pas de nom ; ajoutez l’attribut name.',
  'The name “{{0}}” is used by two <{{1}}>; rename or remove one of them.':
    'Le nom « {{0}} » est utilisé par deux <{{1}}> ; renommez ou supprimez-en un.',
  'The quantity “{{0}}” does not exist; it is one of zero, one, two, few, many, other.':
    'La quantité « {{0}} » n’existe pas ; c’est zero, one, two, few, many ou other.',
  'The quantity “{{0}}” stands twice in one <plurals>; remove one of them.':
    'La quantité « {{0}} » figure deux fois dans un <plurals> ; supprimez-en une.',
  'This is no TBX, its first element is <{{0}}>; choose another file.':
    'Ce n’est pas du TBX, son premier élément est <{{0}}> ; choisissez un autre fichier.',
  'The file has more than {{0}} concepts; split it.': 'Le fichier a plus de {{0}} concepts ; divisez-le.',
  'The table has too many rows; split it into smaller files.':
    'Le tableau a trop de lignes ; divisez-le en fichiers plus petits.',
  'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.':
    'La première ligne ne nomme aucune langue. Nommez-les là (en, de, pt-BR), ou indiquez les langues des deux colonnes.',
};
