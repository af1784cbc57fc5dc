import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import { Button } from '@zuschlag/ui/actions/button';
import type { PayGroup, WageOfTable } from '@zuschlag/validation/organizations/pay-groups';
import { type Control, type FieldPath, type FieldValues, useController, useFormState, useWatch } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { CheckInput } from '../../../forms/check-inputs.tsx';
import { SuggestInput } from '../../../forms/choice-fields.tsx';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import type { MasterDataValues } from '../service/service-values.ts';
import { useBelowGroups } from './use-below-groups.ts';
import { useKnowsWages } from './use-knows-wages.ts';
import { type Employer, usePayGroups } from './use-pay-groups.ts';

/**
 * Pay group and wage. The groups of the wage table and those that the organization uses are proposed. Taking one fills in
 * its wage; a wage that stands there already gives way to that of the table only by its button. A wage below the lowest
 * known group or below the table is marked. A person who does not know the wages of the organization reads the switch, and
 * the group of a service that follows the table, with the reason.
 */
export function WageFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  employer,
}: {
  control: Control<Values, unknown, Output>;
  employer: Employer;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { startDate } = useChance().contract;
  const loaded = usePayGroups(employer);
  const groups = loaded ?? [];
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  const { field: wage } = useController({ control, name: at('hourlyWage') });
  const label: unknown = useWatch({ control, name: at('payGroup') });
  const typed = typeof wage.value === 'number' ? wage.value : null;
  const table = groupOf(groups, label)?.table ?? [];
  const offered = offerOf(table, startDate);
  const follows = useWatch({ control, name: at('wageFollowsTable') }) === true;
  const above = typed === null ? undefined : table.find(({ hourlyWage }) => hourlyWage > typed);
  const below = useBelowGroups(employer)(typed);
  const entered = [
    ...(above ? [t`Ab ${format.day(above.from)} unter der Entgelttabelle: ${format.amount(above.hourlyWage)}/h.`] : []),
    ...(below === null ? [] : [below]),
  ];
  const marks = follows ? [] : entered;
  const knowsWages = useKnowsWages(employer);
  return (
    <>
      <FormCell span={2}>
        <SuggestInput
          control={control}
          name={at('payGroup')}
          label={t`Lohngruppe`}
          placeholder={t`z. B. Objektschutz, Gruppe 2`}
          isRequired
          isReadOnly={follows && !knowsWages}
          reason={t`Der Lohn folgt der Entgelttabelle. Eine andere Lohngruppe wählt nur, wer die Löhne der Organisation kennt.`}
          items={groups.map(({ name, hourlyWage, table: ofGroup }) => ({
            id: name,
            label: name,
            description: offerOf(ofGroup, startDate)
              ? t`${format.amount(hourlyWage)} je Stunde, Entgelttabelle`
              : t`${format.amount(hourlyWage)} je Stunde`,
          }))}
          onPick={({ id }) => {
            const picked = groups.find(({ name }) => name === id);
            if (picked && (typed === null || !offerOf(picked.table, startDate))) wage.onChange(picked.hourlyWage);
          }}
        />
      </FormCell>
      <FormCell span={3}>
        <div className="grid gap-1.5">
          <NumberInput
            control={control}
            name={at('hourlyWage')}
            label={t`Stundenlohn`}
            isRequired
            unit="€/h"
            min={0}
            formatOptions={{ minimumFractionDigits: 2 }}
            description={marks.length === 0 ? undefined : <span className="text-warn-text">{marks.join(' ')}</span>}
            mark={follows ? t`zählt nicht` : undefined}
          />
          {!follows && offered && offered.hourlyWage !== typed ? (
            <Button size="small" onPress={() => wage.onChange(offered.hourlyWage)}>
              {t`${format.amount(offered.hourlyWage)}/h aus der Entgelttabelle übernehmen`}
            </Button>
          ) : null}
        </div>
      </FormCell>
      <FollowFields
        control={control}
        table={loaded && table}
        startDate={startDate}
        isFollowed={follows}
        knowsWages={knowsWages}
      />
    </>
  );
}

/** Whether the wage follows the table, what it says of the contract, and the rise that is assumed where it ends. */
function FollowFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  table,
  startDate,
  isFollowed,
  knowsWages,
}: {
  control: Control<Values, unknown, Output>;
  /** undefined until it is loaded */
  table: readonly WageOfTable[] | undefined;
  startDate: string;
  isFollowed: boolean;
  knowsWages: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  const rows = (table ?? [])
    .map(({ from, hourlyWage }) => t`ab ${format.day(from)} ${format.amount(hourlyWage)}/h`)
    .join(', ');
  const isMissing = table !== undefined && !offerOf(table, startDate);
  const { defaultValues } = useFormState({ control });
  // A switch that was turned before another organization was chosen can be turned back.
  const isAsItWas = isFollowed === (defaultValues?.[at('wageFollowsTable')] === true);
  return (
    <>
      <FormCell span={3}>
        <CheckInput
          control={control}
          name={at('wageFollowsTable')}
          label={t`Lohn folgt der Entgelttabelle`}
          isReadOnly={!knowsWages && isAsItWas}
          reason={t`Das ändert nur, wer die Löhne der Organisation kennt: wer zu ihr oder zur Hauptorganisation gehört.`}
          description={
            !knowsWages
              ? t`Jeder Abschnitt der Laufzeit wird nach seiner Zeile bezahlt.`
              : isFollowed && isMissing
                ? t`Für diese Lohngruppe hat die Tabelle am ersten Vertragstag keine Zeile.`
                : isFollowed && table
                  ? t`Bezahlt wird: ${rows}.`
                  : t`Jeder Abschnitt der Laufzeit wird nach seiner Zeile bezahlt.`
          }
        />
      </FormCell>
      {isFollowed ? (
        <FormCell span={3}>
          <PercentInput
            control={control}
            name={at('assumedWageRise')}
            label={t`Angenommene Steigerung je Jahr`}
            unit="%"
            description={t`Eine Annahme: jährlich nach der letzten bekannten Zeile. 0 % nimmt nichts an.`}
          />
        </FormCell>
      ) : null}
    </>
  );
}

/** Labels that differ in case only are one group. */
function groupOf(groups: readonly PayGroup[], label: unknown): PayGroup | undefined {
  const wanted = typeof label === 'string' ? label.trim().toLowerCase() : '';
  return groups.find(({ name }) => name.toLowerCase() === wanted);
}

/** The row of the table that counts on the first day of the contract. */
function offerOf([first]: readonly WageOfTable[], startDate: string): WageOfTable | undefined {
  return first && first.from <= startDate ? first : undefined;
}
