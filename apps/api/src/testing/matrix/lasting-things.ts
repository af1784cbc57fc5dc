import type { StrangerIds, Verdict } from '../verdicts.ts';

type Outcome = { verdict: Verdict };

/**
 * Calls on one set of things after the other: a set lasts until a call on it does not come out as it should, because
 * earlier calls changed the things. Such a call is made again on a new set, and that one counts. A fault counts at once.
 *
 * @returns makes a call; `isAsExpected` says whether its outcome counts on things that were used before
 */
export function onLastingThings(make: () => Promise<StrangerIds>) {
  let used: StrangerIds | null = null;
  return async <Result extends Outcome>(
    call: (things: StrangerIds) => Promise<Result>,
    isAsExpected: (result: Result) => boolean,
  ): Promise<Result> => {
    if (used) {
      const result = await call(used);
      if (result.verdict === 'INTERNAL' || isAsExpected(result)) return result;
    }
    used = await make();
    return call(used);
  };
}

/** Whether a call did what it was asked for. */
export const isAnswered = ({ verdict }: Outcome): boolean => verdict.startsWith('answers');
