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
    origin: 'the structure of an article with rich text, taken from the same article of Drupal',
    language: 'es',
    fields: [
      {
        id: 'title',
        source: "Let's hear it for carrots",
        target: 'Un aplauso\npor las zanahorias',
        data: 'text',
      },
      {
        id: 'richText',
        source: '<div class="intro"><h2>Nutrition</h2><p>Carrots are rich in <b>beta carotene</b>.</p></div>',
        target:
          '<div class="intro"><h2>Nutrición</h2><p>Zanahorias son ricas en <b>betacaroteno</b>.</p></div>',
      },
    ],
    expected: ['title: contentful.symbol-single-line', 'richText: contentful.rich-text-tags'],
    stored: {
      title: 'Un aplausopor las zanahorias',
      richText: '<h2>Nutrición</h2><p>Zanahorias son ricas en <b>betacaroteno</b>.</p>',
    },
  },
  {
    profile: 'storyblok',
    origin: 'Storyblok, Internationalization for Stories: the teaser of its example, with rich text',
    language: 'de',
    fields: [
      { id: 'name', source: 'My First Article', target: 'Mein erster Artikel', data: 'text' },
      { id: 'slug', source: 'first-post', target: 'erster-beitrag-über-uns', data: 'text' },
      { id: 'headline', source: 'This is awesome!', target: 'Das ist toll!', data: 'text' },
      {
        id: 'intro_richtext',
        source: '<p style="margin: 0">Read <a href="https://a.example">more</a></p>',
        target: '<p style="margin: 0">Lesen Sie <a href="https://a.example">mehr</a></p>',
      },
    ],
    expected: ['slug: storyblok.slug-characters', 'intro_richtext: storyblok.rich-text-styles'],
    stored: { slug: 'erster-beitrag-uber-uns' },
  },
  {
    profile: 'shopify',
    origin: 'Shopify, Liquid basics: the product "Health potion"; a line of a theme like Dawn',
    language: 'de',
    fields: [
      { id: 'title', source: 'Health potion', target: 'Heiltrank', data: 'text' },
      { id: 'body_html', source: '<p>Drink me.</p>', target: '<p></p>' },
      { id: 'handle', source: 'health-potion', target: 'Heil Trank', data: 'text' },
      {
        id: 'theme.cart.items',
        source: 'Cart ({{ count }})',
        target: 'Warenkorb ({{ anzahl }})',
        data: 'text',
      },
    ],
    expected: [
      'body_html: shopify.blank',
      'handle: shopify.handle-form',
      'theme.cart.items: shopify.liquid-variables',
      'theme.cart.items: shopify.liquid-variables',
    ],
    stored: { handle: 'heil-trank' },
  },
  {
    profile: 'aem',
    origin: 'the structure of a page of the sample site Geometrixx in Preparing Content for Translation',
    language: 'de',
    fields: [
      { id: 'pageName', source: 'summer-sale', target: 'sommer schluss', data: 'text' },
      { id: 'jcr:title', source: 'Summer <em>sale</em>', target: 'Sommer<em>schluss</em>' },
      {
        id: 'text',
        source: '<p onclick="track()">Shop <a href="/content/geometrixx/en">now</a></p>',
        target: '<p onclick="track()">Jetzt <a href="/content/geometrixx/de">kaufen</a></p>',
      },
    ],
    expected: [
      'pageName: aem.page-name-characters',
      'jcr:title: aem.title-tags',
      'text: aem.html-context-handlers',
    ],
    stored: {
      'jcr:title': 'Sommer&lt;em&gt;schluss&lt;/em&gt;',
      text: '<p>Jetzt <a href="/content/geometrixx/de">kaufen</a></p>',
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
    origin: 'the structure of a campaign of Mailchimp with its merge tags',
    language: 'de',
    fields: [
      { id: 'subject', source: 'News for *|FNAME|*', target: 'Neues für *|VORNAME|*', data: 'text' },
      { id: 'from_name', source: 'The Shop', target: 'Anna, vom Laden', data: 'text' },
      {
        id: 'html',
        source: '<p>Hi</p><form action="/vote"><input name="a"></form><p>*|UNSUB|*</p>',
        target: '<p>Hallo</p><form action="/vote"><input name="a"></form><p>*|UNSUB|*</p>',
      },
    ],
    expected: [
      'subject: email.merge-tags',
      'subject: email.merge-tags',
      'from_name: email.from-characters',
      'html: email.active-tags',
      'html: email.active-tags',
    ],
    stored: { html: '<p>Hallo</p><p>*|UNSUB|*</p>' },
  },
];
