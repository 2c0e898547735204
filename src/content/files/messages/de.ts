/** Problems of files in German, by the English sentence. */
export const fileProblems: Readonly<Record<string, string>> = {
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'Die Datei hat {{0}} Bytes, und höchstens {{1}} werden gelesen; in kleinere Dateien aufteilen.',
  'The file has more than {{0}} segments; split it into smaller files.':
    'Die Datei hat mehr als {{0}} Segmente; in kleinere Dateien aufteilen.',
  'The key “{{0}}” is used twice; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ wird zweimal verwendet; einen umbenennen oder entfernen.',
  'The target of “{{0}}” {{1}}': 'Die Übersetzung von „{{0}}“ {{1}}',
  'has a character that {{0}} lacks; save the file as UTF-8, import it again and write the result then.':
    'hat ein Zeichen, das {{0}} nicht kennt; die Datei als UTF-8 speichern, erneut importieren und dann das Ergebnis schreiben.',
  'has half of a surrogate pair, which is no character; type the damaged character again.':
    'hat ein halbes Surrogatpaar, das kein Zeichen ist; das beschädigte Zeichen neu eingeben.',
  "The file says that it is in “{{0}}”, which can't be written back; save it as UTF-8 and name that encoding in it.":
    'Die Datei gibt „{{0}}“ als Zeichenkodierung an, die nicht geschrieben werden kann; als UTF-8 speichern und diese Zeichenkodierung in der Datei nennen.',
  'The bytes here are not valid {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'Die Bytes hier sind kein gültiges {{0}}; die Datei als UTF-8 speichern oder ihre Zeichenkodierung angeben.',
  'The byte here does not exist in {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'Das Byte hier gibt es in {{0}} nicht; die Datei als UTF-8 speichern oder ihre Zeichenkodierung angeben.',
  'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.':
    'Die Datei hat ein NUL-Zeichen, ist also kein Text; im Programm öffnen, das sie erzeugt hat, und als Text in UTF-8 speichern.',
  "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.":
    'Die Datei ist in ISO-2022-JP, was nicht gelesen werden kann; als UTF-8 speichern.',
  'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.':
    'Die Datei sieht nach UTF-16 ohne Byte-Order-Mark aus; als UTF-8 oder als UTF-16 mit Byte-Order-Mark speichern.',
  'There is no format “{{0}}”; choose one of {{1}}.':
    'Das Format „{{0}}“ gibt es nicht; eines von {{1}} wählen.',
  "The format can't be told from the name and the content; choose one of {{0}}.":
    'Das Format ist aus Name und Inhalt nicht zu erkennen; eines von {{0}} wählen.',
  'The file is named like {{0}} but does not look like it; check it, or choose its format.':
    'Die Datei heißt wie {{0}}, sieht aber nicht so aus; prüfen oder das Format wählen.',
  'The file is named like {{0}} but looks like {{1}}; check it, or choose its format.':
    'Die Datei heißt wie {{0}}, sieht aber wie {{1}} aus; prüfen oder das Format wählen.',
  'The file is empty; check that it was saved.': 'Die Datei ist leer; prüfen, ob sie gespeichert wurde.',
  'The file is not valid YAML ({{0}}); correct it.': 'Die Datei ist kein gültiges YAML ({{0}}); korrigieren.',
  '{{0}}; correct it, or put the text in quotes.':
    '{{0}}; korrigieren oder den Text in Anführungszeichen setzen.',
  'The values are nested more than {{0}} deep; flatten the file.':
    'Die Werte sind tiefer als {{0}} Ebenen verschachtelt; die Datei flacher machen.',
  'The key “{{0}}” stands twice in one mapping; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ steht zweimal in einer Zuordnung; einen umbenennen oder entfernen.',
  'The values are nested too deep; flatten the file.':
    'Die Werte sind zu tief verschachtelt; die Datei flacher machen.',
  'A key is a list or a mapping here, which has no name; use text as keys.':
    'Ein Schlüssel ist hier eine Liste oder Zuordnung und hat keinen Namen; Text als Schlüssel verwenden.',
  'The file is in {{0}} and declares {{1}}; correct the declaration.':
    'Die Datei ist in {{0}} und gibt {{1}} an; die Angabe korrigieren.',
  '“{{0}}” is no name of an element; correct it.': '„{{0}}“ ist kein Name eines Elements; korrigieren.',
  '“{{0}}” is no name of an attribute; correct it.': '„{{0}}“ ist kein Name eines Attributs; korrigieren.',
  'The attribute {{0}} stands twice in one tag, with two prefixes of one namespace.':
    'Das Attribut {{0}} steht zweimal in einem Tag, mit zwei Präfixen desselben Namensraums.',
  '{{0}} declares a prefix or namespace that XML reserves; remove it.':
    '{{0}} deklariert ein Präfix oder einen Namensraum, die XML vorbehalten sind; entfernen.',
  '{{0}} is empty; a prefix needs a namespace.': '{{0}} ist leer; ein Präfix braucht einen Namensraum.',
  'The prefix {{0}} is not declared; add xmlns:{{1}}="…" with its namespace.':
    'Das Präfix {{0}} ist nicht deklariert; xmlns:{{1}}="…" mit seinem Namensraum hinzufügen.',
  'XML has no such control character; remove it.': 'Dieses Steuerzeichen gibt es in XML nicht; entfernen.',
  'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.':
    'Die XML-Deklaration lautet nicht <?xml version="1.0" encoding="…"?>; korrigieren.',
  'In text, “]]>” is written as ]]&gt;.': 'Im Text wird „]]>“ als ]]&gt; geschrieben.',
  'A comment can’t have “--” inside or end with “-”; remove a hyphen.':
    'Ein Kommentar darf „--“ nicht enthalten und nicht mit „-“ enden; einen Bindestrich entfernen.',
  'An XML declaration stands only at the very beginning; remove this one.':
    'Eine XML-Deklaration steht nur ganz am Anfang; diese entfernen.',
  'A processing instruction begins with its name; add it or remove the instruction.':
    'Eine Verarbeitungsanweisung beginnt mit ihrem Namen; ihn hinzufügen oder die Anweisung entfernen.',
  'The file is cut off, or the element <{{0}}> is not closed; add </{{1}}>.':
    'Die Datei ist abgeschnitten, oder das Element <{{0}}> ist nicht geschlossen; </{{1}}> hinzufügen.',
  'What begins here with {{0}} is not closed; add {{1}}.':
    'Was hier mit {{0}} beginnt, ist nicht geschlossen; {{1}} hinzufügen.',
  'The end tag </{{0}}> has no start tag here, where no element is open; remove it.':
    'Das End-Tag </{{0}}> hat kein Start-Tag, denn hier ist kein Element offen; entfernen.',
  'The end tag </{{0}}> has no start tag here, where <{{1}}> is open; remove it or close the elements in their order.':
    'Das End-Tag </{{0}}> hat hier kein Start-Tag, denn <{{1}}> ist offen; entfernen oder die Elemente der Reihe nach schließen.',
  'The file has more than {{0}} elements; split it into smaller files.':
    'Die Datei hat mehr als {{0}} Elemente; in kleinere Dateien aufteilen.',
  'The sheet has too many merged cells; separate them.':
    'Das Blatt hat zu viele verbundene Zellen; trennen Sie sie.',
  'The sheet has more than {{0}} rows or {{1}} cells; split it into smaller files.':
    'Das Blatt hat mehr als {{0}} Zeilen oder {{1}} Zellen; in kleinere Dateien aufteilen.',
  'The elements are nested more than {{0}} deep; flatten the file.':
    'Die Elemente sind tiefer als {{0}} Ebenen verschachtelt; die Datei flacher machen.',
  'The attribute {{0}} needs a value in quotes.':
    'Das Attribut {{0}} braucht einen Wert in Anführungszeichen.',
  'The value of the attribute {{0}} is not closed; add its quote.':
    'Der Wert des Attributs {{0}} ist nicht geschlossen; das Anführungszeichen hinzufügen.',
  'The attribute {{0}} stands twice in one tag; remove one of them.':
    'Das Attribut {{0}} steht zweimal in einem Tag; eines entfernen.',
  'The entity {{0}} is not one of XML’s own; write the character itself.':
    'Die Entität {{0}} gehört nicht zu XML; das Zeichen selbst schreiben.',
  'The file has no XML element; check whether it is the right file.':
    'Die Datei hat kein XML-Element; prüfen, ob es die richtige Datei ist.',
  'Text stands outside of the root element; remove it.':
    'Text steht außerhalb des Wurzelelements; entfernen.',
  'A CDATA section stands outside of the root element; remove it.':
    'Ein CDATA-Abschnitt steht außerhalb des Wurzelelements; entfernen.',
  'A declaration can’t stand here; remove it.': 'Eine Deklaration darf hier nicht stehen; entfernen.',
  'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.':
    'Der Dokumenttyp definiert Entitäten oder Elemente. Das wird nicht gelesen, weil es eine kleine Datei grenzenlos wachsen lassen kann; den Teil in eckigen Klammern entfernen und die Texte ausschreiben.',
  'The end tag is not closed; add its “>”.': 'Das End-Tag ist nicht geschlossen; „>“ hinzufügen.',
  'A second root element begins here; a file has one.':
    'Hier beginnt ein zweites Wurzelelement; eine Datei hat nur eines.',
  'The file is cut off, or the tag that begins here is not closed; add its “>”.':
    'Die Datei ist abgeschnitten, oder das Tag, das hier beginnt, ist nicht geschlossen; „>“ hinzufügen.',
  'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.':
    'Hier muss ein Leerzeichen oder „>“ stehen, oder ein „<“ davor ist als Text gemeint und wird &lt; geschrieben.',
  'A “<” inside an attribute is written as &lt;, or a quote is missing before it.':
    'Ein „<“ in einem Attribut wird &lt; geschrieben, oder davor fehlt ein Anführungszeichen.',
  'A name must stand here; a “<” that is meant as text is written as &lt;.':
    'Hier muss ein Name stehen; ein „<“, das Text ist, wird &lt; geschrieben.',
  'An ampersand that is meant as text is written as &amp;.':
    'Ein Und-Zeichen, das Text ist, wird &amp; geschrieben.',
  'is not well-formed XML: {{0}}': 'ist kein wohlgeformtes XML: {{0}}',
  'has a control character that XML does not have; remove it.':
    'hat ein Steuerzeichen, das es in XML nicht gibt; entfernen.',
  'The workbook has more than {{0}} bytes when it is unpacked; split it into smaller files.':
    'Die Arbeitsmappe hat entpackt mehr als {{0}} Bytes; in kleinere Dateien aufteilen.',
  'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.':
    'Im Archiv ist keine Excel-Arbeitsmappe; ein anderes Format wählen oder als .xlsx speichern.',
  'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.':
    'Dieser Teil der Arbeitsmappe ist nicht UTF-8; die Arbeitsmappe in Excel öffnen und erneut speichern.',
  'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.':
    'Die Datei ist keine vollständige Excel-Arbeitsmappe; in Excel öffnen und erneut als .xlsx speichern.',
  'Units without the id that the standard requires: {{0}}. Their sources tell them apart, so that one whose source changes counts as a new text.':
    'Einheiten ohne die id, die der Standard verlangt: {{0}}. Ihre Ausgangstexte unterscheiden sie; ändert sich einer, gilt er als neuer Text.',
  'The <trans-unit> has no {{0}}; add it.': '<trans-unit> hat kein {{0}}; hinzufügen.',
  'The <unit> has no id; add it.': '<unit> hat keine id; hinzufügen.',
  'The <segment> has no <source>; add it.': '<segment> hat kein <source>; hinzufügen.',
  'XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <{{0}}{{1}}>; choose another format or export it as one of them.':
    'XLIFF 1.2 und 2 beginnen mit <xliff version="…">, diese Datei mit <{{0}}{{1}}>; ein anderes Format wählen oder in einem davon exportieren.',
  'The cell has a formula; it stays as it is and is not translated.':
    'Die Zelle hat eine Formel; sie bleibt, wie sie ist, und wird nicht übersetzt.',
  'The quote that begins this cell is not closed; add it at the end of the cell.':
    'Das Anführungszeichen, mit dem diese Zelle beginnt, ist nicht geschlossen; am Ende der Zelle hinzufügen.',
  'A quote inside a cell in quotes is written twice; write "" here.':
    'Ein Anführungszeichen in einer Zelle in Anführungszeichen wird doppelt geschrieben; hier "" schreiben.',
  'There is no column “{{0}}”; give its name in the first row, its letter or its number.':
    'Die Spalte „{{0}}“ gibt es nicht; ihren Namen in der ersten Zeile, ihren Buchstaben oder ihre Nummer angeben.',
  'The key “{{0}}” stands in two rows; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ steht in zwei Zeilen; einen umbenennen oder entfernen.',
  'Which column has the source can’t be told from the first row; choose the columns.':
    'Aus der ersten Zeile ist nicht zu erkennen, welche Spalte die Quelle hat; die Spalten wählen.',
  'begins with “=”, which makes it a formula; write it otherwise.':
    'beginnt mit „=“ und wäre damit eine Formel; anders schreiben.',
  'The times of a subtitle are written {{0}}; correct this line.':
    'Die Zeiten eines Untertitels werden {{0}} geschrieben; diese Zeile korrigieren.',
  'A number and a line with times begin each subtitle; add them or remove this line.':
    'Jeder Untertitel beginnt mit einer Nummer und einer Zeile mit Zeiten; hinzufügen oder diese Zeile entfernen.',
  'A WebVTT file begins with WEBVTT; add it, or choose the format srt.':
    'Eine WebVTT-Datei beginnt mit WEBVTT; hinzufügen oder das Format srt wählen.',
  'has “-->”, which begins a subtitle; write it otherwise.':
    'enthält „-->“, womit ein Untertitel beginnt; anders schreiben.',
  'begins or ends with a space or an empty line; remove it.':
    'beginnt oder endet mit einem Leerzeichen oder einer leeren Zeile; entfernen.',
  'has a carriage return; remove it.': 'hat einen Wagenrücklauf; entfernen.',
  'has an empty line, which ends a subtitle; remove it.':
    'hat eine leere Zeile, mit der ein Untertitel endet; entfernen.',
  'The root of a RESX file is <root>, not <{{0}}>; choose another format.':
    'Die Wurzel einer RESX-Datei ist <root>, nicht <{{0}}>; ein anderes Format wählen.',
  'The name “{{0}}” is used by two <data>; rename or remove one of them.':
    'Der Name „{{0}}“ steht in zwei <data>; einen umbenennen oder entfernen.',
  'A <data> has no name; add the attribute name.':
    'Ein <data> hat keinen Namen; das Attribut name hinzufügen.',
  'The key “{{0}}” stands twice; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ steht zweimal da; einen umbenennen oder entfernen.',
  'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.':
    'Nach \\u müssen vier Hexadezimalziffern stehen; korrigieren oder den Backslash als \\\\ schreiben.',
  'An entry with the msgid “{{0}}” and this context stands twice; remove one of them or give it a msgctxt.':
    'Ein Eintrag mit der msgid „{{0}}“ und diesem Kontext steht zweimal da; einen entfernen oder ihm einen msgctxt geben.',
  'has a NUL character, which PO files do not have; remove it.':
    'hat ein NUL-Zeichen, das es in PO-Dateien nicht gibt; entfernen.',
  'This {{0}} stands twice in one entry; remove one of them.':
    '{{0}} steht zweimal in einem Eintrag; eines entfernen.',
  'The entry has no {{0}}; add it.': 'Der Eintrag hat kein {{0}}; hinzufügen.',
  'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.':
    'Hier muss ein Kommentar, msgctxt, msgid, msgid_plural, msgstr oder eine Zeichenfolge in doppelten Anführungszeichen stehen; die Zeile entfernen oder korrigieren.',
  'A string stands here without msgid or msgstr before it; add the keyword.':
    'Vor dieser Zeichenfolge steht weder msgid noch msgstr; das Schlüsselwort hinzufügen.',
  'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".':
    'Die Zeichenfolge muss am Ende ihrer Zeile mit einem doppelten Anführungszeichen enden; hinzufügen oder ein Anführungszeichen darin als \\" schreiben.',
  'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.':
    'Ein Plural hat msgid_plural und msgstr[0], jeder andere Eintrag keines davon; das Fehlende hinzufügen.',
  'has a line break, which a table cell can’t hold; write <br> instead.':
    'hat einen Zeilenumbruch, den eine Tabellenzelle nicht fasst; stattdessen <br> schreiben.',
  'An ARB file is a JSON object; choose the format json.':
    'Eine ARB-Datei ist ein JSON-Objekt; das Format json wählen.',
  'The key “{{0}}” stands twice in one object; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ steht zweimal in einem Objekt; einen umbenennen oder entfernen.',
  'A comma or “{{0}}” must stand here.': 'Hier muss ein Komma oder „{{0}}“ stehen.',
  'The text goes on after the end of the JSON value; remove what follows.':
    'Nach dem Ende des JSON-Werts geht der Text weiter; den Rest entfernen.',
  'A key in double quotes must stand here; remove a comma too many, or add the quotes.':
    'Hier muss ein Schlüssel in doppelten Anführungszeichen stehen; ein überzähliges Komma entfernen oder die Anführungszeichen hinzufügen.',
  'A colon must follow the key.': 'Auf den Schlüssel muss ein Doppelpunkt folgen.',
  'The string that begins here is not closed; add its closing quote.':
    'Die Zeichenfolge, die hier beginnt, ist nicht geschlossen; das Anführungszeichen hinzufügen.',
  'This escape does not exist in JSON; write a backslash as \\\\.':
    'Diese Escape-Sequenz gibt es in JSON nicht; einen Backslash als \\\\ schreiben.',
  'A line break or control character stands inside a string; write it as \\n or \\u0000.':
    'In einer Zeichenfolge steht ein Zeilenumbruch oder Steuerzeichen; als \\n oder \\u0000 schreiben.',
  'A value must stand here: text in double quotes, a number, true, false, null, [ or {.':
    'Hier muss ein Wert stehen: Text in doppelten Anführungszeichen, eine Zahl, true, false, null, [ oder {.',
  'A value in double quotes must stand here.': 'Hier muss ein Wert in doppelten Anführungszeichen stehen.',
  'A semicolon must end the entry; add it.': 'Ein Semikolon muss den Eintrag beenden; hinzufügen.',
  'A key must stand here, in double quotes.':
    'Hier muss ein Schlüssel in doppelten Anführungszeichen stehen.',
  'The comment that begins here is not closed; add */.':
    'Der Kommentar, der hier beginnt, ist nicht geschlossen; */ hinzufügen.',
  'The key “{{0}}” stands twice in one dictionary; rename or remove one of them.':
    'Der Schlüssel „{{0}}“ steht zweimal in einem Wörterbuch; einen umbenennen oder entfernen.',
  'A stringsdict is a property list with a dictionary; choose another format.':
    'Eine stringsdict-Datei ist eine Eigenschaftsliste mit einem Wörterbuch; ein anderes Format wählen.',
  'Keys and values take turns in a dictionary; add the missing <key> or its value.':
    'In einem Wörterbuch wechseln sich Schlüssel und Werte ab; das fehlende <key> oder seinen Wert hinzufügen.',
  'A string catalog has sourceLanguage and strings; choose the format json for another file.':
    'Ein String Catalog hat sourceLanguage und strings; für eine andere Datei das Format json wählen.',
  'The root of Android’s resources is <resources>, not <{{0}}>; choose another format.':
    'Die Wurzel von Android-Ressourcen ist <resources>, nicht <{{0}}>; ein anderes Format wählen.',
  'A <{{0}}> has no name; add the attribute name.':
    'Ein <{{0}}> hat keinen Namen; das Attribut name hinzufügen.',
  'The name “{{0}}” is used by two <{{1}}>; rename or remove one of them.':
    'Der Name „{{0}}“ steht in zwei <{{1}}>; einen umbenennen oder entfernen.',
  'The quantity “{{0}}” does not exist; it is one of zero, one, two, few, many, other.':
    'Die Menge „{{0}}“ gibt es nicht; möglich sind zero, one, two, few, many, other.',
  'The quantity “{{0}}” stands twice in one <plurals>; remove one of them.':
    'Die Menge „{{0}}“ steht zweimal in einem <plurals>; eine entfernen.',
  'This is no TBX, its first element is <{{0}}>; choose another file.':
    'Das ist kein TBX, das erste Element ist <{{0}}>; eine andere Datei wählen.',
  'The file has more than {{0}} concepts; split it.': 'Die Datei hat mehr als {{0}} Konzepte; aufteilen.',
  'The table has too many rows; split it into smaller files.':
    'Die Tabelle hat zu viele Zeilen; in kleinere Dateien aufteilen.',
  'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.':
    'Die erste Zeile nennt keine Sprache. Die Sprachen dort nennen (en, de, pt-BR) oder angeben, welche Sprachen die beiden Spalten haben.',
};
