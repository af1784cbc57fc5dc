import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid, SegmentedControl } from '@zuschlag/ui';
import { type RevenueCalculationType, revenueCalculationTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { type Control, type FieldPath, type FieldValues, type PathValue, useWatch } from 'react-hook-form';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { revenueTypeMessages } from '../service/service-messages.ts';
import { freshRevenue, type RevenueValues } from './revenue-values.ts';

type RevenueFieldsProps<Values extends FieldValues & { revenue: RevenueValues }, Output> = {
  control: Control<Values, unknown, Output>;
  setRevenue: (revenue: RevenueValues) => void;
  /** The stored calculation: a return to its type restores its values. */
  saved?: RevenueValues;
  isReadOnly?: boolean;
  reason?: string;
};

/** The fields of a revenue calculation: the type, and the fields of that type alone. Belongs to `revenue` of any form. */
export function RevenueFields<Values extends FieldValues & { revenue: RevenueValues }, Output>(
  props: RevenueFieldsProps<Values, Output>,
) {
  const { control, saved, isReadOnly = false } = props;
  const { t, i18n } = useLingui();
  const at = (path: string) => `revenue.${path}` as FieldPath<Values>;
  const type = useWatch({ control, name: at('revenueCalculationType') }) as PathValue<Values, FieldPath<Values>> &
    RevenueCalculationType;
  const perHour = { unit: '€/h', min: 0, formatOptions: { minimumFractionDigits: 2 }, isReadOnly, isRequired: true };

  return (
    <div className="grid gap-4">
      <SegmentedControl<RevenueCalculationType>
        label={t`Art der Erlösberechnung`}
        isLabelHidden
        options={revenueCalculationTypes.map((id) => ({ id, label: i18n._(revenueTypeMessages[id]) }))}
        value={type}
        onChange={(next) => props.setRevenue(next === saved?.revenueCalculationType ? saved : freshRevenue(next))}
        isReadOnly={isReadOnly}
        reason={props.reason}
      />
      {type === 'Margin' ? (
        <FormGrid>
          <FormCell span={2}>
            <PercentInput
              control={control}
              name={at('margin')}
              label={t`Marge`}
              unit="%"
              max={99}
              formatOptions={{ minimumFractionDigits: 2 }}
              isReadOnly={isReadOnly}
              isRequired
            />
          </FormCell>
          <FormCell span={4}>
            <Hint>{t`Umsatz = Kosten ÷ (1 − Marge), gleich in jeder Zeitart. Höchstens 99 %.`}</Hint>
          </FormCell>
        </FormGrid>
      ) : null}
      {type === 'Flatrate' ? (
        <FormGrid>
          <FormCell span={3}>
            <NumberInput
              control={control}
              name={at('flatRate')}
              label={t`Pauschale`}
              unit="€"
              min={0}
              formatOptions={{ minimumFractionDigits: 2 }}
              isReadOnly={isReadOnly}
              isRequired
            />
          </FormCell>
          <FormCell span={3}>
            <Hint>{t`Preis des ganzen Vertrags, verteilt nach den Kosten der Zeitarten.`}</Hint>
          </FormCell>
        </FormGrid>
      ) : null}
      {type === 'Hourlyrateabsolute' ? (
        <FormGrid>
          {tariffPeriods.map((period) => (
            <FormCell key={period} span={2}>
              <NumberInput
                control={control}
                name={at(`hourlyRateAbsolute.${period}`)}
                label={i18n._(periodMessages[period])}
                {...perHour}
              />
            </FormCell>
          ))}
        </FormGrid>
      ) : null}
      {type === 'Hourlyraterelative' ? (
        <FormGrid>
          <FormCell span={2}>
            <NumberInput
              control={control}
              name={at('hourlyRateRelative.day')}
              label={i18n._(periodMessages.day)}
              {...perHour}
            />
          </FormCell>
          {tariffPeriods.slice(1).map((period) => (
            <FormCell key={period} span={2}>
              <PercentInput
                control={control}
                name={at(`hourlyRateRelative.${period}`)}
                label={i18n._(periodMessages[period])}
                unit="%"
                isReadOnly={isReadOnly}
                isRequired
              />
            </FormCell>
          ))}
          <FormCell>
            <p className="text-12 text-ink-3">{t`Zuschläge auf den Tagessatz: 25 % heißt ein Viertel mehr.`}</p>
          </FormCell>
        </FormGrid>
      ) : null}
    </div>
  );
}

/** Stands beside a field, level with its control. */
function Hint({ children }: { children: string }) {
  return <p className="text-12 text-ink-3 sm:pt-7">{children}</p>;
}
