import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type Employer, usePayGroups } from './use-pay-groups.ts';

/** Says that a wage in EUR per hour lies below the lowest known pay group; null when it does not, or without a known group. */
export function useBelowGroups(employer: Employer): (wage: number | null) => string | null {
  const { t } = useLingui();
  const format = useFormat();
  const known = (usePayGroups(employer) ?? []).flatMap(({ name, lastWage, isKnown }) =>
    isKnown && lastWage !== null ? [{ name, lastWage }] : [],
  );
  const [lowest] = known.toSorted((one, other) => one.lastWage - other.lastWage);
  return (wage) =>
    lowest === undefined || wage === null || wage >= lowest.lastWage
      ? null
      : t`Unter der niedrigsten bekannten Lohngruppe: ${lowest.name} mit ${format.amount(lowest.lastWage)}.`;
}
