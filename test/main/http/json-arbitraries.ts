import fc from 'fast-check';
import { anyCharacter } from '../../support/content/any-character';
import { anyWebUrl } from '../../support/content/any-web-url';

/** Keys with a meaning to the service or to JavaScript, to reach deeper checks. */
const knownKeys =
  'id state created source language target fields value type data originalValue url importState importResponse ' +
  'constructor toString hasOwnProperty __proto__ 0 1e3 a.b " …';
const known = fc.constantFrom('', ...knownKeys.split(' '));

/** Any characters, NUL too. */
export const anyText = fc.string({ unit: anyCharacter });
/** Any that may be kept. */
const keptText = anyText.map((text) => text.replaceAll('\0', ' '));

/** Any JSON: `leaves` for its texts, `keys` for those of its objects. */
function jsonOf(leaves: fc.Arbitrary<string>, keys: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    leaves,
    fc.constantFrom('de', 'en-GB', 'success', 'https://a.example', 'pending'),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  return fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('json'), { maxLength: 4 }),
      // Built from entries, because an object literal would use `__proto__` as its prototype.
      fc.array(fc.tuple(keys, tie('json')), { maxLength: 4 }).map(Object.fromEntries<unknown>),
    ),
  })).json;
}

export const anyJson = jsonOf(anyText, fc.oneof(known, anyText));
const keptJson = jsonOf(
  keptText,
  fc.oneof(known, keptText).filter((key) => key !== '__proto__'),
);

const extraOf = (json: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(
      fc.string().map((name) => `x-${name}`),
      fc.constantFrom('constructor', 'toString', 'hasOwnProperty', '0', ''),
    ),
    json,
    { maxKeys: 2 },
  );

const withExtra = <T extends object>(own: fc.Arbitrary<T>, json: fc.Arbitrary<unknown>) =>
  fc.tuple(own, extraOf(json)).map(([properties, extra]) => ({ ...properties, ...extra }));

const tag = fc.constantFrom('de', 'en-gb', 'zh-Hant-TW', 'sr-Latn');
const name = keptText.map((text) => `${text}.`);
const keptField = withExtra(fc.record({ id: name, type: name, data: name, value: keptText }), keptJson);

/** A valid submission with any additional properties. */
export const validSubmission = withExtra(
  fc.record({
    language: withExtra(fc.record({ source: tag, target: tag }), keptJson),
    fields: fc.uniqueArray(keptField, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  }),
  keptJson,
);

const orAnything = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: anyJson });

/** A submission where any place may be anything. */
export const nearSubmission = withExtra(
  fc.record(
    {
      language: orAnything(fc.record({ source: orAnything(tag), target: tag }, { requiredKeys: ['source'] })),
      fields: orAnything(
        fc.array(
          orAnything(
            withExtra(
              fc.record(
                {
                  id: orAnything(anyText),
                  type: orAnything(anyText),
                  data: anyText,
                  value: orAnything(anyText),
                },
                { requiredKeys: ['type'] },
              ),
              anyJson,
            ),
          ),
          { maxLength: 4 },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
  anyJson,
);

export const nearMark = fc.record({ importState: fc.oneof(fc.constantFrom('success', 'fail'), anyJson) });
export const nearRegistration = fc.record({ url: fc.oneof(anyWebUrl, anyText, anyJson) });
export const nearQuery = fc.record(
  {
    criteria: fc.array(fc.record({ type: fc.constantFrom('id', 'created', 'state'), criteria: anyJson })),
    sortBy: anyJson,
  },
  { requiredKeys: ['criteria'] },
);
