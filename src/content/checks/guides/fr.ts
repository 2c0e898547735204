import type { CheckGuides } from './check-guide';

export const guides = {
  'target-empty':
    'La cible, ou un de ses blocs, n’a pas de texte. Un texte passé dans un autre bloc n’est pas signalé.',
  'target-equals-source':
    'Un champ, un bloc ou une phrase est identique à la source. Les noms, les mots seuls, le code et les variantes d’une même langue ne sont pas signalés.',
  'other-version':
    'Balises, nombres, liens et longueurs diffèrent en tant d’endroits que la cible traduit sans doute une autre version de la source.',
  'tags-missing':
    'La source a plus de balises de ce type que la cible. Les liens sont comparés par leur adresse.',
  'tags-extra':
    'La cible a plus de balises de ce type que la source. Les liens sont comparés par leur adresse.',
  'tags-reordered':
    'Les paragraphes, listes ou titres sont dans un autre ordre que dans la source. Les balises à l’intérieur d’une phrase peuvent se déplacer.',
  'tags-nesting':
    'Une balise n’est pas fermée, pas ouverte, ou en croise une autre. Les erreurs présentes dans la source ne sont pas signalées.',
  'attribute-changed':
    'Un attribut qui doit rester, comme href, src, id ou class, a une autre valeur. Les textes de title et alt peuvent changer.',
  'unsafe-html':
    'La cible contient un script, un formulaire, un cadre ou un gestionnaire d’événement absent de la source. Il pourrait agir dans la page.',
  placeholders:
    'Une variable manque, est nouvelle ou modifiée, ou une forme du pluriel de la langue manque. Les programmes remplissent les variables d’après leur nom.',
  numbers:
    'Un nombre ou son unité n’est que d’un côté. Les formats locaux, les nombres en lettres, les mois et les heures sur 12 ou 24 h sont reconnus.',
  addresses:
    'Une URL ou une adresse e-mail n’est que d’un côté. La partie qui indique la langue peut différer.',
  'end-punctuation':
    'Un bloc se termine par un autre signe que dans la source. Les signes propres à chaque écriture sont reconnus.',
  'edge-spaces':
    'Une espace au début ou à la fin manque ou est en trop. Les textes qu’un programme assemble se colleraient.',
  'double-spaces': 'Il y a deux espaces entre deux mots. Là où la source en a aussi, rien n’est signalé.',
  'french-spacing':
    'En français, une espace insécable se place avant ; : ! ? et à l’intérieur de « ». La Suisse et le Canada ont leurs propres règles.',
  'doubled-words':
    'Un mot apparaît deux fois de suite. Les répétitions usuelles de la langue ne sont pas signalées.',
  brackets:
    'Une parenthèse, un crochet ou un guillemet n’a pas son pendant. Les types que la source laisse ouverts ne sont pas signalés.',
  script:
    'Le texte contient des lettres d’une autre écriture, ou un passage est resté en lettres latines. Les noms et les termes ne sont pas signalés.',
  corrupted:
    'Des caractères ont été abîmés par un mauvais encodage, ou des entités ont été échappées deux fois.',
  'invisible-added':
    'La cible a un caractère invisible que la source n’a pas. Ceux dont l’écriture a besoin ne sont pas signalés.',
  length:
    'La cible est bien plus courte ou plus longue que d’habitude entre ces deux langues. Les textes très courts ne sont pas signalés.',
  language:
    'Une phrase est dans la langue source ou dans une troisième langue. Les noms et les titres ne sont pas signalés.',
  'missing-sentences':
    'Un bloc a moins de phrases que sa source et est bien plus court que prévu. Les phrases réunies ne sont pas signalées.',
  'repeated-text':
    'Une phrase ou un passage apparaît deux fois. Les répétitions de la source ne sont pas signalées.',
  leftovers:
    'Une note, une balise d’outil, du Markdown ou un texte de remplissage est resté dans la cible. Ce que la source a aussi n’est pas signalé.',
  html: 'La cible n’est pas du HTML valide : élément inconnu, mauvaise imbrication ou ID répété. Les erreurs de la source ne sont pas signalées.',
  'tag-contents':
    'Une balise est vide ou entoure d’autres mots que dans la source, ou deux liens ont échangé leurs adresses.',
  'line-breaks':
    'Un texte brut n’a pas autant de lignes que la source. Les textes coupés à une largeur ne sont pas signalés.',
  code: 'Du code, une constante, une option ou un nom de fichier ou de produit a changé. Les commentaires et les textes dans le code peuvent être traduits.',
  symbols:
    'Un symbole comme ®, ™, ± ou un emoji manque ou est nouveau. Les mots qui le remplacent sont reconnus.',
  'number-format':
    'Un nombre ou une date est écrit comme dans une autre langue. Les versions et les numéros de section ne sont pas signalés.',
  punctuation:
    'Les guillemets, les signes pleine ou demi-chasse ou les espaces à côté des signes ne sont pas ceux de la langue. Ce que la source fait de même n’est pas signalé.',
  'letter-case':
    'Une phrase commence par une minuscule, ou un mot a des majuscules à l’intérieur. Les noms de la source ne sont pas signalés.',
  spelling:
    'Un mot absent du dictionnaire est à une faute de frappe d’un mot courant. Les noms, les termes, les mots rares et ceux de la source ne sont pas signalés.',
  'across-languages':
    'Il manque à cette cible une phrase que toutes les autres langues ont, ou la plupart des langues diffèrent de la source de la même façon.',
  inconsistent:
    'Le même texte est traduit autrement dans une autre demande de la même connexion et des mêmes langues.',
  'same-target': 'Deux textes différents ont la même traduction entre ces deux langues.',
  'term-missing':
    'Un terme de la source figure dans une base terminologique, et la cible n’a aucune des traductions préférées ou admises. Toute forme fléchie compte ; les termes sans traduction ne sont pas vérifiés.',
  'term-forbidden':
    'La cible contient un mot qu’une base terminologique interdit pour un terme de la source, ou en général.',
  'term-inconsistent':
    'Un terme a ici une autre traduction admise que dans la plupart des champs de la demande.',
  refused:
    'Le système de destination, dans lequel la cible est importée, refuse la valeur. Les demandes sans système de destination ne sont pas vérifiées.',
  'stored-differently':
    'Le système de destination accepte la valeur mais l’enregistre sous une autre forme. Les demandes sans système de destination ne sont pas vérifiées.',
} as const satisfies CheckGuides;
