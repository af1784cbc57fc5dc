import { useLingui } from '@lingui/react/macro';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import { Button, Card, EmptyState, IconButton } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TariffStep, TariffStepRow } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { Plus, Rows3, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useRemoval } from '../../app/errors/removal.ts';
import { systemText } from '../../app/preferences/system-text.ts';
import { useFormat } from '../../app/preferences/use-format.ts';

const NewRowDialog = lazyOverlay(async () => (await import('./new-row-dialog.tsx')).NewRowDialog);

const perPage = 200;

/** The rows of a draft; those of one that is real stay to read. */
export function StepRows({ step }: { step: TariffStep }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const remove = trpc.tariffSteps.removeRow.useMutation();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState(perPage);
  const { id, rows, realSince } = step;
  const isDraft = realSince === null;
  const more = Math.min(perPage, rows.length - shown);

  const removeRow = (row: TariffStepRow) =>
    removal({
      remove: () => remove.mutateAsync({ id, rowId: row.id }),
      done: t`Die Zeile ist entfernt.`,
      alreadyGone: t`Jemand anderes war schneller: Die Zeile ist schon entfernt.`,
      refresh: () => utils.tariffSteps.invalidate(),
    }).catch(() => undefined);

  return (
    <section aria-label={t`Löhne`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-semibold text-16">{t`Löhne`}</h2>
        {isDraft ? (
          <Button size="small" icon={<Plus />} onPress={() => setAdding(true)}>
            {t`Zeile hinzufügen`}
          </Button>
        ) : null}
      </div>
      <Card label={t`Zeilen des Tarifschritts`}>
        {rows.length === 0 ? (
          <EmptyState
            icon={<Rows3 />}
            title={t`Noch keine Zeile`}
            text={t`Fügen Sie die künftigen Löhne hinzu, je Lohngruppe und Tag eine Zeile.`}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard
          <section className="relative overflow-x-auto" aria-label={t`Zeilen des Tarifschritts`} tabIndex={0}>
            <table className="tnum w-full text-14 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 [&_td]:whitespace-nowrap [&_td]:text-right [&_th]:text-left">
              <caption className="sr-only">{t`Zeilen des Tarifschritts`}</caption>
              <thead className="text-12 text-ink-3 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:font-medium [&_th:nth-child(n+3)]:text-right">
                <tr>
                  <th scope="col">{t`Lohngruppe`}</th>
                  <th scope="col">{t`Bundesland`}</th>
                  <th scope="col">{t`Gilt ab`}</th>
                  <th scope="col">{t`Stundenlohn`}</th>
                  {isDraft ? (
                    <th scope="col" className="w-12">
                      <span className="sr-only">{t`Entfernen`}</span>
                    </th>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shown).map((row) => (
                  <tr key={row.id} className="border-b last:border-b-0 hover:bg-hover">
                    <th scope="row" className="font-medium">
                      {row.payGroup}
                    </th>
                    <td className="text-left! text-ink-2">{systemText(i18n, provinceOrAllNames[row.province])}</td>
                    <td>{format.day(row.activeFrom)}</td>
                    <td>{format.euro(row.hourlyWage)}</td>
                    {isDraft ? (
                      <td>
                        <IconButton
                          size="small"
                          label={t`Zeile ${row.payGroup} ab ${format.day(row.activeFrom)} entfernen`}
                          icon={<Trash2 />}
                          onPress={() => void removeRow(row)}
                        />
                      </td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Card>
      {rows.length > shown ? (
        <div className="flex items-center gap-3">
          <p className="text-12 text-ink-3">{t`Gezeigt sind die ersten ${shown} von ${rows.length} Zeilen.`}</p>
          <Button size="small" variant="ghost" onPress={() => setShown(shown + perPage)}>
            {t`${more} weitere zeigen`}
          </Button>
        </div>
      ) : null}
      {isDraft ? <NewRowDialog step={step} isOpen={isAdding} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
