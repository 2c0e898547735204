/** The sentences of the built-in rules in Spanish, by their IDs; `about.` begins those of the profiles. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'about.wordpress':
    'Entradas, páginas y términos de WordPress 6 y los idiomas de WPML. KSES filtra lo que guarda un usuario que no puede publicar HTML sin filtrar, como suelen funcionar los importadores y los plugins de traducción.',
  'wordpress.content-tags':
    'El contenido y el extracto conservan solo las etiquetas y los atributos que KSES conoce; los demás se quitan y su texto queda.',
  'wordpress.content-styles':
    'Un atributo style conserva solo las propiedades que KSES conoce y, en los valores, solo funciones como var() y calc().',
  'wordpress.content-protocols': 'Una dirección con un protocolo no permitido pierde el protocolo.',
  'wordpress.content-entities':
    'Un & suelto y un nombre que KSES no conoce pasan a ser &amp;, y un > suelto pasa a ser &gt;.',
  'wordpress.control-characters': 'Se quitan los caracteres de control.',
  'wordpress.blocks':
    'Deben estar todos los comentarios de bloque del original: el editor no distingue los bloques por otra cosa.',
  'wordpress.title-tags': 'Un título conserva solo etiquetas en línea.',
  'wordpress.title-trim': 'Se quita el espacio alrededor de un título.',
  'wordpress.not-empty':
    'Una entrada necesita un título, un contenido o un extracto: «Content, title, and excerpt are empty.»',
  'wordpress.slug-form':
    'Un slug tiene minúsculas sin acentos, cifras, - y _; las comillas y los demás caracteres se quitan.',
  'wordpress.slug-length':
    'Un slug se corta después de 200 caracteres tal como los tiene una dirección: un carácter japonés cuenta nueve.',
  'wordpress.term-name-length':
    'El nombre de una categoría, una etiqueta u otro término tiene como máximo 200 caracteres: «Could not insert term into the database.»',
  'wordpress.wpml-languages':
    'WPML tiene códigos propios en minúsculas, como pt-br y zh-hans, y acepta cualquier otro de 7 caracteres como máximo para un idioma personalizado.',
  'wordpress.languages':
    'WordPress tiene una lista de locales, como de_DE, pt_BR y zh_CN; otro idioma no tiene ninguno.',
  'about.drupal':
    'Nodos, términos, alias y textos de la interfaz de Drupal 10, el formato de texto Basic HTML de su perfil estándar y lo que TMGMT comprueba. Drupal guarda el cuerpo como se entrega y lo filtra cada vez que lo muestra.',
  'drupal.title-length': 'El título de un nodo tiene como máximo 255 caracteres.',
  'drupal.title-required': 'Un nodo necesita un título.',
  'drupal.title-tags': 'Un título es texto: las etiquetas se muestran como están escritas.',
  'drupal.string-single-line': 'Un título es una sola línea de texto; los saltos de línea se quitan.',
  'drupal.basic-html-tags': 'El formato Basic HTML muestra solo estas etiquetas y atributos.',
  'drupal.restricted-html-tags':
    'El formato Restricted HTML, el de los comentarios, muestra solo estas etiquetas y atributos.',
  'drupal.attributes':
    'Los atributos style y los controladores de eventos se quitan en todo formato con filtro.',
  'drupal.protocols':
    'En la mayoría de los atributos se quita lo que precede a los primeros dos puntos, salvo que sea uno de los protocolos permitidos.',
  'drupal.references':
    'Las referencias de caracteres sin punto y coma o con un número impar de cifras hexadecimales se muestran como están escritas; las llaves después de & se quitan.',
  'drupal.alias-slash': 'Un alias de ruta empieza por una barra: «The alias path has to start with a slash.»',
  'drupal.alias-length': 'Un alias de ruta tiene como máximo 255 caracteres.',
  'drupal.term-name-length': 'El nombre de un término de taxonomía tiene como máximo 255 caracteres.',
  'drupal.image-alt-length': 'El texto alternativo de una imagen tiene como máximo 512 caracteres.',
  'drupal.link-title-length': 'El texto de un campo de enlace tiene como máximo 255 caracteres.',
  'drupal.interface-tags':
    'Un texto de la interfaz tiene solo etiquetas de texto: «The submitted string contains disallowed HTML».',
  'drupal.interface-attributes':
    'Un texto de la interfaz no tiene atributos style ni controladores de eventos: «The submitted string contains disallowed HTML».',
  'drupal.interface-protocols':
    'En un texto de la interfaz, un atributo que no sea title, alt, class, rel o data-* solo tiene dos puntos después de un protocolo permitido.',
  'drupal.interface-references':
    'Un texto de la interfaz no tiene referencias de caracteres con un número impar de cifras hexadecimales ni llaves después de &.',
  'drupal.interface-placeholders':
    'Los marcadores @name, %name y :name de un texto de la interfaz se sustituyen por su nombre.',
  'drupal.tmgmt-not-empty': 'TMGMT no acepta una traducción vacía: «The field is empty.»',
  'drupal.tmgmt-tags':
    '«Validate HTML tags» de TMGMT compara las etiquetas, con sus atributos y su orden, con las del original: «HTML tag validation failed».',
  'drupal.tmgmt-length':
    'TMGMT cuenta bytes: un título de 255 caracteres con diéresis es más largo que su límite. «The field has @size characters while the limit is @limit.»',
  'drupal.languages':
    'Drupal nombra los idiomas en minúsculas, como pt-br y zh-hans, y acepta cualquier otra etiqueta de 12 caracteres como máximo para un idioma personalizado.',
  'about.contentful':
    'Límites de Contentful para entradas de cualquier tipo de contenido. Importe el modelo de contenido para tener las reglas de sus propios campos.',
  'contentful.symbol-length': 'Un texto corto (Symbol) tiene como máximo 256 caracteres.',
  'contentful.text-length':
    'Un texto largo (Text) tiene como máximo 50.000 caracteres; el texto enriquecido y JSON no lo son.',
  'contentful.symbol-single-line':
    'Un texto corto se edita en una sola línea, de la que los navegadores quitan los saltos de línea.',
  'contentful.rich-text-tags':
    'El texto enriquecido tiene párrafos, títulos, listas, citas, líneas, tablas y enlaces; el texto de otras etiquetas queda.',
  'contentful.field-count': 'Un tipo de contenido, y con él una entrada, tiene como máximo 50 campos.',
  'contentful.request-size': 'Una petición a la API tiene como máximo 1 MB.',
  'contentful.languages':
    'Contentful nombra los locales con códigos como en-GB, de-DE y zh-Hans, y acepta cualquier otro como locale personalizado.',
  'about.storyblok':
    'Slugs, idiomas y texto enriquecido de Storyblok. Importe los componentes para tener las reglas de sus propios campos.',
  'storyblok.slug-characters':
    'Un slug tiene las letras a–z y A–Z, cifras, _ y -, salvo que el espacio permita el juego ampliado de caracteres; los demás caracteres se sustituyen.',
  'storyblok.slug-required': 'Una historia necesita un slug.',
  'storyblok.name-required': 'Una historia necesita un nombre.',
  'storyblok.rich-text-tags':
    'El texto enriquecido tiene párrafos, títulos, listas, citas, líneas, código, imágenes, enlaces y marcas; el texto de otras etiquetas queda.',
  'storyblok.rich-text-styles':
    'De los estilos, el texto enriquecido conserva los colores, la alineación del texto y el ancho de las celdas.',
  'storyblok.rich-text-links':
    'Un enlace del texto enriquecido con otro esquema que http, https, ftp, mailto, tel, callto, sms, cid y xmpp se quita; su texto queda.',
  'storyblok.text-single-line':
    'Un campo de tipo text es una sola línea, de la que los navegadores quitan los saltos de línea.',
  'storyblok.languages':
    'Storyblok nombra los idiomas con códigos en minúsculas y acepta cualquier otro; en los nombres de los campos, - pasa a ser _: headline__i18n__de_at.',
  'about.shopify':
    'Traducciones de productos, colecciones y metacampos (translationsRegister), y archivos de locale de los temas. Se rechaza un digest de un original distinto del actual («Translatable content hash is invalid»); cómo lo forma Shopify no está publicado, así que no se puede ensayar.',
  'shopify.blank': 'Una traducción no puede estar vacía.',
  'shopify.handle-form':
    'Un handle tiene minúsculas, cifras y guiones; los demás caracteres pasan a ser guiones.',
  'shopify.handle-length': 'Un handle tiene como máximo 255 caracteres.',
  'shopify.tag-length': 'Una etiqueta tiene como máximo 255 caracteres.',
  'shopify.metafield-length': 'Un metacampo de texto tiene como máximo 64 kB, 65.536 bytes.',
  'shopify.url-length': 'Un metacampo de tipo url tiene como máximo 2 kB, 2.048 bytes.',
  'shopify.url-form': 'Un metacampo de tipo url tiene uno de los esquemas http, https, mailto, sms y tel.',
  'shopify.locale-count': 'El archivo de locale de un tema tiene como máximo 3.400 traducciones.',
  'shopify.liquid-variables':
    'Las variables como {{ count }} se rellenan por su nombre; donde falta una, su valor no se muestra.',
  'shopify.languages':
    'Shopify tiene una lista de locales, como de, pt-BR y zh-CN; otro idioma no tiene ninguno.',
  'about.aem':
    'Páginas, nombres de nodos y el XML de los trabajos de traducción de Adobe Experience Manager 6.5.',
  'aem.page-name-characters': 'El nombre de una página tiene solo letras, cifras, _ y -.',
  'aem.page-name-required': 'El nombre de una página no está vacío.',
  'aem.node-characters': 'El nombre de un nodo no tiene ninguno de los caracteres / : [ ] | *.',
  'aem.xml-characters':
    'El XML de un trabajo de traducción no tiene caracteres de control salvo el tabulador y los saltos de línea, ni U+FFFE ni U+FFFF.',
  'aem.title-tags': 'Un título es texto: HTL muestra sus etiquetas como están escritas.',
  'aem.html-context-tags':
    'El texto enriquecido mostrado en el contexto html pierde scripts y marcos con su contenido.',
  'aem.html-context-handlers':
    'El texto enriquecido mostrado en el contexto html pierde los controladores de eventos.',
  'aem.html-context-links':
    'El texto enriquecido mostrado en el contexto html pierde los enlaces a javascript:.',
  'aem.languages':
    'El nombre de una raíz de idioma es un código de ISO 639-1, solo o con un país de ISO 3166: de, de_ch.',
  'about.android-strings':
    'Valores que una herramienta escribe tal cual en strings.xml. Los archivos importados en Locdesk no necesitan esta comprobación, porque Locdesk escapa sus textos.',
  'android.xml': 'Un valor es XML bien formado: & y < se escriben &amp; y &lt;.',
  'android.quotes': 'Un apóstrofo lleva delante una barra invertida, o el valor está entre comillas.',
  'android.double-quotes': 'Una comilla sin barra invertida desaparece.',
  'android.first-character':
    'Un valor como ?name o @string/name es una referencia, salvo que lleve delante una barra invertida.',
  'android.escape-sequences':
    'A \\u le siguen cuatro cifras hexadecimales: «invalid unicode escape sequence in string».',
  'android.unknown-escapes': `Desaparece la barra invertida delante de otro carácter que n t u # ' " @ ? y la barra invertida.`,
  'android.white-space': 'Se quita el espacio alrededor de un valor, y varios espacios pasan a ser uno.',
  'android.tags': 'Solo estas etiquetas dan estilo a un texto; las demás no tienen efecto.',
  'android.placeholders': 'Deben estar los argumentos de formato del original, con los mismos tipos.',
  'android.numbered':
    'Dos o más argumentos van numerados: «Multiple substitutions specified in non-positional format».',
  'android.length': 'Un texto compilado tiene como máximo 32.767 bytes.',
  'android.languages':
    'La carpeta de un idioma es values-de, values-pt-rBR o values-b+sr+Latn; el hebreo es iw, el indonesio in.',
  'about.google-play': 'Textos de la ficha de la tienda en Play Console.',
  'google-play.title-length': 'El nombre de una aplicación tiene como máximo 30 caracteres.',
  'google-play.short-description-length': 'Una descripción breve tiene como máximo 80 caracteres.',
  'google-play.full-description-length': 'Una descripción completa tiene como máximo 4.000 caracteres.',
  'google-play.release-notes-length':
    'Las notas de la versión tienen como máximo 500 caracteres en cada idioma.',
  'about.apple-strings':
    'Valores que una herramienta escribe tal cual entre las comillas de un archivo .strings. Los archivos importados en Locdesk no necesitan esta comprobación, porque Locdesk escapa sus textos.',
  'apple.quotes': 'Una comilla lleva delante una barra invertida; si no, el archivo no se puede leer.',
  'apple.escape-sequences':
    'A una barra invertida le sigue n, r, t, una comilla, una barra invertida o U con cuatro cifras hexadecimales.',
  'apple.placeholders':
    'Deben estar los especificadores de formato del original, con los mismos tipos; otros pueden cerrar la aplicación.',
  'apple.bundle-name-length': 'CFBundleName tiene como máximo 15 caracteres.',
  'apple.usage-descriptions': 'Un texto que explica por qué la aplicación pide acceso no puede estar vacío.',
  'apple.languages':
    'La carpeta de un idioma es de.lproj, pt-BR.lproj o zh-Hans.lproj: un idioma de ISO 639, con una región o una escritura.',
  'about.app-store': 'Textos de una aplicación en App Store Connect.',
  'app-store.name-length': 'El nombre de una aplicación tiene como máximo 30 caracteres.',
  'app-store.subtitle-length': 'Un subtítulo tiene como máximo 30 caracteres.',
  'app-store.keywords-length':
    'Las palabras clave tienen como máximo 100 caracteres de cualquier escritura; donde la página de Apple dice bytes, la tienda cuenta caracteres.',
  'app-store.promotional-text-length': 'Un texto promocional tiene como máximo 170 caracteres.',
  'app-store.description-length': 'Una descripción tiene como máximo 4.000 caracteres.',
  'app-store.description-tags': 'Una descripción es texto sin formato: «HTML format is not supported.»',
  'app-store.whats-new-length': '«Novedades de esta versión» tiene como máximo 4.000 caracteres.',
  'about.email':
    'Asuntos, nombres de remitentes y cuerpos de mensajes según las normas, y lo que muestran los lectores de correo habituales.',
  'email.subject-required': 'Una campaña necesita un asunto.',
  'email.header-single-line': 'El cuerpo de un campo de cabecera no tiene saltos de línea.',
  'email.header-line-length':
    'Una cabecera en ASCII se pliega en sus espacios en líneas de 998 bytes como máximo: 989 después de «Subject: »; las demás se codifican.',
  'email.subject-service-length': 'Postmark acepta asuntos de 2.000 unidades UTF-16 como máximo.',
  'email.from-length': 'Postmark acepta nombres de remitente de 255 unidades UTF-16 como máximo.',
  'email.from-characters':
    'Un nombre de remitente en ASCII no tiene, fuera de comillas, ninguno de < > [ ] : ; @ \\ , "; los demás nombres se codifican.',
  'email.header-characters': 'Una cabecera no tiene caracteres de control.',
  'email.subject-tags': 'Un asunto es texto: los lectores muestran sus etiquetas como están escritas.',
  'email.line-length': 'Una línea de un cuerpo en ASCII tiene como máximo 998 bytes; los demás se codifican.',
  'email.address-length': 'Una dirección tiene como máximo 254 bytes.',
  'email.active-tags': 'Outlook para Windows no muestra marcos, complementos ni formularios.',
  'email.gmail-clip': 'Gmail muestra los primeros 102 kB de un mensaje y oculta el resto tras un enlace.',
  'email.merge-tags': 'Los marcadores como *|FNAME|* se sustituyen por su nombre; *|UNSUB|* debe quedar.',
  'model.required': '{{field}} es obligatorio.',
  'model.length': '{{field}} tiene como máximo {{max}} caracteres.',
  'model.min-length': '{{field}} tiene como mínimo {{min}} caracteres.',
  'model.pattern': '{{field}} tiene la forma {{form}}.',
  'model.without-pattern': '{{field}} no contiene nada de la forma {{pattern}}.',
  'model.values': '{{field}} es uno de estos textos: {{values}}',
  'model.tags': '{{field}} solo conserva {{tags}}.',
  'model.single-line': '{{field}} es una sola línea.',
  'model.languages': 'El espacio tiene los idiomas {{codes}}.',
  'model.source.contentful': 'Modelo de contenido de su espacio en Contentful',
  'model.source.storyblok': 'Componentes de su espacio en Storyblok',
};
