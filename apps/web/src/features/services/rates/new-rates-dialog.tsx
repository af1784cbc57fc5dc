import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@zuschlag/ui';
import type { CostAndRevenue } from '@zuschlag/validation/services/rates/new-rates';
import type { NewRatesQuestion } from '../../../app/api/new-rates-question.ts';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** How much of a save is the person's own and how much comes from the tables, and whether both are to be saved. */
export function NewRatesDialog({ question }: { question: NewRatesQuestion; isOpen: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { euro } = useChangeFormat();
  const { before, tables, own, after } = question.split;
  const amount = (sum: CostAndRevenue | null, of: keyof CostAndRevenue) => format.euro(sum === null ? null : sum[of]);
  const change = (by: CostAndRevenue | null, of: keyof CostAndRevenue) => (by === null ? '–' : euro(0, by[of]));
  const lines = [
    { id: 'before', label: t`Bisher`, cost: amount(before, 'cost'), revenue: amount(before, 'revenue') },
    { id: 'tables', label: t`Neue Tabellen`, cost: change(tables, 'cost'), revenue: change(tables, 'revenue') },
    { id: 'own', label: t`Ihre Änderung`, cost: change(own, 'cost'), revenue: change(own, 'revenue') },
    { id: 'after', label: t`Danach`, cost: amount(after, 'cost'), revenue: amount(after, 'revenue') },
  ];
  return (
    <ConfirmDialog
      title={t`Neue Tabellen in freigegebene Preise übernehmen?`}
      text={
        after === null
          ? t`Die Preise waren schon freigegeben. Mit den heutigen Tabellen hätte die Leistung keinen Preis, weil eine Zeile fehlt.`
          : t`Die Preise waren schon freigegeben, und seit der Berechnung haben sich Tabellen geändert. Beim Speichern wird die ganze Leistung mit den heutigen Zeilen berechnet.`
      }
      confirmLabel={t`Beides speichern`}
      cancelLabel={t`Nicht speichern`}
      prefersCancel
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : question.answer(false))}
      onConfirm={() => question.answer(true)}
    >
      <table className="tnum w-full text-14 max-sm:text-13 [&_td]:whitespace-nowrap [&_td]:py-1 [&_td]:text-right [&_th]:py-1">
        <caption className="sr-only">{t`Was von Ihnen kommt und was von den Tabellen`}</caption>
        <thead>
          <tr className="border-b text-12 text-ink-2 [&_th]:font-medium">
            <th scope="col" className="text-left">
              <span className="sr-only">{t`Anteil`}</span>
            </th>
            <th scope="col" className="text-right">{t`Kosten`}</th>
            <th scope="col" className="text-right">{t`Umsatz`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, cost, revenue }) => (
            <tr key={id} className="border-b last:border-b-0 last:font-semibold">
              <th scope="row" className="text-left font-normal text-ink-2">
                {label}
              </th>
              <td>{cost}</td>
              <td>{revenue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
