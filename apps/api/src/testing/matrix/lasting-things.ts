import type { StrangerIds, Verdict } from '../verdicts.ts';

type Outcome = { verdict: Verdict };

/**
 * Calls on one set of things after the other: a set lasts until a call on it does not come out as it should, because
 * earlier calls changed the things. Such a call is made again, first with only those things anew that it names, then on a
 * new set, and that one counts. A fault counts at once.
 *
 * @param renew makes what a procedure names anew in a set; null where a whole set is needed
 * @returns makes a call; `isAsExpected` says whether its outcome counts on things that were used before
 */
export function onLastingThings(
  make: () => Promise<StrangerIds>,
  renew: (used: StrangerIds, asked: { path: string; names: ReadonlySet<string> }) => Promise<StrangerIds | null>,
) {
  let used: StrangerIds | null = null;
  return async <Result extends Outcome>(
    path: string,
    call: (things: StrangerIds) => Promise<Result>,
    isAsExpected: (result: Result) => boolean,
  ): Promise<Result> => {
    const counts = (result: Result) => result.verdict === 'INTERNAL' || isAsExpected(result);
    if (used) {
      const names = new Set<string>();
      const result = await call(noting(used, names));
      if (counts(result)) return result;
      const renewed = await renew(used, { path, names });
      if (renewed) {
        const again = await call(renewed);
        used = renewed;
        if (counts(again)) return again;
      }
    }
    used = await make();
    return call(used);
  };
}

/** The same things, which note the names under which they are asked for. */
function noting(things: StrangerIds, names: Set<string>): StrangerIds {
  return new Proxy(things, {
    get(of, name, self) {
      names.add(String(name));
      return Reflect.get(of, name, self);
    },
  });
}

/** Whether a call did what it was asked for. */
export const isAnswered = ({ verdict }: Outcome): boolean => verdict.startsWith('answers');
