import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Whole seconds that count down to 0. */
export function useCountdown(from = 0): { seconds: number; start: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, start: setSeconds };
}

/** Why the next try has to wait, in words; null: it does not. */
export function useWaitText(seconds: number): string | null {
  const { t } = useLingui();
  return seconds > 0
    ? t`Zu viele Versuche. Bitte warten Sie ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}.`
    : null;
}
