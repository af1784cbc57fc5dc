import { useEffect, useState } from 'react';

/** A value once it has not changed for a while; what is typed on the way asks no server. */
export function useSettled<Value>(value: Value, settleMs = 300): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ text, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, value: JSON.parse(text) as Value }), settleMs);
    return () => clearTimeout(timer);
  }, [text, settleMs]);
  return settled.value;
}
