import type { AskEvent } from '@zuschlag/validation/document-chat/ask-stream';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import type { ModelSettings } from '@zuschlag/validation/document-chat/model-settings';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storageKeys } from '../../app/preferences/browser-storage.ts';
import { keepDraft, readDraft } from '../../forms/drafts/draft.ts';
import { aChance } from '../../testing/chance.ts';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { DocumentChatScreen } from './document-chat-screen.tsx';
import type { DocumentChatSearch } from './document-chat-search.ts';
import { askedQuestion, typedQuestion } from './typed-question.ts';

const known: ChanceDocument = {
  ...{ id: 'd1', chanceId: 'c1', fileName: 'Leistung.pdf', url: '/documents/v1/file', type: 'service_description' },
  ...{ format: 'pdf', fileType: 'pdf', status: 'IN_KNOWLEDGE_BASE', aiImportId: null, folder: '', size: 5 },
  ...{ version: 1, versionId: 'v1', scan: 'notScanned', lastError: null, createdBy: null },
  ...{ createdAt: '2026-11-20T09:15:00Z', changedAt: '2026-11-20T09:15:00Z' },
};
const place = { part: 3, page: { width: 595, height: 842, rotation: 0 }, boxes: [] };
const anAnswer = (parts: Partial<DocumentAnswer> = {}): DocumentAnswer => ({
  ...{ id: 'a1', question: 'Wann endet die Bindefrist?', askedAt: '2026-11-26T09:15:00Z' },
  sentences: [{ text: 'Die Bindefrist endet am 31. Januar 2027.', sources: [1] }],
  sources: [
    {
      ...{ number: 1, documentId: 'd1', versionId: 'v1', fileName: 'Leistung.pdf', heading: 'Fristen', place },
      quote: 'Die Bindefrist endet am 31. Januar 2027.',
    },
  ],
  ...{ searchedDocuments: 1, unreadPages: 0, wording: 'DOCUMENTS', wordingReason: 'OFF', model: null },
  droppedSentences: 0,
  ...parts,
});
const nothingFound = anAnswer({ id: 'a2', sentences: [], sources: [], unreadPages: 2 });
const textOf = (...events: AskEvent[]) =>
  events.map((event, index) => `id: ${1_000 + index}\ndata: ${JSON.stringify(event)}\n\n`).join('');
const searching: AskEvent[] = [
  { type: 'REASONING', content: 'START' },
  { type: 'TOOL_CALL', tool: 'search_documents', id: '1', content: 'START' },
];
const answering: AskEvent[] = [
  { type: 'CHUNK', content: 'Leistung.pdf, 3\n' },
  { type: 'TOOL_CALL', tool: 'answer_question', id: '2', content: 'START' },
  { type: 'CHUNK', content: 'Die Bindefrist endet ' },
];
const ending: AskEvent[] = [
  { type: 'DATA', node: 'finalize-answer', content: '', sources: [], answer: anAnswer() },
  { type: 'PROGRESS', content: 'finished' },
];
const ask = vi.fn((_input: unknown): unknown => textOf(...searching, ...answering, ...ending));
const settings: ModelSettings = {
  ...{ isOn: false, mayChange: false, endpoint: { host: 'models.example', name: 'mistral-small' }, changed: null },
  ...{ month: '2026-11-01', tokensUsed: 0, tokensAtMost: 1_000, calls: 0 },
};
const taskAnswers = { 'tasks.labels.list': () => [], 'users.onChance': () => [] };
const room = { mayAdd: true, mayRemove: true, mayChangeKnowledgeBase: true, used: 0, quota: 5_368_709_120 };

const show = (others: Answers = {}, search: DocumentChatSearch = {}) =>
  showPage(
    <WithServer
      answers={{
        'documents.ofChance': () => [known],
        'documents.room': () => room,
        'documentChat.ofChance': () => [],
        'documentChat.model.settings': () => settings,
        'POST /ask/stream': ask,
        ...others,
      }}
    >
      <ChanceContext value={aChance()}>
        <DocumentChatScreen search={search} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/documentchat', route: '/tender/$tenderId/documentchat' },
  );
const field = () => page.getByRole('textbox', { name: 'Frage an die Dokumente' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(storageKeys.experimentSeen, String(Date.now() + 86_400_000));
  ask.mockClear();
  signIn();
});

