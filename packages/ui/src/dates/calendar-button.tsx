import { Calendar as CalendarIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyOverlay } from '../overlays/lazy-overlay.tsx';
import { useUiWords } from '../words.tsx';

/** The round button that drops a calendar; named after its field. */
export function CalendarButton(props: {
  field: ReactNode;
  isOpen: boolean;
  isDisabled: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { calendar = '' } = useUiWords();
  return (
    <Button
      ref={props.ref}
      aria-label={typeof props.field === 'string' ? `${calendar}, ${props.field}` : calendar}
      aria-haspopup="dialog"
      aria-expanded={props.isOpen}
      isDisabled={props.isDisabled}
      onPress={props.onPress}
      className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-badge text-ink-3 -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-disabled"
    >
      <CalendarIcon aria-hidden="true" className="size-4" />
    </Button>
  );
}

/** The month under a date field, loaded at its first opening, because react-aria's calendar is large. */
export const CalendarPopover = lazyOverlay(async () => (await import('./calendar.tsx')).CalendarPopover);

/** The two months of a span of days. */
export const RangeCalendarPopover = lazyOverlay(async () => (await import('./calendar.tsx')).RangeCalendarPopover);
