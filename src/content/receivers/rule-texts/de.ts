/** The sentences of the built-in rules in German, by their IDs; `about.` begins those of the profiles. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'about.wordpress':
    'Beiträge, Seiten und Begriffe von WordPress 6 und die Sprachen von WPML. KSES filtert, was ein Benutzer speichert, der kein ungefiltertes HTML einstellen darf; so laufen Import- und Übersetzungs-Plugins meistens.',
  'wordpress.content-tags':
    'Inhalt und Auszug behalten nur die Tags und Attribute, die KSES kennt; andere werden entfernt, ihr Text bleibt.',
  'wordpress.content-styles':
    'Ein style-Attribut behält nur die Eigenschaften, die KSES kennt, und in Werten nur Funktionen wie var() und calc().',
  'wordpress.content-protocols':
    'Eine Adresse mit einem anderen als den erlaubten Protokollen verliert das Protokoll.',
  'wordpress.content-entities':
    'Ein bloßes & und ein Name, den KSES nicht kennt, werden zu &amp;, ein bloßes > wird zu &gt;.',
  'wordpress.control-characters': 'Steuerzeichen werden entfernt.',
  'wordpress.blocks':
    'Die Block-Kommentare der Quelle müssen alle da sein: An nichts anderem unterscheidet der Editor Blöcke.',
  'wordpress.title-tags': 'Ein Titel behält nur Inline-Tags.',
  'wordpress.title-trim': 'Leerraum um einen Titel wird entfernt.',
  'wordpress.not-empty':
    'Ein Beitrag braucht einen Titel, einen Inhalt oder einen Auszug: „Content, title, and excerpt are empty.“',
  'wordpress.slug-form':
    'Ein Slug hat Kleinbuchstaben ohne Akzente, Ziffern, - und _; Anführungszeichen und andere Zeichen werden entfernt.',
  'wordpress.slug-length':
    'Ein Slug wird nach 200 Zeichen abgeschnitten, wie sie in einer Adresse stehen: Ein japanisches Zeichen zählt neun.',
  'wordpress.term-name-length':
    'Der Name einer Kategorie, eines Schlagworts oder eines anderen Begriffs hat höchstens 200 Zeichen: „Could not insert term into the database.“',
  'wordpress.wpml-languages':
    'WPML hat eigene Codes in Kleinbuchstaben, etwa pt-br und zh-hans, und nimmt jeden anderen mit höchstens 7 Zeichen für eine eigene Sprache an.',
  'wordpress.languages':
    'WordPress hat eine Liste von Locales, etwa de_DE, pt_BR und zh_CN; eine andere Sprache hat keine.',
  'about.drupal':
    'Nodes, Begriffe, Aliasse und Oberflächentexte von Drupal 10, das Textformat Basic HTML seines Standardprofils und was TMGMT prüft. Drupal behält einen Body wie geliefert und filtert ihn bei jeder Anzeige.',
  'drupal.title-length': 'Der Titel eines Nodes hat höchstens 255 Zeichen.',
  'drupal.title-required': 'Ein Node braucht einen Titel.',
  'drupal.title-tags': 'Ein Titel ist Text: Tags werden gezeigt, wie sie geschrieben sind.',
  'drupal.string-single-line': 'Ein Titel ist eine einzige Zeile Text; Zeilenumbrüche werden entfernt.',
  'drupal.basic-html-tags': 'Das Format Basic HTML zeigt nur diese Tags und Attribute.',
  'drupal.restricted-html-tags':
    'Das Format Restricted HTML, das der Kommentare, zeigt nur diese Tags und Attribute.',
  'drupal.attributes': 'style-Attribute und Event-Handler werden in jedem gefilterten Format entfernt.',
  'drupal.protocols':
    'In den meisten Attributen wird entfernt, was vor dem ersten Doppelpunkt steht, außer es ist eines der erlaubten Protokolle.',
  'drupal.references':
    'Zeichenreferenzen ohne Semikolon oder mit einer ungeraden Zahl von Hexadezimalziffern werden gezeigt, wie sie geschrieben sind; geschweifte Klammern nach & werden entfernt.',
  'drupal.alias-slash':
    'Ein Pfad-Alias beginnt mit einem Schrägstrich: „The alias path has to start with a slash.“',
  'drupal.alias-length': 'Ein Pfad-Alias hat höchstens 255 Zeichen.',
  'drupal.term-name-length': 'Der Name eines Taxonomie-Begriffs hat höchstens 255 Zeichen.',
  'drupal.image-alt-length': 'Der Alternativtext eines Bildes hat höchstens 512 Zeichen.',
  'drupal.link-title-length': 'Der Text eines Link-Felds hat höchstens 255 Zeichen.',
  'drupal.interface-tags':
    'Ein Oberflächentext hat nur Tags für Text: „The submitted string contains disallowed HTML“.',
  'drupal.interface-attributes':
    'Ein Text der Oberfläche hat keine style-Attribute und Event-Handler: „The submitted string contains disallowed HTML“.',
  'drupal.interface-protocols':
    'In einem Text der Oberfläche hat ein anderes Attribut als title, alt, class, rel und data-* einen Doppelpunkt nur nach einem erlaubten Protokoll.',
  'drupal.interface-references':
    'Ein Text der Oberfläche hat keine Zeichenreferenzen mit einer ungeraden Zahl von Hexadezimalziffern und keine geschweiften Klammern nach &.',
  'drupal.interface-placeholders':
    'Die Platzhalter @name, %name und :name eines Oberflächentexts werden nach ihrem Namen ersetzt.',
  'drupal.tmgmt-not-empty': 'TMGMT nimmt keine leere Übersetzung an: „The field is empty.“',
  'drupal.tmgmt-tags':
    '„Validate HTML tags“ von TMGMT vergleicht die Tags mit ihren Attributen und ihrer Reihenfolge mit denen der Quelle: „HTML tag validation failed“.',
  'drupal.tmgmt-length':
    'TMGMT zählt Bytes: Ein Titel von 255 Zeichen mit Umlauten ist länger als seine Grenze. „The field has @size characters while the limit is @limit.“',
  'drupal.languages':
    'Drupal benennt Sprachen in Kleinbuchstaben, etwa pt-br und zh-hans, und nimmt jedes andere Tag mit höchstens 12 Zeichen für eine eigene Sprache an.',
  'about.contentful':
    'Grenzen von Contentful für Einträge jedes Inhaltstyps. Importieren Sie das Inhaltsmodell, um die Regeln seiner eigenen Felder zu haben.',
  'contentful.symbol-length': 'Ein kurzer Text (Symbol) hat höchstens 256 Zeichen.',
  'contentful.text-length':
    'Ein langer Text (Text) hat höchstens 50.000 Zeichen; Rich Text und JSON sind keiner.',
  'contentful.symbol-single-line':
    'Ein kurzer Text wird in einer einzigen Zeile bearbeitet, aus der Browser Zeilenumbrüche entfernen.',
  'contentful.rich-text-tags':
    'Rich Text hat Absätze, Überschriften, Listen, Zitate, Linien, Tabellen und Links; der Text anderer Tags bleibt.',
  'contentful.field-count': 'Ein Inhaltstyp und damit ein Eintrag hat höchstens 50 Felder.',
  'contentful.request-size': 'Eine Anfrage an die API hat höchstens 1 MB.',
  'contentful.languages':
    'Contentful benennt Locales durch Codes wie en-GB, de-DE und zh-Hans und nimmt jeden anderen als eigene Locale an.',
  'about.storyblok':
    'Slugs, Sprachen und Rich Text von Storyblok. Importieren Sie die Komponenten, um die Regeln ihrer eigenen Felder zu haben.',
  'storyblok.slug-characters':
    'Ein Slug hat die Buchstaben a–z und A–Z, Ziffern, _ und -, wenn der Space nicht den erweiterten Zeichensatz erlaubt; andere Zeichen werden ersetzt.',
  'storyblok.slug-required': 'Eine Story braucht einen Slug.',
  'storyblok.name-required': 'Eine Story braucht einen Namen.',
  'storyblok.rich-text-tags':
    'Rich Text hat Absätze, Überschriften, Listen, Zitate, Linien, Code, Bilder, Links und Auszeichnungen; der Text anderer Tags bleibt.',
  'storyblok.rich-text-styles':
    'Von Stilen behält Rich Text Farben, die Ausrichtung des Texts und die Breite von Tabellenzellen.',
  'storyblok.rich-text-links':
    'Ein Link in Rich Text mit einem anderen Schema als http, https, ftp, mailto, tel, callto, sms, cid und xmpp wird entfernt; sein Text bleibt.',
  'storyblok.text-single-line':
    'Ein Feld vom Typ text ist eine einzige Zeile, aus der Browser Zeilenumbrüche entfernen.',
  'storyblok.languages':
    'Storyblok benennt Sprachen nach Codes in Kleinbuchstaben und nimmt jeden anderen an; in Feldnamen wird - zu _: headline__i18n__de_at.',
  'about.shopify':
    'Übersetzungen von Produkten, Kategorien und Metafeldern (translationsRegister) und Locale-Dateien von Themes. Ein Digest einer anderen als der jetzigen Quelle wird abgelehnt („Translatable content hash is invalid“); wie Shopify ihn bildet, ist nicht veröffentlicht, also lässt es sich nicht proben.',
  'shopify.blank': 'Eine Übersetzung darf nicht leer sein.',
  'shopify.handle-form':
    'Ein Handle hat Kleinbuchstaben, Ziffern und Bindestriche; andere Zeichen werden zu Bindestrichen.',
  'shopify.handle-length': 'Ein Handle hat höchstens 255 Zeichen.',
  'shopify.tag-length': 'Ein Tag hat höchstens 255 Zeichen.',
  'shopify.metafield-length': 'Ein Metafeld mit Text hat höchstens 64 kB, 65.536 Bytes.',
  'shopify.url-length': 'Ein Metafeld vom Typ url hat höchstens 2 kB, 2.048 Bytes.',
  'shopify.url-form': 'Ein Metafeld vom Typ url hat eines der Schemata http, https, mailto, sms und tel.',
  'shopify.locale-count': 'Die Locale-Datei eines Themes hat höchstens 3.400 Übersetzungen.',
  'shopify.liquid-variables':
    'Variablen wie {{ count }} werden nach ihrem Namen ausgefüllt; wo eine fehlt, wird ihr Wert nicht gezeigt.',
  'shopify.languages':
    'Shopify hat eine Liste von Locales, etwa de, pt-BR und zh-CN; eine andere Sprache hat keine.',
  'about.aem':
    'Seiten, Namen von Knoten und das XML von Übersetzungsaufträgen von Adobe Experience Manager 6.5.',
  'aem.page-name-characters': 'Der Name einer Seite hat nur Buchstaben, Ziffern, _ und -.',
  'aem.page-name-required': 'Der Name einer Seite ist nicht leer.',
  'aem.node-characters': 'Der Name eines Knotens hat keines der Zeichen / : [ ] | *.',
  'aem.xml-characters':
    'Das XML eines Übersetzungsauftrags hat keine Steuerzeichen außer Tabulator und Zeilenumbrüchen und kein U+FFFE und U+FFFF.',
  'aem.title-tags': 'Ein Titel ist Text: HTL zeigt seine Tags, wie sie geschrieben sind.',
  'aem.html-context-tags':
    'Rich Text, der im Kontext html gezeigt wird, verliert Skripte und Frames mit ihrem Inhalt.',
  'aem.html-context-handlers': 'Rich Text, der im Kontext html gezeigt wird, verliert Event-Handler.',
  'aem.html-context-links': 'Rich Text, der im Kontext html gezeigt wird, verliert Links zu javascript:.',
  'aem.languages':
    'Der Name einer Sprachwurzel ist ein Code nach ISO 639-1, allein oder mit einem Land nach ISO 3166: de, de_ch.',
  'about.android-strings':
    'Werte, die ein Werkzeug so, wie sie sind, in strings.xml schreibt. In Locdesk importierte Dateien brauchen das nicht, denn Locdesk maskiert ihre Texte selbst.',
  'android.xml': 'Ein Wert ist wohlgeformtes XML: & und < werden als &amp; und &lt; geschrieben.',
  'android.quotes': 'Vor einem Apostroph steht ein Backslash, oder der Wert steht in Anführungszeichen.',
  'android.double-quotes': 'Ein Anführungszeichen ohne Backslash verschwindet.',
  'android.first-character':
    'Ein Wert wie ?name oder @string/name ist ein Verweis, wenn kein Backslash davor steht.',
  'android.escape-sequences':
    'Auf \\u folgen vier hexadezimale Ziffern: „invalid unicode escape sequence in string“.',
  'android.unknown-escapes': `Ein Backslash vor einem anderen Zeichen als n t u # ' " @ ? und dem Backslash verschwindet.`,
  'android.white-space': 'Leerraum um einen Wert wird entfernt, und mehrere Leerzeichen werden zu einem.',
  'android.tags': 'Nur diese Tags gestalten einen Text; andere haben keine Wirkung.',
  'android.placeholders': 'Die Formatargumente der Quelle müssen da sein, mit denselben Typen.',
  'android.numbered':
    'Zwei oder mehr Argumente sind nummeriert: „Multiple substitutions specified in non-positional format“.',
  'android.length': 'Ein kompilierter Text hat höchstens 32.767 Bytes.',
  'android.languages':
    'Der Ordner einer Sprache ist values-de, values-pt-rBR oder values-b+sr+Latn; Hebräisch ist iw, Indonesisch in.',
  'about.google-play': 'Texte des Store-Eintrags in der Play Console.',
  'google-play.title-length': 'Der Name einer App hat höchstens 30 Zeichen.',
  'google-play.short-description-length': 'Eine Kurzbeschreibung hat höchstens 80 Zeichen.',
  'google-play.full-description-length': 'Eine vollständige Beschreibung hat höchstens 4.000 Zeichen.',
  'google-play.release-notes-length': 'Versionshinweise haben in jeder Sprache höchstens 500 Zeichen.',
  'about.apple-strings':
    'Werte, die ein Werkzeug so, wie sie sind, zwischen die Anführungszeichen einer .strings-Datei schreibt. In Locdesk importierte Dateien brauchen das nicht, denn Locdesk maskiert ihre Texte selbst.',
  'apple.quotes':
    'Vor einem Anführungszeichen steht ein Backslash; sonst kann die Datei nicht gelesen werden.',
  'apple.escape-sequences':
    'Auf einen Backslash folgt n, r, t, ein Anführungszeichen, ein Backslash oder U mit vier hexadezimalen Ziffern.',
  'apple.placeholders':
    'Die Formatangaben der Quelle müssen da sein, mit denselben Typen; andere können die App abstürzen lassen.',
  'apple.bundle-name-length': 'CFBundleName hat höchstens 15 Zeichen.',
  'apple.usage-descriptions': 'Ein Text, der erklärt, warum die App um Zugriff bittet, darf nicht leer sein.',
  'apple.languages':
    'Der Ordner einer Sprache ist de.lproj, pt-BR.lproj oder zh-Hans.lproj: eine Sprache nach ISO 639, mit Region oder Schrift.',
  'about.app-store': 'Texte einer App in App Store Connect.',
  'app-store.name-length': 'Der Name einer App hat höchstens 30 Zeichen.',
  'app-store.subtitle-length': 'Ein Untertitel hat höchstens 30 Zeichen.',
  'app-store.keywords-length':
    'Die Schlüsselwörter haben höchstens 100 Zeichen jeder Schrift; wo Apples Seite Bytes nennt, zählt der Store Zeichen.',
  'app-store.promotional-text-length': 'Ein Werbetext hat höchstens 170 Zeichen.',
  'app-store.description-length': 'Eine Beschreibung hat höchstens 4.000 Zeichen.',
  'app-store.description-tags': 'Eine Beschreibung ist reiner Text: „HTML format is not supported.“',
  'app-store.whats-new-length': '„Neue Funktionen in dieser Version“ hat höchstens 4.000 Zeichen.',
  'about.email':
    'Betreffzeilen, Absendernamen und Texte von Nachrichten nach den Standards, und was übliche Mailprogramme zeigen.',
  'email.subject-required': 'Eine Kampagne braucht einen Betreff.',
  'email.header-single-line': 'Der Inhalt eines Kopffelds hat keine Zeilenumbrüche.',
  'email.header-line-length':
    'Ein Kopf in ASCII wird an seinen Leerzeichen in Zeilen von höchstens 998 Bytes umgebrochen: 989 nach „Subject: “; andere werden kodiert.',
  'email.subject-service-length': 'Postmark nimmt Betreffzeilen mit höchstens 2.000 UTF-16-Einheiten.',
  'email.from-length': 'Postmark nimmt Absendernamen mit höchstens 255 UTF-16-Einheiten.',
  'email.from-characters':
    'Ein Absendername in ASCII hat außerhalb von Anführungszeichen keines von < > [ ] : ; @ \\ , "; andere Namen werden kodiert.',
  'email.header-characters': 'Ein Kopf hat keine Steuerzeichen.',
  'email.subject-tags': 'Ein Betreff ist Text: Mailprogramme zeigen seine Tags, wie sie geschrieben sind.',
  'email.line-length':
    'Eine Zeile eines Texts in ASCII hat höchstens 998 Bytes; andere Texte werden kodiert.',
  'email.address-length': 'Eine Adresse hat höchstens 254 Bytes.',
  'email.active-tags': 'Outlook für Windows zeigt keine Frames, Plug-ins und Formulare.',
  'email.gmail-clip':
    'Gmail zeigt die ersten 102 kB einer Nachricht und verbirgt den Rest hinter einem Link.',
  'email.merge-tags': 'Platzhalter wie *|FNAME|* werden nach ihrem Namen ersetzt; *|UNSUB|* muss bleiben.',
  'model.required': '{{field}} ist ein Pflichtfeld.',
  'model.length': '{{field}} hat höchstens {{max}} Zeichen.',
  'model.min-length': '{{field}} hat mindestens {{min}} Zeichen.',
  'model.pattern': '{{field}} hat die Form {{form}}.',
  'model.without-pattern': '{{field}} enthält nichts von der Form {{pattern}}.',
  'model.values': '{{field}} ist einer dieser Texte: {{values}}',
  'model.tags': '{{field}} behält nur {{tags}}.',
  'model.single-line': '{{field}} ist eine einzige Zeile.',
  'model.languages': 'Der Space hat die Locales {{codes}}.',
  'model.source.contentful': 'Inhaltsmodell Ihres Space in Contentful',
  'model.source.storyblok': 'Komponenten Ihres Space in Storyblok',
};
