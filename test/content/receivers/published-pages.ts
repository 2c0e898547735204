/** A field of a page: how its receiver calls it, the source, and the text that is to be imported. */
export interface PageField {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly data?: 'text' | 'html';
}

export interface PublishedPage {
  readonly profile: string;
  /** The place where the content was published, or whose structure it follows. */
  readonly origin: string;
  readonly language: string;
  readonly fields: readonly PageField[];
  /** The rules that the page breaks, each with its field. */
  readonly expected: readonly string[];
  /** Fields that the receiver stores in another form. */
  readonly stored?: Readonly<Record<string, string>>;
}

const block = (text: string) =>
  `<!-- wp:image {"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="source.jpg" alt=""/></figure>\n<!-- /wp:image -->\n\n<!-- wp:paragraph -->\n<p style="color:#123456">${text}</p>\n<!-- /wp:paragraph -->`;

/** A mail of Mailchimp has editable parts, conditions in comments, and merge tags in texts and addresses. */
const card = (question: string, link: string, address: string, leave: string) =>
  `<style type="text/css">#outlook a{padding:0;} body{width:100% !important;}</style>
<table border="0" cellpadding="0" id="backgroundTable"><tr mc:repeatable><td align="center" valign="top">
<div mc:edit="std_preheader"><!-- *|IFNOT:ARCHIVE_PAGE|* -->${question} <a href="*|ARCHIVE|*">${link}</a>.<!-- *|END:IF|* --></div>
<img src="card.gif" style="max-width:600px;" mc:label="image" mc:edit="image" mc:allowtext />
<div mc:edit="std_footer">*|IF:LIST|*<em>&copy; *|CURRENT_YEAR|* *|LIST:COMPANY|*</em><br />
<strong>${address}</strong> *|HTML:LIST_ADDRESS_HTML|* *|END:IF|*</div>
<div mc:edit="std_utility">&nbsp;<a href="*|UNSUB|*">${leave}</a> | <a href="*|UPDATE_PROFILE|*">…</a>&nbsp;</div>
</td></tr></table>`;

