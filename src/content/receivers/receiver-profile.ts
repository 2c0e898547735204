import { Type, type Static } from 'typebox';

/** The marks of a profile's JSON document; `version` counts changes of the format. */
export const profileFormat = 'locdesk-receiver';
export const profileVersion = 1;

/** Limits for profiles from outside. */
export const mostRules = 500;
/** Length in code points. */
export const longestProfileName = 60;
const longestText = 2000;
export const longestList = 500;

const Text = Type.String({ minLength: 1, maxLength: longestText });
const Texts = Type.Array(Text, { maxItems: longestList });
/** Characters as in a character class of a regular expression, such as `a-z0-9_-` or `\p{L}`. */
const CharacterClass = Type.String({ minLength: 1, maxLength: 400 });

/** The title of the document that a rule is taken from, its section, and its address as text. */
const Source = Type.Object(
  {
    title: Text,
    section: Type.Optional(Text),
    address: Type.Optional(Text),
    /** The document that quotes it, if the document itself could not be read. */
    quotedBy: Type.Optional(Text),
  },
  { additionalProperties: false },
);
export type RuleSource = Readonly<Static<typeof Source>>;

/** The fields that a rule applies to: those that fit everything given here. */
const Fields = Type.Object(
  {
    /** Patterns for the field's ID, in which `*` is any text; upper and lower case are the same. */
    ids: Type.Optional(Texts),
    /** Patterns for the IDs of fields that the rule leaves out. */
    except: Type.Optional(Texts),
    types: Type.Optional(Texts),
    data: Type.Optional(Texts),
    /** Positions in the request; the first field has 0. */
    positions: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: longestList })),
  },
  { additionalProperties: false },
);
export type FieldSelector = Static<typeof Fields>;

/** A value that breaks the rule is refused, or taken and changed. */
const Level = Type.Union([Type.Literal('refused'), Type.Literal('changed')]);
export type RuleLevel = Static<typeof Level>;

const ofAnyRule = {
  id: Type.String({ pattern: '^[a-z0-9]+(?:[.-][a-z0-9]+)*$', maxLength: 100 }),
  /** The rule in a sentence. */
  says: Text,
  source: Source,
};
const ofFieldRule = { ...ofAnyRule, fields: Type.Optional(Fields), level: Level };

const closed = { additionalProperties: false } as const;

/** `encoded` counts the characters of an address: three for each byte of a letter outside ASCII. */
export const lengthUnits = ['characters', 'codePoints', 'utf16', 'utf8Bytes', 'encoded', 'words'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** The ways in which receivers write what they fill in, or keep as it is. */
export const placeholderSyntaxes = ['printf', 'apple', 'drupal', 'liquid', 'merge-tags', 'blocks'] as const;
export type PlaceholderSyntax = (typeof placeholderSyntaxes)[number];

/** Kinds of markup that a field is written in: none, tags inside of a line, tags of any text, or Markdown. */
export const markupProfiles = ['text', 'inline-html', 'block-html', 'markdown'] as const;
export type MarkupProfile = (typeof markupProfiles)[number];

/**
 * Letters that are written otherwise where accents are removed, by the language of the target, such as `de`;
 * `*` for every language, after those of its own.
 */
const Letters = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Record(Type.String({ minLength: 1, maxLength: 10 }), Type.String({ maxLength: 10 })),
);
export type Letters = Static<typeof Letters>;

const AllowedTags = Type.Record(Type.String({ maxLength: 100 }), Texts);

