/** The sentences of the built-in rules in French, by their IDs; `about.` begins those of the profiles. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'about.wordpress':
    'Articles, pages et termes de WordPress 6 et langues de WPML. KSES filtre ce qu’enregistre un utilisateur qui n’a pas le droit de publier du HTML non filtré, comme le font d’ordinaire les importateurs et les extensions de traduction.',
  'wordpress.content-tags':
    'Le contenu et l’extrait ne gardent que les balises et les attributs que KSES connaît ; les autres sont retirés, leur texte reste.',
  'wordpress.content-styles':
    'Un attribut style ne garde que les propriétés que KSES connaît et, dans les valeurs, que des fonctions comme var() et calc().',
  'wordpress.content-protocols': 'Une adresse dont le protocole n’est pas autorisé perd ce protocole.',
  'wordpress.content-entities':
    'Un & seul et un nom que KSES ne connaît pas deviennent &amp;, un > seul devient &gt;.',
  'wordpress.control-characters': 'Les caractères de contrôle sont retirés.',
  'wordpress.blocks':
    'Les commentaires de bloc de la source doivent tous être là : l’éditeur ne distingue les blocs par rien d’autre.',
  'wordpress.title-tags': 'Un titre ne garde que des balises en ligne.',
  'wordpress.title-trim': 'Les espaces autour d’un titre sont retirés.',
  'wordpress.not-empty':
    'Un article a besoin d’un titre, d’un contenu ou d’un extrait : « Content, title, and excerpt are empty. »',
  'wordpress.slug-form':
    'Un slug a des minuscules sans accents, des chiffres, - et _ ; les guillemets et les autres caractères sont retirés.',
  'wordpress.slug-length':
    'Un slug est coupé après 200 caractères tels qu’une adresse les contient : un caractère japonais compte pour neuf.',
  'wordpress.term-name-length':
    'Le nom d’une catégorie, d’une étiquette ou d’un autre terme a 200 caractères au plus : « Could not insert term into the database. »',
  'wordpress.wpml-languages':
    'WPML a ses propres codes en minuscules, comme pt-br et zh-hans, et accepte tout autre de 7 caractères au plus pour une langue personnalisée.',
  'wordpress.languages':
    'WordPress a une liste de locales, comme de_DE, pt_BR et zh_CN ; une autre langue n’en a pas.',
  'about.drupal':
    'Nœuds, termes, alias et textes d’interface de Drupal 10, format de texte Basic HTML de son profil standard, et ce que TMGMT vérifie. Drupal garde le corps tel que livré et le filtre à chaque affichage.',
  'drupal.title-length': 'Le titre d’un nœud a 255 caractères au plus.',
  'drupal.title-required': 'Un nœud a besoin d’un titre.',
  'drupal.title-tags': 'Un titre est du texte : les balises s’affichent telles qu’écrites.',
  'drupal.string-single-line': 'Un titre est une seule ligne de texte ; les sauts de ligne sont retirés.',
  'drupal.basic-html-tags': 'Le format Basic HTML n’affiche que ces balises et attributs.',
  'drupal.restricted-html-tags':
    'Le format Restricted HTML, celui des commentaires, n’affiche que ces balises et attributs.',
  'drupal.attributes':
    'Les attributs style et les gestionnaires d’événements sont retirés dans tout format filtré.',
  'drupal.protocols':
    'Dans la plupart des attributs, ce qui précède le premier deux-points est retiré, sauf si c’est un des protocoles autorisés.',
  'drupal.references':
    'Les références de caractères sans point-virgule ou avec un nombre impair de chiffres hexadécimaux s’affichent telles qu’écrites ; les accolades après & sont retirées.',
  'drupal.alias-slash':
    'Un alias de chemin commence par une barre oblique : « The alias path has to start with a slash. »',
  'drupal.alias-length': 'Un alias de chemin a 255 caractères au plus.',
  'drupal.term-name-length': 'Le nom d’un terme de taxonomie a 255 caractères au plus.',
  'drupal.image-alt-length': 'Le texte de remplacement d’une image a 512 caractères au plus.',
  'drupal.link-title-length': 'Le texte d’un champ de lien a 255 caractères au plus.',
  'drupal.interface-tags':
    'Un texte d’interface n’a que des balises de texte : « The submitted string contains disallowed HTML ».',
  'drupal.interface-attributes':
    'Un texte d’interface n’a ni attribut style ni gestionnaire d’événement : « The submitted string contains disallowed HTML ».',
  'drupal.interface-protocols':
    'Dans un texte d’interface, un attribut autre que title, alt, class, rel et data-* n’a de deux-points qu’après un protocole autorisé.',
  'drupal.interface-references':
    'Un texte d’interface n’a ni référence de caractère avec un nombre impair de chiffres hexadécimaux, ni accolades après &.',
  'drupal.interface-placeholders':
    'Les paramètres @name, %name et :name d’un texte d’interface sont remplacés d’après leur nom.',
  'drupal.tmgmt-not-empty': 'TMGMT n’accepte pas de traduction vide : « The field is empty. »',
  'drupal.tmgmt-tags':
    '« Validate HTML tags » de TMGMT compare les balises, avec leurs attributs et leur ordre, avec celles de la source : « HTML tag validation failed ».',
  'drupal.tmgmt-length':
    'TMGMT compte des octets : un titre de 255 caractères avec des trémas dépasse sa limite. « The field has @size characters while the limit is @limit. »',
  'drupal.languages':
    'Drupal désigne les langues en minuscules, comme pt-br et zh-hans, et accepte toute autre balise de 12 caractères au plus pour une langue personnalisée.',
  'about.contentful':
    'Limites de Contentful pour les entrées de tout type de contenu. Importez le modèle de contenu pour avoir les règles de ses propres champs.',
  'contentful.symbol-length': 'Un texte court (Symbol) a 256 caractères au plus.',
  'contentful.text-length':
    'Un texte long (Text) a 50 000 caractères au plus ; le texte enrichi et JSON n’en sont pas.',
  'contentful.symbol-single-line':
    'Un texte court se modifie sur une seule ligne, dont les navigateurs retirent les sauts de ligne.',
  'contentful.rich-text-tags':
    'Le texte enrichi a des paragraphes, des titres, des listes, des citations, des filets, des tableaux et des liens ; le texte des autres balises reste.',
  'contentful.field-count': 'Un type de contenu, et donc une entrée, a 50 champs au plus.',
  'contentful.request-size': 'Une requête à l’API a 1 Mo au plus.',
  'contentful.languages':
    'Contentful désigne les locales par des codes comme en-GB, de-DE et zh-Hans, et accepte tout autre comme locale personnalisée.',
  'about.storyblok':
    'Slugs, langues et texte enrichi de Storyblok. Importez les composants pour avoir les règles de leurs propres champs.',
  'storyblok.slug-characters':
    'Un slug a les lettres a–z et A–Z, des chiffres, _ et -, sauf si l’espace autorise le jeu de caractères étendu ; les autres caractères sont remplacés.',
  'storyblok.slug-required': 'Une story a besoin d’un slug.',
  'storyblok.name-required': 'Une story a besoin d’un nom.',
  'storyblok.rich-text-tags':
    'Le texte enrichi a des paragraphes, des titres, des listes, des citations, des filets, du code, des images, des liens et des marques ; le texte des autres balises reste.',
  'storyblok.rich-text-styles':
    'Des styles, le texte enrichi garde les couleurs, l’alignement du texte et la largeur des cellules.',
  'storyblok.rich-text-links':
    'Un lien du texte enrichi vers un autre schéma que http, https, ftp, mailto, tel, callto, sms, cid et xmpp est retiré ; son texte reste.',
  'storyblok.text-single-line':
    'Un champ de type text est une seule ligne, dont les navigateurs retirent les sauts de ligne.',
  'storyblok.languages':
    'Storyblok désigne les langues par des codes en minuscules et en accepte tout autre ; dans les noms de champs, - devient _ : headline__i18n__de_at.',
  'about.shopify':
    'Traductions des produits, des collections et des métachamps (translationsRegister), et fichiers de locale des thèmes. Un condensat d’une autre source que l’actuelle est refusé (« Translatable content hash is invalid ») ; la façon dont Shopify le calcule n’est pas publiée, on ne peut donc pas le répéter ici.',
  'shopify.blank': 'Une traduction ne doit pas être vide.',
  'shopify.handle-form':
    'Un handle a des minuscules, des chiffres et des traits d’union ; les autres caractères deviennent des traits d’union.',
  'shopify.handle-length': 'Un handle a 255 caractères au plus.',
  'shopify.tag-length': 'Une étiquette a 255 caractères au plus.',
  'shopify.metafield-length': 'Un métachamp de texte a 64 ko au plus, soit 65 536 octets.',
  'shopify.url-length': 'Un métachamp de type url a 2 ko au plus, soit 2 048 octets.',
  'shopify.url-form': 'Un métachamp de type url a l’un des schémas http, https, mailto, sms et tel.',
  'shopify.locale-count': 'Le fichier de locale d’un thème a 3 400 traductions au plus.',
  'shopify.liquid-variables':
    'Les variables comme {{ count }} sont remplies d’après leur nom ; où il en manque une, sa valeur n’est pas affichée.',
  'shopify.languages':
    'Shopify a une liste de locales, comme de, pt-BR et zh-CN ; une autre langue n’en a pas.',
  'about.aem': 'Pages, noms de nœuds et XML des travaux de traduction d’Adobe Experience Manager 6.5.',
  'aem.page-name-characters': 'Le nom d’une page n’a que des lettres, des chiffres, _ et -.',
  'aem.page-name-required': 'Le nom d’une page n’est pas vide.',
  'aem.node-characters': 'Le nom d’un nœud n’a aucun des caractères / : [ ] | *.',
  'aem.xml-characters':
    'Le XML d’un travail de traduction n’a pas de caractères de contrôle sauf la tabulation et les sauts de ligne, ni U+FFFE ni U+FFFF.',
  'aem.title-tags': 'Un titre est du texte : HTL affiche ses balises telles qu’écrites.',
  'aem.html-context-tags':
    'Le texte enrichi affiché dans le contexte html perd les scripts et les cadres avec leur contenu.',
  'aem.html-context-handlers':
    'Le texte enrichi affiché dans le contexte html perd les gestionnaires d’événements.',
  'aem.html-context-links': 'Le texte enrichi affiché dans le contexte html perd les liens vers javascript:.',
  'aem.languages':
    'Le nom d’une racine de langue est un code ISO 639-1, seul ou avec un pays ISO 3166 : de, de_ch.',
  'about.android-strings':
    'Valeurs qu’un outil écrit telles quelles dans strings.xml. Les fichiers importés dans Locdesk n’ont pas besoin de cette vérification, car Locdesk échappe lui-même leurs textes.',
  'android.xml': 'Une valeur est du XML bien formé : & et < s’écrivent &amp; et &lt;.',
  'android.quotes':
    'Une apostrophe est précédée d’une barre oblique inverse, ou la valeur est entre guillemets.',
  'android.double-quotes': 'Un guillemet sans barre oblique inverse disparaît.',
  'android.first-character':
    'Une valeur telle que ?name ou @string/name est une référence, sauf si une barre oblique inverse la précède.',
  'android.escape-sequences':
    '\\u est suivi de quatre chiffres hexadécimaux : « invalid unicode escape sequence in string ».',
  'android.unknown-escapes': `Une barre oblique inverse devant un autre caractère que n t u # ' " @ ? et la barre oblique inverse disparaît.`,
  'android.white-space': 'Les espaces autour d’une valeur sont retirés, et plusieurs deviennent un seul.',
  'android.tags': 'Seules ces balises mettent un texte en forme ; les autres sont sans effet.',
  'android.placeholders': 'Les arguments de format de la source doivent être là, avec les mêmes types.',
  'android.numbered':
    'Deux arguments ou plus sont numérotés : « Multiple substitutions specified in non-positional format ».',
  'android.length': 'Un texte compilé a 32 767 octets au plus.',
  'android.languages':
    'Le dossier d’une langue est values-de, values-pt-rBR ou values-b+sr+Latn ; l’hébreu est iw, l’indonésien in.',
  'about.google-play': 'Textes de la fiche du Store dans la Play Console.',
  'google-play.title-length': 'Le nom d’une application a 30 caractères au plus.',
  'google-play.short-description-length': 'Une description courte a 80 caractères au plus.',
  'google-play.full-description-length': 'Une description complète a 4 000 caractères au plus.',
  'google-play.release-notes-length': 'Les notes de version ont 500 caractères au plus dans chaque langue.',
  'about.apple-strings':
    'Valeurs qu’un outil écrit telles quelles entre les guillemets d’un fichier .strings. Les fichiers importés dans Locdesk n’ont pas besoin de cette vérification, car Locdesk échappe lui-même leurs textes.',
  'apple.quotes':
    'Un guillemet est précédé d’une barre oblique inverse ; sinon, le fichier ne peut pas être lu.',
  'apple.escape-sequences':
    'Une barre oblique inverse est suivie de n, r, t, d’un guillemet, d’une barre oblique inverse ou de U avec quatre chiffres hexadécimaux.',
  'apple.placeholders':
    'Les spécificateurs de format de la source doivent être là, avec les mêmes types ; d’autres peuvent faire planter l’application.',
  'apple.bundle-name-length': 'CFBundleName a 15 caractères au plus.',
  'apple.usage-descriptions':
    'Un texte qui explique pourquoi l’application demande un accès ne doit pas être vide.',
  'apple.languages':
    'Le dossier d’une langue est de.lproj, pt-BR.lproj ou zh-Hans.lproj : une langue ISO 639, avec une région ou une écriture.',
  'about.app-store': 'Textes d’une application dans App Store Connect.',
  'app-store.name-length': 'Le nom d’une application a 30 caractères au plus.',
  'app-store.subtitle-length': 'Un sous-titre a 30 caractères au plus.',
  'app-store.keywords-length':
    'Les mots-clés ont 100 caractères au plus, quelle que soit l’écriture ; là où la page d’Apple parle d’octets, le store compte des caractères.',
  'app-store.promotional-text-length': 'Un texte promotionnel a 170 caractères au plus.',
  'app-store.description-length': 'Une description a 4 000 caractères au plus.',
  'app-store.description-tags': 'Une description est du texte brut : « HTML format is not supported. »',
  'app-store.whats-new-length': '« Nouveautés de cette version » a 4 000 caractères au plus.',
  'about.email':
    'Objets, noms d’expéditeurs et corps de messages d’après les normes, et ce qu’affichent les messageries courantes.',
  'email.subject-required': 'Une campagne a besoin d’un objet.',
  'email.header-single-line': 'Le corps d’un champ d’en-tête n’a pas de sauts de ligne.',
  'email.header-line-length':
    'Un en-tête en ASCII est replié à ses espaces en lignes de 998 octets au plus : 989 après « Subject: » ; les autres sont encodés.',
  'email.subject-service-length': 'Postmark accepte des objets de 2 000 unités UTF-16 au plus.',
  'email.from-length': 'Postmark accepte des noms d’expéditeurs de 255 unités UTF-16 au plus.',
  'email.from-characters':
    'Un nom d’expéditeur en ASCII n’a, hors guillemets, aucun de < > [ ] : ; @ \\ , " ; les autres noms sont encodés.',
  'email.header-characters': 'Un en-tête n’a pas de caractères de contrôle.',
  'email.subject-tags': 'Un objet est du texte : les messageries affichent ses balises telles qu’écrites.',
  'email.line-length': 'Une ligne d’un corps en ASCII a 998 octets au plus ; les autres sont encodés.',
  'email.address-length': 'Une adresse a 254 octets au plus.',
  'email.active-tags': 'Outlook pour Windows n’affiche ni cadres, ni modules, ni formulaires.',
  'email.gmail-clip': 'Gmail affiche les 102 premiers ko d’un message et cache le reste derrière un lien.',
  'email.merge-tags':
    'Les balises de fusion comme *|FNAME|* sont remplacées d’après leur nom ; *|UNSUB|* doit rester.',
  'model.required': '{{field}} est obligatoire.',
  'model.length': '{{field}} a {{max}} caractères au plus.',
  'model.min-length': '{{field}} a {{min}} caractères au moins.',
  'model.pattern': '{{field}} a la forme {{form}}.',
  'model.without-pattern': '{{field}} ne contient rien de la forme {{pattern}}.',
  'model.values': '{{field}} est l’un de ces textes : {{values}}',
  'model.tags': '{{field}} ne garde que {{tags}}.',
  'model.single-line': '{{field}} tient sur une seule ligne.',
  'model.languages': 'L’espace a les langues {{codes}}.',
  'model.source.contentful': 'Modèle de contenu de votre espace dans Contentful',
  'model.source.storyblok': 'Composants de votre espace dans Storyblok',
};
