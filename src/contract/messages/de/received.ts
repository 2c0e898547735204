/** English words of problems that were stored or received as text, and their German. */
export const received: Readonly<Record<string, string>> = {
  '{{0}}: is missing': '{{0}}: fehlt',
  '{{0}}: is empty': '{{0}}: ist leer',
  '{{0}}: is not valid UTF-8': '{{0}}: ist kein gültiges UTF-8',
  '{{0}}: must be an object': '{{0}}: muss ein Objekt sein',
  '{{0}}: must be a string': '{{0}}: muss eine Zeichenkette sein',
  '{{0}}: must be an array': '{{0}}: muss ein Array sein',
  '{{0}}: must not be empty': '{{0}}: darf nicht leer sein',
  '{{0}}: must have at least 1 entry': '{{0}}: muss mindestens 1 Eintrag haben',
  '{{0}}: must have at least {{1}} entries': '{{0}}: muss mindestens {{1}} Einträge haben',
  '{{0}}: must have at least {{1}} characters': '{{0}}: muss mindestens {{1}} Zeichen haben',
  '{{0}}: must be a number': '{{0}}: muss eine Zahl sein',
  '{{0}}: must be an integer': '{{0}}: muss eine ganze Zahl sein',
  '{{0}}: must be a boolean': '{{0}}: muss true oder false sein',
  '{{0}}: is not known here': '{{0}}: ist hier nicht bekannt',
  '{{0}}: must be one of {{1}}': '{{0}}: muss einer dieser Werte sein: {{1}}',
  '{{0}}: is missing, send "Authorization: Bearer <token>"':
    '{{0}}: fehlt; senden Sie „Authorization: Bearer <token>“',
  '{{0}}: must have the form "Bearer <token>"': '{{0}}: muss die Form „Bearer <token>“ haben',
  '{{0}}: the token is unknown, revoked or expired':
    '{{0}}: das Token ist unbekannt, widerrufen oder abgelaufen',
  '{{0}}: is missing, content requests come with "content-request"':
    '{{0}}: fehlt; Inhaltsanfragen kommen mit „content-request“',
  '{{0}}: must be "content-request"': '{{0}}: muss „content-request“ sein',
  '{{0}}: "{{1}}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z':
    '{{0}}: „{{1}}“ ist kein Zeitpunkt nach RFC 3339 mit Abstand zu UTC, wie 2026-11-20T09:30:00.123Z',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: „{{1}}“ ist kein wohlgeformter Sprachcode nach BCP 47, wie de oder de-CH',
  '{{0}}: must have at most {{1}} characters': '{{0}}: darf höchstens {{1}} Zeichen haben',
  '{{0}}: "{{1}}" is none of pending, confirmed, complete, completed':
    '{{0}}: „{{1}}“ ist keines von pending, confirmed, complete, completed',
  '{{0}}: is missing, a completed request has it': '{{0}}: fehlt; abgeschlossene Anfragen haben es',
  '{{0}}: is empty, a request has at least one field':
    '{{0}}: ist leer; eine Anfrage hat mindestens ein Feld',
  '{{0}}: must be unique, "{{1}}" is also {{2}}': '{{0}}: muss eindeutig sein; „{{1}}“ ist auch {{2}}',
  '{{0}}: has {{1}} bytes, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: hat {{1}} Bytes, höchstens {{2}} sind erlaubt (Einstellung {{3}})',
  '{{0}}: has {{1}} entries, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: hat {{1}} Einträge, höchstens {{2}} sind erlaubt (Einstellung {{3}})',
  '{{0}}: … and {{1}} more problems': '{{0}}: … und {{1}} weitere Probleme',
  '… and {{0}} more': '… und {{0}} weitere',
  '{{0}}: starts with a byte order mark (BOM), send UTF-8 without one':
    '{{0}}: beginnt mit einer Bytereihenfolge-Marke (BOM); senden Sie UTF-8 ohne',
  '{{0}}: is nested deeper than {{1}} levels, the text after it was not checked':
    '{{0}}: ist tiefer als {{1}} Ebenen verschachtelt; der Text danach wurde nicht geprüft',
  '{{0}}: contains a NUL character (U+0000)': '{{0}}: enthält ein NUL-Zeichen (U+0000)',
  '{{0}}: is a key that contains a NUL character (U+0000)':
    '{{0}}: ist ein Schlüssel mit einem NUL-Zeichen (U+0000)',
  '{{0}}: contains half of a surrogate pair, which is not a character':
    '{{0}}: enthält ein halbes Surrogatpaar, das kein Zeichen ist',
  '{{0}}: is a key that contains half of a surrogate pair, which is not a character':
    '{{0}}: ist ein Schlüssel mit einem halben Surrogatpaar, das kein Zeichen ist',
  '{{0}}: is not allowed as a key': '{{0}}: ist als Schlüssel nicht erlaubt',
  '{{0}}: appears more than once in its object': '{{0}}: kommt in seinem Objekt mehrmals vor',
  '{{0}}: is the number {{1}}, which cannot be kept exactly (send it as a string)':
    '{{0}}: ist die Zahl {{1}}, die nicht genau gespeichert werden kann (senden Sie sie als Zeichenkette)',
  '{{0}}: is not valid JSON at line {{1}}, column {{2}}: expected {{3}}, but {{4}}':
    '{{0}}: ist kein gültiges JSON in Zeile {{1}}, Spalte {{2}}: erwartet wird {{3}}, aber {{4}}',
  'a value': 'ein Wert',
  'the end of the text': 'das Ende des Textes',
  'a key in double quotes': 'ein Schlüssel in doppelten Anführungszeichen',
  'a key in double quotes or "}"': 'ein Schlüssel in doppelten Anführungszeichen oder „}“',
  '"," or "}"': '„,“ oder „}“',
  '"," or "]"': '„,“ oder „]“',
  'the closing double quote': 'das schließende Anführungszeichen',
  'control characters to be escaped': 'die Maskierung von Steuerzeichen',
  'four hexadecimal digits after \\u': 'vier hexadezimale Ziffern nach \\u',
  'a digit': 'eine Ziffer',
  'a digit after the decimal point': 'eine Ziffer nach dem Dezimalpunkt',
  'a digit of the exponent': 'eine Ziffer des Exponenten',
  'the text ends there': 'dort endet der Text',
  'found a double quote': 'dort steht ein doppeltes Anführungszeichen',
  'found {{0}}': 'dort steht {{0}}',
  '{{0}}: is missing, calls to this address must be signed':
    '{{0}}: fehlt; Aufrufe an diese Adresse müssen signiert sein',
  '{{0}}: must be whole seconds since 1970': '{{0}}: müssen ganze Sekunden seit 1970 sein',
  '{{0}}: does not verify with the secret of this address': '{{0}}: passt nicht zum Secret dieser Adresse',
  '{{0}}: is {{1}} seconds old, at most {{2}} are accepted':
    '{{0}}: ist {{1}} Sekunden alt, höchstens {{2}} sind erlaubt',
  '{{0}}: is {{1}} seconds ahead, at most {{2}} are accepted':
    '{{0}}: liegt {{1}} Sekunden in der Zukunft, höchstens {{2}} sind erlaubt',
  'Applying it failed inside Locdesk. The log file says more; "Replay" tries again.':
    'Das Anwenden ist in Locdesk fehlgeschlagen. Mehr steht in der Protokolldatei; Sie können den Aufruf erneut anwenden.',
  '{{0}} redirects to {{1}}. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} leitet zu {{1}} um. Zum Schutz des Tokens folgt Locdesk Umleitungen nicht: Geben Sie die endgültige Adresse an.',
  '{{0}} redirects. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} leitet um. Zum Schutz des Tokens folgt Locdesk Umleitungen nicht: Geben Sie die endgültige Adresse an.',
  '{{0}} refused the token ({{1}}). Enter a valid one.':
    '{{0}} hat das Token abgelehnt ({{1}}). Geben Sie ein gültiges ein.',
  '{{0}} has nothing at {{1}} (404). Check the address: it is what comes before /v1.':
    'Bei {{0}} gibt es unter {{1}} nichts (404). Prüfen Sie die Adresse: Sie ist der Teil vor /v1.',
  '{{0}} limits how often it is called (429). Retrying later.':
    '{{0}} begrenzt die Zahl der Aufrufe (429). Locdesk versucht es später wieder.',
  '{{0}} limits how often it is called (429). Its Retry-After is longer than a week; retrying after a week.':
    '{{0}} begrenzt die Zahl der Aufrufe (429). Die verlangte Pause ist länger als eine Woche; Locdesk versucht es nach einer Woche wieder.',
  'Server error at {{0}} ({{1}}). Retrying.': 'Serverfehler bei {{0}} ({{1}}). Locdesk versucht es wieder.',
  'Server error at {{0}} ({{1}}). Its Retry-After is longer than a week; retrying after a week.':
    'Serverfehler bei {{0}} ({{1}}). Die verlangte Pause ist länger als eine Woche; Locdesk versucht es nach einer Woche wieder.',
  '{{0}} answered {{1}} with {{2}}.': '{{0}} hat auf {{1}} mit {{2}} geantwortet.',
  '{{0}} answered with {{1}} instead of JSON. Check the address.':
    '{{0}} hat mit {{1}} statt JSON geantwortet. Prüfen Sie die Adresse.',
  '{{0}} answered with more than {{1}} MiB. Choose a smaller page size.':
    '{{0}} hat mit mehr als {{1}} MiB geantwortet. Wählen Sie eine kleinere Seitengröße.',
  "{{0}} answered with what can't be understood: {{1}}.": 'Die Antwort von {{0}} ist unverständlich: {{1}}.',
  '{{0}} did not answer within {{1}} s. Retrying.':
    '{{0}} hat nicht innerhalb von {{1}} s geantwortet. Locdesk versucht es wieder.',
  'The answer of {{0}} was not complete after {{1}} s. Choose a smaller page size, or check the network.':
    'Die Antwort von {{0}} war nach {{1}} s nicht vollständig. Wählen Sie eine kleinere Seitengröße oder prüfen Sie das Netz.',
  'The answer of {{0}} broke off in the middle. Retrying.':
    'Die Antwort von {{0}} brach mittendrin ab. Locdesk versucht es wieder.',
  '{{0}} Retrying.': '{{0}} Locdesk versucht es wieder.',
  'Nothing answers at {{0}}: the connection was refused. Check that the service runs there, and the port of the address.':
    'Unter {{0}} antwortet nichts: Die Verbindung wurde abgelehnt. Prüfen Sie, ob der Dienst dort läuft, und den Port der Adresse.',
  'The host name of {{0}} was not found. Check its spelling, or the network.':
    'Der Hostname von {{0}} wurde nicht gefunden. Prüfen Sie die Schreibweise oder das Netz.',
  'The host name of {{0}} could not be looked up: the name service did not answer.':
    'Der Hostname von {{0}} konnte nicht aufgelöst werden: Der Namensdienst hat nicht geantwortet.',
  'There is no way to {{0}} from here. Check the network.':
    'Von hier führt kein Weg zu {{0}}. Prüfen Sie das Netz.',
  'There is no network to reach {{0}} by.': 'Es gibt kein Netz, über das {{0}} erreichbar wäre.',
  'The connection to {{0}} was closed before there was an answer.':
    'Die Verbindung zu {{0}} wurde geschlossen, bevor eine Antwort kam.',
  'No secure connection to {{0}} could be agreed on. Is the address one of http:// instead of https://?':
    'Mit {{0}} kam keine sichere Verbindung zustande. Beginnt die Adresse vielleicht mit http:// statt https://?',
  'The certificate of {{0}} has expired.': 'Das Zertifikat von {{0}} ist abgelaufen.',
  'The certificate of {{0}} is not valid yet. Check the clock of this machine.':
    'Das Zertifikat von {{0}} ist noch nicht gültig. Prüfen Sie die Uhr dieses Computers.',
  'The certificate of {{0}} is for another host name.':
    'Das Zertifikat von {{0}} gehört zu einem anderen Hostnamen.',
  'The certificate of {{0}} is self-signed, so it proves nothing.':
    'Das Zertifikat von {{0}} ist selbst signiert und beweist daher nichts.',
  'The certificate of {{0}} leads to a self-signed one that this machine does not trust.':
    'Das Zertifikat von {{0}} führt zu einem selbst signierten, dem dieser Computer nicht vertraut.',
  "The certificate of {{0}} can't be checked: an intermediate certificate is missing.":
    'Das Zertifikat von {{0}} kann nicht geprüft werden: Ein Zwischenzertifikat fehlt.',
  'The issuer of the certificate of {{0}} is not known here.':
    'Der Aussteller des Zertifikats von {{0}} ist hier nicht bekannt.',
  'No connection to {{0}} was made in time. Check the network.':
    'Mit {{0}} kam rechtzeitig keine Verbindung zustande. Prüfen Sie das Netz.',
  'The host of {{0}} is down.': 'Der Rechner von {{0}} ist nicht in Betrieb.',
  'The headers of the answer are too long.': 'Die Header der Antwort sind zu lang.',
  'What came back from {{0}} is not HTTP: {{1}}.': 'Die Antwort von {{0}} ist kein HTTP: {{1}}.',
  'No secure connection to {{0}} could be agreed on: {{1}}.':
    'Mit {{0}} kam keine sichere Verbindung zustande: {{1}}.',
  'The certificate of {{0}} was not accepted: {{1}}.':
    'Das Zertifikat von {{0}} wurde nicht akzeptiert: {{1}}.',
  'The call to {{0}} could not be made: {{1}}.': '{{0}} konnte nicht aufgerufen werden: {{1}}.',
  'There was no answer within {{0}} seconds.': 'Innerhalb von {{0}} Sekunden kam keine Antwort.',
  'Locdesk ended before there was an answer.': 'Locdesk wurde beendet, bevor eine Antwort kam.',
  'The receiver sends calls on to another address. Redirects are not followed: register that address if it is right.':
    'Der Empfänger leitet Aufrufe an eine andere Adresse weiter. Locdesk folgt Umleitungen nicht: Tragen Sie die Adresse ein, wenn sie stimmt.',
  'The receiver sends calls on to {{0}}. Redirects are not followed: register that address if it is right.':
    'Der Empfänger leitet Aufrufe an {{0}} weiter. Locdesk folgt Umleitungen nicht: Tragen Sie diese Adresse ein, wenn sie stimmt.',
  'Upstream has marked it "{{0}}" itself, at {{1}}. Ours was not sent.':
    'Der Dienst hat die Anfrage selbst als „{{0}}“ markiert, um {{1}}. Unsere Markierung wurde nicht gesendet.',
  'Upstream has no request "{{0}}" (404): it was removed there. Its mark holds here only.':
    'Beim Dienst gibt es keine Anfrage „{{0}}“ (404): Sie wurde dort entfernt. Die Markierung gilt nur hier.',
};