/** The schema of each kind of rule. */
export const ruleSchemas = {
  /** Must have text; with `of` `value`, a value of any kind is enough, such as a tag without text. */
  required: Type.Object(
    {
      kind: Type.Literal('required'),
      ...ofFieldRule,
      of: Type.Optional(Type.Enum(['value', 'text'])),
    },
    closed,
  ),
  /** At most so long; a receiver that changes the value cuts it. */
  length: Type.Object(
    {
      kind: Type.Literal('length'),
      ...ofFieldRule,
      max: Type.Integer({ minimum: 0 }),
      unit: Type.Enum([...lengthUnits]),
      /** `text` counts without tags and with character references decoded. */
      of: Type.Optional(Type.Enum(['value', 'text'])),
      /** `word` measures the parts between white space, where a receiver folds a longer line. */
      per: Type.Optional(Type.Enum(['value', 'line', 'word'])),
      /** Whether accents are removed before it is counted. */
      withoutAccents: Type.Optional(Type.Boolean()),
      letters: Type.Optional(Letters),
      /** Only values of ASCII, because a receiver encodes other ones as a whole. */
      onlyInAscii: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** One line; a receiver that changes the value replaces line breaks. */
  'single-line': Type.Object(
    {
      kind: Type.Literal('single-line'),
      ...ofFieldRule,
      /** The text that takes the place of a line break; a space by default. */
      replacement: Type.Optional(Type.String({ maxLength: 10 })),
    },
    closed,
  ),
  /** The tags and their attributes; other ones are refused, removed, or shown as text. */
  tags: Type.Object(
    {
      kind: Type.Literal('tags'),
      ...ofFieldRule,
      /** Attributes by tag; every tag that is not here is not allowed. */
      allowed: Type.Optional(AllowedTags),
      forbidden: Type.Optional(Texts),
      /** Attributes of every tag; `data-*` allows all that begin with `data-`. */
      attributes: Type.Optional(Texts),
      /** `tag` removes only the tag, `content` what it contains, too; `escape` shows it as text. */
      removes: Type.Optional(Type.Enum(['tag', 'content', 'escape'])),
      /** Removed tags whose content disappears with them. */
      hides: Type.Optional(Texts),
      /** Only in well-formed XML, because the receiver refuses another value as a whole. */
      onlyInXml: Type.Optional(Type.Boolean()),
      /** Whether comments and declarations of document types are kept; they are by default. */
      comments: Type.Optional(Type.Boolean()),
      /** The values of an attribute that is allowed, such as `ltr` and `rtl` of `dir`. */
      values: Type.Optional(AllowedTags),
      /** Whether a tag must be written as the receiver writes it: `<br />`, and values in quotation marks. */
      asWritten: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** The markup that the field is written in; other tags are removed, or shown as text. */
  markup: Type.Object(
    { kind: Type.Literal('markup'), ...ofFieldRule, markup: Type.Enum([...markupProfiles]) },
    closed,
  ),
  /** Attributes that no tag may have; `on*` is every one that begins with `on`. */
  attributes: Type.Object({ kind: Type.Literal('attributes'), ...ofFieldRule, forbidden: Texts }, closed),
  /** Properties allowed in a `style` attribute; `--*` allows all that begin with `--`. */
  styles: Type.Object(
    {
      kind: Type.Literal('styles'),
      ...ofFieldRule,
      allowed: Texts,
      /** Functions allowed in values; with these, a value with another one or with \ & = } is dropped. */
      functions: Type.Optional(Texts),
      /** Whether a property in capitals is another one. */
      isCaseSensitive: Type.Optional(Type.Boolean()),
      /** Properties whose values may have `url()`, and the schemes of its addresses. */
      urls: Type.Optional(Type.Object({ properties: Texts, schemes: Texts }, closed)),
    },
    closed,
  ),
  /** Schemes of addresses in attributes: those that are allowed, or those that are not. */
  schemes: Type.Object(
    {
      kind: Type.Literal('schemes'),
      ...ofFieldRule,
      allowed: Type.Optional(Texts),
      forbidden: Type.Optional(Texts),
      /** The part that a receiver removes if it changes the value; the scheme by default. */
      removes: Type.Optional(Type.Enum(['scheme', 'attribute'])),
      /** The attributes that are read; those of addresses by default. */
      attributes: Type.Optional(Texts),
      except: Type.Optional(Texts),
      /** Whether every text before the first colon is a scheme, unless it has one of `/ ? #`. */
      anyPrefix: Type.Optional(Type.Boolean()),
      /** Whether tokens such as `[site:url]` are left out before. */
      withoutTokens: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** Character references: a bare `&` or an unknown name becomes `&amp;`. */
  references: Type.Object(
    {
      kind: Type.Literal('references'),
      ...ofFieldRule,
      names: Type.Optional(Texts),
      /** Whether a bare `>` becomes `&gt;`, and a bare `<` that begins no tag `&lt;`. */
      greaterThan: Type.Optional(Type.Boolean()),
      /**
       * Only what is shown differently: references without a semicolon, those with an odd number of
       * hexadecimal digits, and braces after `&`, which are removed.
       */
      only: Type.Optional(Type.Array(Type.Enum(['unterminated', 'odd-hex', 'braces']))),
    },
    closed,
  ),
  /** Characters that are allowed, or not. */
  characters: Type.Object(
    {
      kind: Type.Literal('characters'),
      ...ofFieldRule,
      allowed: Type.Optional(CharacterClass),
      forbidden: Type.Optional(CharacterClass),
      /** The text that takes their place; nothing by default. */
      replacement: Type.Optional(Type.String({ maxLength: 10 })),
      /** A value in quotation marks may have them. */
      unlessQuoted: Type.Optional(Type.Boolean()),
      /** Only in values of ASCII, because a receiver encodes other ones as a whole. */
      onlyInAscii: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** The characters of an encoding. */
  encoding: Type.Object(
    {
      kind: Type.Literal('encoding'),
      ...ofFieldRule,
      encoding: Type.Enum(['ascii', 'latin1', 'utf8mb3']),
    },
    closed,
  ),
  /** A part of an address that the receiver makes of the value. */
  slug: Type.Object(
    {
      kind: Type.Literal('slug'),
      ...ofFieldRule,
      allowed: CharacterClass,
      separator: Type.String({ maxLength: 1 }),
      lowerCase: Type.Boolean(),
      /** Whether accents are removed before (`ü` becomes `u`). */
      withoutAccents: Type.Boolean(),
      letters: Type.Optional(Letters),
      /** Further characters that become the separator, as white space does. */
      separators: Type.Optional(CharacterClass),
      /** Whether tags and character references are removed before; those of dashes and spaces separate. */
      withoutMarkup: Type.Optional(Type.Boolean()),
      /** The longest, as an address has it; it is cut before other characters are removed. */
      max: Type.Optional(Type.Integer({ minimum: 1 })),
      /** `separator` puts one in the place of any other character; `nothing` removes it. */
      others: Type.Enum(['separator', 'nothing']),
    },
    closed,
  ),
  /** A form that the whole value must have, as a regular expression. */
  pattern: Type.Object(
    {
      kind: Type.Literal('pattern'),
      ...ofFieldRule,
      pattern: Type.String({ minLength: 1, maxLength: 500 }),
      /** The form in words, such as "begins with a slash". */
      form: Text,
    },
    closed,
  ),
  /** At least so many code points; an empty value is a matter of `required`. */
  'min-length': Type.Object(
    { kind: Type.Literal('min-length'), ...ofFieldRule, min: Type.Integer({ minimum: 1 }) },
    closed,
  ),
  /** One of these values, as they are written. */
  values: Type.Object({ kind: Type.Literal('values'), ...ofFieldRule, values: Texts }, closed),
  /** A regular expression that must not be found anywhere in the value. */
  'without-pattern': Type.Object(
    {
      kind: Type.Literal('without-pattern'),
      ...ofFieldRule,
      pattern: Type.String({ minLength: 1, maxLength: 500 }),
    },
    closed,
  ),
  /** An absolute address with one of these schemes. */
  url: Type.Object({ kind: Type.Literal('url'), ...ofFieldRule, schemes: Texts }, closed),
  /** White space that the receiver removes. */
  'white-space': Type.Object(
    {
      kind: Type.Literal('white-space'),
      ...ofFieldRule,
      trims: Type.Boolean(),
      collapses: Type.Boolean(),
      /** A value in quotation marks keeps its white space. */
      unlessQuoted: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** Characters that must have a backslash before them. */
  escapes: Type.Object(
    {
      kind: Type.Literal('escapes'),
      ...ofFieldRule,
      characters: Type.String({ minLength: 1, maxLength: 20 }),
      /** Only at the beginning of the value. */
      atStart: Type.Optional(Type.Boolean()),
      /** Only in a value of this form, as a regular expression, that the source has not as it is. */
      form: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
      /** A value in quotation marks needs none. */
      unlessQuoted: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  /** Sequences after a backslash. A receiver that changes the value drops the backslash of others. */
  'escape-sequences': Type.Object(
    {
      kind: Type.Literal('escape-sequences'),
      ...ofFieldRule,
      /** Letters that may follow a backslash; absent for all of them. */
      letters: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
      /** Letters after which four hexadecimal digits are required. */
      digitsAfter: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
    },
    closed,
  ),
  /** Well-formed XML: every tag closed, `&` and `<` only as references. */
  xml: Type.Object({ kind: Type.Literal('xml'), ...ofFieldRule }, closed),
  /** The placeholders of the source, no other ones. */
  placeholders: Type.Object(
    { kind: Type.Literal('placeholders'), ...ofFieldRule, syntax: Type.Enum([...placeholderSyntaxes]) },
    closed,
  ),
  /** Several printf placeholders are numbered. */
  numbered: Type.Object({ kind: Type.Literal('numbered'), ...ofFieldRule }, closed),
  /** The tags of the source, each as often; with `whole`, with their attributes and in its order, too. */
  'same-tags': Type.Object(
    {
      kind: Type.Literal('same-tags'),
      ...ofFieldRule,
      compares: Type.Optional(Type.Enum(['names', 'whole'])),
    },
    closed,
  ),
  /** Fields that a request must have with a text, by patterns of their IDs. */
  'required-fields': Type.Object(
    {
      kind: Type.Literal('required-fields'),
      ...ofAnyRule,
      ids: Texts,
      /** `any` asks for one of them, and only in a request that has one of the fields. */
      of: Type.Enum(['all', 'any']),
    },
    closed,
  ),
  /** At most so many fields in a request. */
  'field-count': Type.Object(
    { kind: Type.Literal('field-count'), ...ofAnyRule, max: Type.Integer({ minimum: 1 }) },
    closed,
  ),
  /** At most so many bytes of UTF-8 in all targets of a request. */
  'request-size': Type.Object(
    { kind: Type.Literal('request-size'), ...ofAnyRule, maxBytes: Type.Integer({ minimum: 1 }) },
    closed,
  ),
  /** The codes of languages as the receiver spells them. */
  languages: Type.Object(
    {
      kind: Type.Literal('languages'),
      ...ofAnyRule,
      /** How a tag without a code of its own is spelled: `zh_CN`, `zh-CN`, `zh-cn`, `zh_cn`, `zh-rCN`. */
      spelling: Type.Enum(['Aa_AA', 'Aa-AA', 'aa-aa', 'aa_aa', 'android']),
      /** Codes of their own, by BCP 47 tag. */
      codes: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 100 }))),
      /** Whether only `codes` exist. */
      only: Type.Optional(Type.Boolean()),
      /** The longest code. */
      max: Type.Optional(Type.Integer({ minimum: 1 })),
      /** A form that a code must have, as a regular expression. */
      form: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    },
    closed,
  ),
} as const;

export type RuleKind = keyof typeof ruleSchemas;
type RuleOf<Kind extends RuleKind> = Static<(typeof ruleSchemas)[Kind]>;
export type ReceiverRule = { [Kind in RuleKind]: RuleOf<Kind> }[RuleKind];
export type RuleOfKind<Kind extends RuleKind> = Extract<ReceiverRule, { kind: Kind }>;
/** Rules on a single field, and on the request as a whole. */
export type FieldRule = Extract<ReceiverRule, { level: RuleLevel }>;
export type RequestRule = Exclude<ReceiverRule, FieldRule>;

/** A profile's document without its rules, which are validated by their kinds. */
export const ProfileFrame = Type.Object(
  {
    format: Type.Literal(profileFormat),
    version: Type.Literal(profileVersion),
    id: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 }),
    name: Type.String({ minLength: 1, maxLength: longestProfileName }),
    about: Type.Optional(Text),
    rules: Type.Array(Type.Object({ kind: Type.Enum(Object.keys(ruleSchemas)) }), { maxItems: mostRules }),
  },
  closed,
);

/** The rules by which a system accepts content. */
export interface ReceiverProfile extends Omit<Static<typeof ProfileFrame>, 'rules'> {
  readonly rules: readonly ReceiverRule[];
}
