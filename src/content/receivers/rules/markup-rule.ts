import { BLOCK_ELEMENTS } from '../../html/block-elements';
import { tokenizeHtml } from '../../html/tokenize';
import type { MarkupProfile, RuleOfKind } from '../receiver-profile';
import type { AskRule } from '../rehearsed';
import { tagsRule } from './tag-rules';

/** Elements that run something or load something, which no markup of a text has. */
const active = 'script style iframe frame frameset object embed applet form meta base link'.split(' ');

/**
 * Accepts only the tags of a markup: none in a text and in Markdown, those inside of a line, or all that
 * only mark text. Code and automatic links of Markdown are text.
 */
export const markupRule: AskRule<RuleOfKind<'markup'>> = ({ markup, ...rule }, field) => {
  const target = markup === 'markdown' ? withoutCode(field.target) : field.target;
  return tagsRule({ ...rule, kind: 'tags', ...tagsOf(markup, target) }, { ...field, target });
};

function tagsOf(
  markup: MarkupProfile,
  target: string,
): Pick<RuleOfKind<'tags'>, 'allowed' | 'forbidden' | 'removes'> {
  switch (markup) {
    case 'text':
    case 'markdown':
      return { allowed: {}, removes: 'escape' };
    case 'inline-html': {
      const names = tokenizeHtml(target).flatMap((piece) => (piece.kind === 'tag' ? [piece.name] : []));
      return { forbidden: [...active, ...names.filter((name) => name !== 'br' && BLOCK_ELEMENTS.has(name))] };
    }
    case 'block-html':
      return { forbidden: active };
  }
}

/** A value with spaces in the place of what Markdown shows as it is written, so that places stay. */
function withoutCode(value: string): string {
  return value.replaceAll(
    /^(```|~~~)[^]*?^\1|`[^`\n]*`|<(?:https?:|mailto:)[^<>\s]*>|<[^<>\s@]+@[^<>\s]+>/gm,
    (one) => ' '.repeat(one.length),
  );
}
