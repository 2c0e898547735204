import type { CommandInput, CommandName, CommandOutput } from '../../../contract/contract';

type Call = <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<CommandOutput<N>>;

/** Commands that only read, by the last part of their names. */
const readings =
  /\.(?:counts|detail|fields|info|job|jobProblems|list|locate|ofRequest|outline|read|running|summary|timeline|today|values|window)$/;

/**
 * Makes sure that an older answer never replaces a newer one: as soon as a reading is answered, all equal
 * ones that were asked before it and still run get its answer too, and their own, which may be older, is
 * dropped. Answers can overtake each other on a busy machine.
 */
export function answeringInOrder(ask: Call): Call {
  const running = new Map<string, ((answer: never) => void)[]>();
  return (name, input) => {
    if (!readings.test(name)) return ask(name, input);
    const id = `${name} ${JSON.stringify(input)}`;
    const asked = running.get(id) ?? [];
    running.set(id, asked);
    return new Promise((resolve, reject) => {
      asked.push(resolve);
      const tidy = (): void => {
        if (asked.length === 0 && running.get(id) === asked) running.delete(id);
      };
      ask(name, input).then(
        (answer) => {
          for (const earlierOrThis of asked.splice(0, asked.indexOf(resolve) + 1))
            // Readings of one name have answers of one type.
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion
            earlierOrThis(answer as never);
          tidy();
        },
        (error: Error) => {
          const at = asked.indexOf(resolve);
          if (at !== -1) asked.splice(at, 1);
          tidy();
          reject(error);
        },
      );
    });
  };
}
