import type { StemWithEndings } from '../endings';

const PLURAL = '들';
const PARTICLE =
  '(?:이|가|을|를|은|는|의|에|에서|에게|에게서|께|께서|한테|로|으로|로서|으로서|로써|으로써|와|과|랑|이랑|하고|도|만|까지|부터|마다|조차|마저|밖에|보다|처럼|같이|만큼|대로|나|이나|든지|이든지|라도|이라도|라고|이라고|라는|이라는|란|이란|라면|이라면|입니다|이다|인|이며|이고|이지만|일|였다|이었다|이므로)';
const NOUN = new RegExp(`^${PLURAL}?${PARTICLE}?(?:은|는|도|만|의)?$`, 'u');
const DOING = /^(?:\p{Script=Hangul}{0,8})$/u;

/** A Korean noun has particles after it; a verb or an adjective in `-다` has endings after its stem. */
export function koreanStems(word: string): readonly StemWithEndings[] {
  const stem = word.length > 2 && word.endsWith('하다') ? word.slice(0, -2) : undefined;
  return [
    { stem: word, endings: NOUN },
    ...(stem === undefined
      ? []
      : [
          { stem: `${stem}하`, endings: DOING },
          { stem: `${stem}해`, endings: DOING },
          { stem: `${stem}합`, endings: DOING },
          { stem: `${stem}한`, endings: DOING },
          { stem: `${stem}할`, endings: DOING },
        ]),
  ];
}
