import { useLingui } from '@lingui/react/macro';
import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';

/** Days until a deadline: yellow above ten, orange above five, then red; nothing once it has passed. */
export function DaysLeft({ day, isShort = false }: { day: string; isShort?: boolean }) {
  const { t } = useLingui();
  const days = daysBetween(berlinDayOf(new Date()), day);
  if (days < 0) return null;
  const tone =
    days > 10
      ? 'text-state-pending-text'
      : days > 5
        ? 'font-semibold text-state-editing-text'
        : 'font-semibold text-danger-text';
  const full = days === 0 ? t`heute` : days === 1 ? t`morgen` : t`${days} Tage`;
  if (!isShort) return <span className={`tnum text-12 ${tone}`}>{full}</span>;
  return (
    <span className={`tnum text-12 ${tone}`}>
      <span aria-hidden="true">{t`${days} T`}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}
