import { useLingui } from '@lingui/react/macro';
import { headNeed } from '@zuschlag/calc-engine/calendar/head-need';
import { Button } from '@zuschlag/ui/actions/button';
import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { HeadsOfService } from '@zuschlag/validation/services/figures/heads-of-service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { useHeadsFromMessages } from '../../master-data/heads-from-messages.ts';
import type { ContractDays } from '../shift-values.ts';
import { holidayNumbers } from './holiday-numbers.ts';

/** The amounts that heads decide, per head. */
export type PerHead = {
  hoursBriefingPerEmployee: number | null;
  parameters: { yearlyUniformCosts: number; yearlyTrainingCosts: number; otherMaterialCosts: number };
};

/**
 * Below the shifts: heads on average over the contract that are less than half of the posts at the same time, with the act that
 * counts them from the shifts.
 *
 * @param onSwitch left out where nothing can be changed
 */
export function AverageHeadsNote({
  work,
  holidays,
  costs,
  perHead: { hoursBriefingPerEmployee, parameters },
  onSwitch,
}: {
  work: { shifts: readonly ShiftInput[]; pauseIncluded: boolean; contract: ContractDays };
  holidays: readonly { date: string }[];
  /** null before they are known */
  costs: readonly CostDetails[] | null;
  perHead: PerHead;
  onSwitch?: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const pay = costs?.find(({ type }) => type === 'cumulated')?.payCosts;
  const { yearlyUniformCosts, yearlyTrainingCosts, otherMaterialCosts } = parameters;
  const isDecided = (hoursBriefingPerEmployee ?? 0) + yearlyUniformCosts + yearlyTrainingCosts + otherMaterialCosts > 0;
  if (!pay || !isDecided) return null;
  const average = pay.employeeCount + pay.reserveEmployeeCount;
  const posts = headNeed(work, holidayNumbers(holidays)).postsAtOnce.heads;
  if (average >= posts / 2) return null;
  const shown = format.number(average, 2);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-2 text-13">
      <p className="flex min-w-0 flex-1 basis-64 gap-2 text-warn-text">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t`Gleichzeitig sind ${format.number(posts)} Posten besetzt, eingewiesen und ausgestattet werden im Durchschnitt der Laufzeit ${shown} Köpfe.`}
      </p>
      {onSwitch ? <Button size="small" onPress={onSwitch}>{t`Köpfe aus den Schichten nehmen`}</Button> : null}
    </div>
  );
}

/** Below the shifts: the heads that are briefed and equipped, where they are not the average. */
export function CountedHeadsNote({ heads }: { heads: HeadsOfService }) {
  const { t } = useLingui();
  const format = useFormat();
  const { nameOf } = useHeadsFromMessages();
  const count = format.number(heads.heads, Number.isInteger(heads.heads) ? 0 : 2);
  const from = nameOf(heads.from);
  const average = format.number(heads.average, 2);
  return (
    <p className="border-t px-4 py-2 text-13 text-ink-2">
      {t`${from}: ${count} Köpfe werden eingewiesen und ausgestattet.`}{' '}
      {t`Gleichzeitig ${format.number(heads.postsAtOnce)} Posten; mit Ruhezeit ${format.number(heads.byRest)}, nach Wochenstunden ${format.number(heads.byHours)}, nach Diensten je Woche ${format.number(heads.byDuties)} Köpfe; im Durchschnitt der Laufzeit ${average}.`}
    </p>
  );
}
