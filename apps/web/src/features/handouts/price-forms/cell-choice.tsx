import { useLingui } from '@lingui/react/macro';
import { periodNames } from '@zuschlag/i18n/handouts/workbook-texts';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Card } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import {
  type FormCell,
  type FormFigure,
  formFigures,
  hasPeriods,
  isOfService,
} from '@zuschlag/validation/handouts/price-forms/figures';
import { type CostType, costTypes } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { ShownSheet } from '../../documents/preview/workbook/read-sheets.ts';
import { shownCellAt } from './label-in-sheets.ts';
import { useFormWords } from './use-form-words.ts';

export type PickedCell = Pick<FormCell, 'figure' | 'period' | 'service'>;
const nothing = 'nothing';

/** What goes into the cell that was pointed at; the choice counts at once. */
export function CellChoice({
  sheets,
  place,
  value,
  services,
  known,
  onChange,
}: {
  /** null while the workbook is being read: the words beside a cell are kept with it */
  sheets: readonly ShownSheet[] | null;
  place: { sheet: string; cell: string } | null;
  value: PickedCell | null;
  services: readonly { id: string; name: string }[];
  /** services that other cells of the template name; a Chance may have others */
  known: readonly string[];
  onChange: (cell: PickedCell | null) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const { figures } = useFormWords();
  const names = [...new Set([...services.map(({ name }) => name), ...known])];
  const figure = value?.figure ?? null;
  const period = value?.period ?? 'cumulated';
  const service = value?.service ?? (names.length === 1 ? (names[0] ?? null) : null);
  if (!place)
    return (
      <Card>
        <p className="p-4 text-13 text-ink-3">{t`Zeigen Sie auf eine Zelle, und wählen Sie hier, was hineinkommt.`}</p>
      </Card>
    );
  const { sheet, cell } = place;
  const isFormula = shownCellAt(sheets ?? [], place)?.isFormula === true;
  // A figure whose service is still to be chosen is kept, too; the form asks for the service before it is saved.
  const set = (of: FormFigure, at: { period?: CostType; service?: string | null }) =>
    onChange({
      figure: of,
      period: hasPeriods(of) ? (at.period ?? period) : null,
      service: isOfService(of) ? (at.service ?? service) : null,
    });
  return (
    <Card>
      <section aria-label={t`Zelle ${cell}`} className="grid gap-3 p-4">
        <h3 className="font-semibold text-14">
          {sheet}!{cell}
        </h3>
        {isFormula ? (
          <Banner>{t`Diese Zelle rechnet selbst. Sie bleibt, wie sie ist, und rechnet mit Ihren Zahlen.`}</Banner>
        ) : null}
        <Select
          label={t`Was kommt hinein?`}
          isDisabled={sheets === null || (isFormula && value === null)}
          reason={sheets === null ? t`Die Mappe wird noch gelesen.` : t`Diese Zelle rechnet selbst.`}
          items={[
            { id: nothing, label: t`Nichts` },
            ...formFigures.map((id) => ({
              id,
              label: figures[id],
              section: isOfService(id) ? t`Einer Leistung` : t`Der ganzen Chance`,
            })),
          ]}
          value={figure ?? nothing}
          onChange={(id) => {
            const next = formFigures.find((one) => one === id) ?? null;
            if (next === null) onChange(null);
            else set(next, {});
          }}
        />
        {figure !== null && isOfService(figure) ? (
          <Select
            label={t`Leistung`}
            isDisabled={sheets === null}
            reason={t`Die Mappe wird noch gelesen.`}
            placeholder={t`Leistung wählen`}
            items={names.map((name) => ({ id: name, label: name }))}
            value={service}
            errorMessage={service === null && names.length > 0 ? t`Leistung wählen.` : undefined}
            emptyText={t`Diese Chance hat noch keine Leistungen.`}
            onChange={(name) => set(figure, { service: name })}
          />
        ) : null}
        {figure !== null && hasPeriods(figure) ? (
          <Select
            label={t`Zeitart`}
            isDisabled={sheets === null}
            reason={t`Die Mappe wird noch gelesen.`}
            items={costTypes.map((id) => ({ id, label: periodNames[id][locale] }))}
            value={period}
            onChange={(id) => set(figure, { period: id })}
          />
        ) : null}
      </section>
    </Card>
  );
}
