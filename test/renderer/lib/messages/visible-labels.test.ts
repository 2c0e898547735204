import { expect, test } from 'vitest';
import { windowLanguages } from '../../../../src/contract/ui-types';
import { englishTexts } from '../../../support/content/english-texts';

type Messages = Readonly<Record<string, string>>;

const texts = import.meta.glob<Messages>('../../../../src/renderer/lib/messages/*/*.ts', {
  eager: true,
  import: 'messages',
});

/** Accessible names of buttons, each with the label that the button shows. */
const labels = {
  'api.tokens.revoke.name': 'api.tokens.revoke',
  'api.tokens.reallyRevoke.name': 'api.tokens.reallyRevoke',
  'backups.restore.of': 'backups.restore',
  'call.copyBody': 'copy.copy',
  'call.corrected.body.copy': 'copy.copy',
  'checkLevels.dismissed.restore': 'checkLevels.dismissed.restore.do',
  'forwarding.cancel.label': 'forwarding.cancel',
  'forwarding.correct.field': 'forwarding.correct.short',
  'forwarding.correct.label': 'forwarding.correct',
  'forwarding.itIs.label': 'forwarding.itIs',
  'forwarding.keepHere.label': 'forwarding.keepHere',
  'forwarding.lookNow.label': 'forwarding.lookNow',
  'forwarding.sendAgain.label': 'forwarding.sendAgain',
  'forwarding.sendNow.label': 'forwarding.sendNow',
  'groups.open.label': 'jobs.open',
  'jobs.open.label': 'jobs.open',
  'listener.address.copy': 'copy.copy',
  'memories.export.of': 'memories.export',
  'memories.remove.of': 'memories.remove',
  'memories.rename.of': 'memories.rename',
  'memories.renew.of': 'memories.renew',
  'notes.edit': 'notes.edit.do',
  'notes.remove': 'notes.remove.do',
  'notes.reopen': 'notes.reopen.do',
  'notes.resolve': 'notes.resolve.do',
  'order.open.label': 'order.open',
  'problems.dismiss': 'problems.dismiss.hint',
  'problems.restore': 'problems.restore.field',
  'receivers.export': 'receivers.export.short',
  'receivers.remove': 'receivers.remove.short',
  'status.service.copy': 'copy.copy',
  'terms.export.of': 'terms.export',
  'terms.form.addTerm': 'terms.form.addTerm.short',
  'terms.hide.of': 'terms.hide',
  'terms.remove.of': 'terms.remove',
  'terms.show.of': 'terms.show',
};

const textsIn = (language: string): Messages =>
  Object.assign(
    {},
    ...(language === 'en'
      ? Object.values(englishTexts)
      : Object.entries(texts).flatMap(([path, own]) => (path.includes(`/${language}/`) ? [own] : []))),
  );

/** Speech input takes a name by its words. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();

test.each(windowLanguages)(
  'the accessible name of a button has its visible label in it (2.5.3): %s',
  (tag) => {
    const messages = textsIn(tag);
    const wrong = Object.entries(labels).flatMap(([nameKey, labelKey]) => {
      const [name = '', label = '?'] = [messages[nameKey], messages[labelKey]];
      return words(name).includes(words(label)) && words(label) !== ''
        ? []
        : [`${nameKey}: ${name} (${label})`];
    });
    expect(wrong).toEqual([]);
  },
);

test('what is removed for good has one verb for it, in the button and in what is said afterwards', () => {
  const es = textsIn('es');
  const fr = textsIn('fr');
  const removed = ['terms.removed', 'terms.entry.removed', 'memories.removed'];
  expect(removed.filter((key) => !/ eliminad/.test(es[key] ?? ''))).toEqual([]);
  expect(removed.filter((key) => !/ supprimé/.test(fr[key] ?? ''))).toEqual([]);
  expect([es['terms.entry.remove'], fr['terms.entry.remove']]).toEqual([
    'Eliminar entrada',
    'Supprimer l’entrée',
  ]);
});
