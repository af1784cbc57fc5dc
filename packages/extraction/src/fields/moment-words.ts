/** The days of a tender, each with the words that announce it. The first that matches decides, the most special first. */
export const momentWords = {
  siteVisit:
    /(?:orts|objekt)(?:besichtigung|termin|begehung)|besichtigungs(?:termin|möglichkeit)|\bbegehung|vor-ort-termin/iu,
  questions:
    /(?:bieter|rück)fragen|\bfragen(?:frist)?\b|(?:zusätzliche|weitere) (?:auskünfte|informationen)|auskunftsersuchen|frist für (?:fragen|auskünfte)/iu,
  participation: /teilnahme(?:frist|antr[aä]g|wettbewerb)|bewerbungsfrist|interessens?bekundung/iu,
  opening: /(?:angebots)?(?:er)?öffnung(?:stermin)?\b|öffnung der angebote|eröffnung/iu,
  binding: /bindefrist|zuschlagsfrist|(?:an (?:sein|ihr|das) angebot )gebunden|bindung an das angebot/iu,
  submission:
    /(?:angebots|abgabe|einreichungs|einsende)(?:frist|termin|schluss)|submission(?:stermin)?|angebotsabgabe|(?:frist|schlusstermin|termin|ablauf).{0,40}(?:eingang|abgabe|einreichung|einreichen|einzureichen).{0,20}|angebote?.{0,80}(?:einzureichen|einzugehen|abzugeben|eingereicht|vorzulegen|einreichen|eingehen|abgegeben)|eingang (?:der|des) angebot/iu,
  publication:
    /(?:tag|datum) der (?:veröffentlichung|absendung|bekanntmachung)|veröffentlicht am|veröffentlichung(?:sdatum|stermin)?\b|bekanntmachung vom|absendung (?:der|dieser) bekanntmachung/iu,
  end: /(?:vertrags|leistungs|auftrags)ende|ende der (?:leistung|ausführung|laufzeit|vertragslaufzeit)|endet am|\bende\b/iu,
  start:
    /(?:vertrags|leistungs|ausführungs|auftrags|dienst)(?:beginn|start|aufnahme)|beginn(?:t)? (?:der|des|am|ab|mit)|^beginn\b|aufnahme der (?:leistung|dienst)|ausführungs(?:frist|zeitraum)|leistungszeitraum|vertragszeitraum|(?:vertrags)?laufzeit|vertragsdauer|dauer des (?:vertrag|auftrag)|zeitraum der/iu,
} as const satisfies { readonly [field: string]: RegExp };
export type MomentField = keyof typeof momentWords;
