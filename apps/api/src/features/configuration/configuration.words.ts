import type { Descriptions } from '../feature.ts';

/** One sentence per operation of a table. */
function ofTable(list: string, add: string, remove: string, rows: string): Descriptions {
  return {
    [`Query.${list}`]: `${rows}, the newest day first.`,
    [`Mutation.${add}`]: `Adds to the table: ${rows.toLowerCase()}. Needs the flag of a config administrator.`,
    [`Mutation.${remove}`]: 'Removes a row; the history keeps it. Needs the flag of a config administrator.',
  };
}

const bonus = (when: string) => `Surcharge ${when}`;

/** The two columns of a surcharge of the tariff. */
function surcharge(name: string, when: string): Descriptions {
  return {
    [`${name}BonusRelative`]: `${bonus(when)}, as a share of the basis; 0.25 is 25 %.`,
    [`${name}BonusAbsolute`]: `${bonus(when)}, in EUR per hour.`,
  };
}

export const configurationWords: Descriptions = {
  ...ofTable('paginatedTariffs', 'createTariff', 'removeTariff', 'Tariffs of the federal states'),
  ...ofTable('paginatedWages', 'addWage', 'removeWage', 'Hourly wages of pay groups'),
  ...ofTable('paginatedSocialSecurity', 'addSocialSecurity', 'removeSocialSecurity', 'Shares of social security'),
  ...ofTable('paginatedLiabilityInsurance', 'addLiabilityInsurance', 'removeLiabilityInsurance', 'Rates of insurance'),
  ...ofTable('paginatedVacationBonus', 'addVacationBonus', 'removeVacationBonus', 'Vacation bonuses'),
  ...ofTable('paginatedChristmasBonus', 'addChristmasBonus', 'removeChristmasBonus', 'Christmas bonuses'),
  ...ofTable('paginatedVacationDays', 'addVacationDays', 'removeVacationDays', 'Days of vacation'),
  ...ofTable('paginatedHolidays', 'addHolidays', 'removeHoliday', 'Public holidays'),
  'Query.paginatedHolidays': 'Public holidays, the next one first.',
  'Query.paginatedConfigAdministrators': 'The people who keep the configuration tables, by name.',
  'Mutation.addConfigAdministrator':
    'Makes a person a config administrator. Config administrators of the main organization only.',
  'Mutation.removeConfigAdministrator': 'Takes the flag of a config administrator away. Not from oneself.',
  'Mutation.addConfigAdministrator.userId': 'The person.',
  'Mutation.removeConfigAdministrator.userId': 'The person.',
  Tariff: 'A row of the tariff table: what counts in a federal state from a day on.',
  Wage: 'The hourly wage of a pay group from a day on, in a federal state or, with `DE`, in all of them.',
  SocialSecurity: 'The share of social security from a day on.',
  LiabilityInsurance: 'The rates of insurance from a day on.',
  VacationBonus: 'The vacation bonus of a federal state from a day on.',
  ChristmasBonus: 'The Christmas bonus of a federal state from a day on.',
  VacationDays: 'The days of vacation of a federal state and a length of employment from a day on.',
  Holidays: 'A public holiday of a federal state.',
  TariffInput: 'A new tariff of the own organization.',
  WageInput: 'A new wage of the own organization; those of the main organization count for all.',
  SocialSecurityInput: 'A new share of social security.',
  LiabilityInsuranceInput: 'New rates of insurance.',
  VacationBonusInput: 'A new vacation bonus.',
  ChristmasBonusInput: 'A new Christmas bonus.',
  VacationDaysInput: 'New days of vacation.',
  AddHolidaysInput: 'Several days of one federal state.',
  AddedHolidays: 'How many rows are new.',
  RemovedEntry: 'The row that was removed.',
  ConfigAdministrator: 'A person who keeps the configuration tables.',
  PaginatedConfigAdministratorsResult: 'A page of config administrators, and whether the caller may add one.',
  OrganizationOfPerson: 'The organization of a person.',
  ConfigAdministratorPermission: 'What the caller may do with a config administrator.',
  ConfigAdministratorsPermission: 'What the caller may do with the list of config administrators.',
  'ConfigAdministrator.organization': 'The organization of the person.',
  organizationName: 'The name of the organization.',
  mainOrganizationId: 'The main organization, whose table it is.',
  EntryStatus: 'Whether a row counts: later, today, or no longer.',
  createdBy: 'Who added the row; null for the product itself.',
  activeFrom: 'The first day on which the row counts. In filters a range of days.',
  date: 'The day.',
  dates: 'The days, 1 to 100.',
  recurring: 'Whether each day is added for ten years in a row.',
  count: 'How many there are.',
  'AddedHolidays.count': 'How many rows are new; 0 means that all of them existed.',
  provinces: 'Federal states. Null or left out: all; an empty list: none.',
  'TariffFilters.organizations': 'Organizations. Null or left out: all; an empty list: none.',
  'WageFilters.organizations': 'Organizations. Null or left out: all; an empty list: none.',
  workdaysPerYear: 'Days of work in a year.',
  startNight: 'When the night begins, `HH:mm`.',
  endNight: 'When the night ends, `HH:mm`.',
  basisForBonusCalculation: 'What relative surcharges are a share of.',
  BonusBasis:
    'What a relative surcharge is a share of: the base wage, or the hourly wage with allowance. Lower case is read too.',
  ...surcharge('night', 'at night'),
  ...surcharge('sunday', 'on Sundays'),
  ...surcharge('sundayNight', 'in Sunday nights'),
  ...surcharge('holiday', 'on public holidays'),
  ...surcharge('holidayNight', 'in the nights of public holidays'),
  value: 'The share of the employer; 0.21 is 21 % of the gross pay.',
  liabilityInsurance: 'The rate of the liability insurance, as a share.',
  professionalAssociation: 'The rate of the professional association, as a share of the gross pay.',
  bonusRelative: 'The bonus as a share of a monthly wage; 0.5 is 50 %.',
  bonusAbsolute: 'The bonus in EUR per head and year.',
  lengthOfEmployment: 'Years in the firm from which the row counts.',
  days: 'Days of vacation in a year.',
  'Mutation.removeTariff.id': 'The row.',
  'Mutation.removeWage.id': 'The row.',
  'Wage.payGroup': 'The label of the pay group, as services name it.',
  'WageInput.payGroup': 'The label of the pay group, as services name it. Case does not count.',
  'Wage.hourlyWage': 'The base wage, in EUR per hour.',
  'WageInput.hourlyWage': 'The base wage, in EUR per hour, more than 0.',
  'WageFilters.hourlyWage': 'A range of base wages, in EUR per hour.',
};
