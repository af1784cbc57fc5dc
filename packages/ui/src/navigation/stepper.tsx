import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

/** `ended`: it ended here without a success; `skipped`: it is never reached. */
export type StepStatus = 'done' | 'current' | 'upcoming' | 'closed' | 'ended' | 'skipped';

export interface Step {
  id: string;
  label: string;
  /** For small screens. */
  shortLabel?: string;
  /** Second line: a date, "1 von 2". */
  detail?: ReactNode;
  status: StepStatus;
  href?: string;
}

const MARKS: Record<StepStatus, string> = {
  done: 'border-ink-2 bg-ink-2 text-inverse',
  current: 'border-[5px] border-accent bg-surface',
  upcoming: 'border-[1.5px] border-border-field',
  closed: 'border-danger bg-danger text-on-danger',
  ended: 'border-border-button bg-active text-ink-2',
  skipped: 'border-[1.5px] border-border border-dashed',
};

/** Progress in a few named steps. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex min-w-0 items-start text-12">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.status === 'current' ? 'step' : undefined}
          className={`relative min-w-0 flex-1 pr-2 last:pr-0 max-sm:pr-0.5 sm:last:flex-none ${index < steps.length - 1 ? `after:absolute after:top-2 after:right-1.5 after:left-6 after:h-px ${step.status === 'done' ? 'after:bg-ink-2' : 'after:bg-border-button'}` : ''}`}
        >
          <span
            aria-hidden="true"
            className={`mb-1.5 grid size-[17px] place-items-center rounded-full border ${MARKS[step.status]}`}
          >
            {step.status === 'done' ? <Check className="size-[11px]" strokeWidth={3} /> : null}
            {step.status === 'closed' || step.status === 'ended' ? <X className="size-[11px]" strokeWidth={3} /> : null}
          </span>
          {step.href === undefined ? (
            <StepLabel step={step} />
          ) : (
            <Link
              href={step.href}
              className="relative block rounded-mark before:absolute before:-inset-x-1 before:-top-7 before:bottom-0 hover:underline"
            >
              <StepLabel step={step} />
            </Link>
          )}
          {step.detail === undefined ? null : (
            <span className="block truncate text-ink-3 max-sm:hidden">{step.detail}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepLabel({ step }: { step: Step }) {
  const weight = step.status === 'current' ? 'font-semibold text-ink' : 'font-medium text-ink-2';
  const tone = step.status === 'skipped' ? 'font-medium text-ink-3' : weight;
  return (
    <span className={`block truncate ${tone}`}>
      <span className={step.shortLabel === undefined ? '' : 'max-sm:hidden'}>{step.label}</span>
      {step.shortLabel === undefined ? null : <span className="sm:hidden">{step.shortLabel}</span>}
    </span>
  );
}
