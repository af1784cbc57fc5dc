import { useLingui } from '@lingui/react/macro';
import { postStaff } from '@zuschlag/calc-engine/calendar/post-staff';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import type { StaffingBasis } from './staffing-basis.ts';

/** How many people one post of a shift needs: on the roster, with those who are absent, and by law. */
export function PostPeople({ shift, basis }: { shift: ShiftInput; basis: StaffingBasis }) {
  const { t } = useLingui();
  const format = useFormat();
  const staff = postStaff(shift, basis.pauseIncluded, basis.hoursPerMonth);
  if (!staff) return null;
  const isShortOfPeople = staff.leastPeople > Math.ceil(staff.people);
  return (
    <span className="block text-12 text-ink-3">
      <span className="block">{t`je ${format.number(staff.people, 1)} Personen`}</span>
      {basis.reserve === null ? null : (
        <span className="block">{t`mit Ausfall ${format.number(staff.people * basis.reserve, 1)}`}</span>
      )}
      {isShortOfPeople ? <span className="block">{t`mindestens ${format.number(staff.leastPeople)}`}</span> : null}
    </span>
  );
}
