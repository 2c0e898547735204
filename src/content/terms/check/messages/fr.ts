/** The French sentences of `term-messages.ts`. */
export const messages = {
  'checkNames.term-missing': 'Terme manquant',
  'checkNames.term-forbidden': 'Terme interdit',
  'checkNames.term-inconsistent': 'Terme incohérent',
  'problemText.term-missing.missing': 'Le terme pour « {{term}} » est absent : {{expected}}.',
  'problemText.term-missing.related':
    'Le terme pour « {{term}} » est absent : {{expected}}. La cible contient « {{found}} », de la même racine.',
  'problemText.term-missing.part':
    'Le terme pour « {{term}} » est absent : {{expected}}. Dans la source, il fait partie de « {{found}} ».',
  'problemText.term-missing.kept': '« {{term}} » ne doit pas être traduit et ne figure pas dans la cible.',
  'problemText.term-forbidden.instead': 'Terme interdit : « {{term}} ». Utilisez « {{expected}} ».',
  'problemText.term-forbidden.beside':
    'En plus de « {{expected}} », la cible contient le terme interdit « {{term}} ».',
  'problemText.term-forbidden.forbidden': 'Terme interdit : « {{term}} ».',
  'problemText.term-inconsistent.here':
    'Traduction incohérente du terme « {{term}} » : « {{found}} » ici, « {{other}} » ailleurs dans cette demande.',
} as const;
