import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { Copy, X } from 'lucide-react';
import { useCopy } from '../../../app/clipboard/use-copy.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { costLineGroups, periodMessages } from '../../chance/price/cost-line-messages.ts';

/** The lines a cost consists of, group by group; lines without an amount are left out. */
export function CostBreakdown({ type, costs, onClose }: { type: CostType; costs: CostDetails; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const copyText = useCopy();
  const period = type === 'cumulated' ? t`gesamt` : i18n._(periodMessages[type]);
  const groups = costLineGroups
    .map(({ id, label, lines }) => ({
      id,
      label: i18n._(label),
      sum: lines.find(({ isSum }) => isSum)?.read(costs) ?? 0,
      lines: lines
        .filter(({ isSum, read }) => !isSum && read(costs) !== 0)
        .map((line) => ({ label: i18n._(line.label), amount: line.read(costs) })),
    }))
    .filter(({ lines }) => lines.length > 0);

  const copy = () => {
    const rows = groups.flatMap(({ label, sum, lines }) => [
      `${label}\t${format.number(sum, 2)}`,
      ...lines.map((line) => `  ${line.label}\t${format.number(line.amount, 2)}`),
    ]);
    void copyText(
      [`${t`Kosten`} ${period}\t${format.number(costs.totalCosts, 2)}`, ...rows].join('\n'),
      t`Herkunft kopiert.`,
      t`Markieren Sie den Text, um ihn zu kopieren.`,
    );
  };

  return (
    <section aria-label={t`Herkunft der Zahl`} className="border-t">
      <header className="flex h-10 items-center gap-2 pr-2 pl-4">
        <h3 className="font-semibold text-14">{t`Herkunft`}</h3>
        <span className="text-12 text-ink-3">{t`Kosten · ${period}`}</span>
        <span className="ml-auto flex">
          <IconButton size="small" label={t`Kopieren`} icon={<Copy />} onPress={copy} />
          <IconButton size="small" label={t`Schließen`} icon={<X />} onPress={onClose} />
        </span>
      </header>
      <ul className="tnum grid gap-2 px-4 pb-3 text-13">
        {groups.map(({ id, label, sum, lines }) => (
          <li key={id}>
            <p className="flex justify-between gap-3 font-semibold">
              <span>{label}</span>
              <span>{format.number(sum, 2)}</span>
            </p>
            <ul className="border-l pl-3">
              {lines.map((line) => (
                <li key={line.label} className="flex justify-between gap-3 py-px text-ink-2">
                  <span>{line.label}</span>
                  <span>{format.number(line.amount, 2)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {costs.subcontractorCosts === 0 ? null : (
          <li className="flex justify-between gap-3 font-semibold">
            <span>{t`Nachunternehmer`}</span>
            <span>{format.number(costs.subcontractorCosts, 2)}</span>
          </li>
        )}
        <li className="flex justify-between gap-3 border-t pt-1.5 font-semibold">
          <span>{t`Kosten ${period}`}</span>
          <span>{format.euro(costs.totalCosts)}</span>
        </li>
      </ul>
    </section>
  );
}
