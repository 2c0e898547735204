/**
 * Compiles a `plural=` expression of gettext (C operators on `n`) to a function; undefined for an invalid
 * one.
 */
export function parsePluralFormula(source: string): ((n: number) => number) | undefined {
  if (source.length > 1000) return undefined;
  const tokens = source.match(/\d{1,9}|n|&&|\|\||[<>=!]=|[<>!?:%()*/+-]/g) ?? [];
  if (tokens.join('') !== source.replaceAll(/\s/g, '')) return undefined;
  try {
    const parser = new FormulaParser(tokens);
    return parser.parse();
  } catch {
    return undefined;
  }
}

type Term = (n: number) => number;

const levels: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { '||': (a, b) => Number(a !== 0 || b !== 0) },
  { '&&': (a, b) => Number(a !== 0 && b !== 0) },
  { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
  {
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => Math.trunc(a / b), '%': (a, b) => a % b },
];

class FormulaParser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  parse(): Term {
    const term = this.#choice();
    if (this.#at < this.#tokens.length) throw new SyntaxError('the formula goes on');
    return term;
  }

  #choice(): Term {
    const condition = this.#binary(0);
    if (!this.#take('?')) return condition;
    const yes = this.#choice();
    this.#expect(':');
    const no = this.#choice();
    return (n) => (condition(n) === 0 ? no(n) : yes(n));
  }

  #binary(level: number): Term {
    const operators = levels[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = operators[this.#tokens[this.#at] ?? ''];
      if (operator === undefined) return left;
      this.#at += 1;
      const [a, b] = [left, this.#binary(level + 1)];
      left = (n) => operator(a(n), b(n));
    }
  }

  #unary(): Term {
    if (this.#take('!')) {
      const term = this.#unary();
      return (n) => Number(term(n) === 0);
    }
    if (this.#take('n')) return (n) => n;
    if (this.#take('(')) {
      const term = this.#choice();
      this.#expect(')');
      return term;
    }
    const number = this.#tokens[this.#at];
    if (number === undefined || !/^\d/.test(number)) throw new SyntaxError('a number is missing');
    this.#at += 1;
    return () => Number(number);
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw new SyntaxError(`${token} is missing`);
  }
}
