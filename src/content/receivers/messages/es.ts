/** The Spanish sentences of `finding-messages.ts`. */
export const messages = {
  'checkNames.refused': 'Rechazado por el sistema de destino',
  'checkNames.stored-differently': 'Cambiado por el sistema de destino',
  'problemText.refused.required': '{{receiver}} rechaza aquí un campo vacío. Introduzca un texto.',
  'problemText.refused.too-long-characters':
    '{{receiver}} rechaza aquí {{length}} caracteres: como máximo {{max}}, sobran {{over}}.',
  'problemText.refused.too-long-utf16':
    '{{receiver}} rechaza aquí {{length}} caracteres: como máximo {{max}}, sobran {{over}}. Un emoji cuenta dos.',
  'problemText.refused.too-long-bytes':
    '{{receiver}} rechaza aquí {{length}} bytes: como máximo {{max}}, sobran {{over}}. Una letra fuera de ASCII cuenta de dos a cuatro.',
  'problemText.refused.too-long-encoded':
    '{{receiver}} rechaza aquí {{length}} caracteres de una dirección: como máximo {{max}}, sobran {{over}}. Las letras fuera de ASCII cuentan de seis a doce.',
  'problemText.refused.too-long-words':
    '{{receiver}} rechaza aquí {{length}} palabras: como máximo {{max}}, sobran {{over}}.',
  'problemText.refused.long-line':
    '{{receiver}} rechaza una línea de {{length}}: como máximo {{max}}. Divida la línea.',
  'problemText.refused.long-word':
    '{{receiver}} rechaza {{length}} caracteres sin espacio: como máximo {{max}}. Inserte un espacio.',
  'problemText.refused.line-breaks':
    '{{receiver}} rechaza aquí los saltos de línea. Escriba en una sola línea.',
  'problemText.refused.tag': '{{receiver}} rechaza aquí {{tag}}. Quite la etiqueta.',
  'problemText.refused.attribute': '{{receiver}} rechaza el atributo {{attribute}} de {{tag}}. Quítelo.',
  'problemText.refused.style': '{{receiver}} rechaza el estilo «{{style}}» de {{tag}}. Quítelo.',
  'problemText.refused.scheme':
    '{{receiver}} rechaza direcciones con {{scheme}} en {{tag}}. Use otra dirección.',
  'problemText.refused.prefix':
    '{{receiver}} rechaza «{{prefix}}» al principio del atributo {{attribute}} de {{tag}}. Quítelo.',
  'problemText.refused.reference-shown':
    '{{receiver}} rechaza {{reference}} aquí. Escriba el carácter mismo.',
  'problemText.refused.braces': '{{receiver}} rechaza {{text}}: llaves después de &. Escriba &amp;.',
  'problemText.refused.tag-form':
    '{{receiver}} rechaza {{tag}}, porque escribe esta etiqueta de otra forma. Escriba {{form}}.',
  'problemText.refused.reference': '{{receiver}} rechaza aquí un & suelto ({{count}}). Escriba &amp;.',
  'problemText.refused.greater-than': '{{receiver}} rechaza aquí un > suelto ({{count}}). Escriba &gt;.',
  'problemText.refused.less-than': '{{receiver}} rechaza aquí un < suelto ({{count}}). Escriba &lt;.',
  'problemText.refused.character': '{{receiver}} rechaza aquí el carácter {{character}}. Sustitúyalo.',
  'problemText.refused.characters': '{{receiver}} rechaza aquí los caracteres {{characters}}. Sustitúyalos.',
  'problemText.refused.slug': '{{receiver}} rechaza esta dirección. Escriba «{{slug}}».',
  'problemText.refused.slug-letters':
    '{{receiver}} rechaza una dirección con estas letras. Escriba la dirección en letras latinas.',
  'problemText.refused.form': '{{receiver}} espera aquí otra forma: {{form}}.',
  'problemText.refused.too-short': '{{receiver}} rechaza aquí {{length}} caracteres: como mínimo {{min}}.',
  'problemText.refused.values': '{{receiver}} solo acepta aquí uno de estos textos: {{values}}.',
  'problemText.refused.forbidden-form':
    '{{receiver}} rechaza aquí «{{text}}», porque tiene la forma {{pattern}}. Cámbielo.',
  'problemText.refused.url': '{{receiver}} espera aquí una dirección completa con {{schemes}}.',
  'problemText.refused.white-space': '{{receiver}} rechaza aquí espacios superfluos ({{count}}). Quítelos.',
  'problemText.refused.escape': '{{receiver}} rechaza aquí {{character}} suelto. Escriba {{escaped}}.',
  'problemText.refused.escape-sequence':
    '{{receiver}} no conoce {{sequence}}. Una barra invertida se escribe \\\\.',
  'problemText.refused.xml':
    '{{receiver}} lo rechaza porque {{what}} no deja que sea XML bien formado. Cierre cada etiqueta y escriba & como &amp;.',
  'problemText.refused.placeholder-missing':
    '{{receiver}} necesita el marcador {{placeholder}}, que falta. Añádalo.',
  'problemText.refused.placeholder-extra': '{{receiver}} no conoce el marcador {{placeholder}}. Quítelo.',
  'problemText.refused.not-numbered':
    '{{receiver}} rechaza varios marcadores sin número, como {{placeholder}}. Numérelos: %1$s, %2$s.',
  'problemText.refused.tag-count':
    '{{receiver}} compara etiquetas: {{tag}} está {{after}} veces, en el origen {{before}} veces. Use las etiquetas del origen.',
  'problemText.refused.tag-order':
    '{{receiver}} compara las etiquetas con sus atributos y su orden: {{tag}} está donde el origen tiene {{before}}. Use las etiquetas del origen en su orden.',
  'problemText.refused.fields-missing':
    '{{receiver}} rechaza la solicitud sin texto en: {{fields}}. Complételos.',
  'problemText.refused.field-count':
    '{{receiver}} rechaza {{count}} campos en una solicitud: como máximo {{max}}. Divida la solicitud.',
  'problemText.refused.request-size':
    '{{receiver}} rechaza {{size}} bytes en una solicitud: como máximo {{max}}. Divida la solicitud.',
  'problemText.refused.language':
    '{{receiver}} no tiene código para el idioma {{language}}. Use un idioma que conozca.',
  'problemText.stored-differently.too-long-characters':
    '{{receiver}} corta después de {{max}} caracteres; hay {{length}}.',
  'problemText.stored-differently.too-long-utf16':
    '{{receiver}} corta después de {{max}} caracteres; hay {{length}}. Un emoji cuenta dos.',
  'problemText.stored-differently.too-long-bytes':
    '{{receiver}} corta después de {{max}} bytes; hay {{length}}.',
  'problemText.stored-differently.too-long-encoded':
    '{{receiver}} corta después de {{max}} caracteres de una dirección; hay {{length}}. Las letras fuera de ASCII cuentan de seis a doce.',
  'problemText.stored-differently.too-long-words':
    '{{receiver}} corta después de {{max}} palabras; hay {{length}}.',
  'problemText.stored-differently.long-line':
    '{{receiver}} divide las líneas de más de {{max}}; la más larga tiene {{length}}.',
  'problemText.stored-differently.long-word':
    '{{receiver}} divide las palabras de más de {{max}}; la más larga tiene {{length}}.',
  'problemText.stored-differently.line-breaks': '{{receiver}} quita los saltos de línea ({{count}}).',
  'problemText.stored-differently.tag': '{{receiver}} no conserva {{tag}}.',
  'problemText.stored-differently.attribute': '{{receiver}} quita el atributo {{attribute}} de {{tag}}.',
  'problemText.stored-differently.style': '{{receiver}} quita el estilo «{{style}}» de {{tag}}.',
  'problemText.stored-differently.scheme':
    '{{receiver}} cambia o quita la dirección con {{scheme}} en {{tag}}.',
  'problemText.stored-differently.prefix':
    '{{receiver}} quita «{{prefix}}» del atributo {{attribute}} de {{tag}}.',
  'problemText.stored-differently.reference-shown':
    '{{receiver}} muestra {{reference}} como está escrito. Escriba el carácter mismo.',
  'problemText.stored-differently.braces': '{{receiver}} quita {{text}}: llaves después de &. Escriba &amp;.',
  'problemText.stored-differently.reference': '{{receiver}} escribe un & suelto como &amp; ({{count}}).',
  'problemText.stored-differently.greater-than': '{{receiver}} escribe un > suelto como &gt; ({{count}}).',
  'problemText.stored-differently.less-than': '{{receiver}} escribe un < suelto como &lt; ({{count}}).',
  'problemText.stored-differently.character': '{{receiver}} sustituye o quita el carácter {{character}}.',
  'problemText.stored-differently.characters':
    '{{receiver}} sustituye o quita los caracteres {{characters}}.',
  'problemText.stored-differently.slug': '{{receiver}} guarda «{{slug}}».',
  'problemText.stored-differently.slug-letters':
    '{{receiver}} no conserva estas letras en una dirección. Escriba la dirección en letras latinas.',
  'problemText.stored-differently.placeholder-missing':
    '{{receiver}} no muestra el valor de {{placeholder}}, porque falta. Añádalo.',
  'problemText.stored-differently.placeholder-extra':
    '{{receiver}} no tiene valor para {{placeholder}}. Quítelo.',
  'problemText.stored-differently.white-space': '{{receiver}} quita espacios ({{count}}).',
  'problemText.stored-differently.escape':
    '{{receiver}} omite {{character}} suelto. Escriba {{escaped}} para conservarlo.',
  'problemText.stored-differently.escape-sequence':
    '{{receiver}} omite la barra invertida de {{sequence}}. Una barra invertida se escribe \\\\.',
};
