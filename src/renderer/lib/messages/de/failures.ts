/** The German texts about failed imports; see `en-failures.ts`. */
export const messages = {
  'reason.title': 'Warum ist der Import fehlgeschlagen?',
  'reason.title.several_one': 'Warum ist {{count, number}} Import fehlgeschlagen?',
  'reason.title.several_other': 'Warum sind {{count, number}} Importe fehlgeschlagen?',
  'reason.list': 'Gründe',
  'reason.hint': 'Tippen Sie, um einen Grund zu finden oder eigene Worte anzugeben.',
  'reason.none': 'Es wurde nichts gefunden. Geben Sie eigene Worte an, oder markieren Sie ohne Grund.',
  'reason.without': 'Ohne Grund',
  'reason.own': '„{{text}}“ angeben',
  'reason.usedBefore': 'schon verwendet',
  'reason.allErrors_one': '{{count, number}} Fehler',
  'reason.allErrors_other': 'Alle {{count, number}} Fehler',
  'reason.ofRequests': '{{found, number}} von {{total, number}}',
  'reason.verdict': 'Von der Prüfung als falsch beurteilt',
  'reason.verdict.by': 'Von {{name}} als falsch beurteilt',
  'reason.correction': 'Von der Prüfung korrigiert',
  'reason.correction.by': 'Von {{name}} korrigiert',
};
