import { useLingui } from '@lingui/react/macro';
import { type DayFlag, dayFlags, dayMessages, shortDayMessages } from '../service/service-messages.ts';

/** The days of a shift: eight small marks, those it runs on filled. */
export function DayMarks({ shift }: { shift: { [flag in DayFlag]: boolean } }) {
  const { i18n } = useLingui();
  const words = dayFlags.filter((flag) => shift[flag]).map((flag) => i18n._(dayMessages[flag]));
  return (
    <span role="img" aria-label={words.join(', ')} className="inline-flex gap-0.5">
      {dayFlags.map((flag) => (
        <span
          key={flag}
          aria-hidden="true"
          className={`h-[18px] w-[21px] rounded-mark text-center text-11 leading-[18px] ${shift[flag] ? 'bg-active font-semibold text-ink' : 'text-ink-3'}`}
        >
          {i18n._(shortDayMessages[flag])}
        </span>
      ))}
    </span>
  );
}
