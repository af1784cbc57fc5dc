/** What a summary of a tender speaks of, in its order, with the words that speak of it. */
export const topics = [
  {
    name: 'subject',
    words:
      /gegenstand|auftraggeber|vergeben|ausgeschrieben|ausschreib|bewach|sicherheitsdienst|objektschutz|empfangsdienst|leistung(?:en)? umfass|revierdienst|streifen/giu,
  },
  { name: 'place', words: /standort|liegenschaft|objekt(?:e|en)?\b|gelände|gebäude|leistungsort|erfüllungsort/giu },
  {
    name: 'time',
    words:
      /vertragslaufzeit|laufzeit|vertragsbeginn|leistungsbeginn|verlänger|rund um die uhr|öffnungszeiten|stunden/giu,
  },
  { name: 'deadlines', words: /angebotsfrist|einzureichen|bieterfragen|bindefrist|besichtigung|eröffnung|frist/giu },
  {
    name: 'people',
    words: /§\s?34a|sachkunde|unterrichtung|qualifikation|zuverlässigkeit|personal|sprachkenntniss|einsatzleit/giu,
  },
  { name: 'proofs', words: /eignung|nachweis|referenz|haftpflicht|zertifi|präqualifi|din\s?\d+|bescheinigung/giu },
  { name: 'award', words: /zuschlag|wertung|gewicht|preis|kriteri/giu },
  { name: 'terms', words: /vertragsstrafe|haftung|kündig|tarif|mindestlohn|vergütung|preisanpassung|zahlung/giu },
] as const;
export type Topic = (typeof topics)[number]['name'];
