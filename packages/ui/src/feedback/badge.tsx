import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva('inline-flex w-fit items-center whitespace-nowrap font-medium', {
  variants: {
    kind: {
      neutral: 'h-5 gap-[5px] rounded-[5px] border bg-surface px-[7px] text-12 text-ink-2 [&_svg]:size-3.5',
      count:
        'tnum h-[18px] min-w-[18px] justify-center rounded-full bg-active px-[5px] font-semibold text-11 text-ink-2',
      'count-new':
        'tnum h-[18px] min-w-[18px] justify-center rounded-full bg-ink px-[5px] font-semibold text-11 text-inverse',
    },
  },
  defaultVariants: { kind: 'neutral' },
});

/** A small mark: a neutral tag, a number, or a number that is new. */
export function Badge({
  kind = 'neutral',
  icon,
  children,
}: {
  kind?: 'neutral' | 'count' | 'count-new';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={badge({ kind })}>
      {icon}
      {children}
    </span>
  );
}

/** The tones of the states of a Chance. */
export type StateTone = 'pending' | 'editing' | 'ready' | 'submitted' | 'won' | 'lost' | 'none';

const stateBadge = cva(
  'inline-flex h-[22px] w-fit items-center gap-1.5 whitespace-nowrap rounded-badge pr-2 pl-[7px] font-medium text-12',
  {
    variants: {
      tone: {
        pending: 'bg-state-pending-bg text-state-pending-text',
        editing: 'bg-state-editing-bg text-state-editing-text',
        ready: 'bg-state-ready-bg text-state-ready-text',
        submitted: 'bg-state-submitted-bg text-state-submitted-text',
        won: 'bg-state-won-bg text-state-won-text',
        lost: 'bg-state-lost-bg text-state-lost-text',
        none: 'bg-state-none-bg text-state-none-text',
      },
    },
  },
);

const stateDot = cva('size-[7px] shrink-0 rounded-full', {
  variants: {
    tone: {
      pending: 'bg-state-pending-dot',
      editing: 'bg-state-editing-dot',
      ready: 'bg-state-ready-dot',
      submitted: 'bg-state-submitted-dot',
      won: 'bg-state-won-dot',
      lost: 'bg-state-lost-dot',
      none: 'bg-state-none-dot',
    },
  },
});

/** A state as a tinted badge with a solid dot. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={stateBadge({ tone })}>
      <span aria-hidden="true" className={stateDot({ tone })} />
      {children}
    </span>
  );
}

/** Only the dot of a state, beside a text that says it. */
export function StateDot({ tone }: { tone: StateTone }) {
  return <span aria-hidden="true" className={stateDot({ tone })} />;
}
