import { useState } from 'react';

/** A value that stays as it is while `isHeld`: a form does not change under a reply that is being sent. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
