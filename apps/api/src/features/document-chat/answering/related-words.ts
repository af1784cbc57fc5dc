/**
 * Words that say nearly the same in tenders for guarding and services; one of a row answers a question for another one.
 * Own list; questions and documents rarely use the same one.
 */
const rows: readonly (readonly string[])[] = [
  ['Angebotsfrist', 'Abgabefrist', 'Einreichungsfrist', 'Angebotsabgabe', 'Schlusstermin', 'einreichen', 'abgeben'],
  ['Bieterfragen', 'Fragen', 'Rückfragen', 'Auskünfte', 'Fragefrist'],
  ['Bindefrist', 'Zuschlagsfrist', 'gebunden'],
  ['Ortsbesichtigung', 'Besichtigung', 'Objektbesichtigung', 'Ortstermin', 'Begehung'],
  ['Beginn', 'Vertragsbeginn', 'Leistungsbeginn', 'beginnt', 'beginnen', 'Auftragsbeginn', 'anfangen', 'startet'],
  ['Ende', 'Vertragsende', 'endet', 'enden', 'Leistungsende'],
  ['Laufzeit', 'Vertragslaufzeit', 'Vertragsdauer', 'Dauer', 'läuft', 'Ausführungsfrist'],
  ['Verlängerung', 'Verlängerungsoption', 'verlängert', 'verlängern', 'Option'],
  ['Kündigung', 'Kündigungsfrist', 'kündigen', 'gekündigt', 'kündbar'],
  ['Zuschlagskriterien', 'Wertungskriterien', 'Kriterien', 'Gewichtung', 'gewichtet', 'Wertung', 'Bewertung'],
  ['Preis', 'Angebotspreis', 'Preise', 'Kosten'],
  ['Preisanpassung', 'Preisgleitklausel', 'Gleitklausel', 'Lohngleitklausel', 'Preiserhöhung', 'Anpassung'],
  ['Rechnung', 'Rechnungen', 'Rechnungsstellung', 'Abrechnung', 'Vergütung'],
  ['bezahlt', 'bezahlen', 'zahlen', 'Zahlung', 'Zahlungsziel', 'zahlbar', 'Zahlungsfrist'],
  ['Vertragsstrafe', 'Pönale', 'Strafe', 'Malus'],
  [
    'Haftpflichtversicherung',
    'Betriebshaftpflicht',
    'Versicherung',
    'Deckungssumme',
    'Versicherungssumme',
    'versichert',
  ],
  ['Nachweise', 'Eigenerklärungen', 'Bescheinigungen', 'Unterlagen', 'Erklärungen', 'Zertifikate'],
  ['Referenzen', 'Referenz', 'Referenzprojekte', 'vergleichbare'],
  ['Umsatz', 'Jahresumsatz', 'Mindestumsatz'],
  ['Qualifikation', 'Sachkunde', 'Sachkundeprüfung', 'Unterrichtung', 'Ausbildung', 'qualifiziert', 'Befähigung'],
  ['Schulung', 'Unterweisung', 'Fortbildung', 'Einweisung', 'geschult'],
  [
    'Personal',
    'Wachpersonal',
    'Sicherheitspersonal',
    'Mitarbeiter',
    'Sicherheitskräfte',
    'Kräfte',
    'Sicherheitsmitarbeiter',
  ],
  ['Besetzung', 'besetzen', 'besetzt', 'Posten', 'Besetzungszeiten', 'Dienstzeiten'],
  ['Ausfall', 'Ersatz', 'Vertretung', 'Ersatzgestellung', 'ausfällt', 'Krankheit'],
  ['Streife', 'Streifengang', 'Kontrollgang', 'Rundgang', 'Revierkontrolle', 'Revierfahrt', 'Bestreifung'],
  ['Fahrzeug', 'Dienstfahrzeug', 'Kfz', 'Pkw', 'Streifenfahrzeug'],
  ['Dienstkleidung', 'Uniform', 'Bekleidung', 'Arbeitskleidung'],
  ['Alarm', 'Alarmverfolgung', 'Interventionszeit', 'Intervention', 'Aufschaltung', 'Leitstelle'],
  ['Nacht', 'Nachtarbeit', 'nachts', 'Nachtzuschlag', 'Nachtdienst'],
  ['Tarif', 'Tarifvertrag', 'Tarifbindung', 'Tariflohn', 'Tariftreue', 'Entgelt', 'Mindestlohn'],
  ['Unterauftragnehmer', 'Nachunternehmer', 'Subunternehmer', 'Unteraufträge'],
  ['Los', 'Lose', 'Losaufteilung', 'Teillose'],
  ['Nebenangebote', 'Varianten', 'Alternativangebote'],
  ['Auftraggeber', 'Vergabestelle', 'Auftraggeberin', 'Beschaffungsstelle'],
  ['Datenschutz', 'DSGVO', 'personenbezogene', 'Auftragsverarbeitung'],
  ['Erreichbarkeit', 'erreichbar', 'Ansprechpartner', 'Kontakt'],
  ['Aktenzeichen', 'Vergabenummer', 'Geschäftszeichen', 'Referenznummer'],
];

const folded = (word: string) => word.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');
const rowsOfWord = new Map<string, string[]>();
for (const row of rows)
  for (const word of row) rowsOfWord.set(folded(word), [...(rowsOfWord.get(folded(word)) ?? []), ...row]);

/** Other words for this one, and for a verb its basic form. */
export function relatedTo(word: string): string[] {
  const key = folded(word);
  const basic = /[a-zäöü]{4}t$/u.test(word) ? [`${word.slice(0, -1)}en`] : [];
  return [...new Set([...(rowsOfWord.get(key) ?? []), ...basic])].filter((one) => folded(one) !== key);
}
