import type { QuestionName } from '../../contract/contract';
import type { CommandHandlers, CommandServices } from './command-services';

type ReviewingCommand = Exclude<
  Extract<
    keyof CommandHandlers,
    `reviewed.${string}` | `changes.${string}` | `notes.${string}` | `fulfil.${string}`
  >,
  QuestionName
>;

/** Handlers of the commands on reviews, notes and the completion of requests. */
export function reviewingHandlers(services: CommandServices): Pick<CommandHandlers, ReviewingCommand> {
  const { reviewed, comparisons, notes, drafts, fulfilments } = services;
  return {
    'reviewed.set': ({ requests, reviewed: is }) => reviewed.set(requests, is),
    'reviewed.setField': ({ key, version, fieldId, reviewed: is }) =>
      reviewed.setField(key, version, fieldId, is),
    'reviewed.undo': ({ batch }) => reviewed.undo(batch),
    'changes.overview': ({ offset, ...range }) => comparisons.overview(range, offset),
    'changes.fields': ({ rows, ...range }) => comparisons.fields(range, rows),
    'notes.list': ({ key }) => notes.list(key),
    'notes.add': ({ key, fieldId, text }) => notes.add(key, fieldId, text),
    'notes.edit': ({ note, text }) => notes.edit(note, text),
    'notes.resolve': ({ note, resolved }) => notes.resolve(note, resolved),
    'notes.remove': ({ note }) => notes.remove(note),
    'notes.restore': ({ note }) => notes.restore(note),
    'fulfil.read': ({ key }) => drafts.read(key),
    'fulfil.fields': ({ key, ...range }) => drafts.fields(key, range),
    'fulfil.draft': (draft) => drafts.save(draft),
    'fulfil.discard': ({ key, fieldId }) => drafts.discard(key, fieldId),
    'fulfil.keepDrafts': ({ key, version }) => drafts.keep(key, version),
    'fulfil.confirm': ({ key, version }) => fulfilments.confirm(key, version),
    'fulfil.complete': ({ key, version, copySource }) => fulfilments.complete(key, version, copySource),
    'fulfil.save': ({ key, version }) => fulfilments.save(key, version),
    'fulfil.reopen': ({ key, version }) => fulfilments.reopen(key, version),
  };
}
