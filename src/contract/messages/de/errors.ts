/** English words of errors and their German; `contract/sentence` finds one by the other. */
export const errors: Readonly<Record<string, string>> = {
  '{{0}}: "{{1}}" is not a language tag. Write it like de-CH.':
    '{{0}}: „{{1}}“ ist kein Sprachcode. Schreiben Sie ihn wie de-CH.',
  'That backup is not there any more. Choose another one.':
    'Diese Sicherung gibt es nicht mehr. Wählen Sie eine andere.',
  'A backup, an export or an import is running. Wait until it is done, or cancel it.':
    'Eine Sicherung, ein Export oder ein Import läuft gerade. Warten Sie, bis der Vorgang fertig ist, oder brechen Sie ihn ab.',
  "The export {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'Der Export {{0}} kann nicht geschrieben werden: {{1}}. Schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ort.',
  "{{0}} can't be imported, and nothing was changed: {{1}}.":
    '{{0}} kann nicht importiert werden, nichts wurde geändert: {{1}}.',
  'The file was changed while it was imported (line {{0}}). Import it again when it is whole.':
    'Die Datei wurde während des Imports geändert (Zeile {{0}}). Importieren Sie sie erneut, wenn sie vollständig ist.',
  'line {{0}}: is longer than {{1}} MiB': 'Zeile {{0}}: länger als {{1}} MiB',
  'The thread ended before its job was done{{0}}. Try it again.':
    'Der Vorgang wurde vorzeitig beendet{{0}}. Versuchen Sie es noch einmal.',
  '{{0}} is there already. Choose another name: nothing is overwritten.':
    '{{0}} gibt es schon. Wählen Sie einen anderen Namen: Nichts wird überschrieben.',
  "The database in {{0}} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. {{1}} was not written.":
    'Die Datenbank in {{0}} kann nicht gelesen werden, weil SQLite daneben Dateien schreiben muss: Ändern Sie die Rechte dieses Ordners oder sichern Sie mit --data eine Kopie davon. {{1}} wurde nicht geschrieben.',
  "The backup {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'Die Sicherung {{0}} kann nicht geschrieben werden: {{1}}. Schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ort.',
  'There is no database in {{0}}.': 'In {{0}} ist keine Datenbank.',
  'The backup {{0}} did not read back as it was written ({{1}}). Choose another place, and have that disk looked at.':
    'Die Sicherung {{0}} ließ sich nicht so lesen, wie sie geschrieben wurde ({{1}}). Wählen Sie einen anderen Ort und lassen Sie diesen Datenträger prüfen.',
  'No backup was made, since the database {{0}} is damaged ({{1}}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. {{2}} was not written.':
    'Es wurde nicht gesichert, weil die Datenbank {{0}} beschädigt ist ({{1}}). Exportieren Sie, was lesbar ist, und stellen Sie dann eine frühere Sicherung wieder her: in den Einstellungen oder mit locdesk restore. {{2}} wurde nicht geschrieben.',
  'A backup in {{0}} needs {{1}}, and {{2}} are free. Make room, or choose another place.':
    'Eine Sicherung in {{0}} braucht {{1}}, frei sind {{2}}. Schaffen Sie Platz oder wählen Sie einen anderen Ort.',
  '{{0}} is the file that Locdesk itself works with in {{1}}. Choose another file.':
    'Mit der Datei {{0}} in {{1}} arbeitet Locdesk selbst. Wählen Sie eine andere Datei.',
  'put a copy of it in its place with locdesk restore FILE, or start on another folder with --data':
    'Ersetzen Sie sie mit locdesk restore DATEI durch eine Kopie, oder starten Sie mit --data in einem anderen Ordner',
  'put the newest backup in its place with: locdesk restore "{{0}}" --data "{{1}}"':
    'Ersetzen Sie sie durch die neueste Sicherung: locdesk restore "{{0}}" --data "{{1}}"',
  '{{0}} is damaged ({{1}}). It was left untouched: {{2}}.':
    '{{0}} ist beschädigt ({{1}}). Die Datei wurde nicht verändert. {{2}}.',
  '{{0}} can\'t be opened: {{1}}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.':
    '{{0}} kann nicht geöffnet werden: {{1}}. Wenn das so bleibt, ersetzen Sie die Datei durch eine Kopie aus dem Ordner „backups“ oder starten Sie mit --data in einem anderen Ordner.',
  "{{0}} can't be read: the disk failed ({{1}}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.":
    '{{0}} kann nicht gelesen werden: Der Datenträger hat versagt ({{1}}). Nichts wurde geändert. Versuchen Sie es noch einmal; wenn es so bleibt, lassen Sie den Datenträger prüfen oder starten Sie mit --data in einem anderen Ordner.',
  '{{0}} is empty. Choose another file.': '{{0}} ist leer. Wählen Sie eine andere Datei.',
  '{{0}} is damaged or no database of Locdesk ({{1}}). Choose another file.':
    '{{0}} ist beschädigt oder keine Datenbank von Locdesk ({{1}}). Wählen Sie eine andere Datei.',
  '{{0}} is a database of another program. Move it away, or use another data folder with --data.':
    '{{0}} ist die Datenbank eines anderen Programms. Verschieben Sie sie oder verwenden Sie mit --data einen anderen Datenordner.',
  '{{0}} was written by a newer Locdesk (database level {{1}}, this program knows {{2}}). Update Locdesk, or use another data folder with --data.':
    '{{0}} stammt von einem neueren Locdesk (Datenbankstand {{1}}, dieses Programm kennt {{2}}). Aktualisieren Sie Locdesk oder verwenden Sie mit --data einen anderen Datenordner.',
  '{{0}} is not a file. Move it away, or use another folder with --data.':
    '{{0}} ist keine Datei. Verschieben Sie das oder verwenden Sie mit --data einen anderen Ordner.',
  "{{0}} can't be written: {{1}}. Change its permissions, or choose another folder with --data.":
    '{{0}} kann nicht geschrieben werden: {{1}}. Ändern Sie die Rechte oder wählen Sie mit --data einen anderen Ordner.',
  "{{0}} can't use write-ahead logging here. Use a local disk with --data.":
    '{{0}} kann hier kein Write-Ahead-Log verwenden. Nehmen Sie mit --data einen lokalen Datenträger.',
  'The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level {{0}}, this program has {{1}}). Try again in a moment; if that does not help, restart Locdesk.':
    'Das laufende Locdesk aktualisiert seine Datenbank noch oder ist eine ältere Version (Datenbankstand {{0}}, dieses Programm hat {{1}}). Versuchen Sie es gleich noch einmal; wenn das nicht hilft, starten Sie Locdesk neu.',
  '{{0}} is a file, not a folder. Choose a folder with --data.':
    '{{0}} ist eine Datei, kein Ordner. Wählen Sie mit --data einen Ordner.',
  "The data folder {{0}} can't be written: {{1}}. Choose another with --data, or change its permissions.":
    'In den Datenordner {{0}} kann nicht geschrieben werden: {{1}}. Wählen Sie mit --data einen anderen oder ändern Sie die Rechte.',
  "The data folder {{0}} can't be locked: {{1}}. Choose another with --data, or change its permissions.":
    'Der Datenordner {{0}} kann nicht gesperrt werden: {{1}}. Wählen Sie mit --data einen anderen oder ändern Sie die Rechte.',
  ' (process {{0}}, {{1}})': ' (Prozess {{0}}, {{1}})',
  'Locdesk is already running on {{0}}{{1}}. Use that one, or give this one its own folder with --data.':
    'Locdesk läuft bereits auf {{0}}{{1}}. Verwenden Sie dieses, oder geben Sie diesem hier mit --data einen eigenen Ordner.',
  '{{0}} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.':
    '{{0}} wurde entfernt oder ersetzt, während Locdesk läuft: Was jetzt gespeichert wird, ginge verloren. Starten Sie Locdesk neu.',
  'The database has to be brought up to this version, and the copy before that, {{0}}, failed: {{1}}. Nothing was changed. Make room on the disk, or see that the folder can be written.':
    'Die Datenbank muss für diese Version aktualisiert werden, und die Kopie davor, {{0}}, ist fehlgeschlagen: {{1}}. Nichts wurde geändert. Schaffen Sie Platz auf dem Datenträger oder prüfen Sie, ob in den Ordner geschrieben werden darf.',
  'it lacks the {{0}}': 'es fehlt: {{0}}',
  'the {{0}} in it is not of Locdesk': '{{0}} stammt nicht von Locdesk',
  'the {{0}} in it is not as Locdesk made it': '{{0}} ist nicht so, wie Locdesk es angelegt hat',
  '{{0}} is intact, but it is no database that this Locdesk can work with ({{1}}). Nothing was replaced. Choose another file.':
    '{{0}} ist unbeschädigt, aber keine Datenbank, mit der dieses Locdesk arbeiten kann ({{1}}). Nichts wurde ersetzt. Wählen Sie eine andere Datei.',
  '{{0}} is not there. Choose another file.': '{{0}} ist nicht vorhanden. Wählen Sie eine andere Datei.',
  '{{0}} is not a file. Choose another one.': '{{0}} ist keine Datei. Wählen Sie eine andere.',
  "{{0}} can't be restored: {{1}}. Nothing was replaced. Make room on the disk, or choose another file.":
    '{{0}} kann nicht wiederhergestellt werden: {{1}}. Nichts wurde ersetzt. Schaffen Sie Platz auf dem Datenträger oder wählen Sie eine andere Datei.',
  "{{0}} can't be understood. Remove it to start with the database as it is.":
    '{{0}} ist unverständlich. Entfernen Sie die Datei, um mit der Datenbank zu starten, wie sie ist.',
  'The disk is full: nothing was stored. Free some space and send it again.':
    'Der Datenträger ist voll: Nichts wurde gespeichert. Schaffen Sie Platz und senden Sie noch einmal.',
  'The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.':
    'Der Datenträger nimmt nichts mehr an: Er ist für diesen Benutzer voll oder versagt. Nichts wurde gespeichert. Schaffen Sie Platz und senden Sie noch einmal; mehr steht in der Protokolldatei.',
  'Another program is writing into the store: nothing was stored. Send it again.':
    'Ein anderes Programm schreibt gerade in die Datenbank: Nichts wurde gespeichert. Senden Sie noch einmal.',
  'The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.':
    'Die Datenbank konnte nicht gelesen werden: Der Datenträger hat kurz versagt, oder die Datei ist beschädigt. Versuchen Sie es noch einmal; wenn es so bleibt, stellen Sie in den Einstellungen eine Sicherung wieder her, oder beenden Sie Locdesk und verwenden Sie: locdesk restore DATEI.',
  'The disk failed or may not be written: nothing was stored. The log file says more.':
    'Der Datenträger hat versagt oder ist schreibgeschützt: Nichts wurde gespeichert. Mehr steht in der Protokolldatei.',
  'The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.':
    'Der Datenträger hat versagt und sich nicht erholt: Nichts wurde gespeichert. Prüfen Sie, ob er voll ist, und senden Sie dann noch einmal; mehr steht in der Protokolldatei.',
  'The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.':
    'Der Datenträger hat nicht bestätigt, dass dies gespeichert wurde. Prüfen Sie, ob er voll ist und ob die Daten da sind, bevor Sie noch einmal senden; mehr steht in der Protokolldatei.',
  "{{0}} can't be shown: {{1}}": '{{0}} kann nicht angezeigt werden: {{1}}',
  'Only the window of Locdesk may ask for this.': 'Das darf nur das Fenster von Locdesk anfordern.',
  'Locdesk is starting again. Try it in a moment.':
    'Locdesk startet gerade neu. Versuchen Sie es gleich noch einmal.',
  "{{0}} can't be written: {{1}}": '{{0}} kann nicht geschrieben werden: {{1}}',
  "{{0}} can't be removed: {{1}}": '{{0}} kann nicht entfernt werden: {{1}}',
  'This request has no result yet, so there is nothing to compare.':
    'Diese Anfrage hat noch kein Ergebnis; es gibt nichts zu vergleichen.',
  '{{0}}, line {{1}}, column {{2}}: {{3}}': '{{0}}, Zeile {{1}}, Spalte {{2}}: {{3}}',
  '{{0}} is not a file.': '{{0}} ist keine Datei.',
  '{{0}} has {{1}} bytes and at most {{2}} are read; split it into smaller files.':
    '{{0}} hat {{1}} Bytes; höchstens {{2}} werden gelesen. Teilen Sie die Datei auf.',
  'There is no file {{0}}. Check the path.': 'Es gibt keine Datei {{0}}. Prüfen Sie den Pfad.',
  "{{0}} can't be read: {{1}}.": '{{0}} kann nicht gelesen werden: {{1}}.',
  "{{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    '{{0}} kann nicht geschrieben werden: {{1}}. Schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ort.',
  '{{0}} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.':
    'In {{0}} gibt es nichts zu übersetzen: Die Datei hat keinen Text oder nimmt ihn ganz von der Übersetzung aus. Nichts wurde importiert.',
  "{{0}} can't be imported: {{1}}.": '{{0}} kann nicht importiert werden: {{1}}.',
  '{{0}} says that its source is in "{{1}}", and "{{2}}" was given. Nothing was imported; give the language of the file.':
    '{{0}} nennt „{{1}}“ als Sprache der Quelle, angegeben ist „{{2}}“. Nichts wurde importiert; geben Sie die Sprache der Datei an.',
  'Order "{{0}}" was made here and has no file. Import the file as a new order.':
    'Der Auftrag „{{0}}“ wurde hier erstellt und hat keine Datei. Importieren Sie die Datei als neuen Auftrag.',
  'The source of order "{{0}}" is in "{{1}}". Import the file as a new order, or in that language.':
    'Die Quelle des Auftrags „{{0}}“ ist in „{{1}}“. Importieren Sie die Datei als neuen Auftrag oder in dieser Sprache.',
  "{{0}} was imported as {{1}} before, and can't be {{2}} now. Leave the format out, or give the file another name.":
    '{{0}} wurde zuvor als {{1}} importiert und kann jetzt nicht {{2}} sein. Lassen Sie das Format weg oder geben Sie der Datei einen anderen Namen.',
  '{{0}} would become more than {{1}} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.':
    '{{0}} ergäbe mehr als {{1}} Felder; nichts wurde importiert. Importieren Sie weniger Sprachen auf einmal: Alle kommen in denselben Auftrag.',
  '{{0}} was not imported: its order was changed meanwhile, again and again. Import it again.':
    '{{0}} wurde nicht importiert: Der Auftrag wurde währenddessen immer wieder geändert. Importieren Sie noch einmal.',
  'Another order or file is being processed. Wait until that is done, or cancel it.':
    'Ein anderer Auftrag oder eine andere Datei wird gerade bearbeitet. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  'There is no order, and no request of one, "{{0}}".':
    'Es gibt keinen Auftrag und keine Anfrage eines Auftrags mit der ID „{{0}}“.',
  'Order "{{0}}" was made here and has no file to write a result into.':
    'Der Auftrag „{{0}}“ wurde hier erstellt und hat keine Datei, in die ein Ergebnis geschrieben werden kann.',
  '"{{0}}" was not ordered in "{{1}}". It was in: {{2}}.':
    '„{{0}}“ wurde nicht in „{{1}}“ beauftragt, sondern in: {{2}}.',
  '{{0}} has no version {{1}}.': '{{0}} hat keine Version {{1}}.',
  '{{0}} in field "{{1}}" of request {{2}}': '{{0}} in Feld „{{1}}“ der Anfrage {{2}}',
  '{{0}} more': '{{0}} weitere',
  'The result in {{0}} was not written: 1 error is open ({{1}}). Correct or dismiss it, or write the result all the same with --force.':
    'Das Ergebnis in {{0}} wurde nicht geschrieben: 1 Fehler ist offen ({{1}}). Beheben oder ignorieren Sie ihn, oder schreiben Sie das Ergebnis trotzdem mit --force.',
  'The result in {{0}} was not written: {{1}} errors are open ({{2}}). Correct or dismiss them, or write the result all the same with --force.':
    'Das Ergebnis in {{0}} wurde nicht geschrieben: {{1}} Fehler sind offen ({{2}}). Beheben oder ignorieren Sie sie, oder schreiben Sie das Ergebnis trotzdem mit --force.',
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'Die Datei hat {{0}} Bytes; höchstens {{1}} werden gelesen. Teilen Sie die Datei auf.',
  'content: must be base64': 'Inhalt: muss Base64 sein',
  'content: is longer than the file': 'Inhalt: ist länger als die Datei',
  'Only {{0}} of {{1}} bytes of the file arrived.': 'Nur {{0}} von {{1}} Bytes der Datei sind angekommen.',
  'The file was not handed over completely. Choose it again.':
    'Die Datei wurde nicht vollständig übertragen. Wählen Sie sie noch einmal aus.',
  'This file is decided already. Open it again to see it.':
    'Über diese Datei ist schon entschieden. Öffnen Sie sie erneut, um sie zu sehen.',
  'This correction is no longer there.': 'Diese Korrektur gibt es nicht mehr.',
  "format: {{0}} can't be written by this version.": 'Format: {{0}} kann diese Version nicht schreiben.',
  'A hand-over has at most {{0}} requests. Choose fewer of them.':
    'Eine Übergabe hat höchstens {{0}} Anfragen. Wählen Sie weniger.',
  'The texts have more than {{0}} characters. Hand them over in smaller parts.':
    'Die Texte haben mehr als {{0}} Zeichen. Übergeben Sie sie in kleineren Teilen.',
  'None of these requests has a text to hand over.':
    'Keine dieser Anfragen hat Text, der übergeben werden kann.',
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.':
    'Diese Anfragen sind noch nicht geprüft, ihre Probleme also nicht bekannt. Starten Sie Locdesk und warten Sie, bis es sie geprüft hat, oder wählen Sie alle Felder.',
  'No field of these requests has a problem. Choose all fields, or other requests.':
    'Kein Feld dieser Anfragen hat ein Problem. Wählen Sie alle Felder oder andere Anfragen.',
  'No field of these requests changed since it was reviewed. Choose all fields, or other requests.':
    'Kein Feld dieser Anfragen wurde seit der Durchsicht geändert. Wählen Sie alle Felder oder andere Anfragen.',
  'All fields of these requests are reviewed. Choose all fields, or other requests.':
    'Alle Felder dieser Anfragen sind durchgesehen. Wählen Sie alle Felder oder andere Anfragen.',
  'Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.':
    'Nichts in der Auswahl ist durchgesehen, und TMX enthält nur durchgesehene Übersetzungen. Sehen Sie zuerst die Felder durch oder wählen Sie ein anderes Format.',
  'This hand-over is no longer there.': 'Diese Übergabe gibt es nicht mehr.',
  'Another hand-over is being made. Wait until that is done, or cancel it.':
    'Eine andere Übergabe wird gerade erstellt. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  'This hand-over is out already.': 'Diese Übergabe ist bereits außer Haus.',
  'This hand-over is taken back already.': 'Diese Übergabe ist bereits zurückerhalten.',
  'This hand-over is cancelled already.': 'Diese Übergabe ist bereits abgebrochen.',
  'The file has more than {{0}} rows.': 'Die Datei hat mehr als {{0}} Zeilen.',
  'This receipt is no longer kept.': 'Dieser Aufruf wird nicht mehr aufbewahrt.',
  'This group has no requests any more.': 'Diese Gruppe hat keine Anfragen mehr.',
  'This job is no longer there.': 'Diesen Job gibt es nicht mehr.',
  'The list could not be read. Retrying in a moment.':
    'Die Liste konnte nicht gelesen werden. Gleich folgt ein neuer Versuch.',
  'This connection is no longer there. Nothing was ordered.':
    'Diese Verbindung gibt es nicht mehr. Nichts wurde beauftragt.',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: „{{1}}“ ist kein gültiger Sprachcode (BCP 47) wie de oder de-CH',
  'target: "{{0}}" is given twice': 'Zielsprache: „{{0}}“ ist doppelt angegeben',
  'target: is missing, give at least one language':
    'Zielsprache: fehlt, geben Sie mindestens eine Sprache an',
  'title: is missing': 'Titel: fehlt',
  'fields: must not be empty': 'Felder: mindestens eines ist nötig',
  'This order is no longer in the store.': 'Diesen Auftrag gibt es nicht mehr.',
  "The disk of {{0}} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.":
    'Der Datenträger mit {{0}} ist voll: Locdesk kann dort nicht arbeiten, und nichts wurde geändert. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  'body: … and {{0}} more problems': 'Inhalt: … und {{0}} weitere Probleme',
  "The log file {{0}} can't be opened: {{1}}. Move away what is in its place, or choose another data folder with --data.":
    'Die Protokolldatei {{0}} kann nicht geöffnet werden: {{1}}. Verschieben Sie, was an ihrer Stelle liegt, oder wählen Sie mit --data einen anderen Datenordner.',
  'The secret was sealed by another key store. Enter it again.':
    'Das Secret wurde mit einem anderen Schlüsselspeicher verschlüsselt. Geben Sie es noch einmal ein.',
  "The secret can't be read: {{0}} is missing. Put it back, or enter the secret again.":
    'Das Secret kann nicht gelesen werden: {{0}} fehlt. Legen Sie die Datei zurück oder geben Sie das Secret noch einmal ein.',
  "The secret can't be read with {{0}}: that is another key than it was sealed with. Enter the secret again.":
    'Das Secret kann mit {{0}} nicht gelesen werden: Es wurde mit einem anderen Schlüssel verschlüsselt. Geben Sie es noch einmal ein.',
  "{{0}} can't be read. Change its permissions.": '{{0}} kann nicht gelesen werden. Ändern Sie die Rechte.',
  '{{0}} is damaged. Put a copy of it back, or remove it and enter the secrets again.':
    '{{0}} ist beschädigt. Legen Sie eine Kopie zurück, oder entfernen Sie die Datei und geben Sie die Secrets noch einmal ein.',
  'only the desktop application can read it': 'nur die Desktop-Anwendung kann ihn lesen',
  "The secret is in the system's key store, and {{0}}. Start the desktop application where it was entered, or enter the secret again.":
    'Das Secret liegt im Schlüsselspeicher des Systems: {{0}}. Starten Sie die Desktop-Anwendung, in der es eingegeben wurde, oder geben Sie es noch einmal ein.',
  'that can not be read': 'er kann nicht gelesen werden',
  "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.":
    'Das Secret wurde mit dem Schlüsselspeicher eines anderen Systems oder Benutzers verschlüsselt und ist hier nicht lesbar. Geben Sie es noch einmal ein.',
  '{{0}}: is not a setting.': '{{0}}: keine bekannte Einstellung.',
  '{{0}}: must be {{1}}.': '{{0}}: erlaubt ist {{1}}.',
  'This is no profile of a receiver. {{0}}': 'Das ist kein Profil eines Zielsystems. {{0}}',
  "This content model can't be used: {{0}} has no texts with rules. Export it again from {{1}}.":
    'Dieses Inhaltsmodell ist nicht verwendbar: {{0}} hat keine Texte mit Regeln. Exportieren Sie es noch einmal aus {{1}}.',
  'fields: "{{0}}" has no field ID. Leave it empty for all fields.':
    'Felder: „{{0}}“ enthält keine Feld-ID. Leer gilt das Profil für alle Felder.',
  'name: "{{0}}" is the name of another profile. Choose another name, so that their findings can be told apart.':
    'Name: „{{0}}“ heißt schon ein anderes Profil. Wählen Sie einen anderen Namen, damit sich ihre Befunde unterscheiden lassen.',
  '{{0}}: is missing': '{{0}}: fehlt',
  '{{0}}: is not known here': '{{0}}: ist hier nicht bekannt',
  '{{0}}: must be an integer': '{{0}}: muss eine ganze Zahl sein',
  '{{0}}: must be a string': '{{0}}: muss eine Zeichenkette sein',
  '{{0}}: must be an array': '{{0}}: muss ein Array sein',
  '{{0}}: must be an object': '{{0}}: muss ein Objekt sein',
  '{{0}}: must not be empty': '{{0}}: darf nicht leer sein',
  '{{0}}: must be one of {{1}}': '{{0}}: muss einer dieser Werte sein: {{1}}',
  '{{0}}: "{{1}}" is the ID of another rule, too': '{{0}}: „{{1}}“ ist auch die ID einer anderen Regel',
  '{{0}}: must be a regular expression': '{{0}}: muss ein regulärer Ausdruck sein',
  '{{0}}: must not repeat a part that has a repetition, like (a+)+':
    '{{0}}: darf keinen Teil wiederholen, der selbst eine Wiederholung hat, wie (a+)+',
  '{{0}}: must be characters as in a character class, like a-z0-9_-':
    '{{0}}: muss aus Zeichen wie in einer Zeichenklasse bestehen, etwa a-z0-9_-',
  '{{0}}: must have either "allowed" or "forbidden"': '{{0}}: muss entweder „allowed“ oder „forbidden“ haben',
  '{{0}}: must have "allowed" or "forbidden"': '{{0}}: muss „allowed“ oder „forbidden“ haben',
  'The file is not valid JSON at line {{0}}, column {{1}}.':
    'Die Datei ist in Zeile {{0}}, Spalte {{1}} kein gültiges JSON.',
  'id: "{{0}}" is a built-in profile. Choose another ID.':
    'ID: „{{0}}“ ist ein mitgeliefertes Profil. Wählen Sie eine andere ID.',
  'A built-in profile can not be removed.': 'Ein mitgeliefertes Profil kann nicht entfernt werden.',
  'There is no profile "{{0}}".': 'Es gibt kein Profil „{{0}}“.',
  'This call is no longer in the log: newer calls replaced it.':
    'Dieser Aufruf ist nicht mehr im Protokoll: Neuere haben ihn verdrängt.',
  'There is no token with the id "{{0}}". "locdesk token list" shows them.':
    'Es gibt kein Token mit der ID „{{0}}“. „locdesk token list“ zeigt alle.',
  'This request is no longer in the store.': 'Diese Anfrage gibt es nicht mehr.',
  'Request {{0}} has no version {{1}}.': 'Die Anfrage {{0}} hat keine Version {{1}}.',
  'This field is no longer in the store.': 'Dieses Feld gibt es nicht mehr.',
  'A field has at most {{0}} bytes (setting service.maxFieldValue).':
    'Ein Feld hat höchstens {{0}} Bytes (Einstellung service.maxFieldValue).',
  'This field was changed in another window in the meantime. Nothing was overwritten.':
    'Dieses Feld wurde inzwischen in einem anderen Fenster geändert. Nichts wurde überschrieben.',
  'This request was submitted with a test token: the service completes it automatically in a moment.':
    'Diese Anfrage wurde mit einem Test-Token eingereicht: Der Dienst schließt sie gleich automatisch ab.',
  'This request is sent to {{0}} and fulfilled there: it is read-only here.':
    'Diese Anfrage ist an {{0}} gesendet und wird dort übersetzt: Hier ist sie schreibgeschützt.',
  'another service': 'einen anderen Dienst',
  'This request is mirrored from {{0}} and fulfilled there: it is read-only here.':
    'Diese Anfrage ist über {{0}} synchronisiert und wird dort übersetzt: Hier ist sie schreibgeschützt.',
  'Version {{0}} of this request arrived in the meantime. Look at it first; your drafts are kept.':
    'Inzwischen ist Version {{0}} dieser Anfrage eingetroffen. Sehen Sie sie zuerst an; Ihre Entwürfe bleiben erhalten.',
  'This request is confirmed already.': 'Diese Anfrage ist bereits bestätigt.',
  'This request is completed already.': 'Diese Anfrage ist bereits abgeschlossen.',
  '1 field has no target yet.': '1 Feld hat noch keinen Zieltext.',
  '{{0}} fields have no target yet.': '{{0}} Felder haben noch keinen Zieltext.',
  'This request is not completed yet: complete it instead.':
    'Diese Anfrage ist noch nicht abgeschlossen: Schließen Sie sie ab.',
  'This request is open already.': 'Diese Anfrage ist bereits offen.',
  'A request has at most {{0}} notes. Delete some that are resolved first.':
    'Eine Anfrage hat höchstens {{0}} Notizen. Löschen Sie zuerst erledigte.',
  'This note is no longer there.': 'Diese Notiz gibt es nicht mehr.',
  'A note needs some text.': 'Eine Notiz braucht Text.',
  'A note has at most {{0}} characters.': 'Eine Notiz hat höchstens {{0}} Zeichen.',
  'views: {{0}} are saved already, remove one first':
    'Ansichten: {{0}} sind schon gespeichert, entfernen Sie zuerst eine',
  'name: must not be empty': 'Name: darf nicht leer sein',
  'name: there is a view "{{0}}" already': 'Name: Es gibt schon eine Ansicht „{{0}}“',
  'This view is no longer there.': 'Diese Ansicht gibt es nicht mehr.',
  'There is no dictionary for {{0}} on this computer.':
    'Für {{0}} gibt es auf diesem Computer kein Wörterbuch.',
  'There are {{0}} own words already. Remove some in the settings first.':
    'Es gibt schon {{0}} eigene Wörter. Entfernen Sie zuerst einige in den Einstellungen.',
  'Port {{0}} on {{1}} is taken by another program. Close that one, or choose another port with {{2}} (0 picks a free one).':
    'Port {{0}} auf {{1}} wird von einem anderen Programm verwendet. Beenden Sie dieses oder wählen Sie mit {{2}} einen anderen Port (0 nimmt einen freien).',
  'Port {{0}} needs more rights. Choose one from 1024 with {{1}}.':
    'Port {{0}} braucht mehr Rechte. Wählen Sie mit {{1}} einen ab 1024.',
  '{{0}} is not an address of this machine. Choose another with --host.':
    '{{0}} ist keine Adresse dieses Computers. Wählen Sie mit --host eine andere.',
  'Files are chosen in the desktop application. Here, use: {{0}}':
    'Dateien werden in der Desktop-Anwendung gewählt. Verwenden Sie hier: {{0}}',
  'There is no command "{{0}}".': 'Es gibt keinen Befehl „{{0}}“.',
  'Something went wrong inside Locdesk. The log file says more.':
    'In Locdesk ist etwas schiefgegangen. Mehr steht in der Protokolldatei.',
  'The list has {{0}} requests, and a hand-over at most {{1}}. Narrow it by a filter.':
    'Die Liste hat {{0}} Anfragen, eine Übergabe höchstens {{1}}. Grenzen Sie sie mit einem Filter ein.',
  'The request is not valid.': 'Die Anfrage ist ungültig.',
  'This link was used before, or is older than a minute. Run "locdesk open" for a new one.':
    'Dieser Link wurde schon verwendet oder ist älter als eine Minute. Führen Sie „locdesk open“ aus, um einen neuen zu erhalten.',
  '{{0}} would be overwritten by each language: keep {{1}} in the name, it stands for the language.':
    '{{0}} würde von jeder Sprache überschrieben: Lassen Sie {{1}} im Namen stehen, es steht für die Sprache.',
  'This file was not opened with Locdesk.': 'Diese Datei wurde nicht mit Locdesk geöffnet.',
  'Here the browser checks the spelling.': 'Hier prüft der Browser die Rechtschreibung.',
  'This window has no session. Run "locdesk open" for a new one.':
    'Dieses Fenster ist nicht angemeldet. Führen Sie „locdesk open“ aus, um ein neues zu öffnen.',
  'origin: only the window of this Locdesk may ask for this':
    'Das darf nur das Fenster dieses Locdesk anfordern',
  '{{0}} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.':
    '{{0}} gehört einem anderen Benutzer, der den Schlüssel zum Fenster lesen könnte. Entfernen Sie den Ordner oder wählen Sie mit --data einen anderen Datenordner.',
  'This connection is no longer there.': 'Diese Verbindung gibt es nicht mehr.',
  'There is none yet.': 'Es gibt noch keine.',
  'There are: {{0}}.': 'Vorhanden: {{0}}.',
  'There is no connection "{{0}}". {{1}}': 'Es gibt keine Verbindung „{{0}}“. {{1}}',
  'name: there is a connection "{{0}}" already, choose another name or remove that one first':
    'Name: Es gibt schon eine Verbindung „{{0}}“; wählen Sie einen anderen Namen oder entfernen Sie diese zuerst',
  'There is nothing to decide: it is known whether upstream has this request.':
    'Hier ist nichts zu entscheiden: Es ist bekannt, ob der Dienst diese Anfrage hat.',
  '"{{0}}" already belongs to another request.': '„{{0}}“ gehört bereits zu einer anderen Anfrage.',
  'This request is no longer in the store, or is sent nowhere.':
    'Diese Anfrage gibt es nicht mehr, oder sie wird nirgendwohin gesendet.',
  'Upstream has this request, or may have it: it can no longer be changed.':
    'Der Dienst hat diese Anfrage oder hat sie vielleicht: Sie kann nicht mehr geändert werden.',
  'Request {{0}} has no field "{{1}}".': 'Die Anfrage {{0}} hat kein Feld „{{1}}“.',
  'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes':
    'Secret: muss ein Secret nach Standard Webhooks sein, whsec_ und danach 24 bis 64 Bytes in Base64',
  'This mark is no longer in the outbox.': 'Diese Markierung ist nicht mehr im Postausgang.',
  'Nothing was sent yet, so there is no signature to look at.':
    'Bisher wurde nichts gesendet; es gibt noch keine Signatur.',
  'This delivery is no longer in the store.': 'Diese Zustellung gibt es nicht mehr.',
  'No webhook is registered. Save its address first, then send the test.':
    'Es ist kein Webhook gespeichert. Speichern Sie zuerst seine Adresse, dann senden Sie den Test.',
  'The request of this delivery was removed, and with it what the delivery said.':
    'Die Anfrage dieser Zustellung wurde entfernt und mit ihr der Inhalt der Zustellung.',
  'This is not a file of a hand-over; choose the file that the reviewer sent back.':
    'Das ist keine Datei einer Übergabe. Wählen Sie die Datei, die der Prüfer zurückgeschickt hat.',
  'The file is damaged or cut off: {{0}} Ask the reviewer to send it again.':
    'Die Datei ist beschädigt oder abgeschnitten: {{0}} Bitten Sie den Prüfer, sie noch einmal zu senden.',
  'The file is cut off: what came after “{{0}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.':
    'Die Datei ist abgeschnitten: Was nach „{{0}}“ kam, fehlt. Bitten Sie den Prüfer, sie noch einmal zu senden.',
  'The file is too large when it is unpacked, or has too many rows, so it was not read.':
    'Die Datei ist entpackt zu groß oder hat zu viele Zeilen und wurde nicht gelesen.',
  'The file was saved as {{0}}, which is not read. Ask the reviewer to save it in the format that was handed out.':
    'Die Datei wurde als {{0}} gespeichert, was nicht gelesen wird. Bitten Sie den Prüfer, sie in dem Format zu speichern, in dem sie übergeben wurde.',
  'The file is protected by a password; ask the reviewer to save it without one.':
    'Die Datei ist mit einem Passwort geschützt. Bitten Sie den Prüfer, sie ohne Passwort zu speichern.',
  'The file defines entities, which are not read because they can make a small file grow without bounds.':
    'Die Datei definiert Entitäten. Sie werden nicht gelesen, weil sie eine kleine Datei grenzenlos wachsen lassen können.',
  'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.':
    'Die Zeichenkodierung der Datei ist nicht lesbar. Bitten Sie den Prüfer, sie in UTF-8 zu speichern.',
  'The file’s encoding was changed: {{0}} texts have misread letters. Ask the reviewer to save it in UTF-8.':
    'Die Zeichenkodierung der Datei wurde geändert; Texte mit falsch gelesenen Buchstaben: {{0}}. Bitten Sie den Prüfer, sie in UTF-8 zu speichern.',
  'The file can’t be read: {{0}}': 'Die Datei kann nicht gelesen werden: {{0}}',
  'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.':
    'Die Zeilen stehen in anderer Reihenfolge als in der übergebenen Datei. Jede wurde an ihren Kennungen erkannt, nicht an ihrem Platz.',
  'Rows that are hidden in the file, by a filter for example, were read, too: {{0}}.':
    'Zeilen, die in der Datei ausgeblendet sind, etwa durch einen Filter, wurden ebenfalls gelesen: {{0}}.',
  'Rows that are in the file twice and say the same count once: {{0}}.':
    'Zeilen, die doppelt in der Datei stehen und dasselbe sagen, zählen einmal: {{0}}.',
  'The file has macros. They were not run; only its texts were read.':
    'Die Datei hat Makros. Sie wurden nicht ausgeführt; nur die Texte wurden gelesen.',
  'The file has no rows of a hand-over.': 'Die Datei hat keine Zeilen einer Übergabe.',
  'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.':
    'Die Seite kam ohne Antworten zurück, wie sie übergeben wurde. Bitten Sie um die Datei, die „Antwort speichern“ schreibt.',
  'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.':
    'Eine Spalte fehlt oder heißt anders: „target“, „handover“, „request“ und „field“ müssen da sein. Bitten Sie um eine Datei mit allen Spalten.',
  'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.':
    'Eine Datei in XLIFF {{0}} hat ein Sprachpaar, die Anfragen haben aber {{1}} und {{2}}. Wählen Sie ein anderes Format oder übergeben Sie ein Paar nach dem anderen.',
  'it is not available on this system or still locked':
    'er ist auf diesem System nicht verfügbar oder noch gesperrt',
  'this system has no keyring (GNOME Keyring or KWallet)':
    'dieses System hat keinen Schlüsselbund (GNOME Keyring oder KWallet)',
  '{{0}} has no term that could be imported.': '{{0}} enthält keinen Terminus, der importiert werden könnte.',
  '{{0}}, line {{1}}: {{2}}': '{{0}}, Zeile {{1}}: {{2}}',
  'id: another entry has the ID "{{0}}".': 'ID: Ein anderer Eintrag hat die ID „{{0}}“.',
  'name: there is a termbase "{{0}}" already.': 'Name: Es gibt schon eine Terminologie „{{0}}“.',
  'name: has more than {{0}} characters.': 'Name: mehr als {{0}} Zeichen.',
  'This termbase is no longer here.': 'Diese Terminologie gibt es nicht mehr.',
  'Another termbase has this name now. Rename it first.':
    'Eine andere Terminologie hat jetzt diesen Namen. Benennen Sie sie zuerst um.',
  'use: name either a connection or a view.':
    'Geltung: Geben Sie entweder eine Verbindung oder eine Ansicht an.',
  'This entry was changed elsewhere meanwhile. Open it again.':
    'Dieser Eintrag wurde inzwischen anderswo geändert. Öffnen Sie ihn noch einmal.',
  'This entry is no longer in its termbase.': 'Dieser Eintrag ist nicht mehr in seiner Terminologie.',
  'terms: an entry needs a term in at least one language.':
    'Termini: Ein Eintrag braucht in mindestens einer Sprache einen Terminus.',
  'name: a termbase needs a name.': 'Name: Eine Terminologie braucht einen Namen.',
  'Another file of terms is being imported. Wait until that is done, or cancel it.':
    'Eine andere Datei mit Termini wird gerade importiert. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  'name: there is a memory "{{0}}" already.': 'Name: Es gibt schon einen Speicher „{{0}}“.',
  'This memory is no longer here.': 'Diesen Speicher gibt es nicht mehr.',
  'The file of this memory is damaged. Import its TMX file again.':
    'Die Datei dieses Speichers ist beschädigt. Importieren Sie seine TMX-Datei erneut.',
  'encoding: "{{0}}" is not known.': 'Zeichenkodierung: „{{0}}“ ist nicht bekannt.',
  '{{0}} has no translation that could be imported.':
    '{{0}} hat keine Übersetzung, die importiert werden könnte.',
  'name: a memory needs a name.': 'Name: Ein Speicher braucht einen Namen.',
  '{{0}} unpacks to more than {{1}} GiB; unpack it and split it into smaller files.':
    '{{0}} hat entpackt mehr als {{1}} GiB; entpacken Sie die Datei und teilen Sie sie in kleinere auf.',
  '{{0}} is no TMX file, since it has no <tmx> element; choose another file.':
    '{{0}} ist keine TMX-Datei, denn sie hat kein Element <tmx>; wählen Sie eine andere Datei.',
  'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.':
    'Ein Speicher wird importiert oder eine TMX-Datei geschrieben. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  'No translation is in this choice.': 'In dieser Auswahl ist keine Übersetzung.',
  'seconds between two criteria-based queries of a token, 0 = no limit':
    'Sekunden zwischen zwei Abfragen eines Tokens nach Kriterien, 0 = unbegrenzt',
  'at most {{0}} exact origins of web pages, like https://shop.example,http://localhost:3000':
    'höchstens {{0}} genaue Ursprünge von Webseiten, etwa https://shop.example,http://localhost:3000',
  'true or false: whether calls are kept in the request log':
    'true oder false: ob Aufrufe im Protokoll festgehalten werden',
  'true or false: whether mirrored requests are returned with corrected targets':
    'true oder false: ob synchronisierte Anfragen mit korrigierten Zieltexten zurückgegeben werden',
  'seconds until a test request is completed': 'Sekunden, bis eine Testanfrage abgeschlossen wird',
  'bytes of a request body, from 1024': 'Bytes eines Request-Bodys, ab 1024',
  'fields a request': 'Felder je Anfrage',
  'bytes of one field value': 'Bytes eines Feldwerts',
  'seconds between two queries to a connection': 'Sekunden zwischen zwei Abfragen an eine Verbindung',
  'seconds before each further attempt, like 5,30,120': 'Sekunden vor jedem weiteren Versuch, etwa 5,30,120',
  'true or false: whether the webhook is called for mirrored requests too':
    'true oder false: ob der Webhook auch für synchronisierte Anfragen aufgerufen wird',
  'seconds before a request whose answer was lost is looked for at its connection':
    'Sekunden, bis eine Anfrage, deren Antwort verloren ging, bei ihrer Verbindung gesucht wird',
  'error, warn, info or debug': 'error, warn, info oder debug',
  'true or false: whether the system shows notices':
    'true oder false: ob das System Benachrichtigungen zeigt',
  'local times without notices, like 18:00-08:00, or empty':
    'Ortszeiten ohne Benachrichtigungen, etwa 18:00-08:00, oder leer',
  'ask, yes or no: whether closing the window leaves Locdesk running':
    'ask, yes oder no: ob Locdesk weiterläuft, wenn das Fenster geschlossen wird',
  'system or file: what seals secrets at rest in the desktop application':
    'system oder file: womit die Desktop-Anwendung gespeicherte Secrets verschlüsselt',
  'true or false: whether the newest version is asked for once a day':
    'true oder false: ob einmal am Tag nach der neuesten Version gefragt wird',
  'set by the program': 'vom Programm gesetzt',
  "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited":
    'Sprachen der Rechtschreibprüfung, etwa de,en-GB, oder keine; von selbst: die des Systems und die des bearbeiteten Texts',
  'own words of the spell checker, like Locdesk,xliff':
    'eigene Wörter der Rechtschreibprüfung, etwa Locdesk,xliff',
  'system, light or dark': 'system, light oder dark',
  'system, en, de, fr, es, ja or ar': 'system, en, de, fr, es, ja oder ar',
  'rendered, text or code': 'rendered, text oder code',
  'true or false: whether a letter alone runs a command':
    'true oder false: ob ein einzelner Buchstabe einen Befehl ausführt',
  'true or false: whether the welcome was left': 'true oder false: ob die Begrüßung verlassen wurde',
  'set in the window': 'im Fenster gesetzt',
  'A concept without a term': 'Ein Konzept ohne Terminus',
  'A language that is missing, or no language tag': 'Eine Sprache fehlt oder ist kein Sprachcode',
  'Information that a termbase here has no place for':
    'Angaben, für die eine Terminologie hier keinen Platz hat',
  'An unknown status, taken as admitted': 'Ein unbekannter Status, als zugelassen übernommen',
  'An unknown part of speech, taken as noun or other':
    'Eine unbekannte Wortart, als Substantiv oder andere übernommen',
  'A term that the language has already': 'Ein Terminus, den die Sprache schon hat',
  'A term with two statuses, of which the first is kept':
    'Ein Terminus mit zweierlei Status, von denen der erste gilt',
  'An ID that another concept has, so it was changed':
    'Eine ID, die ein anderes Konzept hat; sie wurde geändert',
  'Too long, so it was cut or left out': 'Zu lang, daher gekürzt oder weggelassen',
  'The file ends in the middle; what comes before was read':
    'Die Datei endet mittendrin; was davor steht, wurde gelesen',
  'A row without a term': 'Eine Zeile ohne Terminus',
  'A formula whose value is not in the file, left out':
    'Eine Formel, deren Wert nicht in der Datei steht; ausgelassen',
  'A date that the file has only as a number, left out':
    'Ein Datum, das die Datei nur als Zahl hat; ausgelassen',
  'A row above the headings': 'Eine Zeile über den Überschriften',
  'A column whose heading is unknown': 'Eine Spalte mit unbekannter Überschrift',
  'Not well-formed XML: the unit was left out': 'Kein wohlgeformtes XML: Die Einheit wurde ausgelassen',
  'An entity that only the file defines: the unit was left out':
    'Eine Entität, die nur die Datei definiert: Die Einheit wurde ausgelassen',
  'Definitions of entities or elements, which were not read':
    'Definitionen von Entitäten oder Elementen, die nicht gelesen wurden',
  'Bytes that the encoding does not have: the text was left out':
    'Bytes, die es in der Zeichenkodierung nicht gibt: Der Text wurde ausgelassen',
  'No language tag: the text was left out': 'Kein Sprachcode: Der Text wurde ausgelassen',
  'No text in the source language: the first text is the source':
    'Kein Text in der Ausgangssprache: Der erste Text ist die Quelle',
  'No translation: the unit was left out': 'Keine Übersetzung: Die Einheit wurde ausgelassen',
  'Too long: left out': 'Zu lang: ausgelassen',
  'Inline codes that don’t pair were left out': 'Codes ohne Gegenstück wurden ausgelassen',
  'Line {{0}}: {{1}}.': 'Zeile {{0}}: {{1}}.',
  'Line {{0}}: {{1}} ({{2}}).': 'Zeile {{0}}: {{1}} ({{2}}).',
  "{{0}} is damaged and can't be unpacked. Get the file again.":
    '{{0}} ist beschädigt und lässt sich nicht entpacken. Besorgen Sie die Datei noch einmal.',
};
