import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { BonusBasis, Province } from '@zuschlag/validation/vocabulary';
import type { Locale } from '../locales.ts';

/**
 * All names under which people write tables, columns and choices of the configuration in files and on the command line.
 * Reading accepts every one of them; writing uses `configuration-tables.ts`. In a file of its own, because the web
 * reads no files and needs no synonyms.
 */
type Synonyms = { readonly [locale in Locale]: readonly string[] };

const tableSynonyms: { readonly [table in TableKey]: Synonyms } = {
  tariff: { de: ['Tarif', 'Tarife'], en: ['Tariff', 'Tariffs'] },
  wage: {
    de: ['Entgelttabelle', 'Entgelte', 'Entgelt', 'Lohntabelle', 'Löhne'],
    en: ['Wage table', 'Wages', 'Pay scale'],
  },
  socialSecurity: { de: ['Sozialversicherung'], en: ['Social security'] },
  liabilityInsurance: { de: ['Haftpflicht', 'Haftpflichtversicherung'], en: ['Liability insurance', 'Liability'] },
  vacationBonus: { de: ['Urlaubsgeld'], en: ['Vacation bonus', 'Holiday pay'] },
  christmasBonus: { de: ['Weihnachtsgeld'], en: ['Christmas bonus'] },
  vacationDays: { de: ['Urlaubstage'], en: ['Vacation days'] },
  holiday: { de: ['Feiertage', 'Feiertag'], en: ['Holidays', 'Public holidays', 'Holiday'] },
};

const basisSynonyms: { readonly [basis in BonusBasis]: Synonyms } = {
  BASEWAGE: { de: ['Grundlohn', 'Basislohn', 'Tariflohn'], en: ['Base wage', 'Basic wage'] },
  HOURLYWAGE: {
    de: ['Stundenlohn mit Zulage', 'Stundenlohn'],
    en: ['Hourly wage with allowance', 'Hourly wage incl. allowance', 'Hourly wage'],
  },
};

/**
 * Everyday names of the federal states; their codes and full names are elsewhere. Abbreviations keep no dots: names are
 * compared without them.
 */
const provinceSynonyms: { readonly [province in Province]: readonly string[] } = {
  'DE-BB': ['Land Brandenburg', 'BRB', 'Brandenb.'],
  'DE-BE': ['Land Berlin', 'Stadt Berlin', 'Bln.'],
  'DE-BW': [
    'BaWü',
    'Ba-Wü',
    'Baden-Württ.',
    'Baden-Wuertt.',
    'Bad.-Württ.',
    'Bad.-Württemberg',
    'Land Baden-Württemberg',
  ],
  'DE-BY': ['Freistaat Bayern', 'Bay.', 'Free State of Bavaria'],
  'DE-HB': ['Freie Hansestadt Bremen', 'Hansestadt Bremen', 'Land Bremen', 'Stadt Bremen', 'Brem.'],
  'DE-HE': ['Land Hessen', 'Hess.'],
  'DE-HH': ['Freie und Hansestadt Hamburg', 'Hansestadt Hamburg', 'Stadt Hamburg', 'Land Hamburg', 'Hbg.', 'Hamb.'],
  'DE-MV': ['Meck-Pomm', 'Meckl.-Vorp.', 'Mecklenb.-Vorp.', 'Mecklenburg-Vorp.', 'MeckPomm', 'M-V'],
  'DE-NI': ['NDS', 'Nds.', 'Nieders.', 'Niedersachs.', 'Land Niedersachsen'],
  'DE-NW': ['NRW', 'Nordrh.-Westf.', 'Nordrh.-Westfalen', 'Nordrhein-Westf.', 'N-W', 'Land Nordrhein-Westfalen'],
  'DE-RP': ['RLP', 'Rh.-Pf.', 'Rhld.-Pf.', 'Rheinl.-Pf.', 'Rheinl.-Pfalz', 'Rheinland-Pf.', 'Land Rheinland-Pfalz'],
  'DE-SH': ['Schl.-Holst.', 'Schlesw.-Holst.', 'Schleswig-Holst.', 'S-H', 'Land Schleswig-Holstein'],
  'DE-SL': ['Saarl.', 'Saar', 'Land Saarland'],
  'DE-SN': ['Freistaat Sachsen', 'Sachs.', 'SAX', 'Free State of Saxony'],
  'DE-ST': ['Sachsen-Anh.', 'Sachs.-Anh.', 'Sachs.-Anhalt', 'LSA', 'S-A', 'Land Sachsen-Anhalt'],
  'DE-TH': ['Freistaat Thüringen', 'Thür.', 'THÜ', 'Free State of Thuringia'],
};

