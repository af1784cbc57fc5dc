import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Takes over into the form what stands typed in a part. @returns whether everything was taken over */
type TakeOver = () => Promise<boolean>;

/** The parts of a form that hold something typed until they take it over, such as tables; null outside of such a form. */
export const FormParts = createContext<Set<TakeOver> | null>(null);

/**
 * Registers a part while it holds something typed: sending the form takes it over first.
 * @returns whether there is a form around it, which is what gets saved
 */
export function useFormPart(isTyped: boolean, takeOver: TakeOver): boolean {
  const parts = useContext(FormParts);
  const latest = useRef(takeOver);
  useEffect(() => {
    latest.current = takeOver;
  });
  useEffect(() => {
    if (!isTyped || parts === null) return;
    const takeLatest = () => latest.current();
    parts.add(takeLatest);
    return () => {
      parts.delete(takeLatest);
    };
  }, [isTyped, parts]);
  return parts !== null;
}

/** The parts of this form, and its sending with them: what a part cannot take over stops it, and the part says why. */
export function useFormParts(submit: () => Promise<void>) {
  const [parts] = useState(() => new Set<TakeOver>());
  async function submitWithParts(): Promise<void> {
    for (const takeOver of [...parts]) if (!(await takeOver())) return;
    await submit();
  }
  return { parts, submitWithParts };
}
