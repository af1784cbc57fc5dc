import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** The page that is seen, and the way to another one by its number. */
export function PageNumber({ page, pages, onGoTo }: { page: number; pages: number; onGoTo: (page: number) => void }) {
  const { t } = useLingui();
  /** What is typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const number = Number(typed);
    if (typed !== null && Number.isInteger(number) && number > 0) onGoTo(number);
    setTyped(null);
  };
  return (
    <form
      className="tnum flex items-center gap-1.5 text-12 text-ink-2"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={t`Seite`}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={go}
        className="h-7 w-11 rounded-control border border-border-field bg-surface text-center text-ink focus-visible:ring-focus"
      />
      <span>{t`von ${pages}`}</span>
    </form>
  );
}
