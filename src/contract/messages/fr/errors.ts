/** English words of errors and their French; `contract/sentence` finds one by the other. */
export const errors: Readonly<Record<string, string>> = {
  '{{0}}: "{{1}}" is not a language tag. Write it like de-CH.':
    '{{0}} : « {{1}} » n’est pas un code de langue. Écrivez-le comme de-CH.',
  'That backup is not there any more. Choose another one.':
    'Cette sauvegarde n’existe plus. Choisissez-en une autre.',
  'A backup, an export or an import is running. Wait until it is done, or cancel it.':
    'Une sauvegarde, un export ou un import est en cours. Attendez la fin ou annulez l’opération.',
  "The export {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'Impossible d’écrire l’export {{0}} : {{1}}. Libérez de l’espace sur le disque ou choisissez un autre emplacement.',
  "{{0}} can't be imported, and nothing was changed: {{1}}.":
    'Impossible d’importer {{0}} ; rien n’a été modifié : {{1}}.',
  'The file was changed while it was imported (line {{0}}). Import it again when it is whole.':
    'Le fichier a été modifié pendant l’import (ligne {{0}}). Importez-le à nouveau lorsqu’il sera complet.',
  'line {{0}}: is longer than {{1}} MiB': 'ligne {{0}} : dépasse {{1}} Mio',
  'The thread ended before its job was done{{0}}. Try it again.':
    'L’opération s’est arrêtée avant la fin{{0}}. Réessayez.',
  '{{0}} is there already. Choose another name: nothing is overwritten.':
    '{{0}} existe déjà. Choisissez un autre nom : rien n’est écrasé.',
  "The database in {{0}} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. {{1}} was not written.":
    'Impossible de lire la base de données dans {{0}}, car SQLite doit écrire des fichiers à côté : modifiez les droits de ce dossier, ou sauvegardez-en une copie avec --data. {{1}} n’a pas été écrit.',
  "The backup {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'Impossible d’écrire la sauvegarde {{0}} : {{1}}. Libérez de l’espace sur le disque ou choisissez un autre emplacement.',
  'There is no database in {{0}}.': 'Il n’y a pas de base de données dans {{0}}.',
  'The backup {{0}} did not read back as it was written ({{1}}). Choose another place, and have that disk looked at.':
    'La sauvegarde {{0}} n’a pas été relue telle qu’elle avait été écrite ({{1}}). Choisissez un autre emplacement et faites examiner ce disque.',
  'No backup was made, since the database {{0}} is damaged ({{1}}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. {{2}} was not written.':
    'Aucune sauvegarde n’a été faite, car la base de données {{0}} est endommagée ({{1}}). Exportez ce qui est lisible, puis restaurez une sauvegarde antérieure : dans les paramètres, ou avec locdesk restore. {{2}} n’a pas été écrit.',
  'A backup in {{0}} needs {{1}}, and {{2}} are free. Make room, or choose another place.':
    'Une sauvegarde dans {{0}} demande {{1}}, et {{2}} sont libres. Libérez de l’espace ou choisissez un autre emplacement.',
  '{{0}} is the file that Locdesk itself works with in {{1}}. Choose another file.':
    'Locdesk travaille lui-même avec le fichier {{0}} dans {{1}}. Choisissez un autre fichier.',
  'put a copy of it in its place with locdesk restore FILE, or start on another folder with --data':
    'Remplacez-le par une copie avec locdesk restore FICHIER, ou démarrez dans un autre dossier avec --data',
  'put the newest backup in its place with: locdesk restore "{{0}}" --data "{{1}}"':
    'Remplacez-le par la dernière sauvegarde : locdesk restore "{{0}}" --data "{{1}}"',
  '{{0}} is damaged ({{1}}). It was left untouched: {{2}}.':
    '{{0}} est endommagé ({{1}}). Le fichier n’a pas été modifié. {{2}}.',
  '{{0}} can\'t be opened: {{1}}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.':
    'Impossible d’ouvrir {{0}} : {{1}}. Si cela persiste, remplacez le fichier par une copie du dossier « backups », ou démarrez dans un autre dossier avec --data.',
  "{{0}} can't be read: the disk failed ({{1}}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.":
    'Impossible de lire {{0}} : le disque a échoué ({{1}}). Rien n’a été modifié. Réessayez ; si cela persiste, faites vérifier le disque ou démarrez dans un autre dossier avec --data.',
  '{{0}} is empty. Choose another file.': '{{0}} est vide. Choisissez un autre fichier.',
  '{{0}} is damaged or no database of Locdesk ({{1}}). Choose another file.':
    '{{0}} est endommagé ou n’est pas une base de données de Locdesk ({{1}}). Choisissez un autre fichier.',
  '{{0}} is a database of another program. Move it away, or use another data folder with --data.':
    '{{0}} est la base de données d’un autre programme. Déplacez-la ou utilisez un autre dossier de données avec --data.',
  '{{0}} was written by a newer Locdesk (database level {{1}}, this program knows {{2}}). Update Locdesk, or use another data folder with --data.':
    '{{0}} a été écrit par un Locdesk plus récent (niveau {{1}} de la base, ce programme connaît {{2}}). Mettez Locdesk à jour ou utilisez un autre dossier de données avec --data.',
  '{{0}} is not a file. Move it away, or use another folder with --data.':
    '{{0}} n’est pas un fichier. Déplacez-le ou utilisez un autre dossier avec --data.',
  "{{0}} can't be written: {{1}}. Change its permissions, or choose another folder with --data.":
    'Impossible d’écrire {{0}} : {{1}}. Modifiez ses droits ou choisissez un autre dossier avec --data.',
  "{{0}} can't use write-ahead logging here. Use a local disk with --data.":
    '{{0}} ne peut pas utiliser de journal d’écriture anticipée ici. Utilisez un disque local avec --data.',
  'The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level {{0}}, this program has {{1}}). Try again in a moment; if that does not help, restart Locdesk.':
    'Le Locdesk en cours d’exécution met encore sa base à niveau ou est plus ancien (niveau {{0}} de la base, ce programme a {{1}}). Réessayez dans un instant ; si cela ne suffit pas, redémarrez Locdesk.',
  '{{0}} is a file, not a folder. Choose a folder with --data.':
    '{{0}} est un fichier, pas un dossier. Choisissez un dossier avec --data.',
  "The data folder {{0}} can't be written: {{1}}. Choose another with --data, or change its permissions.":
    'Impossible d’écrire dans le dossier de données {{0}} : {{1}}. Choisissez-en un autre avec --data ou modifiez ses droits.',
  "The data folder {{0}} can't be locked: {{1}}. Choose another with --data, or change its permissions.":
    'Impossible de verrouiller le dossier de données {{0}} : {{1}}. Choisissez-en un autre avec --data ou modifiez ses droits.',
  ' (process {{0}}, {{1}})': ' (processus {{0}}, {{1}})',
  'Locdesk is already running on {{0}}{{1}}. Use that one, or give this one its own folder with --data.':
    'Locdesk est déjà ouvert sur {{0}}{{1}}. Utilisez celui-là, ou donnez à celui-ci son propre dossier avec --data.',
  '{{0}} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.':
    '{{0}} a été supprimé ou remplacé pendant que Locdesk fonctionne : ce qui est enregistré maintenant serait perdu. Redémarrez Locdesk.',
  'The database has to be brought up to this version, and the copy before that, {{0}}, failed: {{1}}. Nothing was changed. Make room on the disk, or see that the folder can be written.':
    'La base de données doit être mise à niveau pour cette version, et la copie préalable, {{0}}, a échoué : {{1}}. Rien n’a été modifié. Libérez de l’espace sur le disque ou vérifiez que le dossier est accessible en écriture.',
  'it lacks the {{0}}': 'il manque : {{0}}',
  'the {{0}} in it is not of Locdesk': '{{0}} ne vient pas de Locdesk',
  'the {{0}} in it is not as Locdesk made it': '{{0}} n’est pas tel que Locdesk l’a créé',
  '{{0}} is intact, but it is no database that this Locdesk can work with ({{1}}). Nothing was replaced. Choose another file.':
    '{{0}} est intact, mais ce Locdesk ne peut pas travailler avec cette base de données ({{1}}). Rien n’a été remplacé. Choisissez un autre fichier.',
  '{{0}} is not there. Choose another file.': '{{0}} est introuvable. Choisissez un autre fichier.',
  '{{0}} is not a file. Choose another one.': '{{0}} n’est pas un fichier. Choisissez-en un autre.',
  "{{0}} can't be restored: {{1}}. Nothing was replaced. Make room on the disk, or choose another file.":
    'Impossible de restaurer {{0}} : {{1}}. Rien n’a été remplacé. Libérez de l’espace sur le disque ou choisissez un autre fichier.',
  "{{0}} can't be understood. Remove it to start with the database as it is.":
    '{{0}} est incompréhensible. Supprimez-le pour démarrer avec la base de données telle quelle.',
  'The disk is full: nothing was stored. Free some space and send it again.':
    'Le disque est plein : rien n’a été enregistré. Libérez de l’espace et renvoyez.',
  'The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.':
    'Le disque n’accepte plus rien : il est plein pour cet utilisateur, ou en panne. Rien n’a été enregistré. Libérez de l’espace et renvoyez ; le fichier journal en dit plus.',
  'Another program is writing into the store: nothing was stored. Send it again.':
    'Un autre programme écrit dans la base de données : rien n’a été enregistré. Renvoyez.',
  'The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.':
    'Impossible de lire la base de données : le disque a échoué un instant, ou le fichier est endommagé. Réessayez ; si cela persiste, restaurez une sauvegarde dans les paramètres, ou arrêtez Locdesk et utilisez : locdesk restore FICHIER.',
  'The disk failed or may not be written: nothing was stored. The log file says more.':
    'Le disque a échoué ou est protégé en écriture : rien n’a été enregistré. Le fichier journal en dit plus.',
  'The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.':
    'Le disque a échoué et ne s’est pas rétabli : rien n’a été enregistré. Vérifiez qu’il n’est pas plein, puis renvoyez ; le fichier journal en dit plus.',
  'The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.':
    'Le disque n’a pas confirmé l’enregistrement. Vérifiez que le disque n’est pas plein et si les données y sont avant de renvoyer ; le fichier journal en dit plus.',
  "{{0}} can't be shown: {{1}}": 'Impossible d’afficher {{0}} : {{1}}',
  'Only the window of Locdesk may ask for this.': 'Seule la fenêtre de Locdesk peut demander cela.',
  'Locdesk is starting again. Try it in a moment.': 'Locdesk redémarre. Réessayez dans un instant.',
  "{{0}} can't be written: {{1}}": 'Impossible d’écrire {{0}} : {{1}}',
  "{{0}} can't be removed: {{1}}": 'Impossible de supprimer {{0}} : {{1}}',
  'This request has no result yet, so there is nothing to compare.':
    'Cette demande n’a pas encore de résultat ; il n’y a rien à comparer.',
  '{{0}}, line {{1}}, column {{2}}: {{3}}': '{{0}}, ligne {{1}}, colonne {{2}} : {{3}}',
  '{{0}} is not a file.': '{{0}} n’est pas un fichier.',
  '{{0}} has {{1}} bytes and at most {{2}} are read; split it into smaller files.':
    '{{0}} fait {{1}} octets et au plus {{2}} sont lus ; divisez-le en fichiers plus petits.',
  'There is no file {{0}}. Check the path.': 'Il n’y a pas de fichier {{0}}. Vérifiez le chemin.',
  "{{0}} can't be read: {{1}}.": 'Impossible de lire {{0}} : {{1}}.',
  "{{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'Impossible d’écrire {{0}} : {{1}}. Libérez de l’espace sur le disque ou choisissez un autre emplacement.',
  '{{0}} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.':
    'Il n’y a rien à traduire dans {{0}} : le fichier n’a pas de texte, ou l’exclut entièrement de la traduction. Rien n’a été importé.',
  "{{0}} can't be imported: {{1}}.": 'Impossible d’importer {{0}} : {{1}}.',
  '{{0}} says that its source is in "{{1}}", and "{{2}}" was given. Nothing was imported; give the language of the file.':
    'Selon {{0}}, sa source est en « {{1}} », mais « {{2}} » a été indiqué. Rien n’a été importé ; indiquez la langue du fichier.',
  'Order "{{0}}" was made here and has no file. Import the file as a new order.':
    'La commande « {{0}} » a été créée ici et n’a pas de fichier. Importez le fichier comme nouvelle commande.',
  'The source of order "{{0}}" is in "{{1}}". Import the file as a new order, or in that language.':
    'La source de la commande « {{0}} » est en « {{1}} ». Importez le fichier comme nouvelle commande, ou dans cette langue.',
  "{{0}} was imported as {{1}} before, and can't be {{2}} now. Leave the format out, or give the file another name.":
    '{{0}} a déjà été importé en {{1}} et ne peut pas être en {{2}} maintenant. N’indiquez pas de format, ou donnez un autre nom au fichier.',
  '{{0}} would become more than {{1}} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.':
    '{{0}} donnerait plus de {{1}} champs ; rien n’a été importé. Importez-le pour moins de langues à la fois : elles rejoignent la même commande.',
  '{{0}} was not imported: its order was changed meanwhile, again and again. Import it again.':
    '{{0}} n’a pas été importé : sa commande a été modifiée entre-temps à plusieurs reprises. Importez-le à nouveau.',
  'Another order or file is being processed. Wait until that is done, or cancel it.':
    'Une autre commande ou un autre fichier est en cours de traitement. Attendez la fin ou annulez.',
  'There is no order, and no request of one, "{{0}}".':
    'Il n’y a ni commande ni demande d’une commande « {{0}} ».',
  'Order "{{0}}" was made here and has no file to write a result into.':
    'La commande « {{0}} » a été créée ici et n’a pas de fichier où écrire un résultat.',
  '"{{0}}" was not ordered in "{{1}}". It was in: {{2}}.':
    '« {{0}} » n’a pas été commandé en « {{1}} », mais en : {{2}}.',
  '{{0}} has no version {{1}}.': '{{0}} n’a pas de version {{1}}.',
  '{{0}} in field "{{1}}" of request {{2}}': '{{0}} dans le champ « {{1}} » de la demande {{2}}',
  '{{0}} more': '{{0}} de plus',
  'The result in {{0}} was not written: 1 error is open ({{1}}). Correct or dismiss it, or write the result all the same with --force.':
    'Le résultat en {{0}} n’a pas été écrit : 1 erreur est ouverte ({{1}}). Corrigez-la ou ignorez-la, ou écrivez quand même le résultat avec --force.',
  'The result in {{0}} was not written: {{1}} errors are open ({{2}}). Correct or dismiss them, or write the result all the same with --force.':
    'Le résultat en {{0}} n’a pas été écrit : {{1}} erreurs sont ouvertes ({{2}}). Corrigez-les ou ignorez-les, ou écrivez quand même le résultat avec --force.',
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'Le fichier fait {{0}} octets et au plus {{1}} sont lus ; divisez-le en fichiers plus petits.',
  'content: must be base64': 'contenu : doit être en base64',
  'content: is longer than the file': 'contenu : plus long que le fichier',
  'Only {{0}} of {{1}} bytes of the file arrived.': 'Seuls {{0}} octets du fichier sur {{1}} sont arrivés.',
  'The file was not handed over completely. Choose it again.':
    'Le fichier n’a pas été transmis en entier. Choisissez-le à nouveau.',
  'This file is decided already. Open it again to see it.':
    'Ce fichier est déjà tranché. Ouvrez-le à nouveau pour le voir.',
  'This correction is no longer there.': 'Cette correction n’existe plus.',
  "format: {{0}} can't be written by this version.": 'format : cette version ne peut pas écrire {{0}}.',
  'A hand-over has at most {{0}} requests. Choose fewer of them.':
    'Une remise compte au plus {{0}} demandes. Choisissez-en moins.',
  'The texts have more than {{0}} characters. Hand them over in smaller parts.':
    'Les textes dépassent {{0}} caractères. Remettez-les en plusieurs parties.',
  'None of these requests has a text to hand over.': 'Aucune de ces demandes n’a de texte à remettre.',
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.':
    'Ces demandes ne sont pas encore contrôlées ; leurs problèmes ne sont donc pas connus. Démarrez Locdesk et attendez qu’il les ait contrôlées, ou choisissez tous les champs.',
  'No field of these requests has a problem. Choose all fields, or other requests.':
    'Aucun champ de ces demandes n’a de problème. Choisissez tous les champs, ou d’autres demandes.',
  'No field of these requests changed since it was reviewed. Choose all fields, or other requests.':
    'Aucun champ de ces demandes n’a changé depuis sa relecture. Choisissez tous les champs, ou d’autres demandes.',
  'All fields of these requests are reviewed. Choose all fields, or other requests.':
    'Tous les champs de ces demandes sont relus. Choisissez tous les champs, ou d’autres demandes.',
  'Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.':
    'Rien n’est relu dans la sélection, et TMX ne contient que des traductions relues. Relisez d’abord les champs, ou choisissez un autre format.',
  'This hand-over is no longer there.': 'Cette remise n’existe plus.',
  'Another hand-over is being made. Wait until that is done, or cancel it.':
    'Une autre remise est en cours de préparation. Attendez la fin ou annulez.',
  'This hand-over is out already.': 'Cette remise est déjà sortie.',
  'This hand-over is taken back already.': 'Cette remise est déjà reprise.',
  'This hand-over is cancelled already.': 'Cette remise est déjà annulée.',
  'The file has more than {{0}} rows.': 'Le fichier a plus de {{0}} lignes.',
  'This receipt is no longer kept.': 'Cet appel reçu n’est plus conservé.',
  'This group has no requests any more.': 'Ce groupe n’a plus de demandes.',
  'This job is no longer there.': 'Ce travail n’existe plus.',
  'The list could not be read. Retrying in a moment.':
    'Impossible de lire la liste. Nouvel essai dans un instant.',
  'This connection is no longer there. Nothing was ordered.':
    'Cette connexion n’existe plus. Rien n’a été commandé.',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}} : « {{1}} » n’est pas un code de langue BCP 47 valide, comme de ou de-CH',
  'target: "{{0}}" is given twice': 'langue cible : « {{0}} » est indiqué deux fois',
  'target: is missing, give at least one language': 'langue cible : manquante, indiquez au moins une langue',
  'title: is missing': 'titre : manquant',
  'fields: must not be empty': 'champs : il en faut au moins un',
  'This order is no longer in the store.': 'Cette commande n’existe plus.',
  "The disk of {{0}} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.":
    'Le disque de {{0}} est plein : Locdesk ne peut pas y travailler, et rien n’a été modifié. Libérez de l’espace, puis réessayez.',
  'body: … and {{0}} more problems': 'corps : … et {{0}} autres problèmes',
  "The log file {{0}} can't be opened: {{1}}. Move away what is in its place, or choose another data folder with --data.":
    'Impossible d’ouvrir le fichier journal {{0}} : {{1}}. Déplacez ce qui occupe sa place, ou choisissez un autre dossier de données avec --data.',
  'The secret was sealed by another key store. Enter it again.':
    'Le secret a été chiffré par un autre magasin de clés. Saisissez-le à nouveau.',
  "The secret can't be read: {{0}} is missing. Put it back, or enter the secret again.":
    'Impossible de lire le secret : {{0}} est introuvable. Remettez le fichier ou saisissez le secret à nouveau.',
  "The secret can't be read with {{0}}: that is another key than it was sealed with. Enter the secret again.":
    'Impossible de lire le secret avec {{0}} : il a été chiffré avec une autre clé. Saisissez-le à nouveau.',
  "{{0}} can't be read. Change its permissions.": 'Impossible de lire {{0}}. Modifiez ses droits.',
  '{{0}} is damaged. Put a copy of it back, or remove it and enter the secrets again.':
    '{{0}} est endommagé. Remettez une copie du fichier, ou supprimez-le et saisissez les secrets à nouveau.',
  'only the desktop application can read it': 'seule l’application de bureau peut le lire',
  "The secret is in the system's key store, and {{0}}. Start the desktop application where it was entered, or enter the secret again.":
    'Le secret est dans le magasin de clés du système : {{0}}. Démarrez l’application de bureau où il a été saisi, ou saisissez-le à nouveau.',
  'that can not be read': 'il est illisible',
  "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.":
    'Le secret a été chiffré par le magasin de clés d’un autre système ou utilisateur, illisible ici. Saisissez-le à nouveau.',
  '{{0}}: is not a setting.': '{{0}} : ce n’est pas un paramètre.',
  '{{0}}: must be {{1}}.': '{{0}} : valeur admise : {{1}}.',
  'This is no profile of a receiver. {{0}}': 'Ce n’est pas un profil de système de destination. {{0}}',
  "This content model can't be used: {{0}} has no texts with rules. Export it again from {{1}}.":
    'Ce modèle de contenu est inutilisable : {{0}} n’a pas de textes soumis à des règles. Exportez-le de nouveau depuis {{1}}.',
  'fields: "{{0}}" has no field ID. Leave it empty for all fields.':
    'champs : « {{0}} » ne contient aucun identifiant de champ. Laissez vide pour tous les champs.',
  'name: "{{0}}" is the name of another profile. Choose another name, so that their findings can be told apart.':
    'nom : « {{0}} » est le nom d’un autre profil. Choisissez un autre nom, afin que leurs constats se distinguent.',
  '{{0}}: is missing': '{{0}} : manque',
  '{{0}}: is not known here': '{{0}} : n’est pas connu ici',
  '{{0}}: must be an integer': '{{0}} : doit être un nombre entier',
  '{{0}}: must be a string': '{{0}} : doit être un texte',
  '{{0}}: must be an array': '{{0}} : doit être une liste',
  '{{0}}: must be an object': '{{0}} : doit être un objet',
  '{{0}}: must not be empty': '{{0}} : ne doit pas être vide',
  '{{0}}: must be one of {{1}}': '{{0}} : doit être l’un de : {{1}}',
  '{{0}}: "{{1}}" is the ID of another rule, too': '{{0}} : « {{1}} » est aussi l’ID d’une autre règle',
  '{{0}}: must be a regular expression': '{{0}} : doit être une expression régulière',
  '{{0}}: must not repeat a part that has a repetition, like (a+)+':
    '{{0}} : ne doit pas répéter une partie qui contient une répétition, comme (a+)+',
  '{{0}}: must be characters as in a character class, like a-z0-9_-':
    '{{0}} : doit être des caractères comme dans une classe, par exemple a-z0-9_-',
  '{{0}}: must have either "allowed" or "forbidden"':
    '{{0}} : doit avoir soit « allowed », soit « forbidden »',
  '{{0}}: must have "allowed" or "forbidden"': '{{0}} : doit avoir « allowed » ou « forbidden »',
  'The file is not valid JSON at line {{0}}, column {{1}}.':
    'Le fichier n’est pas un JSON valide à la ligne {{0}}, colonne {{1}}.',
  'id: "{{0}}" is a built-in profile. Choose another ID.':
    'id : « {{0}} » est un profil fourni. Choisissez un autre ID.',
  'A built-in profile can not be removed.': 'Un profil fourni ne peut pas être supprimé.',
  'There is no profile "{{0}}".': 'Il n’y a pas de profil « {{0}} ».',
  'This call is no longer in the log: newer calls replaced it.':
    'Cet appel n’est plus dans le journal : de plus récents l’ont remplacé.',
  'There is no token with the id "{{0}}". "locdesk token list" shows them.':
    'Il n’y a pas de jeton avec l’ID « {{0}} ». « locdesk token list » les affiche.',
  'This request is no longer in the store.': 'Cette demande n’existe plus.',
  'Request {{0}} has no version {{1}}.': 'La demande {{0}} n’a pas de version {{1}}.',
  'This field is no longer in the store.': 'Ce champ n’existe plus.',
  'A field has at most {{0}} bytes (setting service.maxFieldValue).':
    'Un champ compte au plus {{0}} octets (paramètre service.maxFieldValue).',
  'This field was changed in another window in the meantime. Nothing was overwritten.':
    'Ce champ a été modifié entre-temps dans une autre fenêtre. Rien n’a été écrasé.',
  'This request was submitted with a test token: the service completes it automatically in a moment.':
    'Cette demande a été soumise avec un jeton de test : le service la termine automatiquement dans un instant.',
  'This request is sent to {{0}} and fulfilled there: it is read-only here.':
    'Cette demande est envoyée à {{0}} et traduite là-bas : elle est en lecture seule ici.',
  'another service': 'un autre service',
  'This request is mirrored from {{0}} and fulfilled there: it is read-only here.':
    'Cette demande est synchronisée depuis {{0}} et traduite là-bas : elle est en lecture seule ici.',
  'Version {{0}} of this request arrived in the meantime. Look at it first; your drafts are kept.':
    'La version {{0}} de cette demande est arrivée entre-temps. Consultez-la d’abord ; vos brouillons sont conservés.',
  'This request is confirmed already.': 'Cette demande est déjà confirmée.',
  'This request is completed already.': 'Cette demande est déjà terminée.',
  '1 field has no target yet.': '1 champ n’a pas encore de cible.',
  '{{0}} fields have no target yet.': '{{0}} champs n’ont pas encore de cible.',
  'This request is not completed yet: complete it instead.':
    'Cette demande n’est pas encore terminée : terminez-la plutôt.',
  'This request is open already.': 'Cette demande est déjà ouverte.',
  'A request has at most {{0}} notes. Delete some that are resolved first.':
    'Une demande compte au plus {{0}} notes. Supprimez d’abord celles qui sont résolues.',
  'This note is no longer there.': 'Cette note n’existe plus.',
  'A note needs some text.': 'Une note doit contenir du texte.',
  'A note has at most {{0}} characters.': 'Une note compte au plus {{0}} caractères.',
  'views: {{0}} are saved already, remove one first':
    'vues : {{0}} sont déjà enregistrées, supprimez-en une d’abord',
  'name: must not be empty': 'nom : ne doit pas être vide',
  'name: there is a view "{{0}}" already': 'nom : il y a déjà une vue « {{0}} »',
  'This view is no longer there.': 'Cette vue n’existe plus.',
  'There is no dictionary for {{0}} on this computer.':
    'Il n’y a pas de dictionnaire pour {{0}} sur cet ordinateur.',
  'There are {{0}} own words already. Remove some in the settings first.':
    'Il y a déjà {{0}} mots personnels. Supprimez-en d’abord dans les paramètres.',
  'Port {{0}} on {{1}} is taken by another program. Close that one, or choose another port with {{2}} (0 picks a free one).':
    'Le port {{0}} de {{1}} est utilisé par un autre programme. Fermez-le, ou choisissez un autre port avec {{2}} (0 en prend un libre).',
  'Port {{0}} needs more rights. Choose one from 1024 with {{1}}.':
    'Le port {{0}} demande davantage de droits. Choisissez-en un à partir de 1024 avec {{1}}.',
  '{{0}} is not an address of this machine. Choose another with --host.':
    '{{0}} n’est pas une adresse de cet ordinateur. Choisissez-en une autre avec --host.',
  'Files are chosen in the desktop application. Here, use: {{0}}':
    'Les fichiers se choisissent dans l’application de bureau. Ici, utilisez : {{0}}',
  'There is no command "{{0}}".': 'Il n’y a pas de commande « {{0}} ».',
  'Something went wrong inside Locdesk. The log file says more.':
    'Une erreur s’est produite dans Locdesk. Le fichier journal en dit plus.',
  'The list has {{0}} requests, and a hand-over at most {{1}}. Narrow it by a filter.':
    'La liste compte {{0}} demandes, et une remise au plus {{1}}. Réduisez-la par un filtre.',
  'The request is not valid.': 'La requête n’est pas valide.',
  'This link was used before, or is older than a minute. Run "locdesk open" for a new one.':
    'Ce lien a déjà servi ou a plus d’une minute. Exécutez « locdesk open » pour en obtenir un nouveau.',
  '{{0}} would be overwritten by each language: keep {{1}} in the name, it stands for the language.':
    '{{0}} serait écrasé par chaque langue : gardez {{1}} dans le nom, qui représente la langue.',
  'This file was not opened with Locdesk.': 'Ce fichier n’a pas été ouvert avec Locdesk.',
  'Here the browser checks the spelling.': 'Ici, le navigateur vérifie l’orthographe.',
  'This window has no session. Run "locdesk open" for a new one.':
    'Cette fenêtre n’a pas de session. Exécutez « locdesk open » pour en ouvrir une nouvelle.',
  'origin: only the window of this Locdesk may ask for this':
    'Seule la fenêtre de ce Locdesk peut demander cela',
  '{{0}} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.':
    '{{0}} appartient à un autre utilisateur, qui pourrait lire la clé de la fenêtre. Supprimez-le, ou choisissez un autre dossier de données avec --data.',
  'This connection is no longer there.': 'Cette connexion n’existe plus.',
  'There is none yet.': 'Il n’y en a pas encore.',
  'There are: {{0}}.': 'Connexions existantes : {{0}}.',
  'There is no connection "{{0}}". {{1}}': 'Il n’y a pas de connexion « {{0}} ». {{1}}',
  'name: there is a connection "{{0}}" already, choose another name or remove that one first':
    'nom : il y a déjà une connexion « {{0}} » ; choisissez un autre nom ou supprimez-la d’abord',
  'There is nothing to decide: it is known whether upstream has this request.':
    'Il n’y a rien à décider : on sait si le service a cette demande.',
  '"{{0}}" already belongs to another request.': '« {{0}} » appartient déjà à une autre demande.',
  'This request is no longer in the store, or is sent nowhere.':
    'Cette demande n’existe plus ou n’est envoyée nulle part.',
  'Upstream has this request, or may have it: it can no longer be changed.':
    'Le service a cette demande, ou l’a peut-être : elle ne peut plus être modifiée.',
  'Request {{0}} has no field "{{1}}".': 'La demande {{0}} n’a pas de champ « {{1}} ».',
  'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes':
    'secret : doit être un secret Standard Webhooks, whsec_ suivi de 24 à 64 octets en base64',
  'This mark is no longer in the outbox.': 'Cette marque n’est plus dans la boîte d’envoi.',
  'Nothing was sent yet, so there is no signature to look at.':
    'Rien n’a encore été envoyé ; il n’y a pas de signature à examiner.',
  'This delivery is no longer in the store.': 'Cet envoi n’existe plus.',
  'No webhook is registered. Save its address first, then send the test.':
    'Aucun webhook n’est enregistré. Enregistrez d’abord son adresse, puis envoyez le test.',
  'The request of this delivery was removed, and with it what the delivery said.':
    'La demande de cet envoi a été supprimée, et avec elle le contenu de l’envoi.',
  'This is not a file of a hand-over; choose the file that the reviewer sent back.':
    'Ce n’est pas le fichier d’une remise ; choisissez celui que le relecteur a renvoyé.',
  'The file is damaged or cut off: {{0}} Ask the reviewer to send it again.':
    'Le fichier est endommagé ou tronqué : {{0}} Demandez au relecteur de le renvoyer.',
  'The file is cut off: what came after “{{0}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.':
    'Le fichier est tronqué : ce qui suivait « {{0}} » manque. Demandez au relecteur de le renvoyer.',
  'The file is too large when it is unpacked, or has too many rows, so it was not read.':
    'Le fichier est trop volumineux une fois décompressé ou a trop de lignes ; il n’a pas été lu.',
  'The file was saved as {{0}}, which is not read. Ask the reviewer to save it in the format that was handed out.':
    'Le fichier a été enregistré au format {{0}}, qui n’est pas lu. Demandez au relecteur de l’enregistrer dans le format dans lequel il a été remis.',
  'The file is protected by a password; ask the reviewer to save it without one.':
    'Le fichier est protégé par un mot de passe ; demandez au relecteur de l’enregistrer sans.',
  'The file defines entities, which are not read because they can make a small file grow without bounds.':
    'Le fichier définit des entités, qui ne sont pas lues : elles peuvent faire grossir sans limite un petit fichier.',
  'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.':
    'L’encodage du fichier est illisible ; demandez au relecteur de l’enregistrer en UTF-8.',
  'The file’s encoding was changed: {{0}} texts have misread letters. Ask the reviewer to save it in UTF-8.':
    'L’encodage du fichier a changé ; textes aux lettres mal lues : {{0}}. Demandez au relecteur de l’enregistrer en UTF-8.',
  'The file can’t be read: {{0}}': 'Le fichier est illisible : {{0}}',
  'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.':
    'Les lignes sont dans un autre ordre que dans le fichier remis. Chacune a été reconnue à ses identifiants, non à sa place.',
  'Rows that are hidden in the file, by a filter for example, were read, too: {{0}}.':
    'Les lignes masquées dans le fichier, par un filtre par exemple, ont été lues aussi : {{0}}.',
  'Rows that are in the file twice and say the same count once: {{0}}.':
    'Les lignes qui figurent deux fois dans le fichier et disent la même chose comptent une fois : {{0}}.',
  'The file has macros. They were not run; only its texts were read.':
    'Le fichier contient des macros. Elles n’ont pas été exécutées ; seuls ses textes ont été lus.',
  'The file has no rows of a hand-over.': 'Le fichier ne contient aucune ligne de remise.',
  'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.':
    'La page est revenue telle quelle, sans réponses ; demandez le fichier qu’écrit « Enregistrer la réponse ».',
  'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.':
    'Une colonne manque ou a changé de nom : « target », « handover », « request » et « field » doivent être là. Demandez un fichier avec toutes les colonnes.',
  'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.':
    'Un fichier XLIFF {{0}} a une seule paire de langues, et les demandes ont {{1}} et {{2}} ; choisissez un autre format, ou remettez une paire à la fois.',
  'it is not available on this system or still locked':
    'il n’est pas disponible sur ce système ou encore verrouillé',
  'this system has no keyring (GNOME Keyring or KWallet)':
    'ce système n’a pas de trousseau (GNOME Keyring ou KWallet)',
  '{{0}} has no term that could be imported.': '{{0}} ne contient aucun terme à importer.',
  '{{0}}, line {{1}}: {{2}}': '{{0}}, ligne {{1}} : {{2}}',
  'id: another entry has the ID "{{0}}".': 'id : une autre entrée a l’ID « {{0}} ».',
  'name: there is a termbase "{{0}}" already.': 'nom : il y a déjà une base terminologique « {{0}} ».',
  'name: has more than {{0}} characters.': 'nom : plus de {{0}} caractères.',
  'This termbase is no longer here.': 'Cette base terminologique n’existe plus.',
  'Another termbase has this name now. Rename it first.':
    'Une autre base terminologique porte maintenant ce nom. Renommez-la d’abord.',
  'use: name either a connection or a view.': 'portée : indiquez une connexion ou une vue.',
  'This entry was changed elsewhere meanwhile. Open it again.':
    'Cette entrée a été modifiée ailleurs entre-temps. Ouvrez-la de nouveau.',
  'This entry is no longer in its termbase.': 'Cette entrée n’est plus dans sa base terminologique.',
  'terms: an entry needs a term in at least one language.':
    'termes : une entrée a besoin d’un terme dans au moins une langue.',
  'name: a termbase needs a name.': 'nom : une base terminologique a besoin d’un nom.',
  'Another file of terms is being imported. Wait until that is done, or cancel it.':
    'Un autre fichier de termes est en cours d’import. Attendez la fin ou annulez.',
  'name: there is a memory "{{0}}" already.': 'nom : il y a déjà une mémoire « {{0}} ».',
  'This memory is no longer here.': 'Cette mémoire n’existe plus.',
  'The file of this memory is damaged. Import its TMX file again.':
    'Le fichier de cette mémoire est endommagé. Importez de nouveau son fichier TMX.',
  'encoding: "{{0}}" is not known.': 'encodage : « {{0}} » est inconnu.',
  '{{0}} has no translation that could be imported.': '{{0}} n’a aucune traduction qui puisse être importée.',
  'name: a memory needs a name.': 'nom : une mémoire a besoin d’un nom.',
  '{{0}} unpacks to more than {{1}} GiB; unpack it and split it into smaller files.':
    '{{0}} fait plus de {{1}} Gio une fois décompressé ; décompressez-le et divisez-le en fichiers plus petits.',
  '{{0}} is no TMX file, since it has no <tmx> element; choose another file.':
    '{{0}} n’est pas un fichier TMX, car il n’a pas d’élément <tmx> ; choisissez un autre fichier.',
  'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.':
    'Une mémoire est en cours d’importation, ou un fichier TMX en cours d’écriture. Attendez la fin ou annulez-la.',
  'No translation is in this choice.': 'Il n’y a aucune traduction dans ce choix.',
  'seconds between two criteria-based queries of a token, 0 = no limit':
    'secondes entre deux requêtes par critères d’un jeton, 0 = sans limite',
  'at most {{0}} exact origins of web pages, like https://shop.example,http://localhost:3000':
    'au plus {{0}} origines exactes de pages web, comme https://shop.example,http://localhost:3000',
  'true or false: whether calls are kept in the request log':
    'true ou false : si les appels sont conservés dans le journal',
  'true or false: whether mirrored requests are returned with corrected targets':
    'true ou false : si les demandes synchronisées sont renvoyées avec leurs cibles corrigées',
  'seconds until a test request is completed': 'secondes avant qu’une demande de test soit terminée',
  'bytes of a request body, from 1024': 'octets du corps d’une requête, à partir de 1024',
  'fields a request': 'nombre de champs par demande',
  'bytes of one field value': 'octets de la valeur d’un champ',
  'seconds between two queries to a connection': 'secondes entre deux interrogations d’une connexion',
  'seconds before each further attempt, like 5,30,120':
    'secondes avant chaque nouvelle tentative, comme 5,30,120',
  'true or false: whether the webhook is called for mirrored requests too':
    'true ou false : si le webhook est aussi appelé pour les demandes synchronisées',
  'seconds before a request whose answer was lost is looked for at its connection':
    'secondes avant qu’une demande dont la réponse s’est perdue soit recherchée auprès de sa connexion',
  'error, warn, info or debug': 'error, warn, info ou debug',
  'true or false: whether the system shows notices':
    'true ou false : si le système affiche des notifications',
  'local times without notices, like 18:00-08:00, or empty':
    'heures locales sans notifications, comme 18:00-08:00, ou rien',
  'ask, yes or no: whether closing the window leaves Locdesk running':
    'ask, yes ou no : si Locdesk reste actif quand la fenêtre est fermée',
  'system or file: what seals secrets at rest in the desktop application':
    'system ou file : ce qui chiffre les secrets enregistrés de l’application de bureau',
  'true or false: whether the newest version is asked for once a day':
    'true ou false : si la dernière version est recherchée une fois par jour',
  'set by the program': 'défini par le programme',
  "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited":
    'langues du correcteur orthographique, comme de,en-GB, ou aucune ; par défaut : celle du système et celle du texte modifié',
  'own words of the spell checker, like Locdesk,xliff':
    'mots personnels du correcteur orthographique, comme Locdesk,xliff',
  'system, light or dark': 'system, light ou dark',
  'system, en, de, fr, es, ja or ar': 'system, en, de, fr, es, ja ou ar',
  'rendered, text or code': 'rendered, text ou code',
  'true or false: whether a letter alone runs a command':
    'true ou false : si une lettre seule exécute une commande',
  'true or false: whether the welcome was left': 'true ou false : si l’accueil a été quitté',
  'set in the window': 'défini dans la fenêtre',
  'A concept without a term': 'Un concept sans terme',
  'A language that is missing, or no language tag': 'Une langue manque, ou n’est pas une étiquette de langue',
  'Information that a termbase here has no place for':
    'Une information pour laquelle une base n’a pas de place ici',
  'An unknown status, taken as admitted': 'Un statut inconnu, pris pour admis',
  'An unknown part of speech, taken as noun or other':
    'Une catégorie grammaticale inconnue, prise pour nom ou autre',
  'A term that the language has already': 'Un terme que la langue a déjà',
  'A term with two statuses, of which the first is kept':
    'Un terme qui a deux statuts, dont le premier est gardé',
  'An ID that another concept has, so it was changed':
    'Un identifiant qu’un autre concept a déjà ; il a été changé',
  'Too long, so it was cut or left out': 'Trop long, donc coupé ou laissé de côté',
  'The file ends in the middle; what comes before was read':
    'Le fichier s’arrête au milieu ; ce qui précède a été lu',
  'A row without a term': 'Une ligne sans terme',
  'A formula whose value is not in the file, left out':
    'Une formule dont la valeur n’est pas dans le fichier ; omise',
  'A date that the file has only as a number, left out':
    'Une date que le fichier n’a que sous forme de nombre ; omise',
  'A row above the headings': 'Une ligne au-dessus des en-têtes',
  'A column whose heading is unknown': 'Une colonne dont l’en-tête est inconnu',
  'Not well-formed XML: the unit was left out': 'XML mal formé : l’unité a été omise',
  'An entity that only the file defines: the unit was left out':
    'Une entité que seul le fichier définit : l’unité a été omise',
  'Definitions of entities or elements, which were not read':
    'Définitions d’entités ou d’éléments, qui n’ont pas été lues',
  'Bytes that the encoding does not have: the text was left out':
    'Octets inconnus de l’encodage : le texte a été omis',
  'No language tag: the text was left out': 'Pas de code de langue : le texte a été omis',
  'No text in the source language: the first text is the source':
    'Pas de texte dans la langue source : le premier texte est la source',
  'No translation: the unit was left out': 'Pas de traduction : l’unité a été omise',
  'Too long: left out': 'Trop long : omis',
  'Inline codes that don’t pair were left out': 'Des codes sans leur paire ont été omis',
  'Line {{0}}: {{1}}.': 'Ligne {{0}} : {{1}}.',
  'Line {{0}}: {{1}} ({{2}}).': 'Ligne {{0}} : {{1}} ({{2}}).',
  "{{0}} is damaged and can't be unpacked. Get the file again.":
    '{{0}} est endommagé et ne peut pas être décompressé. Procurez-vous de nouveau le fichier.',
};
