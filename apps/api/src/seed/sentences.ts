/** Comments of decisions. Each list is used in turn, so that neighbours differ. */
const sentences = {
  bid: [
    'Passt gut zu unserem Bestand in der Region, Personal ist vorhanden.',
    'Wir kennen das Objekt aus einer früheren Vertretung und bieten mit.',
    'Das Anforderungsprofil passt zu unserem Team. Wir sind dabei.',
    'Kapazität ist ab Vertragsbeginn frei, die Objektleitung ist geklärt.',
  ],
  nobid: [
    'In diesem Gebiet finden wir derzeit kein Personal mit Sachkundeprüfung.',
    'Die geforderten Referenzen können wir für diese Objektart nicht vorlegen.',
    'Die Vertragsstrafen sind aus unserer Sicht nicht kalkulierbar.',
    'Zum Vertragsbeginn ist unsere Mannschaft in zwei anderen Objekten gebunden.',
  ],
  doubt: [
    'Ich sehe das anders: Der Anlauf bindet Personal, das uns anderswo fehlt.',
    'Bitte noch einmal prüfen: Der Anfahrtsweg ist für unsere Leute sehr weit.',
  ],
  insist: [
    'Den Anlauf übernimmt unsere Einsatzleitung, die Mannschaft steht. Wir bleiben dabei.',
    'Der Anfahrtsweg fällt weg, drei Kollegen wohnen vor Ort. Wir möchten bieten.',
  ],
  approve: [
    'Kalkulation ist plausibel, alle Posten sind enthalten. Freigegeben.',
    'Marge passt zum Risiko. Von unserer Seite freigegeben.',
    'Einverstanden, Schichten und Pausen entsprechen dem Leistungsverzeichnis.',
    'Freigabe. Bitte die Einarbeitung im Konzept ausdrücklich nennen.',
  ],
  reject: [
    'Die Vertretung der Objektleitung ist nicht geregelt. Bitte ergänzen und neu vorlegen.',
    'Die Vertragsstrafen sind nach oben offen. Das möchte ich zuerst als Bieterfrage klären.',
    'Laut Leistungsverzeichnis ist ein Diensthund gefordert, er fehlt in der Leistung.',
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
