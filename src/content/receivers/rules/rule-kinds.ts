import type { FieldRule } from '../receiver-profile';
import type { DeliveredField, RuleOutcome } from '../rehearsed';
import { charactersRule, encodingRule, referencesRule, whiteSpaceRule } from './character-rules';
import { escapeSequencesRule, escapesRule, numberedRule, placeholdersRule } from './code-rules';
import { patternRule, slugRule, urlRule, valuesRule, withoutPatternRule } from './form-rules';
import { lengthRule, minLengthRule, requiredRule, singleLineRule } from './length-rules';
import { markupRule } from './markup-rule';
import { xmlRule } from './xml-rule';
import { sameTagsRule } from './same-tags-rule';
import { stylesRule } from './style-rules';
import { schemesRule } from './scheme-rule';
import { attributesRule, tagsRule } from './tag-rules';

/** Asks a rule about a field. Linear in the length of the value; never throws. */
export function askRule(rule: FieldRule, field: DeliveredField): RuleOutcome {
  switch (rule.kind) {
    case 'required':
      return requiredRule(rule, field);
    case 'length':
      return lengthRule(rule, field);
    case 'single-line':
      return singleLineRule(rule, field);
    case 'tags':
      return tagsRule(rule, field);
    case 'markup':
      return markupRule(rule, field);
    case 'attributes':
      return attributesRule(rule, field);
    case 'styles':
      return stylesRule(rule, field);
    case 'schemes':
      return schemesRule(rule, field);
    case 'references':
      return referencesRule(rule, field);
    case 'characters':
      return charactersRule(rule, field);
    case 'encoding':
      return encodingRule(rule, field);
    case 'slug':
      return slugRule(rule, field);
    case 'pattern':
      return patternRule(rule, field);
    case 'min-length':
      return minLengthRule(rule, field);
    case 'values':
      return valuesRule(rule, field);
    case 'without-pattern':
      return withoutPatternRule(rule, field);
    case 'url':
      return urlRule(rule, field);
    case 'white-space':
      return whiteSpaceRule(rule, field);
    case 'escapes':
      return escapesRule(rule, field);
    case 'escape-sequences':
      return escapeSequencesRule(rule, field);
    case 'xml':
      return xmlRule(rule, field);
    case 'placeholders':
      return placeholdersRule(rule, field);
    case 'numbered':
      return numberedRule(rule, field);
    case 'same-tags':
      return sameTagsRule(rule, field);
  }
}
