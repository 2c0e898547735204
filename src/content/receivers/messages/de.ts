/** The German sentences of `finding-messages.ts`. */
export const messages = {
  'checkNames.refused': 'Vom Zielsystem abgelehnt',
  'checkNames.stored-differently': 'Vom Zielsystem geändert',
  'problemText.refused.required': '{{receiver}} lehnt hier ein leeres Feld ab. Geben Sie einen Text ein.',
  'problemText.refused.too-long-characters':
    '{{receiver}} lehnt hier {{length}} Zeichen ab: höchstens {{max}}, {{over}} zu viel.',
  'problemText.refused.too-long-utf16':
    '{{receiver}} lehnt hier {{length}} Zeichen ab: höchstens {{max}}, {{over}} zu viel. Emojis zählen doppelt.',
  'problemText.refused.too-long-bytes':
    '{{receiver}} lehnt hier {{length}} Bytes ab: höchstens {{max}}, {{over}} zu viel. Buchstaben außerhalb von ASCII zählen zwei bis vier.',
  'problemText.refused.too-long-encoded':
    '{{receiver}} lehnt hier {{length}} Zeichen einer Adresse ab: höchstens {{max}}, {{over}} zu viel. Buchstaben außerhalb von ASCII zählen sechs bis zwölf.',
  'problemText.refused.too-long-words':
    '{{receiver}} lehnt hier {{length}} Wörter ab: höchstens {{max}}, {{over}} zu viel.',
  'problemText.refused.long-line':
    '{{receiver}} lehnt eine Zeile mit {{length}} ab: höchstens {{max}}. Brechen Sie die Zeile um.',
  'problemText.refused.long-word':
    '{{receiver}} lehnt {{length}} Zeichen ohne Leerzeichen ab: höchstens {{max}}. Fügen Sie ein Leerzeichen ein.',
  'problemText.refused.line-breaks':
    '{{receiver}} lehnt hier Zeilenumbrüche ab. Schreiben Sie alles in eine Zeile.',
  'problemText.refused.tag': '{{receiver}} lehnt hier {{tag}} ab. Entfernen Sie das Tag.',
  'problemText.refused.attribute':
    '{{receiver}} lehnt das Attribut {{attribute}} von {{tag}} ab. Entfernen Sie es.',
  'problemText.refused.style': '{{receiver}} lehnt den Stil „{{style}}“ von {{tag}} ab. Entfernen Sie ihn.',
  'problemText.refused.scheme':
    '{{receiver}} lehnt Adressen mit {{scheme}} in {{tag}} ab. Verwenden Sie eine andere Adresse.',
  'problemText.refused.prefix':
    '{{receiver}} lehnt „{{prefix}}“ am Anfang des Attributs {{attribute}} von {{tag}} ab. Entfernen Sie es.',
  'problemText.refused.reference-shown':
    '{{receiver}} lehnt {{reference}} hier ab. Schreiben Sie das Zeichen selbst.',
  'problemText.refused.braces':
    '{{receiver}} lehnt {{text}} ab: geschweifte Klammern nach &. Schreiben Sie &amp;.',
  'problemText.refused.tag-form':
    '{{receiver}} lehnt {{tag}} ab, weil es dieses Tag anders schreibt. Schreiben Sie {{form}}.',
  'problemText.refused.reference':
    '{{receiver}} lehnt hier ein bloßes & ab ({{count}}). Schreiben Sie &amp;.',
  'problemText.refused.greater-than':
    '{{receiver}} lehnt ein bloßes > hier ab ({{count}}). Schreiben Sie &gt;.',
  'problemText.refused.less-than': '{{receiver}} lehnt ein bloßes < hier ab ({{count}}). Schreiben Sie &lt;.',
  'problemText.refused.character': '{{receiver}} lehnt hier das Zeichen {{character}} ab. Ersetzen Sie es.',
  'problemText.refused.characters':
    '{{receiver}} lehnt hier die Zeichen {{characters}} ab. Ersetzen Sie sie.',
  'problemText.refused.slug': '{{receiver}} lehnt diese Adresse ab. Schreiben Sie „{{slug}}“.',
  'problemText.refused.slug-letters':
    '{{receiver}} lehnt eine Adresse mit diesen Buchstaben ab. Schreiben Sie die Adresse in lateinischen Buchstaben.',
  'problemText.refused.form': '{{receiver}} erwartet hier eine andere Form: {{form}}.',
  'problemText.refused.too-short': '{{receiver}} lehnt hier {{length}} Zeichen ab: mindestens {{min}}.',
  'problemText.refused.values': '{{receiver}} nimmt hier nur einen dieser Texte an: {{values}}.',
  'problemText.refused.forbidden-form':
    '{{receiver}} lehnt hier „{{text}}“ ab, weil es die Form {{pattern}} hat. Ändern Sie es.',
  'problemText.refused.url': '{{receiver}} erwartet hier eine vollständige Adresse mit {{schemes}}.',
  'problemText.refused.white-space':
    '{{receiver}} lehnt hier überflüssigen Leerraum ab ({{count}}). Entfernen Sie ihn.',
  'problemText.refused.escape':
    '{{receiver}} lehnt hier ein bloßes {{character}} ab. Schreiben Sie {{escaped}}.',
  'problemText.refused.escape-sequence':
    '{{receiver}} kennt {{sequence}} nicht. Ein Backslash selbst ist \\\\.',
  'problemText.refused.xml':
    '{{receiver}} lehnt das ab, weil es durch {{what}} kein wohlgeformtes XML ist. Schließen Sie jedes Tag, und schreiben Sie & als &amp;.',
  'problemText.refused.placeholder-missing':
    '{{receiver}} braucht den Platzhalter {{placeholder}}, der fehlt. Setzen Sie ihn ein.',
  'problemText.refused.placeholder-extra':
    '{{receiver}} kennt den Platzhalter {{placeholder}} nicht. Entfernen Sie ihn.',
  'problemText.refused.not-numbered':
    '{{receiver}} lehnt mehrere Platzhalter ohne Nummern ab, etwa {{placeholder}}. Nummerieren Sie sie: %1$s, %2$s.',
  'problemText.refused.tag-count':
    '{{receiver}} vergleicht Tags: {{tag}} kommt {{after}}-mal vor, in der Quelle {{before}}-mal. Verwenden Sie die Tags der Quelle.',
  'problemText.refused.tag-order':
    '{{receiver}} vergleicht Tags samt Attributen und Reihenfolge: {{tag}} steht, wo die Quelle {{before}} hat. Verwenden Sie die Tags der Quelle in deren Reihenfolge.',
  'problemText.refused.fields-missing':
    '{{receiver}} lehnt die Anfrage ohne Text in diesen Feldern ab: {{fields}}. Füllen Sie sie aus.',
  'problemText.refused.field-count':
    '{{receiver}} lehnt {{count}} Felder in einer Anfrage ab: höchstens {{max}}. Teilen Sie die Anfrage auf.',
  'problemText.refused.request-size':
    '{{receiver}} lehnt {{size}} Bytes in einer Anfrage ab: höchstens {{max}}. Teilen Sie die Anfrage auf.',
  'problemText.refused.language':
    '{{receiver}} hat keinen Code für die Sprache {{language}}. Verwenden Sie eine Sprache, die es dort gibt.',
  'problemText.stored-differently.too-long-characters':
    '{{receiver}} schneidet nach {{max}} Zeichen ab; es sind {{length}}.',
  'problemText.stored-differently.too-long-utf16':
    '{{receiver}} schneidet nach {{max}} Zeichen ab; es sind {{length}}. Emojis zählen doppelt.',
  'problemText.stored-differently.too-long-bytes':
    '{{receiver}} schneidet nach {{max}} Bytes ab; es sind {{length}}.',
  'problemText.stored-differently.too-long-encoded':
    '{{receiver}} schneidet nach {{max}} Zeichen einer Adresse ab; es sind {{length}}. Buchstaben außerhalb von ASCII zählen sechs bis zwölf.',
  'problemText.stored-differently.too-long-words':
    '{{receiver}} schneidet nach {{max}} Wörtern ab; es sind {{length}}.',
  'problemText.stored-differently.long-line':
    '{{receiver}} bricht Zeilen über {{max}} um; die längste hat {{length}}.',
  'problemText.stored-differently.long-word':
    '{{receiver}} bricht Wörter über {{max}} um; das längste hat {{length}}.',
  'problemText.stored-differently.line-breaks': '{{receiver}} entfernt die Zeilenumbrüche ({{count}}).',
  'problemText.stored-differently.tag': '{{receiver}} behält {{tag}} nicht.',
  'problemText.stored-differently.attribute': '{{receiver}} entfernt das Attribut {{attribute}} von {{tag}}.',
  'problemText.stored-differently.style': '{{receiver}} entfernt den Stil „{{style}}“ von {{tag}}.',
  'problemText.stored-differently.scheme':
    '{{receiver}} ändert oder entfernt die Adresse mit {{scheme}} in {{tag}}.',
  'problemText.stored-differently.prefix':
    '{{receiver}} entfernt „{{prefix}}“ aus dem Attribut {{attribute}} von {{tag}}.',
  'problemText.stored-differently.reference-shown':
    '{{receiver}} zeigt {{reference}}, wie es geschrieben ist. Schreiben Sie das Zeichen selbst.',
  'problemText.stored-differently.braces':
    '{{receiver}} entfernt {{text}}: geschweifte Klammern nach &. Schreiben Sie &amp;.',
  'problemText.stored-differently.reference': '{{receiver}} schreibt ein bloßes & als &amp; ({{count}}).',
  'problemText.stored-differently.greater-than': '{{receiver}} schreibt ein bloßes > als &gt; ({{count}}).',
  'problemText.stored-differently.less-than': '{{receiver}} schreibt ein bloßes < als &lt; ({{count}}).',
  'problemText.stored-differently.character': '{{receiver}} ersetzt oder entfernt das Zeichen {{character}}.',
  'problemText.stored-differently.characters':
    '{{receiver}} ersetzt oder entfernt die Zeichen {{characters}}.',
  'problemText.stored-differently.slug': '{{receiver}} speichert „{{slug}}“.',
  'problemText.stored-differently.slug-letters':
    '{{receiver}} behält diese Buchstaben in einer Adresse nicht. Schreiben Sie die Adresse in lateinischen Buchstaben.',
  'problemText.stored-differently.placeholder-missing':
    '{{receiver}} zeigt den Wert von {{placeholder}} nicht, weil der Platzhalter fehlt. Setzen Sie ihn ein.',
  'problemText.stored-differently.placeholder-extra':
    '{{receiver}} hat keinen Wert für {{placeholder}}. Entfernen Sie den Platzhalter.',
  'problemText.stored-differently.white-space': '{{receiver}} entfernt Leerraum ({{count}}).',
  'problemText.stored-differently.escape':
    '{{receiver}} lässt ein bloßes {{character}} weg. Schreiben Sie {{escaped}}, um es zu behalten.',
  'problemText.stored-differently.escape-sequence':
    '{{receiver}} lässt den Backslash von {{sequence}} weg. Ein Backslash selbst ist \\\\.',
};
