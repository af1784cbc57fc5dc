import type { ChanceColumn } from '@zuschlag/validation/chance/chance-vocabulary';
import type { exportErrors } from '@zuschlag/validation/exports/errors';
import type { exportProblems } from '@zuschlag/validation/exports/exports';
import type { MessagesOf } from './message.ts';

export const exportErrorMessages: MessagesOf<keyof typeof exportErrors> = {
  TOO_MANY_EXPORTS: {
    de: 'Es laufen schon drei Exporte. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.',
    en: 'Three exports are already running. Wait for one to finish, or cancel one.',
  },
};

/** Why an export ended without a file. */
export const exportProblemMessages: MessagesOf<(typeof exportProblems)[number]> = {
  TOO_MANY_ROWS: {
    de: 'Das sind mehr Zeilen, als Excel in einer Tabelle zeigt. Als CSV geht es.',
    en: 'These are more rows than Excel shows in one table. CSV can hold them.',
  },
  TOO_LARGE: {
    de: 'Die Datei wäre zu groß. Wenden Sie sich an den Betreiber.',
    en: 'The file would be too large. Ask the operator.',
  },
  FAULT: {
    de: 'Der Export ist fehlgeschlagen. Starten Sie ihn noch einmal.',
    en: 'The export failed. Start it again.',
  },
};

/** The headings of exported Chances. Percent figures stand under a heading with their sign. */
export const chanceExportHeadings: MessagesOf<ChanceColumn | 'isEstimated' | 'submissionTime'> = {
  shortNumber: { de: 'Nummer', en: 'Number' },
  name: { de: 'Name', en: 'Name' },
  state: { de: 'Status', en: 'State' },
  customer: { de: 'Kunde', en: 'Customer' },
  revenue: { de: 'Umsatz (€)', en: 'Revenue (€)' },
  isEstimated: { de: 'Umsatz geschätzt', en: 'Revenue estimated' },
  totalCost: { de: 'Kosten (€)', en: 'Cost (€)' },
  margin: { de: 'Marge (%)', en: 'Margin (%)' },
  surcharge: { de: 'Aufschlag (%)', en: 'Markup (%)' },
  profit: { de: 'Deckungsbeitrag (€)', en: 'Contribution margin (€)' },
  hours: { de: 'Stunden', en: 'Hours' },
  offeredRevenue: { de: 'Angebotener Preis (€)', en: 'Offered price (€)' },
  closedOn: { de: 'Abgeschlossen am', en: 'Closed on' },
  lossReason: { de: 'Verlustgrund', en: 'Reason of loss' },
  winner: { de: 'Gewinner', en: 'Winner' },
  winningPrice: { de: 'Preis des Gewinners (€)', en: 'Price of the winner (€)' },
  submission: { de: 'Abgabe', en: 'Submission' },
  submissionTime: { de: 'Abgabe, Uhrzeit', en: 'Submission, time' },
  startDate: { de: 'Beginn', en: 'Start' },
  owner: { de: 'Chance-Admin', en: 'Chance admin' },
  organizations: { de: 'Gesellschaften', en: 'Organizations' },
};

/** The headings of an exported history; a row is one field that changed. */
export const historyExportHeadings = {
  day: { de: 'Tag', en: 'Day' },
  time: { de: 'Uhrzeit', en: 'Time' },
  person: { de: 'Person', en: 'Person' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
  chance: { de: 'Chance', en: 'Chance' },
  act: { de: 'Was', en: 'What' },
  field: { de: 'Feld', en: 'Field' },
  from: { de: 'Vorher', en: 'Before' },
  to: { de: 'Nachher', en: 'After' },
} as const;

/** The headings of exported contract years and options. Percent figures stand under a heading with their sign. */
export const yearsExportHeadings = {
  service: { de: 'Leistung', en: 'Service' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
  part: { de: 'Abschnitt', en: 'Part' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  hours: { de: 'Stunden', en: 'Hours' },
  cost: { de: 'Kosten (€)', en: 'Cost (€)' },
  price: { de: 'Preis (€)', en: 'Price (€)' },
  margin: { de: 'Marge (%)', en: 'Margin (%)' },
  pricePerHour: { de: 'Preis je Stunde (€)', en: 'Price per hour (€)' },
  averageWage: { de: 'Ø Lohn je Stunde (€)', en: 'Average wage per hour (€)' },
  basis: { de: 'Lohn', en: 'Wage' },
} as const;

/** The parts of a contract, and what their wages rest on. */
export const yearsExportWords = {
  allServices: { de: 'Alle Leistungen', en: 'All services' },
  additional: { de: 'Bedarfsleistung', en: 'Additional service' },
  year: { de: 'Vertragsjahr', en: 'Contract year' },
  option: { de: 'Option', en: 'Option' },
  contract: { de: 'Vertrag', en: 'Contract' },
  options: { de: 'Alle Optionen', en: 'All options' },
  total: { de: 'Vertrag mit allen Optionen', en: 'Contract with all options' },
  known: { de: 'bekannt', en: 'known' },
  assumed: { de: 'angenommen', en: 'assumed' },
  missing: { de: 'Zeile fehlt', en: 'Row missing' },
  hidden: { de: 'nicht einsehbar', en: 'not visible' },
} as const;

/** The words of exported files. */
export const exportWords = {
  chances: { de: 'Chancen', en: 'Chances' },
  chanceHistory: { de: 'Verlauf', en: 'History' },
  houseTrail: { de: 'Verlauf', en: 'Trail' },
  contractYears: { de: 'Jahre und Optionen', en: 'Years and options' },
  ownData: { de: 'Meine Daten', en: 'My data' },
  tenantData: { de: 'Alle Daten', en: 'All data' },
  tariffStepLetters: { de: 'Preisanpassungen', en: 'Price adjustments' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
} as const;
