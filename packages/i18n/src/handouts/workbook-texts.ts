import type { CostType, Weekday } from '@zuschlag/validation/vocabulary';
import type { MessagesOf } from '../messages/message.ts';

/** The kinds of time, as the columns of every file name them. */
export const periodNames: MessagesOf<CostType> = {
  cumulated: { de: 'Gesamt', en: 'Total' },
  day: { de: 'Tag', en: 'Day' },
  night: { de: 'Nacht', en: 'Night' },
  sunday: { de: 'Sonntag', en: 'Sunday' },
  sundayNight: { de: 'Sonntag Nacht', en: 'Sunday night' },
  holiday: { de: 'Feiertag', en: 'Holiday' },
  holidayNight: { de: 'Feiertag Nacht', en: 'Holiday night' },
};

export const dayNames: MessagesOf<Weekday | 'holiday'> = {
  monday: { de: 'Mo', en: 'Mon' },
  tuesday: { de: 'Di', en: 'Tue' },
  wednesday: { de: 'Mi', en: 'Wed' },
  thursday: { de: 'Do', en: 'Thu' },
  friday: { de: 'Fr', en: 'Fri' },
  saturday: { de: 'Sa', en: 'Sat' },
  sunday: { de: 'So', en: 'Sun' },
  holiday: { de: 'Ft', en: 'Hol' },
};

export const visitNames: MessagesOf<'OPENING' | 'CONTROL' | 'CLOSING'> = {
  OPENING: { de: 'Öffnung', en: 'Opening' },
  CONTROL: { de: 'Kontrolle', en: 'Control' },
  CLOSING: { de: 'Schließung', en: 'Closing' },
};

/** Units of the scheme beside a figure. */
export const unitNames: MessagesOf<
  | 'EUR'
  | 'EUR/h'
  | 'EUR/min'
  | 'EUR/year'
  | 'EUR/month'
  | 'EUR/l'
  | 'EUR/km'
  | 'l/100km'
  | 'km/year'
  | 'h'
  | 'min'
  | 'days'
  | 'months'
  | 'heads'
  | 'years'
  | 'fraction'
  | 'number'
> = {
  EUR: { de: '€', en: '€' },
  'EUR/h': { de: '€/h', en: '€/h' },
  'EUR/min': { de: '€/min', en: '€/min' },
  'EUR/year': { de: '€/Jahr', en: '€/year' },
  'EUR/month': { de: '€/Monat', en: '€/month' },
  'EUR/l': { de: '€/L', en: '€/L' },
  'EUR/km': { de: '€/km', en: '€/km' },
  'l/100km': { de: 'L/100 km', en: 'L/100 km' },
  'km/year': { de: 'km/Jahr', en: 'km/year' },
  h: { de: 'h', en: 'h' },
  min: { de: 'min', en: 'min' },
  days: { de: 'Tage', en: 'days' },
  months: { de: 'Monate', en: 'months' },
  heads: { de: 'Köpfe', en: 'heads' },
  years: { de: 'Jahre', en: 'years' },
  fraction: { de: '%', en: '%' },
  number: { de: '', en: '' },
};

