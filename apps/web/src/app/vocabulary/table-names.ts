import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The configuration tables by the name a price or a problem refers to them. */
export const tableNames: Record<string, MessageDescriptor> = {
  tariff: msg`Tarif`,
  socialSecurity: msg`Sozialversicherung`,
  liabilityInsurance: msg`Haftpflicht und Berufsgenossenschaft`,
  vacationBonus: msg`Urlaubsgeld`,
  christmasBonus: msg`Weihnachtsgeld`,
  vacationDays: msg`Urlaubstage`,
  holiday: msg`Feiertage`,
};