/** Headings of columns that say nothing about a row of a table. */
export const remarkHeadings: readonly string[] = [
  ...['Bemerkung', 'Bemerkungen', 'Anmerkung', 'Anmerkungen', 'Hinweise', 'Kommentar', 'Erläuterung', 'Erläuterungen'],
  ...['Fußnote', 'Fußnoten', 'Quelle', 'Fundstelle', 'Rechtsgrundlage', 'Stand', 'Nr.', 'Lfd. Nr.', 'Zeile', '#'],
  ...['Remark', 'Remarks', 'Comment', 'Comments', 'Notes', 'Source', 'No.', 'Row', 'Index'],
];

const columnSynonyms: { readonly [column: string]: Synonyms } = {
  activeFrom: { de: ['Gültig ab', 'Gilt ab', 'Aktiv ab', 'Ab'], en: ['Valid from', 'Active from', 'From'] },
  province: { de: ['Bundesland', 'Land'], en: ['Federal state', 'State', 'Province'] },
  payGroup: {
    de: ['Lohngruppe', 'Entgeltgruppe', 'Vergütungsgruppe', 'Gruppe'],
    en: ['Pay group', 'Wage group', 'Pay grade', 'Group'],
  },
  hourlyWage: {
    de: ['Stundenlohn', 'Stundengrundlohn', 'Stundenentgelt', 'Grundlohn', 'Entgelt', 'Lohn'],
    en: ['Hourly wage', 'Base wage', 'Wage'],
  },
  workdaysPerYear: {
    de: [
      'Bezahlte Tage im Jahr',
      'Bezahlte Tage',
      'Arbeitstage im Jahr',
      'Arbeitstage pro Jahr',
      'Arbeitstage',
      'Tage/Jahr',
      'Tage',
    ],
    en: ['Paid days per year', 'Paid days a year', 'Workdays per year', 'Workdays', 'Days/year', 'Days'],
  },
  startNight: {
    de: ['Nacht ab', 'Nacht von', 'Nachtbeginn', 'Beginn Nacht'],
    en: ['Night from', 'Start of night', 'Night starts', 'Start night'],
  },
  endNight: {
    de: ['Nacht bis', 'Nachtende', 'Ende Nacht'],
    en: ['Night until', 'Night to', 'End of night', 'Night ends', 'End night'],
  },
  basisForBonusCalculation: {
    de: ['Zuschlagsbasis', 'Basis', 'Basis der Zuschläge'],
    en: ['Bonus basis', 'Basis', 'Basis of bonuses', 'Basis for bonus calculation'],
  },
  nightBonusRelative: bonus('Nacht', 'Night', 'relativ', 'relative'),
  nightBonusAbsolute: bonus('Nacht', 'Night', 'absolut', 'absolute'),
  sundayBonusRelative: bonus('Sonntag', 'Sunday', 'relativ', 'relative'),
  sundayBonusAbsolute: bonus('Sonntag', 'Sunday', 'absolut', 'absolute'),
  sundayNightBonusRelative: bonus('Sonntagnacht', 'Sunday night', 'relativ', 'relative'),
  sundayNightBonusAbsolute: bonus('Sonntagnacht', 'Sunday night', 'absolut', 'absolute'),
  holidayBonusRelative: bonus('Feiertag', 'Holiday', 'relativ', 'relative'),
  holidayBonusAbsolute: bonus('Feiertag', 'Holiday', 'absolut', 'absolute'),
  holidayNightBonusRelative: bonus('Feiertagnacht', 'Holiday night', 'relativ', 'relative'),
  holidayNightBonusAbsolute: bonus('Feiertagnacht', 'Holiday night', 'absolut', 'absolute'),
  value: {
    de: ['Arbeitgeberanteil', 'Sozialversicherung', 'Wert'],
    en: ['Employer share', "Employer's share", 'Social security', 'Value'],
  },
  liabilityInsurance: { de: ['Haftpflicht', 'Haftpflichtversicherung'], en: ['Liability insurance', 'Liability'] },
  professionalAssociation: {
    de: ['Berufsgenossenschaft', 'BG'],
    en: ['Professional association', "Employers' liability association"],
  },
  bonusRelative: {
    de: ['Anteil vom Lohn', 'Anteil am Urlaubsentgelt', 'Anteil am Monatslohn', 'Bonus relativ', 'Anteil', 'Relativ'],
    en: [
      'Share of wage',
      'Share of the wage',
      'Share of vacation pay',
      "Share of a month's pay",
      'Bonus relative',
      'Relative bonus',
      'Relative',
    ],
  },
  bonusAbsolute: {
    de: ['Betrag im Jahr', 'Bonus absolut', 'Betrag', 'Absolut'],
    en: ['Amount per year', 'Amount a year', 'Bonus absolute', 'Absolute bonus', 'Amount', 'Absolute'],
  },
  lengthOfEmployment: {
    de: ['Ab Jahren im Betrieb', 'Betriebszugehörigkeit', 'Jahre im Betrieb', 'Betriebsjahre'],
    en: ['From years of employment', 'Length of employment', 'Years of employment', 'From years in the company'],
  },
  days: {
    de: ['Tage im Jahr', 'Urlaubstage', 'Tage'],
    en: ['Days per year', 'Days a year', 'Vacation days', 'Days'],
  },
  date: { de: ['Tag', 'Datum', 'Feiertag'], en: ['Day', 'Date', 'Holiday'] },
  organization: { de: ['Gesellschaft'], en: ['Organization', 'Organisation', 'Company'] },
};