/** The words of the open calculation. */
export const workbookTexts = {
  cover: { de: 'Deckblatt', en: 'Cover' },
  prices: { de: 'Preis', en: 'Price' },
  proof: { de: 'Nachweis', en: 'Proof' },
  unit: { de: 'Einheit', en: 'Unit' },
  origin: { de: 'Formel oder Herkunft', en: 'Formula or origin' },
  sum: { de: 'Summe', en: 'Sum' },
  parameters: { de: '1 Parameter', en: '1 Parameters' },
  law: { de: 'Gesetzliche Größen', en: 'Figures of the law' },
  shifts: { de: '2 Schichten', en: '2 Shifts' },
  shift: { de: 'Schicht {number}: {days} {start}–{end}', en: 'Shift {number}: {days} {start}–{end}' },
  shiftRange: { de: '{shift}, {from} bis {to}', en: '{shift}, {from} to {to}' },
  visit: { de: 'Besuch {number}: {kind}', en: 'Visit {number}: {kind}' },
  car: { de: 'Fahrzeug {number}', en: 'Car {number}' },
  purchase: { de: 'Anschaffung {number}', en: 'Purchase {number}' },
  time: { de: 'Minuten je Zeitart, {from} bis {to}', en: 'Minutes by kind of time, {from} to {to}' },
  rates: { de: 'Sätze, {from} bis {to}', en: 'Rates, {from} to {to}' },
  costs: { de: 'Kosten je Zeitart, {from} bis {to}', en: 'Cost by kind of time, {from} to {to}' },
  sums: { de: '3 Kosten je Zeitart, ganzer Vertrag', en: '3 Cost by kind of time, whole contract' },
  sumsOfVisit: { de: 'Kosten des Besuchs, ganzer Vertrag', en: 'Cost of the visit, whole contract' },
  price: { de: '4 Preis', en: '4 Price' },
  priceOfVisit: { de: 'Preis des Besuchs', en: 'Price of the visit' },
  ofVisit: { de: '{visit} – {title}', en: '{visit} – {title}' },
  own: { de: 'eigene Mitarbeiter', en: 'own staff' },
  subcontracted: { de: 'Nachunternehmer', en: 'subcontractors' },
  lost: { de: 'ausgefallen, bezahlt', en: 'lost, paid' },
  table: { de: '{table}, gültig ab {day}', en: '{table}, in force since {day}' },
  noRow: { de: '{table}: keine Zeile, daher 0', en: '{table}: no row, so 0' },
  entered: { de: 'Eingabe', en: 'Entered' },
  counted: { de: 'gezählt aus Kalender und Vertrag', en: 'counted from calendar and contract' },
  byLaw: { de: 'Gesetz', en: 'Law' },
  number: { de: 'Nr.', en: 'No.' },
  service: { de: 'Leistung', en: 'Service' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
  hours: { de: 'Stunden', en: 'Hours' },
  cost: { de: 'Kosten', en: 'Cost' },
  revenue: { de: 'Preis', en: 'Price' },
  profit: { de: 'Deckungsbeitrag', en: 'Contribution margin' },
  margin: { de: 'Marge', en: 'Margin' },
  pricePerHour: { de: 'Preis €/h', en: 'Price €/h' },
  costPerHour: { de: 'Kosten €/h', en: 'Cost €/h' },
  asMade: { de: 'Preis bei Erstellung', en: 'Price when made' },
  difference: { de: 'Ihre Änderung', en: 'Your change' },
  regular: { de: 'Regelleistungen', en: 'Regular services' },
  additional: { de: 'Bedarfsleistungen (nicht in der Summe)', en: 'Additional services (not in the sum)' },
  withoutPrice: { de: 'Ohne Preis', en: 'Without a price' },
  total: { de: 'Summe', en: 'Total' },
  customer: { de: 'Kunde', en: 'Customer' },
  authority: { de: 'Vergabestelle', en: 'Awarding authority' },
  reference: { de: 'Aktenzeichen', en: 'Reference number' },
  lot: { de: 'Los', en: 'Lot' },
  contract: { de: 'Vertrag', en: 'Contract' },
  contractOf: { de: '{from} bis {to}, {count} angefangene Monate', en: '{from} to {to}, {count} started months' },
  owner: { de: 'Chance-Admin', en: 'Chance admin' },
  made: { de: 'Erstellt', en: 'Made' },
  madeBy: { de: '{moment} für {person}', en: '{moment} for {person}' },
  legend: { de: 'So lesen Sie die Mappe', en: 'How to read the workbook' },
  legendInput: {
    de: 'Eingaben: veränderbar. Preis und Kosten rechnen sofort mit.',
    en: 'Inputs: can be changed. Price and cost follow at once.',
  },
  legendTable: {
    de: 'Werte der Tariftabellen: zum Probieren veränderbar. In der Anwendung gelten die Tabellen.',
    en: 'Values of the rate tables: can be changed to try something. In the product the tables count.',
  },
  legendFormula: {
    de: 'Formeln und gezählte Dienste: geschützt, ohne Kennwort (Überprüfen → Blattschutz aufheben).',
    en: 'Formulas and counted duties: protected, without a password (Review → Unprotect sheet).',
  },
  legendSigned: {
    de: 'Beträge in Euro ohne Umsatzsteuer. Einheitspreise und Positionen sind auf Cent gerundet, Kosten nicht. Keine Makros, keine Verbindungen nach außen.',
    en: 'Amounts in euros without VAT. Unit prices and positions are rounded to cents, costs are not. No macros, no links to the outside.',
  },
  legendPlain: {
    de: 'Beträge in Euro ohne Umsatzsteuer, nicht gerundet; angezeigt wird auf Cent. Keine Makros, keine Verbindungen nach außen.',
    en: 'Amounts in euros without VAT, not rounded; shown to the cent. No macros, no links to the outside.',
  },
  outdated: {
    de: 'Seit der Berechnung haben sich Tariftabellen geändert. Diese Mappe zeigt die gespeicherten Preise.',
    en: 'Rate tables have changed since the calculation. This workbook shows the stored prices.',
  },
  notRetraced: {
    de: 'Zeilen hinter dem gespeicherten Preis gibt es nicht mehr; gerechnet mit den Zeilen von heute. Gespeichert: {price}.',
    en: 'Rows behind the stored price no longer exist; calculated with the rows of today. Stored: {price}.',
  },
  warnings: { de: 'Hinweise', en: 'Warnings' },
  tableColumn: { de: 'Tabelle', en: 'Table' },
  activeFrom: { de: 'Gültig ab', en: 'In force since' },
  usedFrom: { de: 'Verwendet von', en: 'Used from' },
  usedTo: { de: 'bis', en: 'to' },
  value: { de: 'Wert', en: 'Value' },
  rowId: { de: 'Kennung der Zeile', en: 'Id of the row' },
  chainEnd: { de: 'Ende der Prüfkette (Stelle:Prüfsumme)', en: 'End of the audit chain (position:hash)' },
  fingerprint: { de: 'Prüfsumme der Eingaben (SHA-256)', en: 'Checksum of the inputs (SHA-256)' },
  holidays: { de: 'Feiertage im Vertrag', en: 'Public holidays in the contract' },
  page: { de: 'Seite', en: 'Page' },
} as const satisfies MessagesOf<string>;
