import type { MessagesOf } from './message.ts';

export const briefHeadings: MessagesOf<'object' | 'deadlines' | 'figures' | 'decisions' | 'risks' | 'summary'> = {
  object: { de: 'Worum es geht', en: 'What it is about' },
  deadlines: { de: 'Fristen', en: 'Deadlines' },
  figures: { de: 'Zahlen', en: 'Figures' },
  decisions: { de: 'Wer dafür und wer dagegen ist', en: 'Who is for it and who is against it' },
  risks: { de: 'Risiken', en: 'Risks' },
  summary: { de: 'Zusammenfassung', en: 'Summary' },
};

export const briefTerms: MessagesOf<
  | 'customer'
  | 'authority'
  | 'platform'
  | 'reference'
  | 'lot'
  | 'place'
  | 'organizations'
  | 'owner'
  | 'services'
  | 'contract'
  | 'pricing'
  | 'options'
  | 'criteria'
  | 'submission'
  | 'estimatedRevenue'
  | 'offeredRevenue'
  | 'revenue'
  | 'cost'
  | 'profit'
  | 'netProfit'
  | 'margin'
  | 'pricePerHour'
  | 'hours'
  | 'similarMargin'
> = {
  customer: { de: 'Kunde', en: 'Customer' },
  authority: { de: 'Vergabestelle', en: 'Awarding authority' },
  platform: { de: 'Plattform', en: 'Platform' },
  reference: { de: 'Aktenzeichen', en: 'Reference number' },
  lot: { de: 'Los', en: 'Lot' },
  place: { de: 'Bundesland', en: 'Federal state' },
  organizations: { de: 'Gesellschaften', en: 'Organizations' },
  owner: { de: 'Chance-Admin', en: 'Chance admin' },
  services: { de: 'Leistungsarten', en: 'Kinds of service' },
  contract: { de: 'Vertrag', en: 'Contract' },
  pricing: { de: 'Preistyp', en: 'Pricing' },
  options: { de: 'Verlängerung', en: 'Options to extend' },
  criteria: { de: 'Zuschlagskriterien', en: 'Award criteria' },
  submission: { de: 'Abgabe', en: 'Submission' },
  offeredRevenue: { de: 'Angeboten', en: 'Offered' },
  estimatedRevenue: { de: 'Umsatz, geschätzt', en: 'Revenue, estimated' },
  revenue: { de: 'Umsatz', en: 'Revenue' },
  cost: { de: 'Kosten', en: 'Cost' },
  profit: { de: 'Deckungsbeitrag', en: 'Contribution margin' },
  netProfit: { de: 'Gewinn nach Gemeinkosten und Wagnis', en: 'Profit after overheads and risk' },
  margin: { de: 'Marge', en: 'Margin' },
  pricePerHour: { de: 'Preis je Stunde', en: 'Price per hour' },
  hours: { de: 'Stunden', en: 'Hours' },
  similarMargin: { de: 'Marge gewonnener Chancen', en: 'Margin of won Chances' },
};

export const briefTexts: MessagesOf<
  | 'fileName'
  | 'footer'
  | 'chainEnd'
  | 'months'
  | 'fixedPrice'
  | 'variablePrice'
  | 'option'
  | 'priceShare'
  | 'qualityShare'
  | 'referenceShare'
  | 'permanent'
  | 'mobile'
  | 'alarm'
  | 'nextByDay'
  | 'next'
  | 'daysLeft'
  | 'tomorrow'
  | 'today'
  | 'notCalculated'
  | 'noDecisions'
  | 'similar'
  | 'noRisks'
  | 'withoutTime'
  | 'withoutPrice'
  | 'ratesChanged'
  | 'lowMargin'
  | 'submissionToday'
  | 'submissionTomorrow'
  | 'submissionNear'
  | 'moreRisks'
  | 'withReason'
  | 'bidFor'
  | 'bidAgainst'
  | 'bidOpen'
  | 'marginFor'
  | 'marginAgainst'
  | 'marginOpen'