function bonus(de: string, en: string, deKind: string, enKind: string): Synonyms {
  return {
    de: [de, `${de}zuschlag`, `${de} ${deKind}`, `${de}zuschlag ${deKind}`, `Zuschlag ${de}`],
    en: [en, `${en} bonus`, `${en} ${enKind}`, `${en} bonus ${enKind}`, `${en} supplement`],
  };
}

/** Every name of a table, its key included. */
export function namesOfTable(table: TableKey): string[] {
  return [table, ...tableSynonyms[table].de, ...tableSynonyms[table].en];
}

/** Every name of a column, its key included, without units. */
export function namesOfColumn(column: string): string[] {
  const names = columnSynonyms[column];
  return names ? [...names.de, ...names.en, column] : [column];
}

/** What files write for all federal states together. */
export const namesOfAllProvinces: readonly string[] = [
  ...['Alle Bundesländer', 'Alle', 'Alle Länder', 'Bund', 'Bundesweit', 'Bundesgebiet', 'Deutschland'],
  ...['All federal states', 'All states', 'All', 'Germany', 'Nationwide'],
];

/** The everyday names of a federal state. */
export function namesOfProvince(province: Province): readonly string[] {
  return provinceSynonyms[province];
}

/** Every name of a basis of supplements, its key included. */
export function namesOfBasis(basis: BonusBasis): string[] {
  return [basis, ...basisSynonyms[basis].de, ...basisSynonyms[basis].en];
}
