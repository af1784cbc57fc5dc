import { Workbook } from '@cj-tech-master/excelts';
import { testDatabase } from '@zuschlag/db/testing/database';
import { requestHandout as requestInput } from '@zuschlag/validation/handouts/handouts';
import { cellsText } from '@zuschlag/validation/handouts/price-forms/figures';
import { type PriceFormFilling, priceFormInput } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainError } from '../../../errors.ts';
import { publish } from '../../../events/publish.ts';
import { aChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, nightShift } from '../../../testing/services.ts';
import { mergeCustomers, previewMerge } from '../../customers/merge/merge.ts';
import { listDocuments } from '../../documents/documents.ts';
import { aDocument } from '../../documents/testing/documents.ts';
import { getHandout, requestHandout } from '../handouts.ts';
import { readHandout } from '../read-handout.ts';
import { writeHandout } from '../write-handout.ts';
import { checkPriceForm } from './filling/check-form.ts';
import { matchedServices } from './filling/matched-services.ts';
import { keepInDocuments } from './keep-in-documents.ts';
import { addPriceForm, listPriceForms, removePriceForm, updatePriceForm } from './templates/price-forms.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
let documentId: string;

/** The sheet of a customer, with a sum of its own. */
async function aSheet(change: (book: Workbook) => unknown = () => undefined): Promise<Uint8Array> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Preise');
  sheet.addRow(['Leistung', 'Stundensatz', 'Stunden', 'Preis']);
  sheet.addRow(['Pforte', null, null, { formula: 'B2*C2', result: 0 }]);
  sheet.addRow(['Nachtwache']);
  sheet.addRow(['Bieter']);
  await change(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const cell = (at: string, figure: string, service: string | null, label: string, period: string | null = null) => ({
  ...{ sheet: 'Preise', cell: at, figure, service, label, period },
});
const cells = [
  cell('B2', 'hourlyPrice', 'Pforte', 'Pforte · Stundensatz', 'day'),
  cell('C2', 'hours', 'Pforte', 'Pforte · Stunden', 'day'),
  cell('D2', 'amount', 'Pforte', 'Pforte · Preis'),
  cell('B3', 'hourlyPrice', 'Nachtwache', 'Nachtwache · Stundensatz', 'sunday'),
  cell('D3', 'amount', 'Streife', 'Nachtwache · Preis'),
  cell('B4', 'bidder', null, 'Bieter · Stundensatz'),
  cell('C4', 'reference', null, 'Anderes Wort'),
];

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  chanceId = await aChanceToCalculate(tenant, ['nord']);
  await aService(tenant, chanceId, { name: 'Pforte' });
  await aService(tenant, chanceId, { name: 'Nachtwache', shifts: [nightShift] });
  documentId = (await anUpload(chanceId, 'Preisblatt Stadt.xlsx', await aSheet())).id;
});
afterAll(() => database.close());

const originOf = () => ({
  ...{ database, publish, mainOrganizationId: tenant.mainOrganizationId, now: new Date() },
  requestId: 'test',
});
const by = (who: PersonKey) => tenant.people[who];
const anUpload = (of: string, name: string, content: Uint8Array) =>
  aDocument(tenant, of, { name, content }, by('holdingManager'));
const added = (who: PersonKey = 'nordEditor', of = chanceId, list: object[] = cells) =>
  as(tenant, by(who), (work) =>
    addPriceForm(work, { chanceId: of, input: priceFormInput.parse({ name: 'Preisblatt', cells: list }) }),
  );
const checked = (filling: PriceFormFilling, who: PersonKey = 'nordEditor') =>
  checkPriceForm({ actor: by(who), inReading: (run) => as(tenant, by(who), run) }, { chanceId, filling });
async function written(filling: PriceFormFilling) {
  const request = requestInput.parse({ chanceId, kind: 'customerSheet', format: 'xlsx', filling });
  const { id } = await as(tenant, by('nordEditor'), (work) => requestHandout(work, request));
  await writeHandout(originOf(), id);
  return as(tenant, by('nordEditor'), (work) => getHandout(work, id));
}

const anotherCustomer = () =>
  ({ customerName: `Stadtwerke ${crypto.randomUUID()}`, customerType: 'newCustomer' }) as const;

