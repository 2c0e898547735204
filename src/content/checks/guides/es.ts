import type { CheckGuides } from './check-guide';

export const guides = {
  'target-empty':
    'El destino, o un bloque de él, no tiene texto. No se avisa del texto que pasó a otro bloque.',
  'target-equals-source':
    'Un campo, bloque o frase es igual que en el origen. No se avisa de nombres, palabras sueltas, código ni variantes de un mismo idioma.',
  'other-version':
    'Etiquetas, números, enlaces y longitudes difieren en tantos lugares que el destino probablemente traduce otra versión del origen.',
  'tags-missing':
    'El origen tiene más etiquetas de este tipo que el destino. Los enlaces se comparan por su dirección.',
  'tags-extra':
    'El destino tiene más etiquetas de este tipo que el origen. Los enlaces se comparan por su dirección.',
  'tags-reordered':
    'Los párrafos, listas o títulos están en otro orden que en el origen. Las etiquetas dentro de una frase pueden moverse.',
  'tags-nesting':
    'Una etiqueta no está cerrada, no está abierta o se cruza con otra. No se avisa de los errores que también tiene el origen.',
  'attribute-changed':
    'Un atributo que debe quedarse, como href, src, id o class, tiene otro valor. Los textos de title y alt pueden cambiar.',
  'unsafe-html':
    'El destino tiene un script, formulario, marco o controlador de eventos que el origen no tiene. Podría actuar en la página.',
  placeholders:
    'Un marcador falta, es nuevo o cambió, o falta una forma de plural del idioma. Los programas rellenan los marcadores por su nombre.',
  numbers:
    'Un número o su unidad está solo en un lado. Se reconocen los formatos locales, los números en letras, los meses y las horas de 12 o 24 horas.',
  addresses:
    'Una URL o dirección de correo está solo en un lado. La parte que indica el idioma puede diferir.',
  'end-punctuation':
    'Un bloque termina con otro signo que en el origen. Se reconocen los signos propios de cada escritura.',
  'edge-spaces':
    'Falta o sobra un espacio al principio o al final. Los textos que un programa une quedarían pegados.',
  'double-spaces': 'Hay dos espacios entre palabras. Donde el origen también los tiene, no se avisa.',
  'french-spacing':
    'En francés va un espacio de no separación antes de ; : ! ? y dentro de « ». Suiza y Canadá tienen sus propias reglas.',
  'doubled-words':
    'Una palabra aparece dos veces seguidas. No se avisa de las repeticiones habituales del idioma.',
  brackets:
    'Un paréntesis, corchete o comilla no tiene pareja. No se avisa de los tipos que el origen deja abiertos.',
  script:
    'El texto tiene letras de otra escritura, o un pasaje quedó en letras latinas. No se avisa de nombres ni términos.',
  corrupted: 'Una codificación equivocada dañó caracteres, o hay entidades escapadas dos veces.',
  'invisible-added':
    'El destino tiene un carácter invisible que el origen no tiene. No se avisa de los que la escritura necesita.',
  length:
    'El destino es mucho más corto o más largo de lo habitual entre estos dos idiomas. No se avisa de los textos muy cortos.',
  language: 'Una frase está en el idioma de origen o en un tercero. No se avisa de nombres ni títulos.',
  'missing-sentences':
    'Un bloque tiene menos frases que su origen y es mucho más corto de lo esperado. No se avisa de las frases unidas.',
  'repeated-text': 'Una frase o un pasaje aparece dos veces. No se avisa de las repeticiones del origen.',
  leftovers:
    'Una nota, una etiqueta de una herramienta, Markdown o texto de relleno quedó en el destino. No se avisa de lo que también tiene el origen.',
  html: 'El destino no es HTML válido: elemento desconocido, anidamiento incorrecto o ID repetido. No se avisa de los errores del origen.',
  'tag-contents':
    'Una etiqueta está vacía o rodea otras palabras que en el origen, o dos enlaces intercambiaron sus direcciones.',
  'line-breaks':
    'Un texto sin formato no tiene tantas líneas como el origen. No se avisa de los textos ajustados a un ancho.',
  code: 'Cambió código, una constante, una opción o un nombre de archivo o producto. Los comentarios y textos del código pueden traducirse.',
  symbols:
    'Un símbolo como ®, ™, ± o un emoji falta o es nuevo. Se reconocen las palabras que lo sustituyen.',
  'number-format':
    'Un número o una fecha está escrito como en otro idioma. No se avisa de versiones ni números de sección.',
  punctuation:
    'Las comillas, los signos anchos o estrechos o los espacios junto a los signos no son los del idioma. No se avisa de lo que el origen hace igual.',
  'letter-case':
    'Una frase empieza con minúscula, o una palabra tiene mayúsculas dentro. No se avisa de los nombres del origen.',
  spelling:
    'Una palabra no está en el diccionario y se distingue por una errata de una palabra frecuente. No se informa de nombres, términos, palabras raras ni palabras del origen.',
  'across-languages':
    'A este destino le falta una frase que tienen todos los demás idiomas, o la mayoría difiere del origen de la misma manera.',
  inconsistent:
    'El mismo texto está traducido de otra forma en otra solicitud de la misma conexión y los mismos idiomas.',
  'same-target': 'Dos textos distintos tienen la misma traducción entre estos dos idiomas.',
  'term-missing':
    'Un término del origen está en una base terminológica y el destino no tiene ninguna de las traducciones preferidas o admitidas. Cuenta cualquier forma flexionada; los términos sin traducción no se comprueban.',
  'term-forbidden':
    'El destino contiene una palabra que una base terminológica prohíbe para un término del origen o en general.',
  'term-inconsistent':
    'Un término tiene aquí otra traducción admitida que en la mayoría de los campos de la solicitud.',
  refused:
    'El sistema de destino, en el que se importa la traducción, no acepta el valor. Las solicitudes sin sistema de destino no se comprueban.',
  'stored-differently':
    'El sistema de destino acepta el valor, pero lo guarda de otra forma. Las solicitudes sin sistema de destino no se comprueban.',
} as const satisfies CheckGuides;
