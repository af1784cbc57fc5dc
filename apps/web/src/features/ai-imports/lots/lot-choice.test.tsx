import type { AiImportLot, ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ImportedChanceScreen } from '../form/imported-chance-screen.tsx';
import { aFoundField, anImport } from '../testing/an-import.ts';

const created = { id: 'c9', warnings: [], furtherLots: [{ id: 'c10', warnings: [] }] };
const createQuick = vi.fn((_input: unknown): unknown => created);
const create = vi.fn((_input: unknown): unknown => created);

const ofAll = [
  aFoundField('description.name', 'Bewachung der Rathäuser', { page: 1 }),
  aFoundField('deadline.submissionTime', '10:00', { page: 1 }),
  aFoundField('contract.startDate', '2027-06-01', { page: 1 }),
  aFoundField('contract.endDate', '2029-05-31', { page: 1 }),
];
const days = ['2027-03-12', '2027-03-19', '2027-03-26'];
const ofLots = days.map((day, at) => aFoundField('deadline.submission', day, { page: at + 2 }));

function aLot(at: number, title: string, parts: Partial<AiImportLot> = {}): AiImportLot {
  const fields: ExtractedField[] = [
    ...ofAll.slice(1),
    aFoundField('description.name', `Bewachung der Rathäuser, Los ${at + 1}: ${title}`),
    aFoundField('description.lotNumber', String(at + 1)),
    aFoundField('description.lotTitle', title),
    aFoundField('deadline.submission', days[at] ?? ''),
  ];
  return {
    ...{
      number: `LOT-000${at + 1}`,
      title,
      part: at + 2,
      documentId: 'd1',
      estimatedValue: null,
      sites: ['24103 Kiel'],
    },
    evidence: ofLots[at]?.evidence[0] ?? null,
    structuredData: anImport(fields).structuredData,
    ...parts,
  };
}
const read = anImport([...ofAll, ...ofLots], {
  lots: [aLot(0, 'Mitte', { estimatedValue: 430_000 }), aLot(1, 'Hafen'), aLot(2, 'Feuerwache')],
});

const show = (imported: unknown = read) => {
  const answers: Answers = {
    'aiImports.get': () => imported,
    'aiImports.changedNotices': () => [],
    'bidDecisions.preview': () => [],
    'chance.createQuick': createQuick,
    'chance.create': create,
    'users.possibleOwners': () => [],
    'organizations.list': () => ({
      edges: [{ node: { id: 2, shortName: 'TW Nord' } }],
      pageInfo: { endCursor: null, hasNextPage: false },
    }),
    'customers.list': () => [],
    'customers.near': () => ({ exact: null, near: [] }),
  };
  return showPage(
    <WithServer answers={answers}>
      <ImportedChanceScreen importId="i1" />
    </WithServer>,
    { at: '/tender/new', others: ['/tender/$tenderId', '/tender/all'] },
  );
};
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const lot = (name: string) => page.getByRole('checkbox', { name, exact: true });
const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
const typeCustomer = () => page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Musterhausen');

beforeEach(async () => {
  sessionStorage.clear();
  createQuick.mockReset();
  createQuick.mockReturnValue(created);
  signIn();
  await page.viewport(1440, 900);
});

describe('the lots of an import', () => {
  it('are one Chance for all of them until a person wants one each', async () => {
    const { router } = await show();
    await expect.element(field('Name')).toHaveValue('Bewachung der Rathäuser');
    await expect.element(field('Losnummer')).toHaveValue('');
    await expect.element(page.getByText('Anderswo: 19.03.2027')).toBeVisible();
    await expect.element(lot('Los 1: Mitte')).not.toBeInTheDocument();
    await typeCustomer();
    await page.getByRole('button', { name: 'Als Schnell-Chance anlegen' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    expect(createQuick.mock.calls[0]?.[0]).not.toHaveProperty('furtherLots');
  });

  it('fill the form each for itself, keep what is typed, and are sent together', async () => {
    const { router } = await show();
    await expect.element(field('Name')).toHaveValue('Bewachung der Rathäuser');
    await typeCustomer();
    await choose('Eine Chance je Los');
    await expect.element(field('Name')).toHaveValue('Bewachung der Rathäuser, Los 1: Mitte');
    await expect.element(field('Losnummer')).toHaveValue('1');
    await expect.element(page.getByText('Anderswo: 19.03.2027')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Geschätzt 430\.000/)).toBeVisible();
    await expect.element(lot('Los 1: Mitte')).toBeDisabled();
    await lot('Los 3: Feuerwache').click();
    await field('Name').fill('Rathaus Mitte');
    await page.getByRole('button', { name: 'Los 3: Feuerwache im Formular zeigen' }).click();
    await expect.element(field('Abgabe')).toHaveValue('26.03.2027');
    await field('Zusatztext').fill('Für beide.');
    await page.getByRole('button', { name: 'Los 1: Mitte im Formular zeigen' }).click();
    await expect.element(field('Name')).toHaveValue('Rathaus Mitte');
    await expect.element(field('Abgabe')).toHaveValue('12.03.2027');
    await page.getByRole('button', { name: '2 Schnell-Chancen anlegen' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    await expect.element(page.getByText('2 Chancen sind angelegt.')).toBeVisible();
    expect(createQuick.mock.calls).toHaveLength(1);
    expect(createQuick.mock.calls[0]?.[0]).toMatchObject({
      aiImportId: 'i1',
      input: {
        description: { name: 'Rathaus Mitte' },
        deadline: { submission: '2027-03-12' },
        additionalText: 'Für beide.',
      },
      fullForm: { 'description.lotNumber': '1' },
      furtherLots: [
        {
          input: {
            description: { name: 'Bewachung der Rathäuser, Los 3: Feuerwache', customerName: 'Stadt Musterhausen' },
            deadline: { submission: '2027-03-26' },
            additionalText: 'Für beide.',
          },
          fullForm: { 'description.lotNumber': '3' },
        },
      ],
    });
  });

  it('come into the form where something is wrong with them, before and after they were sent', async () => {
    const withoutDay = aLot(1, 'Hafen');
    withoutDay.structuredData.deadline.submission = null;
    await show({ ...read, lots: [aLot(0, 'Mitte'), withoutDay, aLot(2, 'Feuerwache')] });
    await expect.element(field('Name')).toHaveValue('Bewachung der Rathäuser');
    await typeCustomer();
    await choose('Eine Chance je Los');
    await expect.element(field('Losnummer')).toHaveValue('1');
    await lot('Los 2: Hafen').click();
    await lot('Los 3: Feuerwache').click();
    await page.getByRole('button', { name: '3 Schnell-Chancen anlegen' }).click();
    await expect.element(field('Losnummer')).toHaveValue('2');
    await expect.element(field('Abgabe')).toHaveAttribute('aria-invalid', 'true');
    expect(createQuick).not.toHaveBeenCalled();
    await lot('Los 2: Hafen').click();
    await expect.element(field('Losnummer')).toHaveValue('1');
    createQuick.mockImplementation(() => {
      throw refusal('INVALID_INPUT', {
        fields: [{ path: 'furtherLots.0.input.description.name', problem: 'TOO_LONG' }],
      });
    });
    await page.getByRole('button', { name: '2 Schnell-Chancen anlegen' }).click();
    await expect.element(field('Losnummer')).toHaveValue('3');
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  });
});