describe('the chat with documents', () => {
  it('answers with the sentence and the way to its place; Enter asks, Shift+Enter begins a line', async () => {
    await show();
    await field().fill('Wann endet');
    await field().click();
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}die Bindefrist?{Enter}');
    await expect.element(page.getByText(/Die Bindefrist endet am 31/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Quelle 1: Leistung.pdf, Seite 3' })).toBeVisible();
    expect(ask.mock.calls[0]?.[0]).toEqual({
      ...{ aiImportId: 'c1', question: 'Wann endet\ndie Bindefrist?', questionIndex: 0 },
    });
    await expect.element(field()).toHaveValue('');
  });

  it('says whose words an answer is in and why, and where a question goes', async () => {
    const model = { host: 'models.example', name: 'mistral-small', promptVersion: '1', milliseconds: 900 };
    const asked = { ...model, promptTokens: 300, answerTokens: 40 };
    const worded = anAnswer({ wording: 'MODEL', wordingReason: null, model: asked, droppedSentences: 1 });
    const slow = anAnswer({ id: 'a3', wordingReason: 'TOO_SLOW', model: asked });
    await show({
      'documentChat.ofChance': () => [worded, slow],
      'documentChat.model.settings': () => ({ ...settings, isOn: true }),
    });
    await expect.element(page.getByText('Formuliert von mistral-small')).toBeVisible();
    await expect.element(page.getByText('Ein Satz ohne Beleg wurde verworfen.')).toBeVisible();
    await expect.element(page.getByText('Das Modell war zu langsam.')).toBeVisible();
    await expect.element(page.getByText('Frage und gefundene Stellen gehen an models.example.')).toBeVisible();
    expect(page.getByText('Offline-Modus').query()).toBeNull();
  });

  it('says that nothing was found, and which pages nobody has read', async () => {
    await show({ 'documentChat.ofChance': () => [nothingFound] });
    await expect.element(page.getByText('In den Dokumenten nicht gefunden.')).toBeVisible();
    await expect.element(page.getByText('2 Seiten sind Bilder und wurden nicht gelesen.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Quelle/ }).query()).toBeNull();
  });

  it('keeps a question that was refused, and asks it again', async () => {
    ask.mockImplementationOnce(() => {
      throw refusal('KNOWLEDGE_BASE_EMPTY');
    });
    await show();
    await page.getByRole('button', { name: 'Wann beginnt der Vertrag?' }).click();
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(again).toBeVisible();
    // It is kept for the person who comes back, also after a new sign-in.
    expect(typedQuestion.read('c1')).toBe('Wann beginnt der Vertrag?');
    await again.click();
    await expect.element(page.getByText(/Die Bindefrist endet am 31/)).toBeVisible();
  });

  it('keeps what is typed through a reload, until it is answered', async () => {
    typedQuestion.keep('c1', 'Wann endet');
    await show();
    await expect.element(field()).toHaveValue('Wann endet');
    await field().fill('Wann endet die Bindefrist?');
    expect(typedQuestion.read('c1')).toBe('Wann endet die Bindefrist?');
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect.element(page.getByText(/Die Bindefrist endet am 31/)).toBeVisible();
    expect(typedQuestion.read('c1')).toBe('');
  });

  it('shows what is done, where words were found and the words as they come, and offers to give up', async () => {
    let tell: (text: string) => void = () => undefined;
    const told = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (text) => controller.enqueue(new TextEncoder().encode(text));
        tell(textOf(...searching));
      },
    });
    ask.mockImplementationOnce(() => told);
    await show();
    await page.getByRole('button', { name: 'Wann beginnt der Vertrag?' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Die Dokumente werden durchsucht' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Fragen', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
    tell(textOf(...answering));
    await expect.element(page.getByRole('list', { name: 'Gefundene Stellen' })).toHaveTextContent('Leistung.pdf, 3');
    await expect.element(page.getByText('Die Bindefrist endet', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(page.getByText('Die Bindefrist endet', { exact: true })).not.toBeInTheDocument();
    expect(askedQuestion.read('c1')).toBeNull();
  });

  it('goes on after a lost connection and after a reload with the same question at the same place', async () => {
    askedQuestion.keep('c1', { question: 'Wann endet die Bindefrist?', questionIndex: 4 });
    ask.mockImplementationOnce(() => textOf(...searching));
    await show();
    await expect.element(page.getByText(/^Keine Verbindung/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Quelle 1: Leistung.pdf, Seite 3' })).toBeVisible();
    const asked = { aiImportId: 'c1', question: 'Wann endet die Bindefrist?', questionIndex: 4 };
    expect(ask.mock.calls.map(([input]) => input)).toEqual([asked, asked]);
    expect(askedQuestion.read('c1')).toBeNull();
  });

  it('takes an answer into a task, with the places it rests on', async () => {
    const create = vi.fn((_input: unknown) => ({}));
    await show({ 'documentChat.ofChance': () => [anAnswer()], ...taskAnswers, 'tasks.create': create });
    await page.getByRole('button', { name: 'Antwort weiterverwenden' }).click();
    await page.getByRole('menuitem', { name: 'Als Aufgabe anlegen' }).click();
    await expect.element(page.getByLabelText('Titel')).toHaveValue('Wann endet die Bindefrist?');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      input: { description: expect.stringContaining('31. Januar 2027. [1]\n\n[1] Leistung.pdf, Seite 3') },
    });
  });

  it('holds a day of an answer for the field that the person chooses, and says what stands there', async () => {
    await show({ 'documentChat.ofChance': () => [anAnswer()] });
    await page.getByRole('button', { name: 'Antwort weiterverwenden' }).click();
    await page.getByRole('menuitem', { name: 'In ein Feld übernehmen' }).click();
    const dialog = page.getByRole('dialog', { name: 'In ein Feld übernehmen' });
    await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await expect.element(dialog.getByText('Wählen Sie ein Feld.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Wohin/ }).click();
    await page.getByRole('option', { name: 'Bindefrist bis' }).click();
    await expect.element(dialog.getByText(/^Bisher: keine Angabe\. Der neue Wert ersetzt ihn\./)).toBeVisible();
  });

  it('writes an answer below the message that was begun', async () => {
    keepDraft('chat.c1', { text: 'Bitte prüfen:', marks: [] }, null);
    await show({ 'documentChat.ofChance': () => [anAnswer()] });
    await page.getByRole('button', { name: 'Antwort weiterverwenden' }).click();
    await page.getByRole('menuitem', { name: 'In den Chat schreiben' }).click();
    await vi.waitFor(() =>
      expect(readDraft<{ text: string }>('chat.c1')?.values.text).toMatch(/^Bitte prüfen:\n\nDie Bindefrist endet/),
    );
  });

  it('is deleted by its author only after a question', async () => {
    const clear = vi.fn(() => []);
    await show({ 'documentChat.ofChance': () => [anAnswer()], 'documentChat.clear': clear });
    await page.getByRole('button', { name: 'Verlauf löschen' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Verlauf löschen?' })).toBeVisible();
    expect(clear).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect.element(page.getByText(/Die Bindefrist endet am 31/)).not.toBeInTheDocument();
    expect(clear).toHaveBeenCalledOnce();
  });

  it('names the document that is gone, and the release that was replaced', async () => {
    await show(
      { 'documentChat.ofChance': () => [anAnswer()], 'documents.ofChance': () => [] },
      { qaSet: 'a1', source: 1 },
    );
    await expect.element(page.getByText('Dieses Dokument gibt es nicht mehr')).toBeVisible();
  });

  it('cannot be asked while no document is in the knowledge base: the owner is led there, others read who can', async () => {
    const none = { ...known, status: 'NOT_IN_KNOWLEDGE_BASE' as const };
    await show({ 'documents.ofChance': () => [none] });
    await expect.element(page.getByRole('button', { name: 'Zu den Dokumenten' })).toBeVisible();
    await expect.element(page.getByText(/Nehmen Sie ein PDF/)).toBeVisible();
  });

  it('says once what it can and cannot do, and not again for 30 days', async () => {
    localStorage.removeItem(storageKeys.experimentSeen);
    await show();
    const dialog = page.getByRole('dialog', { name: 'Experimentelle Funktion' });
    await expect.element(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(Number(localStorage.getItem(storageKeys.experimentSeen))).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });
});
