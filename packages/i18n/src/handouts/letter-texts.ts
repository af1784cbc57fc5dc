import type { MessagesOf } from '../messages/message.ts';

/** The words of the letter to the customer of a contract whose price follows a tariff step. */
export const letterTexts = {
  subject: {
    de: 'Preisanpassung nach der Preisgleitklausel ab {day}',
    en: 'Price adjustment by the escalation clause from {day}',
  },
  contract: { de: 'Vertrag „{name}“, {from} bis {to}', en: 'Contract “{name}”, {from} to {to}' },
  offer: { de: 'Angebot „{name}“, {from} bis {to}', en: 'Offer “{name}”, {from} to {to}' },
  salutation: { de: 'Sehr geehrte Damen und Herren,', en: 'Dear Sir or Madam,' },
  rises: {
    de: 'der Stundenlohn, nach dem der Preis unserer Leistungen kalkuliert ist, steigt ab dem {day}. Nach der vereinbarten Preisgleitklausel folgt der Preis dieser Änderung zu {clause}. Daraus ergeben sich vom {from} bis zum Ende des Vertrags am {to} diese Preise:',
    en: 'The hourly wage on which the price of our services is calculated rises from {day}. By the agreed escalation clause the price follows {clause} of this change. From {from} to the end of the contract on {to} this gives the following prices:',
  },
  falls: {
    de: 'der Stundenlohn, nach dem der Preis unserer Leistungen kalkuliert ist, ändert sich ab dem {day}. Nach der vereinbarten Preisgleitklausel folgt der Preis dieser Änderung zu {clause}. Daraus ergeben sich vom {from} bis zum Ende des Vertrags am {to} diese Preise:',
    en: 'The hourly wage on which the price of our services is calculated changes from {day}. By the agreed escalation clause the price follows {clause} of this change. From {from} to the end of the contract on {to} this gives the following prices:',
  },
  offerRises: {
    de: 'der Stundenlohn, nach dem der Preis unseres Angebots kalkuliert ist, steigt ab dem {day}. Nach der angebotenen Preisgleitklausel folgt der Preis dieser Änderung zu {clause}. Bei einem Auftrag ergeben sich daraus vom {from} bis zum {to} diese Preise:',
    en: 'The hourly wage on which the price of our offer is calculated rises from {day}. By the escalation clause that we offered the price follows {clause} of this change. If the contract is awarded to us, this gives the following prices from {from} to {to}:',
  },
  offerFalls: {
    de: 'der Stundenlohn, nach dem der Preis unseres Angebots kalkuliert ist, ändert sich ab dem {day}. Nach der angebotenen Preisgleitklausel folgt der Preis dieser Änderung zu {clause}. Bei einem Auftrag ergeben sich daraus vom {from} bis zum {to} diese Preise:',
    en: 'The hourly wage on which the price of our offer is calculated changes from {day}. By the escalation clause that we offered the price follows {clause} of this change. If the contract is awarded to us, this gives the following prices from {from} to {to}:',
  },
  onlyThese: {
    de: 'Dieses Schreiben betrifft nur die folgenden Leistungen und nicht alle Leistungen des Vertrags.',
    en: 'This letter is about the following services only, not about all services of the contract.',
  },
  onlyTheseOffered: {
    de: 'Dieses Schreiben betrifft nur die folgenden Leistungen und nicht alle Leistungen des Angebots.',
    en: 'This letter is about the following services only, not about all services of the offer.',
  },
  unitPrices: {
    de: 'Die Änderung in Prozent gilt für jeden Einzelpreis der Leistung: Stundensätze, Preise je Besuch und Pauschalen. Alle Beträge verstehen sich ohne Umsatzsteuer.',
    en: 'The change in percent holds for each unit price of the service: hourly rates, prices per visit and flat rates. All amounts are without VAT.',
  },
  request: {
    de: 'Wie wir gerechnet haben, zeigt die Anlage Schritt für Schritt. Bitte bestätigen Sie die neuen Preise, indem Sie eine unterschriebene Ausfertigung an uns zurücksenden.',
    en: 'The enclosure shows step by step how we calculated. Please confirm the new prices by returning a signed copy to us.',
  },
  offerRequest: {
    de: 'Wie wir gerechnet haben, zeigt die Anlage Schritt für Schritt.',
    en: 'The enclosure shows step by step how we calculated.',
  },
  regards: { de: 'Mit freundlichen Grüßen', en: 'Yours faithfully' },
  agreed: { de: 'Einverstanden', en: 'Agreed' },
  signature: { de: 'Ort, Datum, Unterschrift', en: 'Place, date, signature' },
  enclosure: { de: 'Anlage: Berechnung', en: 'Enclosure: calculation' },
  draft: {
    de: 'Entwurf: Die neuen Löhne stehen noch nicht in der Lohntabelle.',
    en: 'Draft: the new wages are not in the wage table yet.',
  },

  ourReference: { de: 'Unser Zeichen', en: 'Our reference' },
  yourReference: { de: 'Ihr Zeichen', en: 'Your reference' },
  lot: { de: 'Los', en: 'Lot' },
  contact: { de: 'Ansprechperson', en: 'Contact' },
  date: { de: 'Datum', en: 'Date' },
  street: { de: '[Straße und Hausnummer]', en: '[Street and number]' },
  city: { de: '[Postleitzahl und Ort]', en: '[Postcode and city]' },

  service: { de: 'Leistung', en: 'Service' },
  priceBefore: { de: 'Preis bisher', en: 'Price so far' },
  change: { de: 'Änderung', en: 'Change' },
  added: { de: 'Betrag', en: 'Amount' },
  priceAfter: { de: 'Preis neu', en: 'New price' },
  total: { de: 'Summe', en: 'Total' },
  totalOfThese: { de: 'Summe nur dieser Leistungen', en: 'Total of these services only' },
  period: { de: '{from} bis {to}', en: '{from} to {to}' },
  unchanged: { de: 'unverändert', en: 'unchanged' },
  page: { de: 'Seite {page} von {pages}', en: 'Page {page} of {pages}' },

  calculation: { de: 'Anlage: Berechnung', en: 'Enclosure: calculation' },
  formula: {
    de: 'Änderung = (Lohn neu − Lohn bisher) ÷ Lohn im Preis × Klausel. Die Klausel beträgt {clause}.',
    en: 'Change = (new wage − wage so far) ÷ wage in the price × clause. The clause is {clause}.',
  },
  rounding: {
    de: 'Damit die Zeilen genau die Summe ergeben, kann ein Betrag um einen Cent von seiner Rechnung abweichen.',
    en: 'So that the lines add up exactly, an amount may differ from its calculation by one cent.',
  },
  step: { de: 'Schritt', en: 'Step' },
  basis: { de: 'Grundlage oder Rechnung', en: 'Basis or calculation' },
  result: { de: 'Ergebnis', en: 'Result' },
  wageInPrice: { de: 'Lohn im Preis', en: 'Wage in the price' },
  wageBefore: { de: 'Lohn bisher', en: 'Wage so far' },
  wageSoFar: { de: 'Lohn bisher, im Preis', en: 'Wage so far, in the price' },
  wageAfter: { de: 'Lohn neu', en: 'New wage' },
  rise: { de: 'Anstieg des Lohns', en: 'Rise of the wage' },
  clause: { de: 'Änderung des Preises', en: 'Change of the price' },
  ofTable: { de: 'Lohntabelle, {group}, gültig ab {day}', en: 'Wage table, {group}, valid from {day}' },
  entered: { de: 'Stundenlohn der Kalkulation', en: 'Hourly wage of the calculation' },
  assumed: { de: 'im Preis angenommene Lohnentwicklung', en: 'wage development assumed in the price' },

  omitted: {
    de: 'Dieses Archiv ist nicht vollständig: {count} Leistungen, deren Verträge am längsten laufen, sind nicht gerechnet. Ihre Verträge haben hier kein Anschreiben.',
    en: 'This archive is not complete: {count} services whose contracts run longest were not calculated. Their contracts have no letter here.',
  },
  omittedName: { de: 'Hinweis.txt', en: 'Note.txt' },
  fileName: { de: 'Preisanpassung {number}', en: 'Price adjustment {number}' },
} as const satisfies MessagesOf<string>;
