/** What people write when they decide. Each list is gone through in turn, so that no two neighbours sound alike. */
const sentences = {
  bid: [
    'Passt gut zu unserem Bestand in der Region, Personal ist vorhanden.',
    'Wir kennen das Objekt aus einer früheren Vertretung und bieten mit.',
    'Interessant wegen der langen Laufzeit. Wir sind dabei.',
    'Kapazität ist ab Vertragsbeginn frei, die Objektleitung ist geklärt.',
  ],
  nobid: [
    'In diesem Gebiet finden wir derzeit kein Personal mit Sachkundeprüfung.',
    'Der Umfang ist für die geforderten Referenzen zu klein, der Aufwand lohnt nicht.',
    'Die Vertragsstrafen sind aus unserer Sicht nicht kalkulierbar.',
    'Zum Vertragsbeginn ist unsere Mannschaft in zwei anderen Objekten gebunden.',
  ],
  doubt: [
    'Ich sehe das anders: Die Tariferhöhung im zweiten Jahr ist nicht abgedeckt.',
    'Bitte noch einmal prüfen, der Anfahrtsweg frisst den Deckungsbeitrag.',
  ],
  insist: [
    'Wir haben nachgerechnet: Mit der Gleitklausel trägt sich der Auftrag. Wir bleiben dabei.',
    'Der Anfahrtsweg fällt weg, drei Kollegen wohnen vor Ort. Wir möchten bieten.',
  ],
  approve: [
    'Kalkulation ist plausibel, Stundensatz liegt im Markt. Freigegeben.',
    'Marge passt zum Risiko. Von unserer Seite freigegeben.',
    'Einverstanden, die Zuschläge für Nacht und Sonntag sind vollständig.',
    'Freigabe. Bitte die Einarbeitung im Konzept ausdrücklich nennen.',
  ],
  reject: [
    'Unter sechs Prozent tragen wir das Ausfallrisiko nicht. Bitte neu rechnen.',
    'Die Reserve für Krankheit ist zu knapp, so kann ich nicht freigeben.',
    'Der Preis liegt zehn Prozent über dem letzten Zuschlag, da ist noch Luft.',
  ],
  loss: [
    'Zwei Mitbewerber lagen beim Preis etwa acht Prozent unter uns.',
    'In der Konzeptwertung fehlten Punkte bei der Einarbeitung des Personals.',
    'Der bisherige Dienstleister hat sein Angebot noch einmal gesenkt.',
    'Die Leistung wurde neu zugeschnitten und an ein Gebäudemanagement vergeben.',
  ],
} as const;
export type Occasion = keyof typeof sentences;

/** @returns says the next sentence of an occasion with every call */
export function speaker(): (occasion: Occasion) => string {
  const turns = new Map<Occasion, number>();
  return (occasion) => {
    const turn = turns.get(occasion) ?? 0;
    turns.set(occasion, turn + 1);
    const list = sentences[occasion];
    return list[turn % list.length] ?? list[0];
  };
}
