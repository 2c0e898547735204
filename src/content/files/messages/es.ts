/** Problems of files in Spanish, by the English sentence. */
export const fileProblems: Readonly<Record<string, string>> = {
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'El archivo tiene {{0}} bytes y se leen {{1}} como máximo; divídalo en archivos más pequeños.',
  'The file has more than {{0}} segments; split it into smaller files.':
    'El archivo tiene más de {{0}} segmentos; divídalo en archivos más pequeños.',
  'The key “{{0}}” is used twice; rename or remove one of them.':
    'La clave «{{0}}» se usa dos veces; cambie el nombre de una o elimínela.',
  'The target of “{{0}}” {{1}}': 'La traducción de «{{0}}» {{1}}',
  'has a character that {{0}} lacks; save the file as UTF-8, import it again and write the result then.':
    'tiene un carácter que {{0}} no tiene; guarde el archivo en UTF-8, impórtelo de nuevo y escriba entonces el resultado.',
  'has half of a surrogate pair, which is no character; type the damaged character again.':
    'tiene media pareja sustituta, que no es un carácter; escriba de nuevo el carácter dañado.',
  "The file says that it is in “{{0}}”, which can't be written back; save it as UTF-8 and name that encoding in it.":
    'El archivo indica la codificación «{{0}}», que no se puede escribir; guárdelo en UTF-8 e indique esa codificación en él.',
  'The bytes here are not valid {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'Los bytes de aquí no son {{0}} válido; guarde el archivo en UTF-8 o indique su codificación.',
  'The byte here does not exist in {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'El byte de aquí no existe en {{0}}; guarde el archivo en UTF-8 o indique su codificación.',
  'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.':
    'El archivo tiene un carácter NUL, así que no es texto; ábralo en el programa que lo creó y guárdelo como texto en UTF-8.',
  "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.":
    'El archivo está en ISO-2022-JP, que no se puede leer; guárdelo en UTF-8.',
  'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.':
    'El archivo parece UTF-16 sin marca de orden de bytes; guárdelo en UTF-8, o en UTF-16 con esa marca.',
  'There is no format “{{0}}”; choose one of {{1}}.':
    'No existe el formato «{{0}}»; elija uno de estos: {{1}}.',
  "The format can't be told from the name and the content; choose one of {{0}}.":
    'El formato no se reconoce ni por el nombre ni por el contenido; elija uno de estos: {{0}}.',
  'The file is named like {{0}} but does not look like it; check it, or choose its format.':
    'El archivo se llama como {{0}}, pero no lo parece; revíselo o elija su formato.',
  'The file is named like {{0}} but looks like {{1}}; check it, or choose its format.':
    'El archivo se llama como {{0}}, pero parece {{1}}; revíselo o elija su formato.',
  'The file is empty; check that it was saved.': 'El archivo está vacío; compruebe que se guardó.',
  'The file is not valid YAML ({{0}}); correct it.': 'El archivo no es YAML válido ({{0}}); corríjalo.',
  '{{0}}; correct it, or put the text in quotes.': '{{0}}; corríjalo o ponga el texto entre comillas.',
  'The values are nested more than {{0}} deep; flatten the file.':
    'Los valores están anidados a más de {{0}} niveles; aplane el archivo.',
  'The key “{{0}}” stands twice in one mapping; rename or remove one of them.':
    'La clave «{{0}}» está dos veces en un mapa; cambie el nombre de una o elimínela.',
  'The values are nested too deep; flatten the file.':
    'Los valores están anidados a demasiados niveles; aplane el archivo.',
  'A key is a list or a mapping here, which has no name; use text as keys.':
    'Aquí una clave es una lista o un mapa, que no tiene nombre; use texto como clave.',
  'The file is in {{0}} and declares {{1}}; correct the declaration.':
    'El archivo está en {{0}} y declara {{1}}; corrija la declaración.',
  '“{{0}}” is no name of an element; correct it.': '«{{0}}» no es un nombre de elemento; corríjalo.',
  '“{{0}}” is no name of an attribute; correct it.': '«{{0}}» no es un nombre de atributo; corríjalo.',
  'The attribute {{0}} stands twice in one tag, with two prefixes of one namespace.':
    'El atributo {{0}} está dos veces en una etiqueta, con dos prefijos de un mismo espacio de nombres.',
  '{{0}} declares a prefix or namespace that XML reserves; remove it.':
    '{{0}} declara un prefijo o un espacio de nombres reservado por XML; elimínelo.',
  '{{0}} is empty; a prefix needs a namespace.':
    '{{0}} está vacío; un prefijo necesita un espacio de nombres.',
  'The prefix {{0}} is not declared; add xmlns:{{1}}="…" with its namespace.':
    'El prefijo {{0}} no está declarado; añada xmlns:{{1}}="…" con su espacio de nombres.',
  'XML has no such control character; remove it.': 'Ese carácter de control no existe en XML; elimínelo.',
  'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.':
    'La declaración XML no es <?xml version="1.0" encoding="…"?>; corríjala.',
  'In text, “]]>” is written as ]]&gt;.': 'En el texto, «]]>» se escribe ]]&gt;.',
  'A comment can’t have “--” inside or end with “-”; remove a hyphen.':
    'Un comentario no puede contener «--» ni terminar en «-»; elimine un guion.',
  'An XML declaration stands only at the very beginning; remove this one.':
    'Una declaración XML solo va al principio; elimine esta.',
  'A processing instruction begins with its name; add it or remove the instruction.':
    'Una instrucción de procesamiento empieza por su nombre; añádalo o elimine la instrucción.',
  'The file is cut off, or the element <{{0}}> is not closed; add </{{1}}>.':
    'El archivo está cortado, o el elemento <{{0}}> no está cerrado; añada </{{1}}>.',
  'What begins here with {{0}} is not closed; add {{1}}.':
    'Lo que empieza aquí con {{0}} no está cerrado; añada {{1}}.',
  'The end tag </{{0}}> has no start tag here, where no element is open; remove it.':
    'La etiqueta de cierre </{{0}}> no tiene etiqueta de apertura, porque aquí no hay ningún elemento abierto; elimínela.',
  'The end tag </{{0}}> has no start tag here, where <{{1}}> is open; remove it or close the elements in their order.':
    'La etiqueta de cierre </{{0}}> no tiene etiqueta de apertura, porque aquí está abierto <{{1}}>; elimínela o cierre los elementos en orden.',
  'The file has more than {{0}} elements; split it into smaller files.':
    'El archivo tiene más de {{0}} elementos; divídalo en archivos más pequeños.',
  'The sheet has too many merged cells; separate them.':
    'La hoja tiene demasiadas celdas combinadas; sepárelas.',
  'The sheet has more than {{0}} rows or {{1}} cells; split it into smaller files.':
    'La hoja tiene más de {{0}} filas o {{1}} celdas; divídala en archivos más pequeños.',
  'The elements are nested more than {{0}} deep; flatten the file.':
    'Los elementos están anidados a más de {{0}} niveles; aplane el archivo.',
  'The attribute {{0}} needs a value in quotes.': 'El atributo {{0}} necesita un valor entre comillas.',
  'The value of the attribute {{0}} is not closed; add its quote.':
    'El valor del atributo {{0}} no está cerrado; añada la comilla.',
  'The attribute {{0}} stands twice in one tag; remove one of them.':
    'El atributo {{0}} está dos veces en una etiqueta; elimine uno.',
  'The entity {{0}} is not one of XML’s own; write the character itself.':
    'La entidad {{0}} no es de las propias de XML; escriba el carácter mismo.',
  'The file has no XML element; check whether it is the right file.':
    'El archivo no tiene ningún elemento XML; compruebe que es el archivo correcto.',
  'Text stands outside of the root element; remove it.': 'Hay texto fuera del elemento raíz; elimínelo.',
  'A CDATA section stands outside of the root element; remove it.':
    'Hay una sección CDATA fuera del elemento raíz; elimínela.',
  'A declaration can’t stand here; remove it.': 'Aquí no puede ir una declaración; elimínela.',
  'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.':
    'El tipo de documento define entidades o elementos, lo que no se lee porque puede hacer crecer sin límite un archivo pequeño; elimine la parte entre corchetes y escriba los textos completos.',
  'The end tag is not closed; add its “>”.': 'La etiqueta de cierre no está cerrada; añada «>».',
  'A second root element begins here; a file has one.':
    'Aquí empieza un segundo elemento raíz; un archivo solo tiene uno.',
  'The file is cut off, or the tag that begins here is not closed; add its “>”.':
    'El archivo está cortado, o la etiqueta que empieza aquí no está cerrada; añada «>».',
  'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.':
    'Aquí debe ir un espacio o «>», o bien un «<» anterior es texto y se escribe &lt;.',
  'A “<” inside an attribute is written as &lt;, or a quote is missing before it.':
    'Dentro de un atributo, «<» se escribe &lt;, o falta una comilla antes.',
  'A name must stand here; a “<” that is meant as text is written as &lt;.':
    'Aquí debe ir un nombre; un «<» que es texto se escribe &lt;.',
  'An ampersand that is meant as text is written as &amp;.': 'Un signo & que es texto se escribe &amp;.',
  'is not well-formed XML: {{0}}': 'no es XML bien formado: {{0}}',
  'has a control character that XML does not have; remove it.':
    'tiene un carácter de control que XML no tiene; elimínelo.',
  'The workbook has more than {{0}} bytes when it is unpacked; split it into smaller files.':
    'El libro tiene más de {{0}} bytes al descomprimirlo; divídalo en archivos más pequeños.',
  'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.':
    'El archivo comprimido no contiene ningún libro de Excel; elija otro formato o guárdelo como .xlsx.',
  'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.':
    'Esta parte del libro no es UTF-8; abra el libro en Excel y guárdelo de nuevo.',
  'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.':
    'El archivo no es un libro de Excel completo; ábralo en Excel y guárdelo de nuevo como .xlsx.',
  'Units without the id that the standard requires: {{0}}. Their sources tell them apart, so that one whose source changes counts as a new text.':
    'Unidades sin el id que exige el estándar: {{0}}. Se distinguen por su texto de origen; si cambia, cuenta como un texto nuevo.',
  'The <trans-unit> has no {{0}}; add it.': '<trans-unit> no tiene {{0}}; añádalo.',
  'The <unit> has no id; add it.': '<unit> no tiene id; añádalo.',
  'The <segment> has no <source>; add it.': '<segment> no tiene <source>; añádalo.',
  'XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <{{0}}{{1}}>; choose another format or export it as one of them.':
    'XLIFF 1.2 y 2 empiezan por <xliff version="…">, y este archivo por <{{0}}{{1}}>; elija otro formato o expórtelo en uno de ellos.',
  'The cell has a formula; it stays as it is and is not translated.':
    'La celda tiene una fórmula; se queda como está y no se traduce.',
  'The quote that begins this cell is not closed; add it at the end of the cell.':
    'La comilla con que empieza esta celda no está cerrada; añádala al final de la celda.',
  'A quote inside a cell in quotes is written twice; write "" here.':
    'Una comilla dentro de una celda entre comillas se escribe doble; escriba "" aquí.',
  'There is no column “{{0}}”; give its name in the first row, its letter or its number.':
    'No existe la columna «{{0}}»; indique su nombre en la primera fila, su letra o su número.',
  'The key “{{0}}” stands in two rows; rename or remove one of them.':
    'La clave «{{0}}» está en dos filas; cambie el nombre de una o elimínela.',
  'Which column has the source can’t be told from the first row; choose the columns.':
    'Por la primera fila no se sabe qué columna tiene el texto de origen; elija las columnas.',
  'begins with “=”, which makes it a formula; write it otherwise.':
    'empieza por «=», lo que lo convierte en fórmula; escríbalo de otro modo.',
  'The times of a subtitle are written {{0}}; correct this line.':
    'Los tiempos de un subtítulo se escriben {{0}}; corrija esta línea.',
  'A number and a line with times begin each subtitle; add them or remove this line.':
    'Cada subtítulo empieza por un número y una línea con tiempos; añádalos o elimine esta línea.',
  'A WebVTT file begins with WEBVTT; add it, or choose the format srt.':
    'Un archivo WebVTT empieza por WEBVTT; añádalo o elija el formato srt.',
  'has “-->”, which begins a subtitle; write it otherwise.':
    'tiene «-->», que da comienzo a un subtítulo; escríbalo de otro modo.',
  'begins or ends with a space or an empty line; remove it.':
    'empieza o termina con un espacio o una línea vacía; elimínelo.',
  'has a carriage return; remove it.': 'tiene un retorno de carro; elimínelo.',
  'has an empty line, which ends a subtitle; remove it.':
    'tiene una línea vacía, que termina un subtítulo; elimínela.',
  'The root of a RESX file is <root>, not <{{0}}>; choose another format.':
    'La raíz de un archivo RESX es <root>, no <{{0}}>; elija otro formato.',
  'The name “{{0}}” is used by two <data>; rename or remove one of them.':
    'El nombre «{{0}}» lo usan dos <data>; cambie uno o elimínelo.',
  'A <data> has no name; add the attribute name.': 'Un <data> no tiene nombre; añada el atributo name.',
  'The key “{{0}}” stands twice; rename or remove one of them.':
    'La clave «{{0}}» está dos veces; cambie el nombre de una o elimínela.',
  'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.':
    'A \\u deben seguirle cuatro dígitos hexadecimales; corríjalo o escriba la barra invertida como \\\\.',
  'An entry with the msgid “{{0}}” and this context stands twice; remove one of them or give it a msgctxt.':
    'Una entrada con el msgid «{{0}}» y este contexto está dos veces; elimine una o póngale un msgctxt.',
  'has a NUL character, which PO files do not have; remove it.':
    'tiene un carácter NUL, que los archivos PO no tienen; elimínelo.',
  'This {{0}} stands twice in one entry; remove one of them.':
    '{{0}} está dos veces en una entrada; elimine uno.',
  'The entry has no {{0}}; add it.': 'La entrada no tiene {{0}}; añádalo.',
  'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.':
    'Aquí debe ir un comentario, msgctxt, msgid, msgid_plural, msgstr o una cadena entre comillas dobles; elimine o corrija la línea.',
  'A string stands here without msgid or msgstr before it; add the keyword.':
    'Aquí hay una cadena sin msgid ni msgstr delante; añada la palabra clave.',
  'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".':
    'La cadena debe terminar con una comilla doble al final de su línea; añádala, o escriba \\" para una comilla interior.',
  'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.':
    'Un plural tiene msgid_plural y msgstr[0]; cualquier otra entrada, ninguno de los dos; añada lo que falta.',
  'has a line break, which a table cell can’t hold; write <br> instead.':
    'tiene un salto de línea, que no cabe en una celda de tabla; escriba <br> en su lugar.',
  'An ARB file is a JSON object; choose the format json.':
    'Un archivo ARB es un objeto JSON; elija el formato json.',
  'The key “{{0}}” stands twice in one object; rename or remove one of them.':
    'La clave «{{0}}» está dos veces en un objeto; cambie el nombre de una o elimínela.',
  'A comma or “{{0}}” must stand here.': 'Aquí debe ir una coma o «{{0}}».',
  'The text goes on after the end of the JSON value; remove what follows.':
    'El texto continúa tras el final del valor JSON; elimine lo que sigue.',
  'A key in double quotes must stand here; remove a comma too many, or add the quotes.':
    'Aquí debe ir una clave entre comillas dobles; elimine una coma sobrante o añada las comillas.',
  'A colon must follow the key.': 'A la clave deben seguirle dos puntos.',
  'The string that begins here is not closed; add its closing quote.':
    'La cadena que empieza aquí no está cerrada; añada la comilla.',
  'This escape does not exist in JSON; write a backslash as \\\\.':
    'Esta secuencia de escape no existe en JSON; escriba la barra invertida como \\\\.',
  'A line break or control character stands inside a string; write it as \\n or \\u0000.':
    'Dentro de una cadena hay un salto de línea o un carácter de control; escríbalo como \\n o \\u0000.',
  'A value must stand here: text in double quotes, a number, true, false, null, [ or {.':
    'Aquí debe ir un valor: texto entre comillas dobles, un número, true, false, null, [ o {.',
  'A value in double quotes must stand here.': 'Aquí debe ir un valor entre comillas dobles.',
  'A semicolon must end the entry; add it.': 'La entrada debe terminar en punto y coma; añádalo.',
  'A key must stand here, in double quotes.': 'Aquí debe ir una clave entre comillas dobles.',
  'The comment that begins here is not closed; add */.':
    'El comentario que empieza aquí no está cerrado; añada */.',
  'The key “{{0}}” stands twice in one dictionary; rename or remove one of them.':
    'La clave «{{0}}» está dos veces en un diccionario; cambie el nombre de una o elimínela.',
  'A stringsdict is a property list with a dictionary; choose another format.':
    'Un stringsdict es una lista de propiedades con un diccionario; elija otro formato.',
  'Keys and values take turns in a dictionary; add the missing <key> or its value.':
    'En un diccionario se alternan claves y valores; añada la <key> que falta o su valor.',
  'A string catalog has sourceLanguage and strings; choose the format json for another file.':
    'Un catálogo de cadenas tiene sourceLanguage y strings; elija el formato json para otro archivo.',
  'The root of Android’s resources is <resources>, not <{{0}}>; choose another format.':
    'La raíz de los recursos de Android es <resources>, no <{{0}}>; elija otro formato.',
  'A <{{0}}> has no name; add the attribute name.': 'Un <{{0}}> no tiene nombre; añada el atributo name.',
  'The name “{{0}}” is used by two <{{1}}>; rename or remove one of them.':
    'El nombre «{{0}}» lo usan dos <{{1}}>; cambie uno o elimínelo.',
  'The quantity “{{0}}” does not exist; it is one of zero, one, two, few, many, other.':
    'La cantidad «{{0}}» no existe; puede ser zero, one, two, few, many u other.',
  'The quantity “{{0}}” stands twice in one <plurals>; remove one of them.':
    'La cantidad «{{0}}» está dos veces en un <plurals>; elimine una.',
  'This is no TBX, its first element is <{{0}}>; choose another file.':
    'Esto no es TBX, su primer elemento es <{{0}}>; elija otro archivo.',
  'The file has more than {{0}} concepts; split it.': 'El archivo tiene más de {{0}} conceptos; divídalo.',
  'The table has too many rows; split it into smaller files.':
    'La tabla tiene demasiadas filas; divídala en archivos más pequeños.',
  'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.':
    'La primera fila no nombra ningún idioma. Nómbrelos allí (en, de, pt-BR) o indique qué idiomas tienen las dos columnas.',
};
