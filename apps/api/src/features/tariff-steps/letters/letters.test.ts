import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { testDatabase } from '@zuschlag/db/testing/database';
import { formatEuro } from '@zuschlag/i18n/format';
import type { LetterFormat, TariffStepLetter } from '@zuschlag/validation/tariff-steps/letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../context.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { tariffStepEffect } from '../effect/effect.ts';
import { addTariffStepRows, createTariffStep } from '../tariff-steps.ts';
import { letterDocument } from './letter-document.ts';
import { lettersOfStep, tariffStepLetter } from './letters.ts';

const database = await testDatabase();
const row = { province: 'DE', payGroup: 'Lohngruppe 2' } as const;
const contracts = ['won', 'submitted', 'fixed', 'open'] as const;
let app: TestApp;
let tenant: ScenarioTenant;
let stepId: string;
const chances = {} as Record<(typeof contracts)[number], string>;

beforeAll(async () => {
  app = await testApp(database);
  tenant = await aTenant(database);
  await withRates(tenant);
  const { configAdmin } = tenant.people;
  await as(tenant, configAdmin, (work) =>
    addEntry(work, 'wage', { ...row, activeFrom: '2026-01-01', hourlyWage: 15.4 }),
  );
  for (const contract of contracts) {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, chanceId, { name: 'Pforte', wageFollowsTable: true, assumedWageRise: 0.02 });
    await aService(tenant, chanceId, { name: 'Nachtwache', hourlyWage: 15.4 });
    await aMobileService(tenant, chanceId, { operatedBy: 'mitte', name: 'Runden', payGroup: 'Andere', hourlyWage: 19 });
    chances[contract] = chanceId;
  }
  const bind = (id: string, data: object) =>
    as(tenant, tenant.people.holdingManager, ({ db }) => db.chance.updateMany({ where: { id }, data }));
  await bind(chances.won, {
    state: 'won',
    escalationClause: 0.7,
    referenceNumber: '2026/114-7',
    offeredRevenue: 391_234.5,
  });
  await bind(chances.submitted, { state: 'submitted', escalationClause: 0.5 });
  await bind(chances.fixed, { state: 'won', escalationClause: null });
  stepId = await as(tenant, configAdmin, async (work) => {
    const { id } = await createTariffStep(work, { name: 'Lohnrunde 2027' });
    const rows = [
      { ...row, activeFrom: '2027-04-01', hourlyWage: 16.1 },
      { ...row, activeFrom: '2027-10-15', hourlyWage: 16.735 },
    ];
    await addTariffStepRows(work, { id, rows });
    return id;
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const asked = (chanceId: string, who: PersonKey = 'configAdmin') =>
  tariffStepLetter((run) => as(tenant, tenant.people[who], run), { id: stepId, chanceId });
const letterFor = async (chanceId: string) => (await asked(chanceId)) ?? expect.unreachable();
const effect = () => tariffStepEffect((run) => as(tenant, tenant.people.configAdmin, run), stepId);
const sumsOf = async (chanceId: string) =>
  (await effect()).chances.find((one) => one.chanceId === chanceId)?.sums ?? expect.unreachable();
const url = (format: string, language = 'de', chanceId = chances.won) =>
  `/letters/${stepId}/${chanceId}/${format}?language=${language}`;
const fetched = async (format: LetterFormat, language = 'de', who: PersonKey = 'configAdmin', chanceId = chances.won) =>
  app.inject({ url: url(format, language, chanceId), headers: bearing(await tokenOf(database, tenant.people[who])) });
const squeezed = (text: string) => text.replace(/\s/g, '');

/** Every figure that a letter has to show, as a reader sees it. */
function figuresOf({ lines, priceBefore, added, priceAfter }: TariffStepLetter, locale: 'de' | 'en'): string[] {
  const amounts = [...lines, { priceBefore, added, priceAfter }].flatMap((one) => [
    ...[one.priceBefore, one.added, one.priceAfter],
  ]);
  return amounts.map((amount) => squeezed(formatEuro(amount, locale)));
}

async function wordsOfDocx(content: Uint8Array): Promise<{ text: string; xml: string; styles: string }> {
  const entries = await new ZipReader(new Uint8ArrayReader(content)).getEntries();
  const part = async (name: string) => {
    const entry = entries.find(({ filename }) => filename === name) as FileEntry | undefined;
    return Buffer.from((await entry?.getData(new Uint8ArrayWriter())) ?? []).toString('utf8');
  };
  const [xml, styles] = await Promise.all([part('word/document.xml'), part('word/styles.xml')]);
  const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, words]) => words).join(' ');
  return { text: text.replaceAll('&amp;', '&'), xml, styles };
}

