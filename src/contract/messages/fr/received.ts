/** English words of problems that were stored or received as text, and their French. */
export const received: Readonly<Record<string, string>> = {
  '{{0}}: is missing': '{{0}} : est absent',
  '{{0}}: is empty': '{{0}} : est vide',
  '{{0}}: is not valid UTF-8': '{{0}} : n’est pas de l’UTF-8 valide',
  '{{0}}: must be an object': '{{0}} : doit être un objet',
  '{{0}}: must be a string': '{{0}} : doit être une chaîne',
  '{{0}}: must be an array': '{{0}} : doit être un tableau',
  '{{0}}: must not be empty': '{{0}} : ne doit pas être vide',
  '{{0}}: must have at least 1 entry': '{{0}} : doit avoir au moins 1 entrée',
  '{{0}}: must have at least {{1}} entries': '{{0}} : doit avoir au moins {{1}} entrées',
  '{{0}}: must have at least {{1}} characters': '{{0}} : doit avoir au moins {{1}} caractères',
  '{{0}}: must be a number': '{{0}} : doit être un nombre',
  '{{0}}: must be an integer': '{{0}} : doit être un nombre entier',
  '{{0}}: must be a boolean': '{{0}} : doit être vrai ou faux',
  '{{0}}: is not known here': '{{0}} : n’est pas connu ici',
  '{{0}}: must be one of {{1}}': '{{0}} : doit être l’une de ces valeurs : {{1}}',
  '{{0}}: is missing, send "Authorization: Bearer <token>"':
    '{{0}} : est absent ; envoyez « Authorization: Bearer <token> »',
  '{{0}}: must have the form "Bearer <token>"': '{{0}} : doit avoir la forme « Bearer <token> »',
  '{{0}}: the token is unknown, revoked or expired': '{{0}} : le jeton est inconnu, révoqué ou expiré',
  '{{0}}: is missing, content requests come with "content-request"':
    '{{0}} : est absent ; les demandes de contenu portent « content-request »',
  '{{0}}: must be "content-request"': '{{0}} : doit être « content-request »',
  '{{0}}: "{{1}}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z':
    '{{0}} : « {{1}} » n’est pas un instant RFC 3339 avec décalage, comme 2026-11-20T09:30:00.123Z',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}} : « {{1}} » n’est pas un code de langue BCP 47 bien formé, comme de ou de-CH',
  '{{0}}: must have at most {{1}} characters': '{{0}} : doit avoir au plus {{1}} caractères',
  '{{0}}: "{{1}}" is none of pending, confirmed, complete, completed':
    '{{0}} : « {{1}} » n’est aucune des valeurs pending, confirmed, complete, completed',
  '{{0}}: is missing, a completed request has it':
    '{{0}} : est absent, alors qu’une demande terminée l’a toujours',
  '{{0}}: is empty, a request has at least one field':
    '{{0}} : est vide, alors qu’une demande a au moins un champ',
  '{{0}}: must be unique, "{{1}}" is also {{2}}': '{{0}} : doit être unique ; « {{1}} » est aussi {{2}}',
  '{{0}}: has {{1}} bytes, at most {{2}} are accepted (setting {{3}})':
    '{{0}} : a {{1}} octets, au plus {{2}} sont acceptés (réglage {{3}})',
  '{{0}}: has {{1}} entries, at most {{2}} are accepted (setting {{3}})':
    '{{0}} : a {{1}} éléments, au plus {{2}} sont acceptés (réglage {{3}})',
  '{{0}}: … and {{1}} more problems': '{{0}} : … et {{1}} autres problèmes',
  '… and {{0}} more': '… et {{0}} autres',
  '{{0}}: starts with a byte order mark (BOM), send UTF-8 without one':
    '{{0}} : commence par un indicateur d’ordre des octets (BOM) ; envoyez de l’UTF-8 sans indicateur',
  '{{0}}: is nested deeper than {{1}} levels, the text after it was not checked':
    '{{0}} : dépasse {{1}} niveaux d’imbrication ; la suite du texte n’a pas été vérifiée',
  '{{0}}: contains a NUL character (U+0000)': '{{0}} : contient un caractère NUL (U+0000)',
  '{{0}}: is a key that contains a NUL character (U+0000)':
    '{{0}} : est une clé qui contient un caractère NUL (U+0000)',
  '{{0}}: contains half of a surrogate pair, which is not a character':
    '{{0}} : contient la moitié d’une paire de substitution, qui n’est pas un caractère',
  '{{0}}: is a key that contains half of a surrogate pair, which is not a character':
    '{{0}} : est une clé qui contient la moitié d’une paire de substitution, qui n’est pas un caractère',
  '{{0}}: is not allowed as a key': '{{0}} : n’est pas permis comme clé',
  '{{0}}: appears more than once in its object': '{{0}} : apparaît plusieurs fois dans son objet',
  '{{0}}: is the number {{1}}, which cannot be kept exactly (send it as a string)':
    '{{0}} : est le nombre {{1}}, qui ne peut pas être conservé exactement (envoyez-le comme chaîne)',
  '{{0}}: is not valid JSON at line {{1}}, column {{2}}: expected {{3}}, but {{4}}':
    '{{0}} : n’est pas du JSON valide à la ligne {{1}}, colonne {{2}} : attendu {{3}}, mais {{4}}',
  'a value': 'une valeur',
  'the end of the text': 'la fin du texte',
  'a key in double quotes': 'une clé entre guillemets doubles',
  'a key in double quotes or "}"': 'une clé entre guillemets doubles ou « } »',
  '"," or "}"': '« , » ou « } »',
  '"," or "]"': '« , » ou « ] »',
  'the closing double quote': 'le guillemet fermant',
  'control characters to be escaped': 'l’échappement des caractères de contrôle',
  'four hexadecimal digits after \\u': 'quatre chiffres hexadécimaux après \\u',
  'a digit': 'un chiffre',
  'a digit after the decimal point': 'un chiffre après le point décimal',
  'a digit of the exponent': 'un chiffre de l’exposant',
  'the text ends there': 'le texte s’arrête là',
  'found a double quote': 'un guillemet double s’y trouve',
  'found {{0}}': 'il s’y trouve {{0}}',
  '{{0}}: is missing, calls to this address must be signed':
    '{{0}} : est absent ; les appels à cette adresse doivent être signés',
  '{{0}}: must be whole seconds since 1970': '{{0}} : doit être en secondes entières depuis 1970',
  '{{0}}: does not verify with the secret of this address':
    '{{0}} : ne correspond pas au secret de cette adresse',
  '{{0}}: is {{1}} seconds old, at most {{2}} are accepted':
    '{{0}} : date de {{1}} secondes, au plus {{2}} sont acceptées',
  '{{0}}: is {{1}} seconds ahead, at most {{2}} are accepted':
    '{{0}} : est en avance de {{1}} secondes, au plus {{2}} sont acceptées',
  'Applying it failed inside Locdesk. The log file says more; "Replay" tries again.':
    'L’application a échoué dans Locdesk. Le fichier journal en dit plus ; vous pouvez rejouer l’appel.',
  '{{0}} redirects to {{1}}. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} redirige vers {{1}}. Pour protéger le jeton, les redirections ne sont pas suivies : indiquez l’adresse finale.',
  '{{0}} redirects. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} redirige ailleurs. Pour protéger le jeton, les redirections ne sont pas suivies : indiquez l’adresse finale.',
  '{{0}} refused the token ({{1}}). Enter a valid one.':
    '{{0}} a refusé le jeton ({{1}}). Saisissez-en un valide.',
  '{{0}} has nothing at {{1}} (404). Check the address: it is what comes before /v1.':
    '{{0}} n’a rien à {{1}} (404). Vérifiez l’adresse : c’est ce qui précède /v1.',
  '{{0}} limits how often it is called (429). Retrying later.':
    '{{0}} limite le nombre d’appels (429). Nouvelle tentative plus tard.',
  '{{0}} limits how often it is called (429). Its Retry-After is longer than a week; retrying after a week.':
    '{{0}} limite le nombre d’appels (429). L’attente demandée dépasse une semaine ; nouvelle tentative dans une semaine.',
  'Server error at {{0}} ({{1}}). Retrying.': 'Erreur du serveur {{0}} ({{1}}). Nouvelle tentative.',
  'Server error at {{0}} ({{1}}). Its Retry-After is longer than a week; retrying after a week.':
    'Erreur du serveur {{0}} ({{1}}). L’attente demandée dépasse une semaine ; nouvelle tentative dans une semaine.',
  '{{0}} answered {{1}} with {{2}}.': '{{0}} a répondu à {{1}} par {{2}}.',
  '{{0}} answered with {{1}} instead of JSON. Check the address.':
    '{{0}} a répondu par {{1}} au lieu de JSON. Vérifiez l’adresse.',
  '{{0}} answered with more than {{1}} MiB. Choose a smaller page size.':
    '{{0}} a répondu par plus de {{1}} Mio. Choisissez des pages plus petites.',
  "{{0}} answered with what can't be understood: {{1}}.": 'La réponse de {{0}} est incompréhensible : {{1}}.',
  '{{0}} did not answer within {{1}} s. Retrying.': '{{0}} n’a pas répondu en {{1}} s. Nouvelle tentative.',
  'The answer of {{0}} was not complete after {{1}} s. Choose a smaller page size, or check the network.':
    'La réponse de {{0}} n’était pas complète après {{1}} s. Choisissez des pages plus petites ou vérifiez le réseau.',
  'The answer of {{0}} broke off in the middle. Retrying.':
    'La réponse de {{0}} s’est interrompue. Nouvelle tentative.',
  '{{0}} Retrying.': '{{0}} Nouvelle tentative.',
  'Nothing answers at {{0}}: the connection was refused. Check that the service runs there, and the port of the address.':
    'Rien ne répond à {{0}} : la connexion a été refusée. Vérifiez que le service y fonctionne, ainsi que le port de l’adresse.',
  'The host name of {{0}} was not found. Check its spelling, or the network.':
    'Le nom d’hôte de {{0}} est introuvable. Vérifiez l’orthographe ou le réseau.',
  'The host name of {{0}} could not be looked up: the name service did not answer.':
    'Le nom d’hôte de {{0}} n’a pas pu être résolu : le service de noms n’a pas répondu.',
  'There is no way to {{0}} from here. Check the network.':
    'Aucun chemin ne mène d’ici à {{0}}. Vérifiez le réseau.',
  'There is no network to reach {{0}} by.': 'Il n’y a pas de réseau pour joindre {{0}}.',
  'The connection to {{0}} was closed before there was an answer.':
    'La connexion à {{0}} a été fermée avant toute réponse.',
  'No secure connection to {{0}} could be agreed on. Is the address one of http:// instead of https://?':
    'Aucune connexion sécurisée n’a pu être établie avec {{0}}. L’adresse est-elle en http:// plutôt qu’en https:// ?',
  'The certificate of {{0}} has expired.': 'Le certificat de {{0}} a expiré.',
  'The certificate of {{0}} is not valid yet. Check the clock of this machine.':
    'Le certificat de {{0}} n’est pas encore valable. Vérifiez l’horloge de cet ordinateur.',
  'The certificate of {{0}} is for another host name.':
    'Le certificat de {{0}} est celui d’un autre nom d’hôte.',
  'The certificate of {{0}} is self-signed, so it proves nothing.':
    'Le certificat de {{0}} est autosigné et ne prouve donc rien.',
  'The certificate of {{0}} leads to a self-signed one that this machine does not trust.':
    'Le certificat de {{0}} mène à un certificat autosigné auquel cet ordinateur ne se fie pas.',
  "The certificate of {{0}} can't be checked: an intermediate certificate is missing.":
    'Le certificat de {{0}} ne peut pas être vérifié : un certificat intermédiaire manque.',
  'The issuer of the certificate of {{0}} is not known here.':
    'L’émetteur du certificat de {{0}} n’est pas connu ici.',
  'No connection to {{0}} was made in time. Check the network.':
    'La connexion à {{0}} n’a pas été établie à temps. Vérifiez le réseau.',
  'The host of {{0}} is down.': 'L’hôte de {{0}} est hors service.',
  'The headers of the answer are too long.': 'Les en-têtes de la réponse sont trop longs.',
  'What came back from {{0}} is not HTTP: {{1}}.': 'La réponse de {{0}} n’est pas du HTTP : {{1}}.',
  'No secure connection to {{0}} could be agreed on: {{1}}.':
    'Aucune connexion sécurisée n’a pu être établie avec {{0}} : {{1}}.',
  'The certificate of {{0}} was not accepted: {{1}}.': 'Le certificat de {{0}} n’a pas été accepté : {{1}}.',
  'The call to {{0}} could not be made: {{1}}.': 'L’appel à {{0}} n’a pas pu être effectué : {{1}}.',
  'There was no answer within {{0}} seconds.': 'Aucune réponse en {{0}} secondes.',
  'Locdesk ended before there was an answer.': 'Locdesk s’est arrêté avant toute réponse.',
  'The receiver sends calls on to another address. Redirects are not followed: register that address if it is right.':
    'Le récepteur redirige les appels vers une autre adresse. Les redirections ne sont pas suivies : enregistrez cette adresse si elle est correcte.',
  'The receiver sends calls on to {{0}}. Redirects are not followed: register that address if it is right.':
    'Le récepteur redirige les appels vers {{0}}. Les redirections ne sont pas suivies : enregistrez cette adresse si elle est correcte.',
  'Upstream has marked it "{{0}}" itself, at {{1}}. Ours was not sent.':
    'Le service l’a marquée lui-même « {{0}} », à {{1}}. Notre marque n’a pas été envoyée.',
  'Upstream has no request "{{0}}" (404): it was removed there. Its mark holds here only.':
    'Le service n’a pas de demande « {{0}} » (404) : elle y a été supprimée. La marque ne vaut qu’ici.',
};
