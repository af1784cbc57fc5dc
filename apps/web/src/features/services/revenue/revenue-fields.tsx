import { Plural, useLingui } from '@lingui/react/macro';
import { Disclosure, FormCell, FormGrid, SegmentedControl } from '@zuschlag/ui';
import {
  type RevenueCalculationType,
  revenueCalculationTypes,
  type TariffPeriod,
  tariffPeriods,
} from '@zuschlag/validation/vocabulary';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { revenueTypeMessages } from '../service/service-messages.ts';
import { type PresentPrice, type RevenueValues, revenueAtPresent } from './revenue-values.ts';

type RevenueFieldsProps<Values extends FieldValues & { revenue: RevenueValues }, Output> = {
  control: Control<Values, unknown, Output>;
  setRevenue: (revenue: RevenueValues) => void;
  /** The stored calculation: a return to its type restores its values. */
  saved?: RevenueValues;
  isReadOnly?: boolean;
  reason?: string;
  /** The prices of the periods now: hourly rates begin with them, and periods without hours are folded. */
  present?: readonly PresentPrice[];
};

/** The fields of a revenue calculation: the type, and the fields of that type alone. Belongs to `revenue` of any form. */
export function RevenueFields<Values extends FieldValues & { revenue: RevenueValues }, Output>(
  props: RevenueFieldsProps<Values, Output>,
) {
  const { control, saved, isReadOnly = false, present = [] } = props;
  const { t, i18n } = useLingui();
  const at = (path: string) => `revenue.${path}` as FieldPath<Values>;
  const type = useWatch({ control, name: at('revenueCalculationType') }) as PathValue<Values, FieldPath<Values>> &
    RevenueCalculationType;
  const perHour = { unit: '€/h', min: 0, formatOptions: { minimumFractionDigits: 2 }, isReadOnly, isRequired: true };

  const { errors } = useFormState({ control });
  const wrongIn = (rates: 'hourlyRateAbsolute' | 'hourlyRateRelative') =>
    Object.keys((get(errors, at(rates)) as object | undefined) ?? {});

  return (
    <div className="grid gap-4">
      <SegmentedControl<RevenueCalculationType>
        label={t`Art der Erlösberechnung`}
        isLabelHidden
        options={revenueCalculationTypes.map((id) => ({ id, label: i18n._(revenueTypeMessages[id]) }))}
        value={type}
        onChange={(next) =>
          props.setRevenue(next === saved?.revenueCalculationType ? saved : revenueAtPresent(next, present))
        }
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
        <PeriodCells periods={tariffPeriods} present={present} wrong={wrongIn('hourlyRateAbsolute')}>
          {(period) => (
            <NumberInput
              control={control}
              name={at(`hourlyRateAbsolute.${period}`)}
              label={i18n._(periodMessages[period])}
              {...perHour}
            />
          )}
        </PeriodCells>
      ) : null}
      {type === 'Hourlyraterelative' ? (
        <>
          <FormGrid>
            <FormCell span={2}>
              <NumberInput
                control={control}
                name={at('hourlyRateRelative.day')}
                label={i18n._(periodMessages.day)}
                {...perHour}
              />
            </FormCell>
          </FormGrid>
          <PeriodCells periods={tariffPeriods.slice(1)} present={present} wrong={wrongIn('hourlyRateRelative')}>
            {(period) => (
              <PercentInput
                control={control}
                name={at(`hourlyRateRelative.${period}`)}
                label={i18n._(periodMessages[period])}
                unit="%"
                isReadOnly={isReadOnly}
                isRequired
              />
            )}
          </PeriodCells>
          <p className="text-12 text-ink-3">{t`Zuschläge auf den Tagessatz: 25 % heißt ein Viertel mehr.`}</p>
        </>
      ) : null}
    </div>
  );
}

/** One cell for each period; those without hours are folded away until one of them is wrong. */
function PeriodCells({
  periods,
  present,
  wrong,
  children,
}: {
  periods: readonly TariffPeriod[];
  present: readonly PresentPrice[];
  /** the periods whose field has a problem */
  wrong: readonly string[];
  children: (period: TariffPeriod) => ReactNode;
}) {
  const idle = periods.filter((period) => present.some((one) => one.period === period && one.minutes === 0));
  const cells = (shown: readonly TariffPeriod[]) => (
    <FormGrid>
      {shown.map((period) => (
        <FormCell key={period} span={2}>
          {children(period)}
        </FormCell>
      ))}
    </FormGrid>
  );
  if (idle.length === 0) return cells(periods);
  const isWrong = idle.some((period) => wrong.includes(period));
  return (
    <>
      {idle.length < periods.length ? cells(periods.filter((period) => !idle.includes(period))) : null}
      <Disclosure
        key={String(isWrong)}
        look="plain"
        defaultExpanded={isWrong}
        title={<Plural value={idle.length} one="# Zeitart ohne Stunden" other="# Zeitarten ohne Stunden" />}
      >
        {cells(idle)}
      </Disclosure>
    </>
  );
}

/** Stands beside a field, level with its control. */
function Hint({ children }: { children: string }) {
  return <p className="text-12 text-ink-3 sm:pt-7">{children}</p>;
}