> = {
  fileName: { de: 'Kurzfassung {number}', en: 'Brief {number}' },
  footer: {
    de: '{number} · Stand {moment} · erstellt für {person}',
    en: '{number} · as of {moment} · made for {person}',
  },
  chainEnd: { de: 'Ende der Prüfkette: {place}', en: 'End of the audit chain: {place}' },
  months: { de: '{from} bis {to}, {count}\u00a0Monate', en: '{from} to {to}, {count}\u00a0months' },
  fixedPrice: { de: 'Festpreis', en: 'Fixed price' },
  variablePrice: { de: 'variabel, Gleitklausel {share}', en: 'variable, escalation clause {share}' },
  option: { de: '{count} × {months}\u00a0Monate', en: '{count} × {months}\u00a0months' },
  priceShare: { de: 'Preis {share}\u00a0%', en: 'price {share}%' },
  qualityShare: { de: 'Qualität {share}\u00a0%', en: 'quality {share}%' },
  referenceShare: { de: 'Referenzen {share}\u00a0%', en: 'references {share}%' },
  permanent: { de: 'permanent', en: 'permanent' },
  mobile: { de: 'mobil', en: 'mobile' },
  alarm: { de: 'Alarm', en: 'alarm' },
  nextByDay: { de: 'Nächster Schritt bis {day}: {name} {task}', en: 'Next step by {day}: {name} {task}' },
  next: { de: 'Nächster Schritt: {name} {task}', en: 'Next step: {name} {task}' },
  daysLeft: { de: '{day}, {time} (noch {count}\u00a0Tage)', en: '{day}, {time} ({count}\u00a0days left)' },
  tomorrow: { de: '{day}, {time} (morgen)', en: '{day}, {time} (tomorrow)' },
  today: { de: '{day}, {time} (heute)', en: '{day}, {time} (today)' },
  notCalculated: { de: 'Noch keine Leistung ist kalkuliert.', en: 'No service is calculated yet.' },
  noDecisions: {
    de: 'Sie sehen keine der Entscheidungen, oder es gibt noch keine.',
    en: 'You see no decision, or there is none yet.',
  },
  similar: { de: '{margin} im Mittel von {count}', en: '{margin} on average of {count}' },
  noRisks: { de: 'Das Programm findet nichts Auffälliges.', en: 'The program finds nothing unusual.' },
  withoutTime: { de: 'Ohne Uhrzeit: {names}.', en: 'Without a time of day: {names}.' },
  withoutPrice: { de: 'Ohne Preis: {names}.', en: 'Without a price: {names}.' },
  ratesChanged: {
    de: 'Tabellenzeilen haben sich geändert, seit kalkuliert wurde.',
    en: 'Table rows have changed since the calculation.',
  },
  lowMargin: {
    de: 'Die Marge von {margin} liegt {points} Prozentpunkte unter der von {count} ähnlichen gewonnenen Chancen ({average}).',
    en: 'The margin of {margin} is {points} percentage points below that of {count} similar won Chances ({average}).',
  },
  submissionToday: { de: 'Die Abgabe ist heute.', en: 'The submission is today.' },
  submissionTomorrow: { de: 'Die Abgabe ist morgen.', en: 'The submission is tomorrow.' },
  submissionNear: { de: 'Die Abgabe ist in {count}\u00a0Tagen.', en: 'The submission is in {count}\u00a0days.' },
  moreRisks: { de: 'und {count} weitere Hinweise', en: 'and {count} further hints' },
  withReason: { de: '{text}: „{reason}“', en: '{text}: “{reason}”' },
  bidFor: { de: 'dafür: {name} ({about} bietet)', en: 'for it: {name} ({about} bids)' },
  bidAgainst: { de: 'dagegen: {name} ({about} bietet nicht)', en: 'against it: {name} ({about} does not bid)' },
  bidOpen: { de: 'offen: {names} zum Bid von {about}', en: 'open: {names} on the bid of {about}' },
  marginFor: { de: 'freigegeben: {name} zur Marge von {about}', en: 'approved: {name} on the margin of {about}' },
  marginAgainst: { de: 'abgelehnt: {name} zur Marge von {about}', en: 'rejected: {name} on the margin of {about}' },
  marginOpen: { de: 'offen: {names} zur Marge von {about}', en: 'open: {names} on the margin of {about}' },
};

/** The stages and days of an award, as the brief lists them. */
export const briefDays: MessagesOf<
  | 'publication'
  | 'siteVisit'
  | 'questions'
  | 'outsideInformation'
  | 'participation'
  | 'negotiation'
  | 'finalOffer'
  | 'bindingUntil'
  | 'plannedAward'
> = {
  publication: { de: 'Veröffentlichung', en: 'Publication' },
  siteVisit: { de: 'Ortsbesichtigung', en: 'Site visit' },
  questions: { de: 'Bieterfragen', en: 'Bidder questions' },
  outsideInformation: { de: 'Antworten bis', en: 'Answers by' },
  participation: { de: 'Teilnahmeantrag', en: 'Request to participate' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  finalOffer: { de: 'Endgültiges Angebot', en: 'Final offer' },
  bindingUntil: { de: 'Bindefrist', en: 'Binding until' },
  plannedAward: { de: 'Geplanter Zuschlag', en: 'Planned award' },
};

/** What is due of whom, after the name. */
export const briefTasks: MessagesOf<
  'bid' | 'bidAgree' | 'calculate' | 'recalculate' | 'requestMargin' | 'margin' | 'overrule' | 'submit' | 'outcome'
> = {
  bid: { de: 'entscheidet über den Bid.', en: 'decides on the bid.' },
  bidAgree: { de: 'stimmt der Bid-Entscheidung zu oder widerspricht.', en: 'agrees to the bid decision or disagrees.' },
  calculate: { de: 'kalkuliert die erste Leistung.', en: 'calculates the first service.' },
  recalculate: { de: 'kalkuliert neu.', en: 'calculates anew.' },
  requestMargin: { de: 'fragt die Margenfreigabe an.', en: 'requests approval of the margins.' },
  margin: { de: 'entscheidet über die Marge.', en: 'decides on the margin.' },
  overrule: { de: 'entscheidet abschließend.', en: 'makes the final decision.' },
  submit: { de: 'reicht das Angebot ein.', en: 'submits the offer.' },
  outcome: { de: 'trägt das Ergebnis ein.', en: 'enters the outcome.' },
};
