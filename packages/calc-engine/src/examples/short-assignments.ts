import type { PermanentServiceInput } from '../index.ts';
import { daily, permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { plainShift } from './plain-rates.ts';

const post: PermanentServiceInput = permanentGuardBerlin.input;

/** The services that docs/calculation.md works out by hand for heads of short assignments. */
export const shortAssignments = {
  /** Six guards on Saturdays of a summer. */
  event: {
    ...post,
    contract: { startDate: '2028-05-01', endDate: '2028-09-30' },
    hoursBriefingPerEmployee: 8,
    shifts: [{ ...plainShift, saturday: true, startTime: '20:00', endTime: '04:00', employeeQuantity: 6 }],
    headsFrom: 'SHIFTS',
  },
  /** Forty posts by day and six from the evening on, in twelve days of a contract of ten months. */
  festival: {
    ...post,
    contract: { startDate: '2027-01-01', endDate: '2027-10-31' },
    hoursBriefingPerEmployee: 4,
    shifts: [
      { ...daily, startTime: '06:00', endTime: '20:00', employeeQuantity: 40 },
      { ...daily, startTime: '18:00', endTime: '04:00', employeeQuantity: 6 },
    ].map((shift) => ({ ...shift, startDate: '2027-08-11', endDate: '2027-08-22' })),
    headsFrom: 'SHIFTS',
  },
  /** The post at all hours of section 8. */
  post: { ...post, headsFrom: 'SHIFTS' },
} as const satisfies Record<string, PermanentServiceInput>;
