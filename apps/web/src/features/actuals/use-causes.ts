import { useLingui } from '@lingui/react/macro';
import type { ActualVariances, ComparedTime } from '@zuschlag/validation/actuals/actuals';
import { useFormat } from '../../app/preferences/use-format.ts';

export type Cause = { id: string; name: string; value: number; text: string | null };

/** The causes of a variance in words, and their sum. */
export function useCauses(times: readonly ComparedTime[], variances: ActualVariances | null): Cause[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!variances) return [];
  const sum = (of: (time: ComparedTime) => number) => times.reduce((total, time) => total + of(time), 0);
  const plannedHours = sum(({ planned }) => planned.hours);
  const hours = sum(({ actual }) => actual?.hours ?? 0);
  const plannedAbsence = sum(({ planned }) => planned.absenceHours);
  const absence = sum(({ actual }) => actual?.absenceHours ?? 0);
  const [planned, worked] = [format.number(plannedHours, 2), format.number(hours, 2)];
  const [plannedAbsent, absent] = [format.number(plannedAbsence, 2), format.number(absence, 2)];
  const paid = (cost: number, all: number) => format.euro(all === 0 ? null : cost / all);
  const plannedRate = paid(
    sum((time) => time.planned.payCost),
    plannedHours + plannedAbsence,
  );
  const rate = paid(
    sum(({ actual }) => actual?.payCost ?? 0),
    hours + absence,
  );
  return [
    { id: 'hours', name: t`Stunden`, value: variances.hours, text: t`${worked} h statt ${planned} h` },
    {
      ...{ id: 'kindOfTime', name: t`Zeitart`, value: variances.kindOfTime },
      text: t`Die Stunden liegen in teureren oder günstigeren Zeiten als geplant.`,
    },
    {
      id: 'absence',
      name: t`Ausfall`,
      value: variances.absence,
      text: t`${absent} h statt ${plannedAbsent} h im Soll`,
    },
    {
      ...{ id: 'wage', name: t`Lohn`, value: variances.wage },
      text: t`${rate} statt ${plannedRate} je bezahlter Stunde, ohne den Einfluss der Zeitart`,
    },
    { id: 'total', name: t`Lohnkosten`, value: variances.payCost, text: null },
    { id: 'income', name: t`Erlös`, value: variances.income, text: null },
    { id: 'profit', name: t`Deckungsbeitrag`, value: variances.profit, text: null },
  ];
}
