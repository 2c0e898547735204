/** English words of errors and their Spanish; `contract/sentence` finds one by the other. */
export const errors: Readonly<Record<string, string>> = {
  '{{0}}: "{{1}}" is not a language tag. Write it like de-CH.':
    '{{0}}: «{{1}}» no es un código de idioma. Escríbalo como de-CH.',
  'That backup is not there any more. Choose another one.':
    'Esa copia de seguridad ya no existe. Elija otra.',
  'A backup, an export or an import is running. Wait until it is done, or cancel it.':
    'Hay una copia de seguridad, una exportación o una importación en curso. Espere a que termine o cancélela.',
  "The export {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'No se puede escribir la exportación {{0}}: {{1}}. Libere espacio en el disco o elija otro lugar.',
  "{{0}} can't be imported, and nothing was changed: {{1}}.":
    'No se puede importar {{0}} y no se ha cambiado nada: {{1}}.',
  'The file was changed while it was imported (line {{0}}). Import it again when it is whole.':
    'El archivo cambió mientras se importaba (línea {{0}}). Vuelva a importarlo cuando esté completo.',
  'line {{0}}: is longer than {{1}} MiB': 'línea {{0}}: supera {{1}} MiB',
  'The thread ended before its job was done{{0}}. Try it again.':
    'El trabajo terminó antes de tiempo{{0}}. Inténtelo de nuevo.',
  '{{0}} is there already. Choose another name: nothing is overwritten.':
    '{{0}} ya existe. Elija otro nombre: no se sobrescribe nada.',
  "The database in {{0}} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. {{1}} was not written.":
    'No se puede leer la base de datos de {{0}}, porque SQLite tiene que escribir archivos junto a ella: cambie los permisos de esa carpeta o haga una copia de ella con --data. No se ha escrito {{1}}.',
  "The backup {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'No se puede escribir la copia de seguridad {{0}}: {{1}}. Libere espacio en el disco o elija otro lugar.',
  'There is no database in {{0}}.': 'No hay ninguna base de datos en {{0}}.',
  'The backup {{0}} did not read back as it was written ({{1}}). Choose another place, and have that disk looked at.':
    'La copia de seguridad {{0}} no se leyó como se había escrito ({{1}}). Elija otro lugar y haga revisar ese disco.',
  'No backup was made, since the database {{0}} is damaged ({{1}}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. {{2}} was not written.':
    'No se ha hecho ninguna copia, porque la base de datos {{0}} está dañada ({{1}}). Exporte lo que se pueda leer y restaure después una copia anterior: en los ajustes o con locdesk restore. No se ha escrito {{2}}.',
  'A backup in {{0}} needs {{1}}, and {{2}} are free. Make room, or choose another place.':
    'Una copia de seguridad en {{0}} necesita {{1}} y hay {{2}} libres. Libere espacio o elija otro lugar.',
  '{{0}} is the file that Locdesk itself works with in {{1}}. Choose another file.':
    'Locdesk mismo trabaja con el archivo {{0}} en {{1}}. Elija otro archivo.',
  'put a copy of it in its place with locdesk restore FILE, or start on another folder with --data':
    'Sustitúyalo por una copia con locdesk restore ARCHIVO, o inicie en otra carpeta con --data',
  'put the newest backup in its place with: locdesk restore "{{0}}" --data "{{1}}"':
    'Sustitúyalo por la copia más reciente: locdesk restore "{{0}}" --data "{{1}}"',
  '{{0}} is damaged ({{1}}). It was left untouched: {{2}}.':
    '{{0}} está dañado ({{1}}). No se ha modificado. {{2}}.',
  '{{0}} can\'t be opened: {{1}}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.':
    'No se puede abrir {{0}}: {{1}}. Si sigue así, sustitúyalo por una copia de la carpeta «backups» o inicie en otra carpeta con --data.',
  "{{0}} can't be read: the disk failed ({{1}}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.":
    'No se puede leer {{0}}: ha fallado el disco ({{1}}). No se ha cambiado nada. Inténtelo de nuevo; si sigue así, haga revisar el disco o inicie en otra carpeta con --data.',
  '{{0}} is empty. Choose another file.': '{{0}} está vacío. Elija otro archivo.',
  '{{0}} is damaged or no database of Locdesk ({{1}}). Choose another file.':
    '{{0}} está dañado o no es una base de datos de Locdesk ({{1}}). Elija otro archivo.',
  '{{0}} is a database of another program. Move it away, or use another data folder with --data.':
    '{{0}} es la base de datos de otro programa. Muévala o use otra carpeta de datos con --data.',
  '{{0}} was written by a newer Locdesk (database level {{1}}, this program knows {{2}}). Update Locdesk, or use another data folder with --data.':
    '{{0}} se escribió con un Locdesk más reciente (nivel {{1}} de la base; este programa conoce {{2}}). Actualice Locdesk o use otra carpeta de datos con --data.',
  '{{0}} is not a file. Move it away, or use another folder with --data.':
    '{{0}} no es un archivo. Muévalo o use otra carpeta con --data.',
  "{{0}} can't be written: {{1}}. Change its permissions, or choose another folder with --data.":
    'No se puede escribir {{0}}: {{1}}. Cambie sus permisos o elija otra carpeta con --data.',
  "{{0}} can't use write-ahead logging here. Use a local disk with --data.":
    '{{0}} no puede usar aquí el registro de escritura anticipada. Use un disco local con --data.',
  'The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level {{0}}, this program has {{1}}). Try again in a moment; if that does not help, restart Locdesk.':
    'El Locdesk en marcha aún está actualizando su base de datos o es de una versión anterior (nivel {{0}} de la base; este programa tiene {{1}}). Inténtelo de nuevo en un momento; si no sirve, reinicie Locdesk.',
  '{{0}} is a file, not a folder. Choose a folder with --data.':
    '{{0}} es un archivo, no una carpeta. Elija una carpeta con --data.',
  "The data folder {{0}} can't be written: {{1}}. Choose another with --data, or change its permissions.":
    'No se puede escribir en la carpeta de datos {{0}}: {{1}}. Elija otra con --data o cambie sus permisos.',
  "The data folder {{0}} can't be locked: {{1}}. Choose another with --data, or change its permissions.":
    'No se puede bloquear la carpeta de datos {{0}}: {{1}}. Elija otra con --data o cambie sus permisos.',
  ' (process {{0}}, {{1}})': ' (proceso {{0}}, {{1}})',
  'Locdesk is already running on {{0}}{{1}}. Use that one, or give this one its own folder with --data.':
    'Locdesk ya está en marcha en {{0}}{{1}}. Use ese, o dele a este su propia carpeta con --data.',
  '{{0}} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.':
    '{{0}} se eliminó o se sustituyó con Locdesk en marcha: lo que se guarde ahora se perdería. Reinicie Locdesk.',
  'The database has to be brought up to this version, and the copy before that, {{0}}, failed: {{1}}. Nothing was changed. Make room on the disk, or see that the folder can be written.':
    'Hay que actualizar la base de datos a esta versión, y la copia previa, {{0}}, ha fallado: {{1}}. No se ha cambiado nada. Libere espacio en el disco o compruebe que se puede escribir en la carpeta.',
  'it lacks the {{0}}': 'falta: {{0}}',
  'the {{0}} in it is not of Locdesk': '{{0}} no es de Locdesk',
  'the {{0}} in it is not as Locdesk made it': '{{0}} no es como lo creó Locdesk',
  '{{0}} is intact, but it is no database that this Locdesk can work with ({{1}}). Nothing was replaced. Choose another file.':
    '{{0}} está íntegro, pero este Locdesk no puede trabajar con esa base de datos ({{1}}). No se ha sustituido nada. Elija otro archivo.',
  '{{0}} is not there. Choose another file.': '{{0}} no existe. Elija otro archivo.',
  '{{0}} is not a file. Choose another one.': '{{0}} no es un archivo. Elija otro.',
  "{{0}} can't be restored: {{1}}. Nothing was replaced. Make room on the disk, or choose another file.":
    'No se puede restaurar {{0}}: {{1}}. No se ha sustituido nada. Libere espacio en el disco o elija otro archivo.',
  "{{0}} can't be understood. Remove it to start with the database as it is.":
    'No se entiende {{0}}. Elimínelo para iniciar con la base de datos tal como está.',
  'The disk is full: nothing was stored. Free some space and send it again.':
    'El disco está lleno: no se ha guardado nada. Libere espacio y vuelva a enviar.',
  'The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.':
    'El disco no admite más: está lleno para este usuario o falla. No se ha guardado nada. Libere espacio y vuelva a enviar; el archivo de registro dice más.',
  'Another program is writing into the store: nothing was stored. Send it again.':
    'Otro programa está escribiendo en la base de datos: no se ha guardado nada. Vuelva a enviar.',
  'The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.':
    'No se pudo leer la base de datos: el disco falló un momento o el archivo está dañado. Inténtelo de nuevo; si sigue así, restaure una copia en los ajustes, o detenga Locdesk y use: locdesk restore ARCHIVO.',
  'The disk failed or may not be written: nothing was stored. The log file says more.':
    'El disco ha fallado o está protegido contra escritura: no se ha guardado nada. El archivo de registro dice más.',
  'The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.':
    'El disco ha fallado y no se ha recuperado: no se ha guardado nada. Compruebe que no esté lleno y vuelva a enviar; el archivo de registro dice más.',
  'The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.':
    'El disco no ha confirmado que esto se guardara. Compruebe que no esté lleno y si los datos están ahí antes de volver a enviar; el archivo de registro dice más.',
  "{{0}} can't be shown: {{1}}": 'No se puede mostrar {{0}}: {{1}}',
  'Only the window of Locdesk may ask for this.': 'Solo la ventana de Locdesk puede pedir esto.',
  'Locdesk is starting again. Try it in a moment.': 'Locdesk se está reiniciando. Inténtelo en un momento.',
  "{{0}} can't be written: {{1}}": 'No se puede escribir {{0}}: {{1}}',
  "{{0}} can't be removed: {{1}}": 'No se puede eliminar {{0}}: {{1}}',
  'This request has no result yet, so there is nothing to compare.':
    'Esta solicitud aún no tiene resultado, así que no hay nada que comparar.',
  '{{0}}, line {{1}}, column {{2}}: {{3}}': '{{0}}, línea {{1}}, columna {{2}}: {{3}}',
  '{{0}} is not a file.': '{{0}} no es un archivo.',
  '{{0}} has {{1}} bytes and at most {{2}} are read; split it into smaller files.':
    '{{0}} tiene {{1}} bytes y se leen como máximo {{2}}; divídalo en archivos más pequeños.',
  'There is no file {{0}}. Check the path.': 'No existe el archivo {{0}}. Compruebe la ruta.',
  "{{0}} can't be read: {{1}}.": 'No se puede leer {{0}}: {{1}}.',
  "{{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'No se puede escribir {{0}}: {{1}}. Libere espacio en el disco o elija otro lugar.',
  '{{0}} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.':
    'No hay nada que traducir en {{0}}: no tiene texto o lo excluye todo de la traducción. No se ha importado nada.',
  "{{0}} can't be imported: {{1}}.": 'No se puede importar {{0}}: {{1}}.',
  '{{0}} says that its source is in "{{1}}", and "{{2}}" was given. Nothing was imported; give the language of the file.':
    'Según {{0}}, su origen está en «{{1}}», pero se indicó «{{2}}». No se ha importado nada; indique el idioma del archivo.',
  'Order "{{0}}" was made here and has no file. Import the file as a new order.':
    'El pedido «{{0}}» se hizo aquí y no tiene archivo. Importe el archivo como un pedido nuevo.',
  'The source of order "{{0}}" is in "{{1}}". Import the file as a new order, or in that language.':
    'El origen del pedido «{{0}}» está en «{{1}}». Importe el archivo como un pedido nuevo o en ese idioma.',
  "{{0}} was imported as {{1}} before, and can't be {{2}} now. Leave the format out, or give the file another name.":
    '{{0}} se importó antes como {{1}} y ahora no puede ser {{2}}. Omita el formato o dé otro nombre al archivo.',
  '{{0}} would become more than {{1}} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.':
    '{{0}} daría más de {{1}} campos y no se ha importado nada. Impórtelo para menos idiomas a la vez: van al mismo pedido.',
  '{{0}} was not imported: its order was changed meanwhile, again and again. Import it again.':
    '{{0}} no se importó: su pedido cambió una y otra vez mientras tanto. Vuelva a importarlo.',
  'Another order or file is being processed. Wait until that is done, or cancel it.':
    'Se está trabajando con otro pedido o archivo. Espere a que termine o cancélelo.',
  'There is no order, and no request of one, "{{0}}".':
    'No hay ningún pedido, ni solicitud de un pedido, «{{0}}».',
  'Order "{{0}}" was made here and has no file to write a result into.':
    'El pedido «{{0}}» se hizo aquí y no tiene un archivo en el que escribir un resultado.',
  '"{{0}}" was not ordered in "{{1}}". It was in: {{2}}.': '«{{0}}» no se pidió en «{{1}}», sino en: {{2}}.',
  '{{0}} has no version {{1}}.': '{{0}} no tiene la versión {{1}}.',
  '{{0}} in field "{{1}}" of request {{2}}': '{{0}} en el campo «{{1}}» de la solicitud {{2}}',
  '{{0}} more': '{{0}} más',
  'The result in {{0}} was not written: 1 error is open ({{1}}). Correct or dismiss it, or write the result all the same with --force.':
    'El resultado en {{0}} no se escribió: hay 1 error abierto ({{1}}). Corríjalo o descártelo, o escriba el resultado de todos modos con --force.',
  'The result in {{0}} was not written: {{1}} errors are open ({{2}}). Correct or dismiss them, or write the result all the same with --force.':
    'El resultado en {{0}} no se escribió: hay {{1}} errores abiertos ({{2}}). Corríjalos o descártelos, o escriba el resultado de todos modos con --force.',
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'El archivo tiene {{0}} bytes y se leen como máximo {{1}}; divídalo en archivos más pequeños.',
  'content: must be base64': 'contenido: debe estar en base64',
  'content: is longer than the file': 'contenido: es más largo que el archivo',
  'Only {{0}} of {{1}} bytes of the file arrived.': 'Solo llegaron {{0}} de {{1}} bytes del archivo.',
  'The file was not handed over completely. Choose it again.':
    'El archivo no se transmitió por completo. Vuelva a elegirlo.',
  'This file is decided already. Open it again to see it.':
    'Este archivo ya está decidido. Ábralo de nuevo para verlo.',
  'This correction is no longer there.': 'Esta corrección ya no existe.',
  "format: {{0}} can't be written by this version.": 'formato: esta versión no puede escribir {{0}}.',
  'A hand-over has at most {{0}} requests. Choose fewer of them.':
    'Una entrega tiene como máximo {{0}} solicitudes. Elija menos.',
  'The texts have more than {{0}} characters. Hand them over in smaller parts.':
    'Los textos tienen más de {{0}} caracteres. Entréguelos en partes más pequeñas.',
  'None of these requests has a text to hand over.': 'Ninguna de estas solicitudes tiene texto que entregar.',
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.':
    'Estas solicitudes aún no se han comprobado, así que sus problemas no se conocen. Inicie Locdesk y espere a que las compruebe, o elija todos los campos.',
  'No field of these requests has a problem. Choose all fields, or other requests.':
    'Ningún campo de estas solicitudes tiene problemas. Elija todos los campos u otras solicitudes.',
  'No field of these requests changed since it was reviewed. Choose all fields, or other requests.':
    'Ningún campo de estas solicitudes ha cambiado desde que se revisó. Elija todos los campos u otras solicitudes.',
  'All fields of these requests are reviewed. Choose all fields, or other requests.':
    'Todos los campos de estas solicitudes están revisados. Elija todos los campos u otras solicitudes.',
  'Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.':
    'No hay nada revisado en la selección, y TMX solo contiene traducciones revisadas. Revise antes los campos o elija otro formato.',
  'This hand-over is no longer there.': 'Esta entrega ya no existe.',
  'Another hand-over is being made. Wait until that is done, or cancel it.':
    'Se está preparando otra entrega. Espere a que termine o cancélela.',
  'This hand-over is out already.': 'Esta entrega ya está fuera.',
  'This hand-over is taken back already.': 'Esta entrega ya se ha recogido.',
  'This hand-over is cancelled already.': 'Esta entrega ya está cancelada.',
  'The file has more than {{0}} rows.': 'El archivo tiene más de {{0}} filas.',
  'This receipt is no longer kept.': 'Esta llamada recibida ya no se conserva.',
  'This group has no requests any more.': 'Este grupo ya no tiene solicitudes.',
  'This job is no longer there.': 'Este trabajo ya no existe.',
  'The list could not be read. Retrying in a moment.':
    'No se pudo leer la lista. Se intentará de nuevo en un momento.',
  'This connection is no longer there. Nothing was ordered.':
    'Esta conexión ya no existe. No se ha pedido nada.',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: «{{1}}» no es un código de idioma BCP 47 válido, como de o de-CH',
  'target: "{{0}}" is given twice': 'idioma de destino: «{{0}}» está repetido',
  'target: is missing, give at least one language': 'idioma de destino: falta, indique al menos uno',
  'title: is missing': 'título: falta',
  'fields: must not be empty': 'campos: hace falta al menos uno',
  'This order is no longer in the store.': 'Este pedido ya no existe.',
  "The disk of {{0}} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.":
    'El disco de {{0}} está lleno: Locdesk no puede trabajar ahí y no se ha cambiado nada. Libere espacio e inténtelo de nuevo.',
  'body: … and {{0}} more problems': 'cuerpo: … y {{0}} problemas más',
  "The log file {{0}} can't be opened: {{1}}. Move away what is in its place, or choose another data folder with --data.":
    'No se puede abrir el archivo de registro {{0}}: {{1}}. Mueva lo que ocupa su lugar o elija otra carpeta de datos con --data.',
  'The secret was sealed by another key store. Enter it again.':
    'El secreto se cifró con otro almacén de claves. Introdúzcalo de nuevo.',
  "The secret can't be read: {{0}} is missing. Put it back, or enter the secret again.":
    'No se puede leer el secreto: falta {{0}}. Vuelva a ponerlo o introduzca el secreto de nuevo.',
  "The secret can't be read with {{0}}: that is another key than it was sealed with. Enter the secret again.":
    'No se puede leer el secreto con {{0}}: se cifró con otra clave. Introdúzcalo de nuevo.',
  "{{0}} can't be read. Change its permissions.": 'No se puede leer {{0}}. Cambie sus permisos.',
  '{{0}} is damaged. Put a copy of it back, or remove it and enter the secrets again.':
    '{{0}} está dañado. Vuelva a poner una copia, o elimínelo e introduzca los secretos de nuevo.',
  'only the desktop application can read it': 'solo la aplicación de escritorio puede leerlo',
  "The secret is in the system's key store, and {{0}}. Start the desktop application where it was entered, or enter the secret again.":
    'El secreto está en el almacén de claves del sistema: {{0}}. Inicie la aplicación de escritorio en la que se introdujo o introdúzcalo de nuevo.',
  'that can not be read': 'no se puede leer',
  "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.":
    'El secreto se cifró con el almacén de claves de otro sistema o usuario y aquí no se puede leer. Introdúzcalo de nuevo.',
  '{{0}}: is not a setting.': '{{0}}: no es un ajuste.',
  '{{0}}: must be {{1}}.': '{{0}}: valor admitido: {{1}}.',
  'This is no profile of a receiver. {{0}}': 'Esto no es un perfil de un sistema de destino. {{0}}',
  "This content model can't be used: {{0}} has no texts with rules. Export it again from {{1}}.":
    'Este modelo de contenido no se puede usar: {{0}} no tiene textos con reglas. Expórtelo de nuevo desde {{1}}.',
  'fields: "{{0}}" has no field ID. Leave it empty for all fields.':
    'campos: «{{0}}» no contiene ningún ID de campo. Déjelo vacío para todos los campos.',
  'name: "{{0}}" is the name of another profile. Choose another name, so that their findings can be told apart.':
    'nombre: «{{0}}» es el nombre de otro perfil. Elija otro nombre, para que sus hallazgos se distingan.',
  '{{0}}: is missing': '{{0}}: falta',
  '{{0}}: is not known here': '{{0}}: no se conoce aquí',
  '{{0}}: must be an integer': '{{0}}: debe ser un número entero',
  '{{0}}: must be a string': '{{0}}: debe ser un texto',
  '{{0}}: must be an array': '{{0}}: debe ser una lista',
  '{{0}}: must be an object': '{{0}}: debe ser un objeto',
  '{{0}}: must not be empty': '{{0}}: no debe estar vacío',
  '{{0}}: must be one of {{1}}': '{{0}}: debe ser uno de {{1}}',
  '{{0}}: "{{1}}" is the ID of another rule, too': '{{0}}: «{{1}}» también es el ID de otra regla',
  '{{0}}: must be a regular expression': '{{0}}: debe ser una expresión regular',
  '{{0}}: must not repeat a part that has a repetition, like (a+)+':
    '{{0}}: no debe repetir una parte que ya tiene una repetición, como (a+)+',
  '{{0}}: must be characters as in a character class, like a-z0-9_-':
    '{{0}}: debe tener caracteres como en una clase, por ejemplo a-z0-9_-',
  '{{0}}: must have either "allowed" or "forbidden"': '{{0}}: debe tener «allowed» o «forbidden», no ambos',
  '{{0}}: must have "allowed" or "forbidden"': '{{0}}: debe tener «allowed» o «forbidden»',
  'The file is not valid JSON at line {{0}}, column {{1}}.':
    'El archivo no es JSON válido en la línea {{0}}, columna {{1}}.',
  'id: "{{0}}" is a built-in profile. Choose another ID.':
    'id: «{{0}}» es un perfil incluido. Elija otro ID.',
  'A built-in profile can not be removed.': 'No se puede eliminar un perfil incluido.',
  'There is no profile "{{0}}".': 'No hay ningún perfil «{{0}}».',
  'This call is no longer in the log: newer calls replaced it.':
    'Esta llamada ya no está en el registro: otras más nuevas ocuparon su lugar.',
  'There is no token with the id "{{0}}". "locdesk token list" shows them.':
    'No hay ningún token con el ID «{{0}}». «locdesk token list» los muestra.',
  'This request is no longer in the store.': 'Esta solicitud ya no existe.',
  'Request {{0}} has no version {{1}}.': 'La solicitud {{0}} no tiene la versión {{1}}.',
  'This field is no longer in the store.': 'Este campo ya no existe.',
  'A field has at most {{0}} bytes (setting service.maxFieldValue).':
    'Un campo tiene como máximo {{0}} bytes (ajuste service.maxFieldValue).',
  'This field was changed in another window in the meantime. Nothing was overwritten.':
    'Este campo se cambió mientras tanto en otra ventana. No se ha sobrescrito nada.',
  'This request was submitted with a test token: the service completes it automatically in a moment.':
    'Esta solicitud se envió con un token de prueba: el servicio la completa solo en un momento.',
  'This request is sent to {{0}} and fulfilled there: it is read-only here.':
    'Esta solicitud se ha enviado a {{0}} y se traduce allí: aquí es de solo lectura.',
  'another service': 'otro servicio',
  'This request is mirrored from {{0}} and fulfilled there: it is read-only here.':
    'Esta solicitud está sincronizada desde {{0}} y se traduce allí: aquí es de solo lectura.',
  'Version {{0}} of this request arrived in the meantime. Look at it first; your drafts are kept.':
    'Mientras tanto llegó la versión {{0}} de esta solicitud. Véala antes; sus borradores se conservan.',
  'This request is confirmed already.': 'Esta solicitud ya está confirmada.',
  'This request is completed already.': 'Esta solicitud ya está completada.',
  '1 field has no target yet.': '1 campo aún no tiene destino.',
  '{{0}} fields have no target yet.': '{{0}} campos aún no tienen destino.',
  'This request is not completed yet: complete it instead.':
    'Esta solicitud aún no está completada: complétela.',
  'This request is open already.': 'Esta solicitud ya está abierta.',
  'A request has at most {{0}} notes. Delete some that are resolved first.':
    'Una solicitud tiene como máximo {{0}} notas. Elimine antes algunas resueltas.',
  'This note is no longer there.': 'Esta nota ya no existe.',
  'A note needs some text.': 'Una nota necesita texto.',
  'A note has at most {{0}} characters.': 'Una nota tiene como máximo {{0}} caracteres.',
  'views: {{0}} are saved already, remove one first': 'vistas: ya hay {{0}} guardadas, elimine una antes',
  'name: must not be empty': 'nombre: no debe estar vacío',
  'name: there is a view "{{0}}" already': 'nombre: ya hay una vista «{{0}}»',
  'This view is no longer there.': 'Esta vista ya no existe.',
  'There is no dictionary for {{0}} on this computer.': 'No hay diccionario para {{0}} en este equipo.',
  'There are {{0}} own words already. Remove some in the settings first.':
    'Ya hay {{0}} palabras propias. Elimine antes algunas en los ajustes.',
  'Port {{0}} on {{1}} is taken by another program. Close that one, or choose another port with {{2}} (0 picks a free one).':
    'Otro programa usa el puerto {{0}} de {{1}}. Ciérrelo o elija otro puerto con {{2}} (0 toma uno libre).',
  'Port {{0}} needs more rights. Choose one from 1024 with {{1}}.':
    'El puerto {{0}} necesita más permisos. Elija uno a partir de 1024 con {{1}}.',
  '{{0}} is not an address of this machine. Choose another with --host.':
    '{{0}} no es una dirección de este equipo. Elija otra con --host.',
  'Files are chosen in the desktop application. Here, use: {{0}}':
    'Los archivos se eligen en la aplicación de escritorio. Aquí, use: {{0}}',
  'There is no command "{{0}}".': 'No hay ningún comando «{{0}}».',
  'Something went wrong inside Locdesk. The log file says more.':
    'Algo ha fallado en Locdesk. El archivo de registro dice más.',
  'The list has {{0}} requests, and a hand-over at most {{1}}. Narrow it by a filter.':
    'La lista tiene {{0}} solicitudes y una entrega, como máximo {{1}}. Redúzcala con un filtro.',
  'The request is not valid.': 'La petición no es válida.',
  'This link was used before, or is older than a minute. Run "locdesk open" for a new one.':
    'Este enlace ya se usó o tiene más de un minuto. Ejecute «locdesk open» para obtener uno nuevo.',
  '{{0}} would be overwritten by each language: keep {{1}} in the name, it stands for the language.':
    'Cada idioma sobrescribiría {{0}}: deje {{1}} en el nombre, representa el idioma.',
  'This file was not opened with Locdesk.': 'Este archivo no se abrió con Locdesk.',
  'Here the browser checks the spelling.': 'Aquí el navegador revisa la ortografía.',
  'This window has no session. Run "locdesk open" for a new one.':
    'Esta ventana no tiene sesión. Ejecute «locdesk open» para abrir una nueva.',
  'origin: only the window of this Locdesk may ask for this':
    'Solo la ventana de este Locdesk puede pedir esto',
  '{{0}} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.':
    '{{0}} pertenece a otro usuario, que podría leer la clave de la ventana. Elimínelo o elija otra carpeta de datos con --data.',
  'This connection is no longer there.': 'Esta conexión ya no existe.',
  'There is none yet.': 'Aún no hay ninguna.',
  'There are: {{0}}.': 'Conexiones existentes: {{0}}.',
  'There is no connection "{{0}}". {{1}}': 'No hay ninguna conexión «{{0}}». {{1}}',
  'name: there is a connection "{{0}}" already, choose another name or remove that one first':
    'nombre: ya hay una conexión «{{0}}»; elija otro nombre o elimine antes aquella',
  'There is nothing to decide: it is known whether upstream has this request.':
    'No hay nada que decidir: se sabe si el servicio tiene esta solicitud.',
  '"{{0}}" already belongs to another request.': '«{{0}}» ya pertenece a otra solicitud.',
  'This request is no longer in the store, or is sent nowhere.':
    'Esta solicitud ya no existe o no se envía a ninguna parte.',
  'Upstream has this request, or may have it: it can no longer be changed.':
    'El servicio tiene esta solicitud, o puede que la tenga: ya no se puede cambiar.',
  'Request {{0}} has no field "{{1}}".': 'La solicitud {{0}} no tiene el campo «{{1}}».',
  'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes':
    'secreto: debe ser un secreto de Standard Webhooks, whsec_ seguido de 24 a 64 bytes en base64',
  'This mark is no longer in the outbox.': 'Esta marca ya no está en la bandeja de salida.',
  'Nothing was sent yet, so there is no signature to look at.':
    'Aún no se ha enviado nada, así que no hay firma que examinar.',
  'This delivery is no longer in the store.': 'Esta entrega del webhook ya no existe.',
  'No webhook is registered. Save its address first, then send the test.':
    'No hay ningún webhook guardado. Guarde primero su dirección y envíe después la prueba.',
  'The request of this delivery was removed, and with it what the delivery said.':
    'Se eliminó la solicitud de esta entrega, y con ella su contenido.',
  'This is not a file of a hand-over; choose the file that the reviewer sent back.':
    'Este no es un archivo de una entrega; elija el que devolvió el revisor.',
  'The file is damaged or cut off: {{0}} Ask the reviewer to send it again.':
    'El archivo está dañado o cortado: {{0}} Pida al revisor que lo envíe otra vez.',
  'The file is cut off: what came after “{{0}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.':
    'El archivo está cortado: falta lo que venía después de «{{0}}». Pida al revisor que lo envíe otra vez.',
  'The file is too large when it is unpacked, or has too many rows, so it was not read.':
    'El archivo es demasiado grande al descomprimirlo o tiene demasiadas filas, así que no se ha leído.',
  'The file was saved as {{0}}, which is not read. Ask the reviewer to save it in the format that was handed out.':
    'El archivo se guardó como {{0}}, que no se lee. Pida al revisor que lo guarde en el formato en que se entregó.',
  'The file is protected by a password; ask the reviewer to save it without one.':
    'El archivo está protegido con contraseña; pida al revisor que lo guarde sin ella.',
  'The file defines entities, which are not read because they can make a small file grow without bounds.':
    'El archivo define entidades, que no se leen porque pueden hacer crecer sin límite un archivo pequeño.',
  'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.':
    'No se puede leer la codificación del archivo; pida al revisor que lo guarde en UTF-8.',
  'The file’s encoding was changed: {{0}} texts have misread letters. Ask the reviewer to save it in UTF-8.':
    'Se cambió la codificación del archivo; textos con letras mal leídas: {{0}}. Pida al revisor que lo guarde en UTF-8.',
  'The file can’t be read: {{0}}': 'No se puede leer el archivo: {{0}}',
  'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.':
    'Las filas están en otro orden que en el archivo entregado. Cada una se reconoció por sus identificadores, no por su lugar.',
  'Rows that are hidden in the file, by a filter for example, were read, too: {{0}}.':
    'También se han leído las filas ocultas del archivo, por ejemplo por un filtro: {{0}}.',
  'Rows that are in the file twice and say the same count once: {{0}}.':
    'Las filas que están dos veces en el archivo y dicen lo mismo cuentan una vez: {{0}}.',
  'The file has macros. They were not run; only its texts were read.':
    'El archivo tiene macros. No se han ejecutado; solo se han leído sus textos.',
  'The file has no rows of a hand-over.': 'El archivo no tiene filas de una entrega.',
  'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.':
    'La página volvió tal como se entregó, sin respuestas; pida el archivo que escribe «Guardar respuesta».',
  'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.':
    'Falta una columna o tiene otro nombre: «target», «handover», «request» y «field» deben estar. Pida un archivo con todas las columnas.',
  'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.':
    'Un archivo XLIFF {{0}} tiene un par de idiomas, y las solicitudes tienen {{1}} y {{2}}; elija otro formato o entregue un par cada vez.',
  'it is not available on this system or still locked':
    'no está disponible en este sistema o sigue bloqueado',
  'this system has no keyring (GNOME Keyring or KWallet)':
    'este sistema no tiene llavero (GNOME Keyring o KWallet)',
  '{{0}} has no term that could be imported.': '{{0}} no tiene ningún término que se pueda importar.',
  '{{0}}, line {{1}}: {{2}}': '{{0}}, línea {{1}}: {{2}}',
  'id: another entry has the ID "{{0}}".': 'id: otra entrada tiene el ID «{{0}}».',
  'name: there is a termbase "{{0}}" already.': 'nombre: ya hay una base terminológica «{{0}}».',
  'name: has more than {{0}} characters.': 'nombre: más de {{0}} caracteres.',
  'This termbase is no longer here.': 'Esta base terminológica ya no existe.',
  'Another termbase has this name now. Rename it first.':
    'Otra base terminológica tiene ahora este nombre. Cámbielo antes.',
  'use: name either a connection or a view.': 'uso: indique una conexión o una vista.',
  'This entry was changed elsewhere meanwhile. Open it again.':
    'Esta entrada se ha modificado entretanto en otro lugar. Ábrala de nuevo.',
  'This entry is no longer in its termbase.': 'Esta entrada ya no está en su base terminológica.',
  'terms: an entry needs a term in at least one language.':
    'términos: una entrada necesita un término en al menos un idioma.',
  'name: a termbase needs a name.': 'nombre: una base terminológica necesita un nombre.',
  'Another file of terms is being imported. Wait until that is done, or cancel it.':
    'Se está importando otro archivo de términos. Espere a que termine o cancélelo.',
  'name: there is a memory "{{0}}" already.': 'nombre: ya hay una memoria «{{0}}».',
  'This memory is no longer here.': 'Esta memoria ya no existe.',
  'The file of this memory is damaged. Import its TMX file again.':
    'El archivo de esta memoria está dañado. Importe de nuevo su archivo TMX.',
  'encoding: "{{0}}" is not known.': 'codificación: «{{0}}» es desconocida.',
  '{{0}} has no translation that could be imported.':
    '{{0}} no tiene ninguna traducción que se pueda importar.',
  'name: a memory needs a name.': 'nombre: una memoria necesita un nombre.',
  '{{0}} unpacks to more than {{1}} GiB; unpack it and split it into smaller files.':
    '{{0}} ocupa más de {{1}} GiB descomprimido; descomprímalo y divídalo en archivos más pequeños.',
  '{{0}} is no TMX file, since it has no <tmx> element; choose another file.':
    '{{0}} no es un archivo TMX, porque no tiene ningún elemento <tmx>; elija otro archivo.',
  'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.':
    'Se está importando una memoria o escribiendo un archivo TMX. Espere a que termine o cancélelo.',
  'No translation is in this choice.': 'No hay ninguna traducción en esta selección.',
  'seconds between two criteria-based queries of a token, 0 = no limit':
    'segundos entre dos consultas por criterios de un token, 0 = sin límite',
  'at most {{0}} exact origins of web pages, like https://shop.example,http://localhost:3000':
    'como máximo {{0}} orígenes exactos de páginas web, como https://shop.example,http://localhost:3000',
  'true or false: whether calls are kept in the request log':
    'true o false: si las llamadas se guardan en el registro',
  'true or false: whether mirrored requests are returned with corrected targets':
    'true o false: si las solicitudes sincronizadas se devuelven con las traducciones corregidas',
  'seconds until a test request is completed': 'segundos hasta que se completa una solicitud de prueba',
  'bytes of a request body, from 1024': 'bytes del cuerpo de una petición, desde 1024',
  'fields a request': 'número de campos por solicitud',
  'bytes of one field value': 'bytes del valor de un campo',
  'seconds between two queries to a connection': 'segundos entre dos consultas a una conexión',
  'seconds before each further attempt, like 5,30,120': 'segundos antes de cada nuevo intento, como 5,30,120',
  'true or false: whether the webhook is called for mirrored requests too':
    'true o false: si el webhook también se llama para las solicitudes sincronizadas',
  'seconds before a request whose answer was lost is looked for at its connection':
    'segundos antes de buscar en su conexión una solicitud cuya respuesta se perdió',
  'error, warn, info or debug': 'error, warn, info o debug',
  'true or false: whether the system shows notices': 'true o false: si el sistema muestra notificaciones',
  'local times without notices, like 18:00-08:00, or empty':
    'horas locales sin notificaciones, como 18:00-08:00, o vacío',
  'ask, yes or no: whether closing the window leaves Locdesk running':
    'ask, yes o no: si Locdesk sigue en marcha al cerrar la ventana',
  'system or file: what seals secrets at rest in the desktop application':
    'system o file: con qué cifra la aplicación de escritorio los secretos guardados',
  'true or false: whether the newest version is asked for once a day':
    'true o false: si se consulta una vez al día la versión más reciente',
  'set by the program': 'fijado por el programa',
  "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited":
    'idiomas del corrector ortográfico, como de,en-GB, o ninguno; por defecto: el del sistema y el del texto que se edita',
  'own words of the spell checker, like Locdesk,xliff':
    'palabras propias del corrector ortográfico, como Locdesk,xliff',
  'system, light or dark': 'system, light o dark',
  'system, en, de, fr, es, ja or ar': 'system, en, de, fr, es, ja o ar',
  'rendered, text or code': 'rendered, text o code',
  'true or false: whether a letter alone runs a command':
    'true o false: si una letra sola ejecuta un comando',
  'true or false: whether the welcome was left': 'true o false: si se ha salido de la bienvenida',
  'set in the window': 'fijado en la ventana',
  'A concept without a term': 'Un concepto sin término',
  'A language that is missing, or no language tag': 'Un idioma que falta o no es una etiqueta de idioma',
  'Information that a termbase here has no place for': 'Información para la que una base no tiene lugar aquí',
  'An unknown status, taken as admitted': 'Un estado desconocido, tomado como admitido',
  'An unknown part of speech, taken as noun or other':
    'Una categoría gramatical desconocida, tomada como sustantivo u otra',
  'A term that the language has already': 'Un término que el idioma ya tiene',
  'A term with two statuses, of which the first is kept':
    'Un término con dos estados, de los que queda el primero',
  'An ID that another concept has, so it was changed':
    'Un identificador que otro concepto ya tiene; se cambió',
  'Too long, so it was cut or left out': 'Demasiado largo, por lo que se cortó u omitió',
  'The file ends in the middle; what comes before was read':
    'El archivo termina a la mitad; se leyó lo anterior',
  'A row without a term': 'Una fila sin término',
  'A formula whose value is not in the file, left out':
    'Una fórmula cuyo valor no está en el archivo; se omitió',
  'A date that the file has only as a number, left out':
    'Una fecha que el archivo solo tiene como número; se omitió',
  'A row above the headings': 'Una fila encima de los encabezados',
  'A column whose heading is unknown': 'Una columna con encabezado desconocido',
  'Not well-formed XML: the unit was left out': 'XML mal formado: se omitió la unidad',
  'An entity that only the file defines: the unit was left out':
    'Una entidad que solo define el archivo: se omitió la unidad',
  'Definitions of entities or elements, which were not read':
    'Definiciones de entidades o elementos, que no se leyeron',
  'Bytes that the encoding does not have: the text was left out':
    'Bytes que la codificación no tiene: se omitió el texto',
  'No language tag: the text was left out': 'Sin etiqueta de idioma: se omitió el texto',
  'No text in the source language: the first text is the source':
    'Sin texto en el idioma de origen: el primer texto es el origen',
  'No translation: the unit was left out': 'Sin traducción: se omitió la unidad',
  'Too long: left out': 'Demasiado largo: se omitió',
  'Inline codes that don’t pair were left out': 'Se omitieron códigos sin pareja',
  'Line {{0}}: {{1}}.': 'Línea {{0}}: {{1}}.',
  'Line {{0}}: {{1}} ({{2}}).': 'Línea {{0}}: {{1}} ({{2}}).',
  "{{0}} is damaged and can't be unpacked. Get the file again.":
    '{{0}} está dañado y no se puede descomprimir. Consiga de nuevo el archivo.',
};