/** One page for each built-in profile, as content is published there. */
export const publishedPages: readonly PublishedPage[] = [
  {
    profile: 'wordpress',
    origin: 'Block Editor Handbook, Markup representation of a block, as a post with a map beside it',
    language: 'de',
    fields: [
      { id: 'post_title', source: 'Find us', target: 'So finden Sie uns ' },
      {
        id: 'post_content',
        source: `${block('Opposite the station')}<iframe src="https://maps.example/1"></iframe>`,
        target: `${block('Gegenüber dem Bahnhof')}<iframe src="https://maps.example/1"></iframe>`,
      },
      { id: 'post_excerpt', source: 'Fish &amp; chips', target: 'Fisch & Pommes' },
      { id: 'post_name', source: 'find-us', target: 'so-finden-sie-uns' },
    ],
    expected: [
      'post_title: wordpress.title-trim',
      'post_content: wordpress.content-tags',
      'post_excerpt: wordpress.content-entities',
    ],
    stored: {
      post_title: 'So finden Sie uns',
      post_content: block('Gegenüber dem Bahnhof'),
      post_excerpt: 'Fisch &amp; Pommes',
    },
  },
  {
    profile: 'drupal',
    origin:
      'Drupal core, demo_umami_content, article_body/lets-hear-it-for-carrots.html in English and Spanish',
    language: 'es',
    fields: [
      {
        id: 'title',
        source: "Let's hear it for carrots",
        target: 'Un aplauso por las zanahorias',
        data: 'text',
      },
      {
        id: 'body',
        source:
          "<p>Let's hear it for the humble carrot! This sweet and healthy &lsquo;everyday&rsquo; veg packs it all in.</p>\n<h2>Nutrition</h2>\n<p>Carrots are rich in beta carotene which your body converts into vitamin A.</p>",
        target:
          '<p>¡Un aplauso por la humilde zanahoria! Estas verduras «diarias», dulces y saludables tienen todo lo que necesitas.</p>\n<h2>Nutrición</h2>\n<p>Zanahorias son ricas en betacaroteno que su cuerpo convierte en vitamina A.</p>',
      },
      { id: 'alias', source: '/articles/carrots', target: 'articulos/zanahorias', data: 'text' },
    ],
    expected: ['alias: drupal.alias-slash'],
  },
  {
    profile: 'contentful',
    origin: 'contentful/content-models, the-example-app: a lesson in en-US and de-DE, with texts of its own',
    language: 'de-DE',
    fields: [
      { id: 'lesson.title', source: 'Getting there', target: 'So kommen Sie\nzu uns', data: 'text' },
      { id: 'lesson.slug', source: 'getting-there', target: 'so-kommen-sie-zu-uns', data: 'text' },
      {
        id: 'lessonCopy.copy',
        source:
          '## By train\nTake the line `U6` to the [harbour](https://harbour.example/map).\n\n![Map](//images.example/map.png)\n\n_Line > platform 2_',
        target:
          '## Mit der Bahn\nNehmen Sie die Linie `U6` zum [Hafen](https://harbour.example/map).\n\n![Plan](//images.example/map.png)\n\n_Linie > Gleis 2_ ',
        data: 'text',
      },
      {
        id: 'layoutCopy.richText',
        source: '<div class="intro"><h2>By train</h2><p>Line <b>U6</b>, every ten minutes.</p></div>',
        target: '<div class="intro"><h2>Mit der Bahn</h2><p>Linie <b>U6</b>, alle zehn Minuten.</p></div>',
      },
    ],
    expected: [
      'lesson.title: contentful.symbol-single-line',
      'layoutCopy.richText: contentful.rich-text-tags',
    ],
    stored: {
      'lesson.title': 'So kommen Siezu uns',
      'layoutCopy.richText': '<h2>Mit der Bahn</h2><p>Linie <b>U6</b>, alle zehn Minuten.</p>',
    },
  },
  {
    profile: 'storyblok',
    origin: 'regenrek/nujek, storyfull.js: the fields of a published story, with texts of its own',
    language: 'de',
    fields: [
      { id: 'name', source: 'Prices', target: 'Preise', data: 'text' },
      { id: 'slug', source: 'prices-for-children', target: 'preise-für-kinder', data: 'text' },
      { id: 'bloks.0.title', source: 'Day ticket [one_day] ', target: 'Tageskarte [one_day] ', data: 'text' },
      {
        id: 'bloks.0.intro_richtext',
        source: '<p style="margin: 0">[one_day] <b>from</b> <a href="https://a.example">here</a></p><p></p>',
        target: '<p style="margin: 0">[one_day] <b>ab</b> <a href="https://a.example">hier</a></p><p></p>',
      },
      { id: 'bloks.1.table.tbody.0.body.1.value', source: '**6€**', target: '**6€**', data: 'text' },
    ],
    expected: ['slug: storyblok.slug-characters', 'bloks.0.intro_richtext: storyblok.rich-text-styles'],
    stored: { slug: 'preise-fur-kinder' },
  },
  {
    profile: 'shopify',
    origin: 'Shopify/dawn, locales/de.json: lines of a theme, and a product, with texts of their own',
    language: 'de',
    fields: [
      { id: 'title', source: 'Health potion', target: 'Heiltrank', data: 'text' },
      { id: 'body_html', source: '<p>Drink me.</p>', target: '' },
      { id: 'handle', source: 'health-potion', target: 'Heil Trank', data: 'text' },
      {
        id: 'sections.cart.view',
        source: 'Open cart ({{ count }})',
        target: 'Korb öffnen ({{ anzahl }})',
        data: 'text',
      },
      {
        id: 'products.facets.product_count.one',
        source: '{{ product_count }} of {{ count }} potion',
        target: '{{ count }} Trank, davon {{ product_count }}',
        data: 'text',
      },
      {
        id: 'sections.cart.shipping_html',
        source: 'Taxes and <a href="{{ link }}" class="link">post</a> later',
        target: 'Steuern und <a href="{{ link }}" class="link">Porto</a> später',
      },
    ],
    expected: [
      'body_html: shopify.blank',
      'handle: shopify.handle-form',
      'sections.cart.view: shopify.liquid-variables',
      'sections.cart.view: shopify.liquid-variables',
    ],
    stored: { handle: 'heil-trank' },
  },
  {
    profile: 'aem',
    origin:
      'adobe/aem-guides-wknd, ui.content.sample: questions in an accordion and an article, with texts of their own',
    language: 'de',
    fields: [
      { id: 'pageName', source: 'west-coast', target: 'westküste', data: 'text' },
      {
        id: 'jcr:content/jcr:title',
        source: 'Questions on <version>',
        target: 'Fragen zu <Ausgabe>',
        data: 'text',
      },
      {
        id: 'jcr:content/root/container/accordion/item_1571070731882/cq:panelTitle',
        source: "Who reads the desk's post?",
        target: 'Wer liest die <i>Post</i>?',
        data: 'text',
      },
      {
        id: 'jcr:content/root/container/accordion/item_1571070731882/text/text',
        source:
          '<p>We do.&nbsp; Thanks to&nbsp;<b>Anna&nbsp;</b>and<b>&nbsp;Ben&nbsp;</b>for it.&nbsp; &nbsp;&nbsp;</p>\n<h3>&nbsp;</h3>\n',
        target:
          '<p>Wir.&nbsp; Dank an&nbsp;<b>Anna&nbsp;</b>und<b>&nbsp;Ben</b>.&nbsp; &nbsp;&nbsp;</p>\n<h3>&nbsp;</h3>\n',
      },
      {
        id: 'jcr:content/root/container/contentfragment/par1/text/text',
        source: '<blockquote><b>Tide&nbsp;\\taɪd\\&nbsp;<br>\n <b>the sea’s breath</b></b></blockquote>\n',
        target:
          '<blockquote><b>Tide&nbsp;\\taɪd\\&nbsp;<br>\n <b onmouseover="show()">der Atem des Meeres</b></b></blockquote>\n',
      },
      {
        id: 'jcr:content/root/container/title_875115054/jcr:title',
        source: 'By Anna',
        target: 'Von <em>Anna</em>',
        data: 'text',
      },
    ],
    expected: [
      'pageName: aem.page-name-characters',
      'jcr:content/root/container/accordion/item_1571070731882/cq:panelTitle: aem.title-tags',
      'jcr:content/root/container/contentfragment/par1/text/text: aem.html-context-handlers',
      'jcr:content/root/container/title_875115054/jcr:title: aem.title-tags',
    ],
    stored: {
      'jcr:content/root/container/contentfragment/par1/text/text':
        '<blockquote><b>Tide&nbsp;\\taɪd\\&nbsp;<br>\n <b>der Atem des Meeres</b></b></blockquote>\n',
      'jcr:content/root/container/title_875115054/jcr:title': 'Von &lt;em&gt;Anna&lt;/em&gt;',
    },
  },
  {
    profile: 'android-strings',
    origin: 'Android Developers, String resources: welcome and welcome_messages',
    language: 'fr',
    fields: [
      { id: 'welcome', source: 'Welcome to <b>Android</b>!', target: 'Bienvenue sur <b>Android</b> !' },
      {
        id: 'welcome_messages',
        source: 'Hello, %1$s! You have %2$d new messages.',
        target: "Bonjour %1$s, vous avez %2$d messages aujourd'hui.",
        data: 'text',
      },
      {
        id: 'good_example',
        source: String.raw`This\'ll also work`,
        target: String.raw`L\'autre marche`,
        data: 'text',
      },
    ],
    expected: ['welcome_messages: android.quotes'],
  },
  {
    profile: 'google-play',
    origin: 'AntennaPod, app/src/main/play/listings/de-DE/full-description.txt, its beginning',
    language: 'de',
    fields: [
      { id: 'title', source: 'AntennaPod', target: 'AntennaPod: Podcasts hören und verwalten', data: 'text' },
      {
        id: 'full_description',
        source:
          'AntennaPod is a podcast manager and player that gives you instant access to millions of podcasts.',
        target:
          'AntennaPod ist ein Podcast-Manager und -Player, der dir unmittelbar Zugriff auf Millionen von freien und bezahlten Podcasts ermöglicht.\n\n<b>Importiere, organisiere und spiele ab</b>\n• Greife auf Passwort-geschützte Feeds und Episoden zu',
      },
    ],
    expected: ['title: google-play.title-length'],
  },
  {
    profile: 'apple-strings',
    origin: 'Apple, Resource Programming Guide, String Resources: "File \\"%@\\" cannot be opened"',
    language: 'de',
    fields: [
      {
        id: 'ErrorString_1',
        source: String.raw`File \"%@\" cannot be opened because it has %d errors`,
        target: '„%@“ kann nicht geöffnet werden: "%d" Fehler',
        data: 'text',
      },
      { id: 'NSCameraUsageDescription', source: 'To take photos', target: '', data: 'text' },
      { id: 'CFBundleName', source: 'Encyclopedia', target: 'Enzyklopädie für alle', data: 'text' },
    ],
    expected: [
      'ErrorString_1: apple.quotes',
      'NSCameraUsageDescription: apple.usage-descriptions',
      'CFBundleName: apple.bundle-name-length',
    ],
  },
  {
    profile: 'app-store',
    origin: 'Wikipedia for iOS, fastlane/metadata/de-DE/description.txt and keywords.txt',
    language: 'de',
    fields: [
      { id: 'name', source: 'Wikipedia', target: 'Wikipedia', data: 'text' },
      {
        id: 'description',
        source: 'Download the Wikipedia app to discover places near you.',
        target:
          'Lade die Wikipedia-App herunter, um Orte in deiner Nähe zu entdecken, Artikel zum Offlinelesen zu synchronisieren und dein Leseerlebnis zu steigern.',
        data: 'text',
      },
      {
        id: 'keywords',
        source: 'wikipedia,reference,wiki,encyclopedia,info,knowledge,research,information,explore,learn',
        target: 'Wikipedia,Referenz,Wiki,Enzyklopädie,Information,Info,Wissen,Forschung,Entdecken,Lernen',
        data: 'text',
      },
    ],
    expected: [],
  },
  {
    profile: 'email',
    origin: 'mailchimp/email-blueprints, final templates/postcard.html: its parts, with texts of its own',
    language: 'de',
    fields: [
      { id: 'subject', source: 'News for *|FNAME|*', target: 'Neues für *|VORNAME|*', data: 'text' },
      { id: 'from_name', source: 'The Shop', target: 'Anna, vom Laden', data: 'text' },
      {
        id: 'html',
        source: card('Is this card cut off?', 'Open it here', 'Where we live:', 'no more cards'),
        target: card('Ist diese Karte abgeschnitten?', 'Hier öffnen', 'Wo wir wohnen:', 'keine Karten mehr'),
      },
      {
        id: 'vote.html',
        source: '<p>Hi</p><form action="/vote"><input name="a"></form><p><a href="*|UNSUB|*">no more</a></p>',
        target: '<p>Hallo</p><form action="/vote"><input name="a"></form><p><a href="#">Schluss</a></p>',
      },
    ],
    expected: [
      'subject: email.merge-tags',
      'subject: email.merge-tags',
      'from_name: email.from-characters',
      'vote.html: email.active-tags',
      'vote.html: email.active-tags',
      'vote.html: email.merge-tags',
    ],
    stored: { 'vote.html': '<p>Hallo</p><p><a href="#">Schluss</a></p>' },
  },
];
