import { useLingui } from '@lingui/react/macro';
import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { CalendarClock } from 'lucide-react';
import { useFormat } from '../../app/preferences/use-format.ts';

const tones = {
  late: 'text-danger-text font-medium',
  soon: 'text-warn-text font-medium',
  calm: 'text-ink-3',
};

/** The day on which a task is due, and in words when it is near; a done task has only the day. */
export function DueMark({ task: { deadline, status } }: { task: Pick<Task, 'deadline' | 'status'> }) {
  const { t } = useLingui();
  const format = useFormat();
  if (deadline === null) return null;
  const days = daysBetween(berlinDayOf(new Date()), deadline);
  const day = format.day(deadline);
  const isOpen = status !== 'DONE';
  const tone = !isOpen || days > 3 ? 'calm' : days < 0 ? 'late' : 'soon';
  const text =
    !isOpen || days > 1
      ? t`Fällig ${day}`
      : days === 1
        ? t`Morgen fällig, ${day}`
        : days === 0
          ? t`Heute fällig, ${day}`
          : t`Überfällig seit ${day}`;
  return (
    <span className={`tnum inline-flex items-center gap-1 text-12 ${tones[tone]}`}>
      <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
      {text}
    </span>
  );
}
