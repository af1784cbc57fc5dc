import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { removeFromKnowledgeBase } from '../documents/knowledge-base.ts';
import { aDocument, aPdf } from '../documents/testing/documents.ts';
import { readNow } from '../reading/testing/read-now.ts';
import { askDocuments, clearDocumentQuestions, listDocumentQuestions } from './document-chat.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** of TW Nord; TW Mitte takes part, TW Süd does not */
let chanceId: string;
let documentId: string;

const pages = [
  `1 Gegenstand der Ausschreibung

Der Auftraggeber vergibt die Bewachung von drei Liegenschaften in Neustadt an der Havel. Der Auftrag wird nicht in Lose geteilt.

2 Fristen

Das Angebot ist bis zum 4. Dezember 2026, 10:00 Uhr, über das Vergabeportal einzureichen. Fragen der Bieter werden bis zum 20. November 2026 beantwortet. Die Bindefrist endet am 31. Januar 2027.

3 Ortsbesichtigung

Eine Besichtigung der Objekte findet am 16. November 2026 um 9:00 Uhr statt. Treffpunkt ist die Hauptpforte, Uferstraße 12, 14776 Neustadt.`,
  `4 Besetzung

Die Hauptpforte ist an allen Tagen des Jahres von 0 bis 24 Uhr mit einer Kraft zu besetzen. Bei Ausfall einer Kraft ist innerhalb von 60 Minuten gleichwertiger Ersatz zu stellen.

5 Personal

Eingesetzt werden nur Kräfte mit Sachkundeprüfung nach § 34a GewO. Für Nachtarbeit zahlt der Auftraggeber einen Zuschlag von 25 %.

6 Vertrag

Der Vertrag beginnt am 1. März 2027 und läuft zwei Jahre. Er verlängert sich einmal um zwölf Monate, wenn er nicht mit einer Frist von sechs Monaten gekündigt wird. Rechnungen sind innerhalb von 30 Tagen zu bezahlen.`,
];

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  const content = await aPdf(...pages);
  const document = await aDocument(tenant, chanceId, {
    content,
    name: 'Leistungsbeschreibung.pdf',
    addToKnowledgeBase: true,
  });
  documentId = document.id;
  await readNow(database, tenant, document.versionId);
});
afterAll(() => database.close());

const ask = (question: string, who: PersonKey = 'nordViewer') =>
  as(tenant, tenant.people[who], (work) => askDocuments(work, { chanceId, question }));
const listed = (who: PersonKey) => as(tenant, tenant.people[who], (work) => listDocumentQuestions(work, chanceId));

describe('a question to the documents', () => {
  it.each([
    ['Bis wann ist das Angebot einzureichen?', '4. Dezember 2026, 10:00 Uhr', 1],
    ['Wann endet die Bindefrist?', '31. Januar 2027', 1],
    ['Wann ist die Ortsbesichtigung?', '16. November 2026', 1],
    ['Wie hoch ist der Zuschlag für Nachtarbeit?', '25 %', 2],
    ['Was passiert bei Ausfall einer Kraft?', '60 Minuten', 2],
    ['Welche Qualifikation braucht das Personal, § 34a?', 'Sachkundeprüfung', 2],
    ['When does the contract start?', '1. März 2027', 2],
    ['Innerhalb wie vieler Tage werden Rechnungen bezahlt?', '30 Tagen', 2],
  ])('%s is answered by the sentence that says it, with its page', async (question, words, page) => {
    const { sentences, sources } = await ask(question);
    expect(sentences.map(({ text }) => text).join(' ')).toContain(words);
    const [source] = sources;
    expect(source).toMatchObject({
      number: 1,
      documentId,
      fileName: 'Leistungsbeschreibung.pdf',
      place: { part: page },
    });
    expect(source?.quote).toContain(words);
    expect(source?.place.boxes.length).toBeGreaterThan(0);
    expect(sentences[0]).toEqual({ text: source?.quote, sources: [1] });
  });

  it.each([
    'Welche Vertragsstrafe droht bei Verzug?',
    'Gibt es eine Kantine für Hunde?',
    'Welche Versicherung muss nachgewiesen werden?',
    'Wer ist der Geschäftsführer?',
    'und der die das',
  ])('%s is said to be missing, with what was searched', async (question) => {
    expect(await ask(question)).toMatchObject({ sentences: [], sources: [], searchedDocuments: 1, unreadPages: 0 });
  });

  it('takes the words of the one before along when it goes on from there', async () => {
    await ask('Wann endet die Bindefrist?', 'mitteManager');
    expect((await ask('Und für die Fragen?', 'mitteManager')).sentences[0]?.text).toContain('20. November 2026');
  });

  it('is seen by its author alone, oldest first, until the author forgets it', async () => {
    await ask('Wann endet die Bindefrist?', 'nordManager');
    await ask('Welche Vertragsstrafe droht?', 'nordManager');
    const own = await listed('nordManager');
    expect(own.map(({ question }) => question)).toEqual(['Wann endet die Bindefrist?', 'Welche Vertragsstrafe droht?']);
    expect(await listed('nordEditor')).toEqual([]);
    expect(await refusalIn(listed('suedManager'))).toBe('NOT_FOUND');
    expect(await refusalIn(ask('Wann?', 'suedManager'))).toBe('NOT_FOUND');
    const forget = () => as(tenant, tenant.people.nordManager, (work) => clearDocumentQuestions(work, chanceId));
    expect(await forget()).toEqual([]);
    expect(await listed('nordManager')).toEqual([]);
    expect((await listed('nordViewer')).length).toBeGreaterThan(0);
  });

  it('is refused while no document is in the knowledge base', async () => {
    await as(tenant, tenant.people.nordEditor, (work) => removeFromKnowledgeBase(work, documentId));
    expect(await refusalIn(ask('Wann endet die Bindefrist?'))).toBe('KNOWLEDGE_BASE_EMPTY');
  });
});
