import { useState } from 'react';

export type HeldOffer<Offer> = {
  /** what the screen offers: as it is now, or as it was when the person began */
  offer: Offer;
  /** whether another person's step has ended the offer in the middle */
  isOver: boolean;
  /** holds the offer while a dialog is open or text is typed */
  hold: (isInTheMiddle: boolean) => void;
};

/**
 * Keeps an offer of the screen, such as a dialog or a form, for a person in the middle of it: the step of another person
 * changes what the screen offers, and what was typed would vanish without a word.
 */
export function useHeldOffer<Offer extends string | null>(now: Offer): HeldOffer<Offer> {
  const [held, setHeld] = useState(now);
  const [isHeld, hold] = useState(false);
  if (!isHeld && held !== now) setHeld(now);
  return { offer: isHeld ? held : now, isOver: isHeld && held !== now, hold };
}
