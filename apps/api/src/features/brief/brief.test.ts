import { testDatabase } from '@zuschlag/db/testing/database';
import { briefOfChance as briefInput } from '@zuschlag/validation/chance/brief';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance } from '../../testing/chances.ts';
import { aPricedService, decideBids, saysOnBid } from '../../testing/decisions.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { updateChance } from '../chance/details/update-chance.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { verifyTrail } from '../history/chain/trail.ts';
import { briefOfChance } from './brief.ts';
import { briefDocument } from './brief-document.ts';
import { briefFacts } from './brief-facts.ts';
import { briefPdf } from './brief-pdf.ts';

const database = await testDatabase();
let app: TestApp;
let tenant: ScenarioTenant;
let chanceId: string;

beforeAll(async () => {
  app = await testApp(database);
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await saysOnBid(tenant, chanceId, 'nord', 'nordEditor', { decision: 'Bid', comment: 'Wir kennen das Objekt.' });
  await decideBids(tenant, chanceId, { mitte: 'Nobid' });
  await aPricedService(tenant, chanceId, 'nord');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const briefFor = (who: PersonKey, language: 'de' | 'en' = 'de') =>
  as(tenant, tenant.people[who], (work) => briefOfChance(work, briefInput.parse({ chanceId, language })));
const sectionOf = async (who: PersonKey, id: string) => (await briefFor(who)).sections.find((one) => one.id === id);

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

describe('the brief of a Chance', () => {
  it('says who is for it and who is against it, with the reason', async () => {
    const said = (await sectionOf('nordEditor', 'decisions'))?.items ?? [];
    expect(said).toContainEqual({
      tone: 'good',
      text: expect.stringMatching(/^dafür: .*Nord.*„Wir kennen das Objekt\.“$/),
    });
    expect(said).toContainEqual({ tone: 'bad', text: expect.stringMatching(/^dagegen: .*Mitte.*Keine freien Kräfte/) });
  });

  it('keeps decisions from a reader who may not see them', async () => {
    const said = (await sectionOf('mitteEditor', 'decisions'))?.items ?? [];
    expect(said.map(({ text }) => text).join()).not.toContain('Wir kennen das Objekt');
    expect(said.map(({ text }) => text).join()).toContain('Keine freien Kräfte');
  });

  it('names risks: a stage without a time, and a contract that begins before the submission', async () => {
    await as(tenant, tenant.people.nordEditor, async (work) => {
      const { version, deadline } = await getChance(work, chanceId);
      const input = { deadline: { negotiation: deadline.submission } };
      await updateChance(work, updateChanceInput.parse({ chanceId, version, input }));
    });
    const risks = (await sectionOf('nordEditor', 'risks'))?.items.map(({ text }) => text) ?? [];
    expect(risks).toContain('Ohne Uhrzeit: Verhandlung.');
  });

  it('says in a word that the submission is today or tomorrow, and counts the days from two on', async () => {
    const facts = await as(tenant, tenant.people.nordEditor, (work) => briefFacts(work, chanceId));
    const made = { person: 'Nora Nord', moment: '', at: new Date(0), chainEnd: null };
    const said = (daysAhead: number) => {
      const brief = briefDocument(
        { ...facts, today: daysBefore(facts.chance.deadline.submission, daysAhead) },
        'de',
        made,
      );
      const parts = brief.sections.map(({ facts: rows, items }) => [
        rows.map(({ value }) => value),
        items.map((i) => i.text),
      ]);
      return parts.flat(2).join('; ');
    };
    expect(said(0)).toMatch(/\(heute\).*Die Abgabe ist heute\./);
    expect(said(1)).toMatch(/\(morgen\).*Die Abgabe ist morgen\./);
    expect(said(2)).toMatch(/\(noch 2\sTage\).*Die Abgabe ist in 2\sTagen\./);
  });

  it('names only the criteria that count', async () => {
    const facts = await as(tenant, tenant.people.nordEditor, (work) => briefFacts(work, chanceId));
    const contract = { ...facts.chance.contract, priceCriteria: 70, qualityCriteria: 30, referenceCriteria: 0 };
    const made = { person: 'Nora Nord', moment: '', at: new Date(0), chainEnd: null };
    const brief = briefDocument({ ...facts, chance: { ...facts.chance, contract } }, 'de', made);
    const criteria = brief.sections.flatMap((one) => one.facts).find(({ term }) => term === 'Zuschlagskriterien');
    expect(criteria?.value).toBe('Preis 70\u00a0%, Qualität 30\u00a0%');
  });

  it('compares the margin with similar won Chances of those the reader sees, from three on', async () => {
    const won = await Promise.all([1, 2, 3].map(() => aChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] })));
    await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.chance.updateMany({ where: { id: { in: won } }, data: { state: 'won', margin: 0.2, closedAt: new Date() } }),
    );
    await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.chance.updateMany({ where: { id: chanceId }, data: { margin: 0.06, revenue: 100_000, totalCost: 94_000 } }),
    );
    const risks = (await sectionOf('nordEditor', 'risks'))?.items.map(({ text }) => text) ?? [];
    expect(risks).toContainEqual(
      expect.stringMatching(/^Die Marge von 6\s%? ?.*14,0 Prozentpunkte unter der von 3 ähnlichen/),
    );
    const others = (await sectionOf('mitteEditor', 'risks'))?.items.map(({ text }) => text) ?? [];
    expect(others.join()).not.toContain('Prozentpunkte');
  });
});

