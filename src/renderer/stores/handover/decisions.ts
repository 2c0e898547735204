import type { StoreApi } from 'zustand/vanilla';
import type { TakeBack, TakeBackAnswer } from '../../../contract/handovers';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/handover-text';
import type { ToastState } from '../window/toast-state';
import { answerText } from './answer-text';
import { withDecision, type DecidedItems, type ItemSlots } from './item-pages';

/** The part of the state that decisions change. */
interface Decidable {
  readonly takeBack: TakeBack | undefined;
  readonly items: ItemSlots;
  readonly chosen: ReadonlySet<number>;
  readonly isBusy: boolean;
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly get: () => Decidable;
  readonly set: (changed: Partial<Decidable>) => void;
  /** Reads what is shown once more, and the counts. */
  readonly readAgain: () => Promise<void>;
}

/** A decision on items; `ask` asks the host for it. */
interface Decision {
  readonly items: DecidedItems;
  readonly as: 'accepted' | 'left';
  readonly ask: (items: 'all' | number[]) => Promise<TakeBackAnswer>;
}

/** Decisions on the fields of a file, one after another, so that one that comes meanwhile is not lost. */
export class Decisions {
  readonly #parts: Parts;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resolves when it is written, and after the last one, what is shown is read again. */
  async decide(decision: Decision): Promise<void> {
    const { set, readAgain } = this.#parts;
    this.#waiting += 1;
    set({ isBusy: true });
    const decided = this.#last.then(() => this.#write(decision));
    this.#last = decided;
    await decided;
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    set({ isBusy: false });
    await readAgain().catch((error: unknown) => this.#failed(error));
  }

  /** Makes decided items ones that are to be decided, those of an action or single ones. */
  async undo(what: { act: string } | number[]): Promise<void> {
    const { client, toasts, get, readAgain } = this.#parts;
    const { takeBack } = get();
    if (takeBack === undefined) return;
    const { key } = takeBack;
    try {
      const undone = this.#last.then(() => client.call('takebacks.undo', { key, what }));
      this.#last = undone.catch(() => undefined);
      await undone;
      await readAgain();
      toasts.getState().show({ tone: 'done', text: t('takeBack.undone') });
    } catch (error) {
      this.#failed(error);
    }
  }

  async #write({ items: meant, as, ask }: Decision): Promise<void> {
    const { toasts, get, set } = this.#parts;
    // A key that was pressed twice, or while all were accepted.
    const items = meant === 'all' ? meant : meant.filter((key) => !this.#isDecided(key));
    if (items.length === 0) return;
    try {
      const answer = await ask(items);
      if (get().takeBack?.key === answer.takeBack.key)
        set({
          takeBack: answer.takeBack,
          chosen: new Set([...get().chosen].filter((key) => items !== 'all' && !items.includes(key))),
          items: withDecision(get().items, items, { decision: as, answer }),
        });
      const { act } = answer;
      const undo = async (): Promise<void> => {
        if (act !== undefined) await this.undo({ act });
      };
      toasts.getState().show({
        tone: answer.refused.length > 0 ? 'error' : 'done',
        text: as === 'accepted' ? answerText(answer) : t('takeBack.done.left'),
        ...(act === undefined
          ? {}
          : { action: { label: t('takeBack.undo'), command: 'undo' as const, run: undo } }),
      });
    } catch (error) {
      this.#failed(error);
    }
  }

  #isDecided(key: number): boolean {
    return this.#parts.get().items.some((item) => item?.key === key && item.decision !== 'open');
  }

  #failed(error: unknown): void {
    this.#parts.toasts.getState().show({ tone: 'error', text: messageOf(error) });
  }
}
