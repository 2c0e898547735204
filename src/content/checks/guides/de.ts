import type { CheckGuides } from './check-guide';

export const guides = {
  'target-empty':
    'Der Zieltext oder ein Block davon hat keinen Text. Text, der in einen anderen Block gewandert ist, wird nicht gemeldet.',
  'target-equals-source':
    'Ein Feld, Block oder Satz ist gleich wie in der Quelle. Namen, einzelne Wörter, Code und Varianten derselben Sprache werden nicht gemeldet.',
  'other-version':
    'Tags, Zahlen, Links und Längen weichen an so vielen Stellen ab, dass wohl eine andere Fassung der Quelle übersetzt wurde.',
  'tags-missing':
    'Die Quelle hat mehr Tags dieser Art als der Zieltext. Links werden nach ihrer Adresse verglichen.',
  'tags-extra':
    'Der Zieltext hat mehr Tags dieser Art als die Quelle. Links werden nach ihrer Adresse verglichen.',
  'tags-reordered':
    'Absätze, Listen oder Überschriften stehen in anderer Reihenfolge als in der Quelle. Tags innerhalb eines Satzes dürfen wandern.',
  'tags-nesting':
    'Ein Tag ist nicht geschlossen, nicht geöffnet oder überkreuzt ein anderes. Fehler, die auch die Quelle hat, werden nicht gemeldet.',
  'attribute-changed':
    'Ein Attribut, das bleiben muss, etwa href, src, id oder class, hat einen anderen Wert. Texte in title und alt dürfen sich ändern.',
  'unsafe-html':
    'Der Zieltext hat ein Skript, Formular, einen Frame oder Event-Handler, den die Quelle nicht hat. Er könnte in der Seite etwas ausführen.',
  placeholders:
    'Ein Platzhalter fehlt, ist neu oder geändert, oder eine Pluralform der Sprache fehlt. Programme füllen Platzhalter nach ihrem Namen.',
  numbers:
    'Eine Zahl oder ihre Einheit steht nur auf einer Seite. Schreibweisen der Sprache, Zahlwörter, Monate und Uhrzeiten mit 12 oder 24 Stunden werden erkannt.',
  addresses:
    'Eine URL oder E-Mail-Adresse steht nur auf einer Seite. Der Teil, der die Sprache nennt, darf abweichen.',
  'end-punctuation':
    'Ein Block endet mit einem anderen Satzzeichen als in der Quelle. Die Zeichen der jeweiligen Schrift werden erkannt.',
  'edge-spaces':
    'Am Anfang oder Ende fehlt ein Leerzeichen oder ist eines zu viel. Texte, die ein Programm verbindet, würden zusammenstoßen.',
  'double-spaces':
    'Zwischen zwei Wörtern stehen zwei Leerzeichen. Wo auch die Quelle sie hat, werden sie nicht gemeldet.',
  'french-spacing':
    'Im Französischen gehört ein geschütztes Leerzeichen vor ; : ! ? und in « ». Die Schweiz und Kanada haben eigene Regeln.',
  'doubled-words':
    'Ein Wort steht zweimal hintereinander. In der Sprache übliche Wiederholungen werden nicht gemeldet.',
  brackets:
    'Eine Klammer oder ein Anführungszeichen hat kein Gegenstück. Arten, die auch die Quelle offen lässt, werden nicht gemeldet.',
  script:
    'Im Text stehen Buchstaben einer anderen Schrift, oder eine Stelle blieb in lateinischer Schrift. Namen und Fachwörter werden nicht gemeldet.',
  corrupted:
    'Zeichen wurden durch eine falsche Zeichenkodierung beschädigt, oder Entitäten wurden doppelt maskiert.',
  'invisible-added':
    'Der Zieltext hat ein unsichtbares Zeichen, das die Quelle nicht hat. Zeichen, die die Schrift braucht, werden nicht gemeldet.',
  length:
    'Der Zieltext ist viel kürzer oder länger, als es zwischen diesen Sprachen üblich ist. Sehr kurze Texte werden nicht gemeldet.',
  language:
    'Ein Satz ist in der Ausgangssprache oder in einer dritten Sprache. Namen und Titel werden nicht gemeldet.',
  'missing-sentences':
    'Ein Block hat weniger Sätze als in der Quelle und ist viel kürzer als erwartet. Verbundene Sätze werden nicht gemeldet.',
  'repeated-text':
    'Ein Satz oder eine Stelle kommt zweimal vor. Wiederholungen der Quelle werden nicht gemeldet.',
  leftovers:
    'Eine Notiz, ein Tag eines CAT-Tools, Markdown oder Fülltext blieb im Zieltext stehen. Was auch die Quelle hat, wird nicht gemeldet.',
  html: 'Der Zieltext ist kein gültiges HTML: unbekanntes Element, falsche Verschachtelung oder doppelte ID. Fehler der Quelle werden nicht gemeldet.',
  'tag-contents':
    'Ein Tag ist leer oder umschließt andere Wörter als in der Quelle, oder zwei Links haben ihre Adressen getauscht.',
  'line-breaks':
    'Ein reiner Text hat nicht so viele Zeilen wie die Quelle. Auf eine Breite umbrochene Texte werden nicht gemeldet.',
  code: 'Code, eine Konstante, Option oder ein Datei- oder Produktname ist geändert. Kommentare und Texte im Code dürfen übersetzt sein.',
  symbols:
    'Ein Symbol wie ®, ™, ± oder ein Emoji fehlt oder ist neu. Wörter, die dafür stehen, werden erkannt.',
  'number-format':
    'Eine Zahl oder ein Datum ist geschrieben wie in einer anderen Sprache. Versionen und Abschnittsnummern werden nicht gemeldet.',
  punctuation:
    'Anführungszeichen, breite oder schmale Zeichen oder Leerzeichen neben Zeichen sind nicht die der Sprache. Was die Quelle ebenso macht, wird nicht gemeldet.',
  'letter-case':
    'Ein Satz beginnt mit einem Kleinbuchstaben, oder ein Wort hat Großbuchstaben im Inneren. Namen der Quelle werden nicht gemeldet.',
  spelling:
    'Ein Wort steht nicht im Wörterbuch und ist einen Tippfehler von einem häufigen Wort entfernt. Namen, Fachwörter und seltene Wörter werden nicht gemeldet, und keine Wörter des Ausgangstexts.',
  'across-languages':
    'Diesem Zieltext fehlt ein Satz, den alle anderen Sprachen haben, oder die meisten Sprachen weichen gleich von der Quelle ab.',
  inconsistent:
    'Derselbe Text ist in einer anderen Anfrage derselben Verbindung und Sprachen anders übersetzt.',
  'same-target': 'Zwei verschiedene Texte haben zwischen diesen Sprachen dieselbe Übersetzung.',
  'term-missing':
    'Ein Terminus des Ausgangstexts steht in einer Terminologie, der Zieltext hat aber keine der bevorzugten oder zugelassenen Übersetzungen. Jede gebeugte Form zählt; Termini ohne Übersetzung werden nicht geprüft.',
  'term-forbidden':
    'Der Zieltext enthält ein Wort, das eine Terminologie für einen Terminus des Ausgangstexts oder allgemein verbietet.',
  'term-inconsistent':
    'Ein Terminus hat hier eine andere zugelassene Übersetzung als in den meisten Feldern der Anfrage.',
  refused:
    'Ein Zielsystem, in das der Zieltext importiert wird, nimmt den Wert nicht an. Anfragen ohne Zielsystem werden nicht geprüft.',
  'stored-differently':
    'Ein Zielsystem nimmt den Wert an, speichert ihn aber in anderer Form. Anfragen ohne Zielsystem werden nicht geprüft.',
} as const satisfies CheckGuides;
