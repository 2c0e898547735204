/** The French sentences of `finding-messages.ts`. */
export const messages = {
  'checkNames.refused': 'Refusé par le système de destination',
  'checkNames.stored-differently': 'Modifié par le système de destination',
  'problemText.refused.required': '{{receiver}} refuse ici un champ vide. Saisissez un texte.',
  'problemText.refused.too-long-characters':
    '{{receiver}} refuse ici {{length}} caractères : {{max}} au plus, {{over}} de trop.',
  'problemText.refused.too-long-utf16':
    '{{receiver}} refuse ici {{length}} caractères : {{max}} au plus, {{over}} de trop. Un émoji compte pour deux.',
  'problemText.refused.too-long-bytes':
    '{{receiver}} refuse ici {{length}} octets : {{max}} au plus, {{over}} de trop. Une lettre hors ASCII en compte deux à quatre.',
  'problemText.refused.too-long-encoded':
    '{{receiver}} refuse ici {{length}} caractères d’une adresse : {{max}} au plus, {{over}} de trop. Les lettres hors ASCII comptent de six à douze.',
  'problemText.refused.too-long-words':
    '{{receiver}} refuse ici {{length}} mots : {{max}} au plus, {{over}} de trop.',
  'problemText.refused.long-line':
    '{{receiver}} refuse une ligne de {{length}} : {{max}} au plus. Coupez la ligne.',
  'problemText.refused.long-word':
    '{{receiver}} refuse {{length}} caractères sans espace : {{max}} au plus. Insérez une espace.',
  'problemText.refused.line-breaks':
    '{{receiver}} refuse ici les sauts de ligne. Écrivez sur une seule ligne.',
  'problemText.refused.tag': '{{receiver}} refuse ici {{tag}}. Retirez la balise.',
  'problemText.refused.attribute': '{{receiver}} refuse l’attribut {{attribute}} de {{tag}}. Retirez-le.',
  'problemText.refused.style': '{{receiver}} refuse le style « {{style}} » de {{tag}}. Retirez-le.',
  'problemText.refused.scheme':
    '{{receiver}} refuse les adresses en {{scheme}} dans {{tag}}. Utilisez une autre adresse.',
  'problemText.refused.prefix':
    '{{receiver}} refuse « {{prefix}} » au début de l’attribut {{attribute}} de {{tag}}. Retirez-le.',
  'problemText.refused.reference-shown':
    '{{receiver}} refuse {{reference}} ici. Écrivez le caractère lui-même.',
  'problemText.refused.braces': '{{receiver}} refuse {{text}} : des accolades après &. Écrivez &amp;.',
  'problemText.refused.tag-form':
    '{{receiver}} refuse {{tag}}, car il écrit cette balise autrement. Écrivez {{form}}.',
  'problemText.refused.reference': '{{receiver}} refuse ici un & seul ({{count}}). Écrivez &amp;.',
  'problemText.refused.greater-than': '{{receiver}} refuse ici un > seul ({{count}}). Écrivez &gt;.',
  'problemText.refused.less-than': '{{receiver}} refuse ici un < seul ({{count}}). Écrivez &lt;.',
  'problemText.refused.character': '{{receiver}} refuse ici le caractère {{character}}. Remplacez-le.',
  'problemText.refused.characters': '{{receiver}} refuse ici les caractères {{characters}}. Remplacez-les.',
  'problemText.refused.slug': '{{receiver}} refuse cette adresse. Écrivez « {{slug}} ».',
  'problemText.refused.slug-letters':
    '{{receiver}} refuse une adresse avec ces lettres. Écrivez l’adresse en lettres latines.',
  'problemText.refused.form': '{{receiver}} attend ici une autre forme : {{form}}.',
  'problemText.refused.too-short': '{{receiver}} refuse ici {{length}} caractères : {{min}} au moins.',
  'problemText.refused.values': '{{receiver}} n’accepte ici que l’un de ces textes : {{values}}.',
  'problemText.refused.forbidden-form':
    '{{receiver}} refuse ici « {{text}} », qui a la forme {{pattern}}. Modifiez-le.',
  'problemText.refused.url': '{{receiver}} attend ici une adresse complète en {{schemes}}.',
  'problemText.refused.white-space':
    '{{receiver}} refuse ici les espaces superflus ({{count}}). Supprimez-les.',
  'problemText.refused.escape': '{{receiver}} refuse ici {{character}} seul. Écrivez {{escaped}}.',
  'problemText.refused.escape-sequence':
    '{{receiver}} ne connaît pas {{sequence}}. Une barre oblique inverse s’écrit \\\\.',
  'problemText.refused.xml':
    '{{receiver}} refuse ceci : {{what}} en fait un XML mal formé. Fermez chaque balise et écrivez & sous la forme &amp;.',
  'problemText.refused.placeholder-missing':
    '{{receiver}} a besoin de l’espace réservé {{placeholder}}, qui manque. Ajoutez-le.',
  'problemText.refused.placeholder-extra':
    '{{receiver}} ne connaît pas l’espace réservé {{placeholder}}. Supprimez-le.',
  'problemText.refused.not-numbered':
    '{{receiver}} refuse plusieurs espaces réservés sans numéro, tels que {{placeholder}}. Numérotez-les : %1$s, %2$s.',
  'problemText.refused.tag-count':
    '{{receiver}} compare les balises : {{tag}} y est {{after}} fois, dans la source {{before}} fois. Utilisez les balises de la source.',
  'problemText.refused.tag-order':
    '{{receiver}} compare les balises avec leurs attributs et leur ordre : {{tag}} se trouve là où la source a {{before}}. Utilisez les balises de la source dans leur ordre.',
  'problemText.refused.fields-missing':
    '{{receiver}} refuse la demande sans texte dans : {{fields}}. Remplissez-les.',
  'problemText.refused.field-count':
    '{{receiver}} refuse {{count}} champs dans une demande : {{max}} au plus. Divisez la demande.',
  'problemText.refused.request-size':
    '{{receiver}} refuse {{size}} octets dans une demande : {{max}} au plus. Divisez la demande.',
  'problemText.refused.language':
    '{{receiver}} n’a pas de code pour la langue {{language}}. Utilisez une langue qu’il connaît.',
  'problemText.stored-differently.too-long-characters':
    '{{receiver}} coupe après {{max}} caractères ; il y en a {{length}}.',
  'problemText.stored-differently.too-long-utf16':
    '{{receiver}} coupe après {{max}} caractères ; il y en a {{length}}. Un émoji compte pour deux.',
  'problemText.stored-differently.too-long-bytes':
    '{{receiver}} coupe après {{max}} octets ; il y en a {{length}}.',
  'problemText.stored-differently.too-long-encoded':
    '{{receiver}} coupe après {{max}} caractères d’une adresse ; il y en a {{length}}. Les lettres hors ASCII comptent de six à douze.',
  'problemText.stored-differently.too-long-words':
    '{{receiver}} coupe après {{max}} mots ; il y en a {{length}}.',
  'problemText.stored-differently.long-line':
    '{{receiver}} coupe les lignes de plus de {{max}} ; la plus longue en a {{length}}.',
  'problemText.stored-differently.long-word':
    '{{receiver}} coupe les mots de plus de {{max}} ; le plus long en a {{length}}.',
  'problemText.stored-differently.line-breaks': '{{receiver}} retire les sauts de ligne ({{count}}).',
  'problemText.stored-differently.tag': '{{receiver}} ne garde pas {{tag}}.',
  'problemText.stored-differently.attribute': '{{receiver}} retire l’attribut {{attribute}} de {{tag}}.',
  'problemText.stored-differently.style': '{{receiver}} retire le style « {{style}} » de {{tag}}.',
  'problemText.stored-differently.scheme':
    '{{receiver}} modifie ou retire l’adresse en {{scheme}} dans {{tag}}.',
  'problemText.stored-differently.prefix':
    '{{receiver}} retire « {{prefix}} » de l’attribut {{attribute}} de {{tag}}.',
  'problemText.stored-differently.reference-shown':
    '{{receiver}} affiche {{reference}} tel quel. Écrivez le caractère lui-même.',
  'problemText.stored-differently.braces':
    '{{receiver}} retire {{text}} : des accolades après &. Écrivez &amp;.',
  'problemText.stored-differently.reference': '{{receiver}} écrit un & seul &amp; ({{count}}).',
  'problemText.stored-differently.greater-than': '{{receiver}} écrit un > seul &gt; ({{count}}).',
  'problemText.stored-differently.less-than': '{{receiver}} écrit un < seul &lt; ({{count}}).',
  'problemText.stored-differently.character': '{{receiver}} remplace ou retire le caractère {{character}}.',
  'problemText.stored-differently.characters':
    '{{receiver}} remplace ou retire les caractères {{characters}}.',
  'problemText.stored-differently.slug': '{{receiver}} enregistre « {{slug}} ».',
  'problemText.stored-differently.slug-letters':
    '{{receiver}} ne garde pas ces lettres dans une adresse. Écrivez l’adresse en lettres latines.',
  'problemText.stored-differently.placeholder-missing':
    '{{receiver}} n’affiche pas la valeur de {{placeholder}}, qui manque. Ajoutez-le.',
  'problemText.stored-differently.placeholder-extra':
    '{{receiver}} n’a pas de valeur pour {{placeholder}}. Supprimez-le.',
  'problemText.stored-differently.white-space': '{{receiver}} retire des espaces ({{count}}).',
  'problemText.stored-differently.escape':
    '{{receiver}} omet {{character}} seul. Écrivez {{escaped}} pour le garder.',
  'problemText.stored-differently.escape-sequence':
    '{{receiver}} omet la barre oblique inverse de {{sequence}}. Une barre oblique inverse s’écrit \\\\.',
};
