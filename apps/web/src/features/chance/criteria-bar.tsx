import { useLingui } from '@lingui/react/macro';

/** The awarding criteria as one bar whose parts are as wide as their weight. */
export function CriteriaBar({ price, quality, reference }: { price: number; quality: number; reference: number }) {
  const { t } = useLingui();
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
          className="min-w-fit truncate bg-active px-2.5 py-1.5"
        >
          <span className="font-medium">{part.label}</span> <span className="tnum text-ink-2">{part.weight} %</span>
        </li>
      ))}
    </ul>
  );
}
