/** English words of problems that were stored or received as text, and their Spanish. */
export const received: Readonly<Record<string, string>> = {
  '{{0}}: is missing': '{{0}}: falta',
  '{{0}}: is empty': '{{0}}: está vacío',
  '{{0}}: is not valid UTF-8': '{{0}}: no es UTF-8 válido',
  '{{0}}: must be an object': '{{0}}: debe ser un objeto',
  '{{0}}: must be a string': '{{0}}: debe ser una cadena',
  '{{0}}: must be an array': '{{0}}: debe ser una lista',
  '{{0}}: must not be empty': '{{0}}: no debe estar vacío',
  '{{0}}: must have at least 1 entry': '{{0}}: debe tener al menos 1 entrada',
  '{{0}}: must have at least {{1}} entries': '{{0}}: debe tener al menos {{1}} entradas',
  '{{0}}: must have at least {{1}} characters': '{{0}}: debe tener al menos {{1}} caracteres',
  '{{0}}: must be a number': '{{0}}: debe ser un número',
  '{{0}}: must be an integer': '{{0}}: debe ser un número entero',
  '{{0}}: must be a boolean': '{{0}}: debe ser verdadero o falso',
  '{{0}}: is not known here': '{{0}}: no se conoce aquí',
  '{{0}}: must be one of {{1}}': '{{0}}: debe ser uno de estos valores: {{1}}',
  '{{0}}: is missing, send "Authorization: Bearer <token>"':
    '{{0}}: falta; envíe «Authorization: Bearer <token>»',
  '{{0}}: must have the form "Bearer <token>"': '{{0}}: debe tener la forma «Bearer <token>»',
  '{{0}}: the token is unknown, revoked or expired':
    '{{0}}: el token es desconocido, está revocado o ha caducado',
  '{{0}}: is missing, content requests come with "content-request"':
    '{{0}}: falta; las solicitudes de contenido llevan «content-request»',
  '{{0}}: must be "content-request"': '{{0}}: debe ser «content-request»',
  '{{0}}: "{{1}}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z':
    '{{0}}: «{{1}}» no es una fecha y hora RFC 3339 con desfase, como 2026-11-20T09:30:00.123Z',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: «{{1}}» no es una etiqueta de idioma BCP 47 bien formada, como de o de-CH',
  '{{0}}: must have at most {{1}} characters': '{{0}}: debe tener como máximo {{1}} caracteres',
  '{{0}}: "{{1}}" is none of pending, confirmed, complete, completed':
    '{{0}}: «{{1}}» no es ninguno de pending, confirmed, complete, completed',
  '{{0}}: is missing, a completed request has it': '{{0}}: falta; una solicitud completada lo tiene',
  '{{0}}: is empty, a request has at least one field':
    '{{0}}: está vacío; una solicitud tiene al menos un campo',
  '{{0}}: must be unique, "{{1}}" is also {{2}}': '{{0}}: debe ser único; «{{1}}» también es {{2}}',
  '{{0}}: has {{1}} bytes, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: tiene {{1}} bytes; se aceptan como máximo {{2}} (ajuste {{3}})',
  '{{0}}: has {{1}} entries, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: tiene {{1}} elementos; se aceptan como máximo {{2}} (ajuste {{3}})',
  '{{0}}: … and {{1}} more problems': '{{0}}: … y {{1}} problemas más',
  '… and {{0}} more': '… y {{0}} más',
  '{{0}}: starts with a byte order mark (BOM), send UTF-8 without one':
    '{{0}}: empieza con una marca de orden de bytes (BOM); envíe UTF-8 sin ella',
  '{{0}}: is nested deeper than {{1}} levels, the text after it was not checked':
    '{{0}}: tiene más de {{1}} niveles de anidamiento; el texto que sigue no se comprobó',
  '{{0}}: contains a NUL character (U+0000)': '{{0}}: contiene un carácter NUL (U+0000)',
  '{{0}}: is a key that contains a NUL character (U+0000)':
    '{{0}}: es una clave que contiene un carácter NUL (U+0000)',
  '{{0}}: contains half of a surrogate pair, which is not a character':
    '{{0}}: contiene medio par sustituto, que no es un carácter',
  '{{0}}: is a key that contains half of a surrogate pair, which is not a character':
    '{{0}}: es una clave que contiene medio par sustituto, que no es un carácter',
  '{{0}}: is not allowed as a key': '{{0}}: no se permite como clave',
  '{{0}}: appears more than once in its object': '{{0}}: aparece más de una vez en su objeto',
  '{{0}}: is the number {{1}}, which cannot be kept exactly (send it as a string)':
    '{{0}}: es el número {{1}}, que no se puede conservar con exactitud (envíelo como cadena)',
  '{{0}}: is not valid JSON at line {{1}}, column {{2}}: expected {{3}}, but {{4}}':
    '{{0}}: no es JSON válido en la línea {{1}}, columna {{2}}: se esperaba {{3}}, pero {{4}}',
  'a value': 'un valor',
  'the end of the text': 'el final del texto',
  'a key in double quotes': 'una clave entre comillas dobles',
  'a key in double quotes or "}"': 'una clave entre comillas dobles o «}»',
  '"," or "}"': '«,» o «}»',
  '"," or "]"': '«,» o «]»',
  'the closing double quote': 'la comilla de cierre',
  'control characters to be escaped': 'el escape de los caracteres de control',
  'four hexadecimal digits after \\u': 'cuatro dígitos hexadecimales después de \\u',
  'a digit': 'un dígito',
  'a digit after the decimal point': 'un dígito después del punto decimal',
  'a digit of the exponent': 'un dígito del exponente',
  'the text ends there': 'el texto termina ahí',
  'found a double quote': 'hay una comilla doble',
  'found {{0}}': 'hay {{0}}',
  '{{0}}: is missing, calls to this address must be signed':
    '{{0}}: falta; las llamadas a esta dirección deben ir firmadas',
  '{{0}}: must be whole seconds since 1970': '{{0}}: deben ser segundos enteros desde 1970',
  '{{0}}: does not verify with the secret of this address':
    '{{0}}: no corresponde al secreto de esta dirección',
  '{{0}}: is {{1}} seconds old, at most {{2}} are accepted':
    '{{0}}: tiene {{1}} segundos de antigüedad; se aceptan como máximo {{2}}',
  '{{0}}: is {{1}} seconds ahead, at most {{2}} are accepted':
    '{{0}}: está adelantado {{1}} segundos; se aceptan como máximo {{2}}',
  'Applying it failed inside Locdesk. The log file says more; "Replay" tries again.':
    'No se pudo aplicar dentro de Locdesk. El archivo de registro dice más; puede reaplicar la llamada.',
  '{{0}} redirects to {{1}}. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} redirige a {{1}}. Para proteger el token no se siguen las redirecciones: use la dirección final.',
  '{{0}} redirects. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} redirige a otro lugar. Para proteger el token no se siguen las redirecciones: use la dirección final.',
  '{{0}} refused the token ({{1}}). Enter a valid one.':
    '{{0}} rechazó el token ({{1}}). Introduzca uno válido.',
  '{{0}} has nothing at {{1}} (404). Check the address: it is what comes before /v1.':
    '{{0}} no tiene nada en {{1}} (404). Compruebe la dirección: es lo que va antes de /v1.',
  '{{0}} limits how often it is called (429). Retrying later.':
    '{{0}} limita el número de llamadas (429). Se reintentará más tarde.',
  '{{0}} limits how often it is called (429). Its Retry-After is longer than a week; retrying after a week.':
    '{{0}} limita el número de llamadas (429). La espera pedida supera una semana; se reintentará dentro de una semana.',
  'Server error at {{0}} ({{1}}). Retrying.': 'Error del servidor {{0}} ({{1}}). Reintentando.',
  'Server error at {{0}} ({{1}}). Its Retry-After is longer than a week; retrying after a week.':
    'Error del servidor {{0}} ({{1}}). La espera pedida supera una semana; se reintentará dentro de una semana.',
  '{{0}} answered {{1}} with {{2}}.': '{{0}} respondió a {{1}} con {{2}}.',
  '{{0}} answered with {{1}} instead of JSON. Check the address.':
    '{{0}} respondió con {{1}} en lugar de JSON. Compruebe la dirección.',
  '{{0}} answered with more than {{1}} MiB. Choose a smaller page size.':
    '{{0}} respondió con más de {{1}} MiB. Elija páginas más pequeñas.',
  "{{0}} answered with what can't be understood: {{1}}.": 'La respuesta de {{0}} no se entiende: {{1}}.',
  '{{0}} did not answer within {{1}} s. Retrying.': '{{0}} no respondió en {{1}} s. Reintentando.',
  'The answer of {{0}} was not complete after {{1}} s. Choose a smaller page size, or check the network.':
    'La respuesta de {{0}} no estaba completa tras {{1}} s. Elija páginas más pequeñas o compruebe la red.',
  'The answer of {{0}} broke off in the middle. Retrying.':
    'La respuesta de {{0}} se interrumpió a la mitad. Reintentando.',
  '{{0}} Retrying.': '{{0}} Reintentando.',
  'Nothing answers at {{0}}: the connection was refused. Check that the service runs there, and the port of the address.':
    'Nada responde en {{0}}: se rechazó la conexión. Compruebe que el servicio funciona ahí y el puerto de la dirección.',
  'The host name of {{0}} was not found. Check its spelling, or the network.':
    'No se encontró el nombre de host de {{0}}. Compruebe cómo está escrito o la red.',
  'The host name of {{0}} could not be looked up: the name service did not answer.':
    'No se pudo resolver el nombre de host de {{0}}: el servicio de nombres no respondió.',
  'There is no way to {{0}} from here. Check the network.':
    'Desde aquí no hay camino hasta {{0}}. Compruebe la red.',
  'There is no network to reach {{0}} by.': 'No hay red para llegar a {{0}}.',
  'The connection to {{0}} was closed before there was an answer.':
    'La conexión con {{0}} se cerró antes de que hubiera respuesta.',
  'No secure connection to {{0}} could be agreed on. Is the address one of http:// instead of https://?':
    'No se pudo acordar una conexión segura con {{0}}. ¿La dirección es de http:// en lugar de https://?',
  'The certificate of {{0}} has expired.': 'El certificado de {{0}} ha caducado.',
  'The certificate of {{0}} is not valid yet. Check the clock of this machine.':
    'El certificado de {{0}} aún no es válido. Compruebe el reloj de este equipo.',
  'The certificate of {{0}} is for another host name.': 'El certificado de {{0}} es de otro nombre de host.',
  'The certificate of {{0}} is self-signed, so it proves nothing.':
    'El certificado de {{0}} está autofirmado y no prueba nada.',
  'The certificate of {{0}} leads to a self-signed one that this machine does not trust.':
    'El certificado de {{0}} lleva a uno autofirmado en el que este equipo no confía.',
  "The certificate of {{0}} can't be checked: an intermediate certificate is missing.":
    'No se puede comprobar el certificado de {{0}}: falta un certificado intermedio.',
  'The issuer of the certificate of {{0}} is not known here.':
    'Aquí no se conoce al emisor del certificado de {{0}}.',
  'No connection to {{0}} was made in time. Check the network.':
    'La conexión con {{0}} no se estableció a tiempo. Compruebe la red.',
  'The host of {{0}} is down.': 'El host de {{0}} no está en funcionamiento.',
  'The headers of the answer are too long.': 'Las cabeceras de la respuesta son demasiado largas.',
  'What came back from {{0}} is not HTTP: {{1}}.': 'La respuesta de {{0}} no es HTTP: {{1}}.',
  'No secure connection to {{0}} could be agreed on: {{1}}.':
    'No se pudo acordar una conexión segura con {{0}}: {{1}}.',
  'The certificate of {{0}} was not accepted: {{1}}.': 'No se aceptó el certificado de {{0}}: {{1}}.',
  'The call to {{0}} could not be made: {{1}}.': 'No se pudo hacer la llamada a {{0}}: {{1}}.',
  'There was no answer within {{0}} seconds.': 'No hubo respuesta en {{0}} segundos.',
  'Locdesk ended before there was an answer.': 'Locdesk se cerró antes de que hubiera respuesta.',
  'The receiver sends calls on to another address. Redirects are not followed: register that address if it is right.':
    'El receptor redirige las llamadas a otra dirección. No se siguen las redirecciones: registre esa dirección si es correcta.',
  'The receiver sends calls on to {{0}}. Redirects are not followed: register that address if it is right.':
    'El receptor redirige las llamadas a {{0}}. No se siguen las redirecciones: registre esa dirección si es correcta.',
  'Upstream has marked it "{{0}}" itself, at {{1}}. Ours was not sent.':
    'El servicio la marcó por su cuenta como «{{0}}», a las {{1}}. Nuestra marca no se envió.',
  'Upstream has no request "{{0}}" (404): it was removed there. Its mark holds here only.':
    'El servicio no tiene ninguna solicitud «{{0}}» (404): se eliminó allí. La marca solo vale aquí.',
};
