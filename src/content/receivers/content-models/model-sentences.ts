import { filledMessage } from '../../checks/problem-sentence';
import type { ReceiverRule } from '../receiver-profile';

type Texts = Readonly<Record<string, string>>;

/** The sentences of the rules of content models, and the titles of the documents that they are from. */
export const modelTexts = {
  'model.required': '{{field}} is required.',
  'model.length': '{{field}} has at most {{max}} characters.',
  'model.min-length': '{{field}} has at least {{min}} characters.',
  'model.pattern': '{{field}} has the form {{form}}.',
  'model.without-pattern': '{{field}} does not have {{pattern}} in it.',
  'model.values': '{{field}} is one of: {{values}}',
  'model.tags': '{{field}} keeps only {{tags}}.',
  'model.single-line': '{{field}} is a single line.',
  'model.languages': 'The space has the locales {{codes}}.',
  'model.source.contentful': 'Content model of your space in Contentful',
  'model.source.storyblok': 'Components of your space in Storyblok',
} as const;

const english: Texts = modelTexts;
const sources = ['model.source.contentful', 'model.source.storyblok'] as const;

/** A rule without its names: only what it asks. */
type WithoutNames<Rule> = Rule extends unknown ? Omit<Rule, 'id' | 'says' | 'source' | 'fields'> : never;
export type AskedRule = WithoutNames<ReceiverRule>;

/** The sentence of a model's rule in English, as its profile has it. */
export function modelSays(rule: AskedRule, field = ''): string {
  const values: Texts = { ...valuesOf(rule), field };
  const message = english[`model.${rule.kind}`] ?? '';
  return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** A rule of a content model in another language. */
export interface SaidRule {
  readonly says: string;
  /** The title of the document that it is from. */
  readonly title: string;
}

/**
 * Says a rule that was made of a content model with the messages of another language. Undefined for another
 * rule, and for one whose words were changed in its document.
 */
export function modelSentence(rule: ReceiverRule, messages: Texts): SaidRule | undefined {
  const { title, section = '' } = rule.source;
  const source = sources.find((one) => modelTexts[one] === title);
  const [message, said] = [
    messages[`model.${rule.kind}`],
    source === undefined ? undefined : messages[source],
  ];
  if (message === undefined || said === undefined) return undefined;
  const field = section.slice(section.lastIndexOf(': ') + 1).trimStart();
  if (modelSays(rule, field) !== rule.says) return undefined;
  return { says: filledMessage(message, { ...valuesOf(rule), field }), title: said };
}

function valuesOf(rule: AskedRule): Texts {
  if (rule.kind === 'length') return { max: String(rule.max) };
  if (rule.kind === 'min-length') return { min: String(rule.min) };
  if (rule.kind === 'pattern') return { form: rule.form };
  if (rule.kind === 'without-pattern') return { pattern: rule.pattern };
  if (rule.kind === 'values') return { values: listed(rule.values) };
  if (rule.kind === 'tags') return { tags: Object.keys(rule.allowed ?? {}).join(', ') };
  return rule.kind === 'languages' ? { codes: Object.keys(rule.codes ?? {}).join(', ') } : {};
}

const mostListed = 20;
const longestListed = 60;

function listed(values: readonly string[]): string {
  const shown = values
    .slice(0, mostListed)
    .map((value) => (value.length <= longestListed ? value : `${value.slice(0, longestListed - 1)}…`));
  return `${shown.join(', ')}${values.length > mostListed ? ' …' : ''}`;
}
