import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';

/** Words in the names of tender files, in German and English; the first type that fits counts. */
const words: readonly [DocumentType, RegExp][] = [
  ['publication', /bekanntmachung|aufforderung|ver(ö|oe)ffentlichung|notice|publication|\bted\b|ojs\d/i],
  [
    'service_description',
    /leistungs?(beschreibung|verzeichnis|beschrieb)|lastenheft|pflichtenheft|dienstanweisung|^lv\b|[ _-]lv\b|specification|service.description|scope.of.work/i,
  ],
  ['contract', /vertrag|\bavb\b|\bzvb\b|\bbvb\b|vertragsbedingungen|contract|agreement/i],
];

/** What a file most likely is in a tender, by its name; the person sees the guess and changes it. */
export function guessType(name: string): DocumentType {
  const plain = name.normalize('NFC').replace(/\.[^.]+$/, '');
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}
