import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../app/preferences/use-format.ts';

/** The awarding criteria as one bar whose parts are as wide as their weight; what is not given yet is a hatched gap. */
export function CriteriaBar({
  price,
  quality,
  reference,
  isWrong = false,
}: {
  price: number;
  quality: number;
  reference: number;
  /** the gap has been found wrong, not only unfinished */
  isWrong?: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const rest = Math.max(0, 100 - price - quality - reference);
  const parts = [
    { label: t`Preis`, weight: price },
    { label: t`Qualität`, weight: quality },
    { label: t`Referenzen`, weight: reference },
  ].filter((part) => part.weight > 0);
  return (
    <ul aria-label={t`Zuschlagskriterien`} className="flex gap-px overflow-hidden rounded-control text-12">
      {parts.map((part) => (
        <li
          key={part.label}
          style={{ flexGrow: part.weight, flexBasis: 0 }}
          className="min-w-fit whitespace-nowrap bg-active px-2.5 py-1.5"
        >
          <span className="font-medium">{part.label}</span>{' '}
          <span className="tnum text-ink-2">{format.percent(part.weight / 100)}</span>
        </li>
      ))}
      {rest > 0 ? (
        <li
          style={{ flexGrow: rest, flexBasis: 0 }}
          className={`min-h-7 bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_6px)] ${isWrong ? 'text-danger-line' : 'text-border-field'}`}
        >
          <span className="sr-only">{t`noch ${rest} % zu verteilen`}</span>
        </li>
      ) : null}
    </ul>
  );
}
