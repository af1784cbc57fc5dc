import { Check, Minus } from 'lucide-react';

/** The square itself, for anything that has `group/check` around it. */
export function CheckMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-4 shrink-0 place-items-center rounded-mark border border-border-field bg-surface text-on-accent transition-colors group-selected/check:border-accent group-selected/check:bg-accent group-indeterminate/check:border-accent group-indeterminate/check:bg-accent group-invalid/check:border-danger group-has-focus-visible/check:ring-focus group-disabled/check:border-border group-disabled/check:bg-sunken group-disabled/check:text-disabled group-disabled/check:group-selected/check:border-border group-disabled/check:group-selected/check:bg-active"
    >
      <Minus className="hidden size-3 group-indeterminate/check:block" strokeWidth={3} />
      <Check className="hidden size-3 group-selected/check:block group-indeterminate/check:hidden" strokeWidth={3} />
    </span>
  );
}
