import { useEffect, useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * The text of a search field: it goes into the address once the typing rests; the address going back changes the field.
 *
 * @param text the text in the address; empty without one
 * @returns the text in the field, and what changes it
 */
export function useTypedText(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  if (text !== shown) {
    setShown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const settled = useSettled(typed);
  useEffect(() => {
    const wanted = settled.trim();
    if (settled === typed && wanted !== text) onText(wanted);
  }, [settled, typed, text, onText]);
  return [typed, setTyped] as const;
}
