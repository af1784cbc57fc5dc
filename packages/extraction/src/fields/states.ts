import type { Province } from '@zuschlag/validation/vocabulary';
import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import { provinceOfNuts } from '../notices/nuts.ts';
import type { Candidate } from './agree.ts';

/** The federal states by their names, and by cities that alone say which state it is; the longer name first. */
const names: readonly (readonly [Province, string])[] = [
  ['DE-ST', 'Sachsen-Anhalt|Magdeburg|Halle \\(Saale\\)'],
  ['DE-NI', 'Niedersachsen|Hannover|Braunschweig|Oldenburg|Osnabrück|Göttingen|Wolfsburg'],
  ['DE-SN', 'Sachsen|Leipzig|Dresden|Chemnitz|Zwickau'],
  ['DE-BW', 'Baden-Württemberg|Stuttgart|Mannheim|Karlsruhe|Heidelberg|Heilbronn|Ulm'],
  ['DE-BY', 'Bayern|München|Nürnberg|Augsburg|Regensburg|Würzburg|Ingolstadt|Fürth|Erlangen'],
  ['DE-BB', 'Brandenburg|Potsdam|Cottbus'],
  ['DE-BE', 'Berlin'],
  ['DE-HB', 'Bremen|Bremerhaven'],
  ['DE-HH', 'Hamburg'],
  ['DE-HE', 'Hessen|Frankfurt am Main|Wiesbaden|Kassel|Darmstadt|Offenbach am Main'],
  ['DE-MV', 'Mecklenburg-Vorpommern|Rostock|Schwerin'],
  [
    'DE-NW',
    'Nordrhein-Westfalen|Köln|Düsseldorf|Dortmund|Essen|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Gelsenkirchen|Aachen|Mönchengladbach',
  ],
  ['DE-RP', 'Rheinland-Pfalz|Mainz|Ludwigshafen am Rhein|Koblenz|Trier'],
  ['DE-SL', 'Saarland|Saarbrücken'],
  ['DE-SH', 'Schleswig-Holstein|Kiel|Lübeck|Flensburg'],
  ['DE-TH', 'Thüringen|Erfurt|Jena|Gera|Weimar'],
];
const patterns = names.map(
  ([province, words]) => [province, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'u')] as const,
);
const nuts = /(?<!\p{L})DE[1-9A-G][0-9A-Z]{0,2}(?![\p{L}\d])/u;

/** Labels of places, and how sure they make the state: where the work is done counts before where the authority sits. */
const labels: readonly (readonly [RegExp, number])[] = [
  [/^bundesland$/iu, 0.95],
  [
    /^(?:haupt)?(?:erfüllungs|ausführungs|leistungs|einsatz)ort(?:e|\(e\))?$|^ort der (?:leistung|ausführung|leistungserbringung|dienstleistung)|^nuts(?:-?\s?code)?$/iu,
    0.85,
  ],
  [/^(?:post)?anschrift$|^adresse$|^(?:öffentlicher )?auftraggeber(?:in)?$|^vergabestelle$|^ort$/iu, 0.65],
];

/** The federal state that the place of a label lies in. */
export function statesIn(labelled: readonly Labelled[]): Candidate<Province>[] {
  return labelled.flatMap(({ label, passage, start, end }): Candidate<Province>[] => {
    const confidence = labels.find(([pattern]) => pattern.test(label.replace(/\s+/g, ' ')))?.[1];
    if (confidence === undefined) return [];
    const text = passage.text.slice(start, end);
    const found = stateOf(text);
    if (!found) return [];
    const from = start + found.at;
    return [{ value: found.province, confidence, evidence: evidenceOf(passage, from, from + found.length) }];
  });
}

function stateOf(text: string): { province: Province; at: number; length: number } | null {
  const code = nuts.exec(text);
  const byCode = provinceOfNuts(code?.[0] ?? null);
  if (code && byCode) return { province: byCode, at: code.index, length: code[0].length };
  // The last word of an address is its place: "Berliner Straße 4, 80331 München".
  const matches = patterns.flatMap(([province, pattern]) =>
    [...text.matchAll(new RegExp(pattern.source, 'gu'))].map(({ index, 0: match }) => ({
      ...{ province, at: index },
      length: match.length,
    })),
  );
  return matches.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
