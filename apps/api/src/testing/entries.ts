import type { EntryInput } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';

/** A valid row of each table, to vary; holidays are added by their own verb. */
export const plainEntries: { [Key in TableKey]: EntryInput<Key> } = {
  tariff: {
    activeFrom: '2027-01-01',
    province: 'DE-NW',
    workdaysPerYear: 260,
    startNight: '22:00',
    endNight: '06:00',
    basisForBonusCalculation: 'BASEWAGE',
    nightBonusRelative: 0.1,
    nightBonusAbsolute: 0,
    sundayBonusRelative: 0.5,
    sundayBonusAbsolute: 0,
    sundayNightBonusRelative: 0.6,
    sundayNightBonusAbsolute: 0.25,
    holidayBonusRelative: 1,
    holidayBonusAbsolute: 0,
    holidayNightBonusRelative: 1.1,
    holidayNightBonusAbsolute: 0,
  },
  wage: { activeFrom: '2027-01-01', province: 'DE-NW', payGroup: 'Gruppe 7', hourlyWage: 16.4 },
  socialSecurity: { activeFrom: '2027-01-01', value: 0.218 },
  liabilityInsurance: { activeFrom: '2027-01-01', liabilityInsurance: 0.011, professionalAssociation: 0.0168 },
  vacationBonus: { activeFrom: '2027-01-01', province: 'DE-NW', bonusRelative: 0.1, bonusAbsolute: 150 },
  christmasBonus: { activeFrom: '2027-01-01', province: 'DE-NW', bonusRelative: 0.25, bonusAbsolute: 0 },
  vacationDays: { activeFrom: '2027-01-01', province: 'DE-NW', lengthOfEmployment: 0, days: 27 },
  holiday: { date: '2027-06-03', province: 'DE-NW' },
};
