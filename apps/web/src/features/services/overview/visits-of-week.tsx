import { useLingui } from '@lingui/react/macro';
import type { SiteVisit } from '@zuschlag/validation/services/site-visit';
import { useVisitTypeMessages } from '../mobile/visit-words.ts';
import { plusDays, weekdayOf } from '../shifts/calendar-week.ts';
import type { PlanCircumstances } from '../shifts/week-plan.ts';

/** How often each kind of visit happens on each day of a week, by day and at night. */
export function VisitsOfWeek({
  visits,
  monday,
  circumstances,
}: {
  visits: readonly SiteVisit[];
  monday: string;
  circumstances: PlanCircumstances;
}) {
  const { t } = useLingui();
  const typeName = useVisitTypeMessages();
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => plusDays(monday, offset));
  return visits.map((visit) => (
    <div key={visit.id} className="tnum grid min-h-6 grid-cols-[3.9rem_repeat(7,1fr)] items-center text-12 text-ink-2">
      <span className="truncate" title={typeName(visit.type)}>
        {typeName(visit.type)}
      </span>
      {days.map((day) => {
        const { byDay, atNight } = visitsOn(visit, day, circumstances);
        const parts = [...(byDay > 0 ? [t`Tag ${byDay}×`] : []), ...(atNight > 0 ? [t`Nacht ${atNight}×`] : [])];
        return (
          <span key={day} className={`truncate pl-1.5 ${parts.length === 0 ? 'text-ink-3' : ''}`}>
            {parts.length === 0 ? '–' : parts.join(' · ')}
          </span>
        );
      })}
    </div>
  ));
}

/** On a public holiday its own counts replace those of the weekday. */
function visitsOn(visit: SiteVisit, day: string, { contract, holidays }: PlanCircumstances) {
  const isOutside = day < (visit.startDate ?? contract.startDate) || day > (visit.endDate ?? contract.endDate);
  if (isOutside) return { byDay: 0, atNight: 0 };
  const kind = holidays.has(day) ? 'holiday' : weekdayOf(day);
  return { byDay: visit[`${kind}Day`], atNight: visit[`${kind}Night`] };
}