describe('the letter to the customer of a contract', () => {
  it('adds up, line by line in whole cents, to what the effect says of the contract', async () => {
    for (const chanceId of [chances.won, chances.submitted]) {
      const letter = await letterFor(chanceId);
      const sums = await sumsOf(chanceId);
      expect(letter.priceBefore).toBeCloseTo(sums.incomeBefore, 2);
      expect(letter.added).toBeCloseTo(sums.clauseIncome, 2);
      const cents = (of: 'priceBefore' | 'added' | 'priceAfter') =>
        letter.lines.reduce((sum, line) => sum + Math.round(line[of] * 100), 0);
      for (const of of ['priceBefore', 'added', 'priceAfter'] as const)
        expect(cents(of)).toBe(Math.round(letter[of] * 100));
    }
  });

  it('names the row of each stretch, and counts a rise against the wage in the price', async () => {
    const { lines, changedFrom, from } = await letterFor(chances.won);
    expect(lines.map((line) => [line.service, line.from, line.to])).toEqual([
      ['Pforte', '2027-04-01', '2027-10-14'],
      ['Pforte', '2027-10-15', '2027-12-31'],
      ['Nachtwache', '2027-04-01', '2027-10-14'],
      ['Nachtwache', '2027-10-15', '2027-12-31'],
      ['Runden', '2027-04-01', '2027-12-31'],
    ]);
    const [assumed, , entered, again, other] = lines;
    expect([from, changedFrom]).toEqual(['2027-04-01', '2027-04-01']);
    expect(assumed?.before).toEqual({ hourlyWage: 15.71, source: 'ASSUMED', validFrom: null });
    expect(assumed?.after).toEqual({ hourlyWage: 16.1, source: 'TABLE', validFrom: '2027-04-01' });
    expect(entered?.before).toEqual({ hourlyWage: 15.4, source: 'ENTERED', validFrom: null });
    expect(entered?.change).toBeCloseTo(((16.1 - 15.4) / 15.4) * 0.7, 9);
    expect(again?.change).toBeCloseTo(((16.735 - 15.4) / 15.4) * 0.7, 9);
    // Of another pay group: its price stays.
    expect(other).toMatchObject({ change: 0, added: 0 });
    for (const line of lines) {
      const exact = line.priceBefore * 0.7 * ((line.after.hourlyWage - line.before.hourlyWage) / line.wageInPrice);
      expect(Math.abs(line.added - exact)).toBeLessThan(0.0101);
    }
  });

  it('exists for the contracts whose price the clause moves, and for those who see the tariff step', async () => {
    const all = await lettersOfStep((run) => as(tenant, tenant.people.configAdmin, run), stepId);
    // An offer is not agreed: its letter is made one by one.
    expect(all.letters.map(({ chanceId }) => chanceId)).toEqual([chances.won]);
    const { chances: concerned } = await effect();
    expect(
      concerned
        .filter(({ hasLetter }) => hasLetter)
        .map(({ chanceId }) => chanceId)
        .sort(),
    ).toEqual([chances.won, chances.submitted].sort());
    for (const chanceId of [chances.fixed, chances.open]) expect(await asked(chanceId)).toBeNull();
    await expect(asked(chances.won, 'nordManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await fetched('pdf', 'de', 'nordManager')).statusCode).toBe(404);
    expect((await app.inject({ url: url('pdf') })).statusCode).toBe(401);
    const headers = bearing(await tokenOf(database, tenant.people.configAdmin));
    for (const address of [url('odt'), url('pdf', 'de', chances.fixed)])
      expect((await app.inject({ url: address, headers })).statusCode).toBe(404);
  });
});

describe('the letter as a file', () => {
  it('is a tagged PDF with its language, embedded fonts and every figure', async () => {
    const answer = await fetched('pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const raw = answer.rawPayload.toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/Lang \(de-DE\)/);
    expect(raw).toContain('/FontFile2');
    const { pages, info } = await readPdf(answer.rawPayload);
    expect(info.Title).toBe('Preisanpassung nach der Preisgleitklausel ab 01.04.2027');
    expect(pages[0]?.tags).toEqual(expect.arrayContaining(['H1', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD']));
    expect(pages.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(['H2', 'H3']));
    const text = squeezed(pages.map((one) => one.text).join(' '));
    for (const figure of figuresOf(await letterFor(chances.won), 'de')) expect(text).toContain(figure);
    for (const words of [
      ...['IhrZeichen2026/114-7', 'Entwurf:', 'SehrgeehrteDamenundHerren', 'MitfreundlichenGrüßen'],
      ...['Lohntabelle,Lohngruppe2,gültigab15.10.2027', '(16,735€−15,40€)÷15,40€', 'Ort,Datum,Unterschrift'],
    ])
      expect(text).toContain(words);
  });

  it('speaks of an offer before the award, and asks the customer for no confirmation and signature', async () => {
    const wordsOf = async (language: string, chanceId: string) => {
      const answer = await fetched('docx', language, 'configAdmin', chanceId);
      return (await wordsOfDocx(answer.rawPayload)).text;
    };
    const agreement = [/vereinbart/, /unterschriebene Ausfertigung/, /Einverstanden/];
    const [contract, offer] = [await wordsOf('de', chances.won), await wordsOf('de', chances.submitted)];
    for (const words of agreement) {
      expect(contract).toMatch(words);
      expect(offer).not.toMatch(words);
    }
    expect(offer).toContain('Nach der angebotenen Preisgleitklausel');
    expect(offer).toContain('Ort, Datum, Unterschrift');
    const english = await wordsOf('en', chances.submitted);
    expect(english).toContain('If the contract is awarded to us');
    expect(english).not.toMatch(/agreed|Agreed|signed copy/);
    const { pages } = await readPdf((await fetched('pdf', 'de', 'configAdmin', chances.submitted)).rawPayload);
    const pdf = squeezed(pages.map((one) => one.text).join(' '));
    expect(pdf).toContain('NachderangebotenenPreisgleitklausel');
    expect(pdf).not.toContain('Einverstanden');
  });

  it('of a tariff step of one organization says that services of others are left out, also at the sum', async () => {
    const nordKeeper = { ...tenant.people.nordEditor, isConfigAdmin: true };
    const ofNord = <Result>(act: (work: UnitOfWork) => Promise<Result>) => as(tenant, nordKeeper, act);
    const { id } = await ofNord((work) => createTariffStep(work, { name: 'Haustarif' }));
    const rows = [{ ...row, activeFrom: '2027-04-01', hourlyWage: 16.1 }];
    await ofNord((work) => addTariffStepRows(work, { id, rows }));
    const letter = (await tariffStepLetter(ofNord, { id, chanceId: chances.won })) ?? expect.unreachable();
    expect(letter.lines.map(({ service }) => service)).toEqual(['Pforte', 'Nachtwache']);
    const made = { person: 'Nora Nord', at: new Date() };
    const inWords = (one: TariffStepLetter, language: 'de' | 'en') => {
      const { opening, prices } = letterDocument(one, language, made);
      return [opening, prices.rows.at(-1)?.cells[0]].join(' | ');
    };
    expect(inWords(letter, 'de')).toMatch(/nur die folgenden Leistungen .* \| Summe nur dieser Leistungen$/);
    expect(inWords(letter, 'en')).toMatch(/the following services only, .* \| Total of these services only$/);
    const whole = await letterFor(chances.won);
    expect(inWords(whole, 'de')).toMatch(/diese Preise: \| Summe$/);
    expect(inWords(whole, 'en')).toMatch(/following prices: \| Total$/);
  });

  it('is a document to edit with the same words and figures, its language and head rows', async () => {
    const answer = await fetched('docx');
    expect(answer.headers['content-disposition']).toMatch(/filename="Preisanpassung CH-\d+-\d+\.docx"/);
    const { text, xml, styles } = await wordsOfDocx(answer.rawPayload);
    expect(styles).toContain('<w:lang w:val="de-DE"/>');
    expect(xml.match(/<w:tblHeader\/>/g)?.length).toBe(5);
    expect(xml).toContain('<w:pStyle w:val="Heading1"/>');
    for (const figure of figuresOf(await letterFor(chances.won), 'de')) expect(squeezed(text)).toContain(figure);
    // Two places of work: a person writes the address.
    expect(text).toContain('[Straße und Hausnummer]');
    expect(text).toContain('Lohntabelle, Lohngruppe 2, gültig ab 01.04.2027');
  });

  it('speaks English for those who ask for it', async () => {
    const { pages } = await readPdf((await fetched('pdf', 'en')).rawPayload);
    expect(pages[0]?.text).toContain('Dear Sir or Madam,');
    expect(pages[0]?.text).toContain('Yours faithfully');
    const { text, styles } = await wordsOfDocx((await fetched('docx', 'en')).rawPayload);
    expect(styles).toContain('<w:lang w:val="en-GB"/>');
    for (const figure of figuresOf(await letterFor(chances.won), 'en')) expect(squeezed(text)).toContain(figure);
  });
});
