import type { ReactNode } from 'react';

export type VerdictTone = 'yes' | 'no' | 'open';

const looks: Record<VerdictTone, string> = {
  yes: 'bg-state-won-bg text-state-won-text',
  no: 'bg-state-lost-bg text-state-lost-text',
  open: 'bg-active text-ink-2',
};

/** A decision in a word or two. */
export function Verdict({ tone, children }: { tone: VerdictTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-5 items-center rounded-[5px] px-[7px] font-medium text-12 sm:whitespace-nowrap ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
