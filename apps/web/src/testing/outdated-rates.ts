import type { RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { OutdatedOrganization } from '../features/chance/price/outdated-rates-list.tsx';

/** TW Nord, whose costs of 100,000 EUR would rise by 2 % with a new rate of social security. */
export function changedOrganization(parts: Partial<OutdatedOrganization> = {}): OutdatedOrganization {
  return {
    organizationId: 2,
    organization: 'TW Nord',
    services: 1,
    costStored: 100_000,
    costNow: 102_000,
    revenueStored: 110_000,
    revenueNow: 112_200,
    mayRecalculate: false,
    rows: [
      { table: 'socialSecurity', province: null, activeFrom: '2027-01-01', change: 'added' },
      { table: 'socialSecurity', province: null, activeFrom: '2020-01-01', change: 'removed' },
    ],
    ...parts,
  };
}

/** The effect of a row: 14 open Chances with 37 services, with the names of the two largest effects. */
export function anImpact(parts: Partial<RateImpact> = {}): RateImpact {
  const touched = {
    chanceId: 'c1',
    shortNumber: 'CH-2026-0042',
    name: 'Objektschutz Klinikum Havelaue mit Pforte und Streife',
    state: 'editing',
    organizationId: 2,
    organization: 'TW Nord',
    services: 3,
    costBefore: 800_000,
    costAfter: 808_000,
  };
  return {
    id: 'e1',
    state: 'done',
    done: 37,
    total: 37,
    chances: 14,
    services: 37,
    unpriced: 0,
    costBefore: 1_543_208.75,
    costAfter: 1_555_554.42,
    touched: [touched, { ...touched, chanceId: 'c2', name: 'Empfang Rathaus', state: 'readytosubmit', services: 1 }],
    orphanedSeries: 0,
    wages: { services: 0, below: 0, chances: [] },
    ...parts,
  };
}