describe('the brief as PDF', () => {
  const url = (id: string, language = 'de') => `/briefs/${id}?language=${language}`;
  const fetched = async (who: PersonKey, language = 'de', id = chanceId) =>
    app.inject({ url: url(id, language), headers: bearing(await tokenOf(database, tenant.people[who])) });

  it('is tagged, names its language and title, and has the words of the page', async () => {
    const answer = await fetched('nordEditor');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const raw = answer.rawPayload.toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/Lang \(de-DE\)/);
    const { pages, info } = await readPdf(answer.rawPayload);
    const brief = await briefFor('nordEditor');
    expect(info.Title).toBe(brief.title);
    expect(pages[0]?.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']));
    const text = pages
      .map((one) => one.text)
      .join(' ')
      .replace(/\s/g, '');
    for (const { heading, facts, items } of brief.sections) {
      for (const part of [heading, ...facts.map(({ value }) => value), ...items.map((one) => one.text)]) {
        expect(text).toContain(part.replace(/\s/g, ''));
      }
    }
  });

  it('prints on each page where the chain over the trail ended, as the check of the chain takes it', async () => {
    const { pages } = await readPdf((await fetched('nordEditor')).rawPayload);
    for (const { text } of pages) {
      const [, position, hash] = /Ende der Prüfkette: (\d+):([0-9a-f]{64})/.exec(text) ?? [];
      const after = { position: Number(position), hash: hash ?? '' };
      const verdict = await as(tenant, tenant.people.holdingManager, (work) => verifyTrail(work, { after }));
      expect(verdict.broken).toBeNull();
      expect(verdict.checked.position).toBeGreaterThanOrEqual(after.position);
    }
  });

  it('speaks English for those who ask for it', async () => {
    const { pages } = await readPdf((await fetched('nordEditor', 'en')).rawPayload);
    expect(pages[0]?.text).toContain('Who is for it and who is against it');
  });

  it('has two pages at most, whatever people wrote', async () => {
    const long = await briefFor('nordEditor');
    const words = 'Objektschutz rund um die Uhr mit Streifen und Alarmverfolgung. '.repeat(8);
    const stuffed = {
      ...long,
      sections: long.sections.map((section) => ({
        ...section,
        paragraphs: section.id === 'object' ? [words.slice(0, 500)] : section.paragraphs,
        items:
          section.id === 'risks'
            ? Array.from({ length: 10 }, () => ({ text: words.slice(0, 170), tone: 'warn' as const }))
            : section.items,
      })),
    };
    expect((await readPdf(await briefPdf(stuffed))).pages.length).toBeLessThanOrEqual(2);
  });

  it('does not exist for a stranger, nor for a person without a session', async () => {
    const other = await aTenant(database);
    const token = await tokenOf(database, other.people.holdingManager);
    expect((await app.inject({ url: url(chanceId), headers: bearing(token) })).statusCode).toBe(404);
    expect((await fetched('suedManager')).statusCode).toBe(404);
    expect((await app.inject({ url: url(chanceId) })).statusCode).toBe(401);
  });
});
