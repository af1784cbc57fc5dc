import { useLingui } from '@lingui/react/macro';
import { columnName } from '@zuschlag/i18n/messages/configuration-tables';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Badge, Card, CardHeader } from '@zuschlag/ui';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { TableStep } from '@zuschlag/validation/services/erosion';
import { systemText } from '../../app/preferences/system-text.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { tableNameOf } from '../../app/vocabulary/table-names.ts';

type Change = TableStep['changes'][number];

/** The table rows that are known to take effect inside the contract, with what they change. */
export function TableSteps({ steps }: { steps: readonly TableStep[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const titleOf = ({ table, province, lengthOfEmployment }: TableStep) =>
    [
      tableNameOf(i18n, table) ?? table,
      province ? systemText(i18n, provinceNames[province]) : null,
      lengthOfEmployment === null ? null : t`ab ${format.number(lengthOfEmployment)} Jahren im Betrieb`,
    ]
      .filter(Boolean)
      .join(', ');
  const valueText = (value: number | null, unit: Change['unit']) => {
    if (value === null) return '–';
    if (unit === 'fraction') return format.share(value);
    if (unit === 'EUR') return format.amount(value);
    if (unit === 'days') return format.number(value);
    const minutes = String(value % 60).padStart(2, '0');
    return `${String(Math.floor(value / 60)).padStart(2, '0')}:${minutes}`;
  };
  return (
    <Card label={t`Bekannte Änderungen der Tabellen`}>
      <CardHeader title={t`Bekannte Änderungen der Tabellen`} badge={<Badge kind="count">{steps.length}</Badge>} />
      {steps.length === 0 ? (
        <p className="p-4 text-13 text-ink-2">
          {t`Während der Laufzeit tritt keine eingetragene Tabellenzeile in Kraft.`}
        </p>
      ) : (
        <>
          <ol className="divide-y">
            {steps.map((step, at) => (
              <li
                key={JSON.stringify([step.id, step.changes])}
                className="grid gap-1 px-4 py-2.5 print:break-inside-avoid"
              >
                <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                  <span className="tnum font-semibold text-warn-text">{at + 1}</span>
                  <span className="tnum font-medium">{format.day(step.activeFrom)}</span>
                  <span>{titleOf(step)}</span>
                  <span className="text-12 text-ink-3">{step.organizations.join(', ')}</span>
                  <span className="ml-auto">
                    <Badge>{step.isInPrice ? t`im Preis enthalten` : t`noch nicht im Preis`}</Badge>
                  </span>
                </p>
                <p className="tnum text-13 text-ink-2">
                  {step.changes.length === 0
                    ? t`ohne andere Werte`
                    : step.changes
                        .map(({ field, unit, before, after }) => {
                          const name = systemText(i18n, columnName(step.table as TableKey, field));
                          return `${name} ${valueText(before, unit)} → ${valueText(after, unit)}`;
                        })
                        .join(' · ')}
                </p>
              </li>
            ))}
          </ol>
          <p className="border-t px-4 py-2.5 text-12 text-ink-3">
            {t`Zeilen, die im Preis enthalten sind, rechnet die Kalkulation ab ihrem Tag; von der Tariferhöhung oben ist abgezogen, was sie ausmachen.`}
          </p>
        </>
      )}
    </Card>
  );
}