describe('a template of a price sheet', () => {
  it('belongs to the customer: the next Chance and the customer it is merged into have it, and those who only read see it', async () => {
    const form = await added();
    expect(form).toMatchObject({ name: 'Preisblatt', version: 1, services: ['Pforte', 'Nachtwache', 'Streife'] });
    const other = await aChance(tenant, { operatedBy: ['nord'], description: anotherCustomer() });
    const listed = (who: PersonKey, id: string) => as(tenant, by(who), (work) => listPriceForms(work, id));
    expect((await listed('nordEditor', other)).forms).toEqual([]);
    expect(await listed('nordViewer', chanceId)).toMatchObject({ mayEdit: false, forms: [{ id: form.id }] });
    await as(tenant, by('holdingManager'), async (work) => {
      const into = await work.db.chance.findFirstOrThrow({ where: { id: other } });
      const pair = { customerId: into.customerId, mergedId: form.customerId };
      const { basis } = await previewMerge(work, pair);
      await mergeCustomers(work, { ...pair, basis });
    });
    expect((await listed('nordEditor', other)).forms.map(({ id }) => id)).toEqual([form.id]);
    await as(tenant, by('nordEditor'), (work) => removePriceForm(work, form.id));
    expect((await listed('nordEditor', other)).forms).toEqual([]);
  });

  it('is kept and changed by those who write, and a change of its cells asks about a change of others', async () => {
    await expect(added('nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const { id: priceFormId, version, cells: stored } = await added();
    const change = (list: object[], base: string | null, who: PersonKey = 'nordEditor') =>
      as(tenant, by(who), (work) =>
        updatePriceForm(work, {
          ...{ priceFormId, version, base: base === null ? null : { 'input.cells': base } },
          input: { cells: priceFormInput.parse({ name: 'x', cells: list }).cells },
        }),
      );
    const base = cellsText(stored);
    expect((await change(cells.slice(0, 2), null)).cells).toEqual(stored.slice(0, 2));
    await expect(change(cells.slice(0, 1), base)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(change(cells.slice(0, 1), null, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    // Other words beside the same cell are a change, too.
    const { id, ...rest } = await added('nordEditor', chanceId, cells.slice(0, 1));
    const relabelled = rest.cells.map((one) => ({ ...one, label: 'Tor · Stundensatz' }));
    const update = { priceFormId: id, version: rest.version, input: { cells: relabelled } };
    const after = await as(tenant, by('nordEditor'), (work) => updatePriceForm(work, update));
    expect(after).toMatchObject({ version: rest.version + 1, cells: relabelled });
  });

  it('refuses a figure of a service without the service, and a cell that is named twice', () => {
    const problemsOf = (list: object[]) =>
      priceFormInput
        .safeParse({ name: 'x', cells: list })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problemsOf([cell('B2', 'hours', null, '')])).toEqual([['cells.0.service', 'REQUIRED']]);
    expect(problemsOf([cell('B2', 'total', null, ''), cell('B2', 'bidder', null, '')])).toEqual([
      ['cells.1.cell', 'DUPLICATE_CELL'],
    ]);
  });
});

describe('filling a price sheet', () => {
  it('says before what stays empty and why, and fills the rest with the figures of the house’s own price sheet', async () => {
    const { id: priceFormId } = await added();
    const filling = { priceFormId, documentId };
    const check = await checked(filling);
    expect(check.cells.map(({ cell: at, problem, isFilled }) => [at, problem, isFilled])).toEqual([
      ['B2', null, true],
      ['C2', null, true],
      ['D2', 'FORMULA', false],
      ['B3', 'NO_HOURS', false],
      ['D3', 'SERVICE_MISSING', false],
      ['B4', null, true],
      ['C4', 'NOT_STATED', false],
    ]);
    expect(check.services.map(({ name, serviceId }) => [name, serviceId !== null])).toEqual([
      ['Pforte', true],
      ['Nachtwache', true],
      ['Streife', false],
    ]);
    expect(check.notes).toEqual(['NOT_APPROVED', 'CALCULATES']);
    const handout = await written(filling);
    expect(handout).toMatchObject({ state: 'done', kind: 'customerSheet' });
    expect(handout.fileName).toMatch(/^Preisblatt Stadt CH-\d{4}-\d{4}\.xlsx$/);
    const { content } = await readHandout(originOf(), by('nordEditor'), handout.id);
    const book = new Workbook();
    await book.xlsx.load(content);
    const sheet = book.getWorksheet('Preise');
    const [rate, hours] = ['B2', 'C2'].map((at) => sheet?.getCell(at).value as number);
    expect([rate, hours]).toEqual([check.cells[0]?.number, check.cells[1]?.number]);
    expect(rate).toBe(Math.round((rate ?? 0) * 100) / 100);
    // Its own formula stays, without a result that was calculated before.
    expect(sheet?.getCell('D2').value).toEqual({ formula: 'B2*C2' });
    expect(sheet?.getCell('B4').value).toBe(check.cells[5]?.text);
    const own = await as(tenant, by('holdingManager'), (work) => keepInDocuments(work, handout.id));
    const documents = await as(tenant, by('nordEditor'), (work) => listDocuments(work, { chanceId }));
    expect(documents.map(({ id, fileName }) => [id, fileName])).toContainEqual([own.id, handout.fileName]);
  });

  it('takes services by their names as they are written, otherwise the only one of that name in other letters', () => {
    const named = (...names: string[]) =>
      ({ services: names.map((name, at) => ({ id: `s${at + 1}`, name })) }) as never;
    const of = (services: never, ...names: string[]) =>
      matchedServices(services, names.map((name) => ({ service: name })) as never).map(({ serviceId }) => serviceId);
    expect(of(named('Empfang', 'EMPFANG'), 'EMPFANG', 'Empfang')).toEqual(['s2', 's1']);
    expect(of(named('Empfang', 'EMPFANG'), 'empfang')).toEqual([]);
    expect(of(named('Empfang', 'Pforte '), 'EMPFANG', 'pforte')).toEqual(['s1', 's2']);
    // The second service of a name, and one that is called so.
    expect(of(named('Empfang', 'Empfang', 'Empfang (2)'), 'Empfang', 'Empfang (2)')).toEqual(['s1']);
  });

  it('leaves a cell with other words beside it empty until it is confirmed, and takes another service where it is chosen', async () => {
    const [streife] = await as(tenant, by('nordEditor'), (work) =>
      work.db.service.findMany({ where: { chanceId, name: 'Nachtwache' }, select: { id: true } }),
    );
    const list = [cell('D3', 'amount', 'Streife', 'Nachtwache · Summe')];
    const { id: priceFormId } = await added('nordEditor', chanceId, list);
    const filling = { priceFormId, documentId, services: [{ name: 'Streife', serviceId: streife?.id ?? '' }] };
    expect((await checked(filling)).cells[0]).toMatchObject({
      ...{ problem: 'LABEL_CHANGED', isFilled: false },
      ...{ label: 'Nachtwache · Preis', pickedLabel: 'Nachtwache · Summe' },
    });
    expect((await checked({ ...filling, fillsChanged: true })).cells[0]).toMatchObject({ isFilled: true });
    const stranger = { ...filling, services: [{ name: 'Streife', serviceId: crypto.randomUUID() }] };
    await expect(checked(stranger)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is for those who may hand out the figures, with a workbook of the same Chance and a template of its customer', async () => {
    const { id: priceFormId } = await added();
    await expect(checked({ priceFormId, documentId }, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(checked({ priceFormId, documentId }, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pdf = await aDocument(tenant, chanceId, {}, by('holdingManager'));
    await expect(checked({ priceFormId, documentId: pdf.id })).rejects.toMatchObject({ code: 'NO_WORKBOOK' });
    const other = await aChanceToCalculate(tenant, ['nord']);
    const strange = await anUpload(other, 'Blatt.xlsx', await aSheet());
    await expect(checked({ priceFormId, documentId: strange.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused once the template or the document is another than the caller saw', async () => {
    const { id: priceFormId } = await added();
    const filling = { priceFormId, documentId };
    const { priceFormVersion, documentVersion } = await checked(filling);
    const seen = { ...filling, priceFormVersion, documentVersion };
    expect(await checked(seen)).toMatchObject({ priceFormVersion, documentVersion });
    const other = { ...seen, documentVersion: documentVersion + 1 };
    await expect(checked(other)).rejects.toMatchObject({ code: 'CONFLICT' });
    await as(tenant, by('nordEditor'), (work) =>
      updatePriceForm(work, { priceFormId, version: priceFormVersion, input: { name: 'Anders' } }),
    );
    await expect(written(seen)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('checks a person’s fillings one after the other, each after its reading, and refuses more than may wait', async () => {
    const { id: priceFormId } = await added();
    const events: string[] = [];
    const actor = by('nordEditor');
    const check = (at: number) =>
      checkPriceForm(
        {
          actor,
          inReading: async (run) => {
            const read = await as(tenant, actor, run);
            events.push(`read ${at}`);
            // The workbook is not opened yet.
            expect(read).toMatchObject({ facts: { filling: { fileName: 'Preisblatt Stadt.xlsx' } } });
            return read;
          },
        },
        { chanceId, filling: { priceFormId, documentId } },
      ).then(
        () => void events.push(`answers ${at}`),
        (error: DomainError) => void events.push(`${error.code} ${at}`),
      );
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(check));
    expect(events).toContain('RATE_LIMITED 7');
    const inTurns = [1, 2, 3, 4, 5, 6].flatMap((at) => [`read ${at}`, `answers ${at}`]);
    expect(events.filter((event) => event !== 'RATE_LIMITED 7')).toEqual(inTurns);
  });

  it('says that a workbook is locked', async () => {
    const content = await aSheet((book) => book.getWorksheet('Preise')?.protect('geheim'));
    const locked = await anUpload(chanceId, 'Gesperrt.xlsx', content);
    const { id: priceFormId } = await added();
    expect((await checked({ priceFormId, documentId: locked.id })).notes).toContain('PROTECTED');
  });
});
