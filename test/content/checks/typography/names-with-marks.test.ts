import { proveRows } from '../found-problems';

const inSpanish = (source: string, target: string, expected: readonly string[]) =>
  [source, target, expected, 'en es', 'text'] as const;

proveRows('punctuation', [
  inSpanish('Buy it from Yahoo! Japan.', 'Cómprelo en Yahoo! Japan.', []),
  inSpanish('The Joomla! system', 'El sistema Joomla!', []),
  // An exclamation ends in a name as well.
  inSpanish('Hello Peter! Come in.', 'Hola Peter! Entra.', ['inverted: ¡']),
  inSpanish('Try Joomla!', 'Pruebe Joomla!', ['inverted: ¡']),
]);
