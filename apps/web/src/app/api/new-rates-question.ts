import type { SplitChange } from '@zuschlag/validation/services/rates/new-rates';

/** A save that waits for an answer. */
export type NewRatesQuestion = { split: SplitChange; answer: (isAccepted: boolean) => void };

let open: NewRatesQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: NewRatesQuestion | null): void {
  open = question;
  for (const listener of listeners) listener();
}

/**
 * Asks the person before a save takes newer rows of the tables into prices that were approved once. An earlier question
 * that is still open is answered with no. Outside of a Chance no page shows the question, and the rows are taken.
 */
export function askAboutNewRates(split: SplitChange): Promise<boolean> {
  open?.answer(false);
  if (listeners.size === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    show({
      split,
      answer: (isAccepted) => {
        show(null);
        resolve(isAccepted);
      },
    });
  });
}

export function openQuestion(): NewRatesQuestion | null {
  return open;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page that showed it is left.
    if (listeners.size === 0) open?.answer(false);
  };
}
