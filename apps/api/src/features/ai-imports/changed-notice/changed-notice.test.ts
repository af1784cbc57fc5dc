import { testDatabase } from '@zuschlag/db/testing/database';
import { takeOverNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import { createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickInput } from '../../../testing/chances.ts';
import {
  aPricedService,
  bidGroup,
  decideBids,
  marginGroup,
  recalculated,
  requestMargins,
  saysOnMargin,
} from '../../../testing/decisions.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { createQuickChance } from '../../chance/create/create-chance.ts';
import { updateChance } from '../../chance/details/update-chance.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { listDocuments } from '../../documents/documents.ts';
import { aFileOf, aPdf } from '../../documents/testing/documents.ts';
import { requestRecalculation } from '../../margin-decisions/recalculation.ts';
import { notificationsOf } from '../../notifications/testing/mail-everybody.ts';
import { getImportState } from '../ai-imports.ts';
import { startImport } from '../start-import.ts';
import { advanceToTheEnd } from '../testing/ai-imports.ts';
import { aNotice } from '../testing/notices.ts';
import { findChangedNotices } from './find-changed-notices.ts';
import { takeOverNoticeChanges } from './take-over-notice.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

let procedures = 0;
/** A notice of a procedure of its own, so that no test finds the Chances of another. */
function aProcedure() {
  procedures += 1;
  const named = (xml: string) =>
    xml
      .replaceAll('p-1<', `p-${procedures}<`)
      .replaceAll('6f1f<', `n-${procedures}<`)
      .replaceAll('ZV-12/27', `ZV-${procedures}/27`);
  return (day: string, bindingUntil = '2027-02-28') => {
    const submission = `<cbc:EndDate>${day}+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>`;
    return named(aNotice([{ title: 'Rathaus Mitte', submission, bindingUntil }]));
  };
}

async function read(content: string, by: PersonKey = 'nordEditor'): Promise<string> {
  const actor = tenant.people[by];
  const documents = [
    await aFileOf(tenant, actor, { name: 'notice.xml', content }),
    await aFileOf(tenant, actor, { content: await aPdf('Der Auftragnehmer bewacht das Rathaus.') }),
  ];
  const input = { documents, publications: [0], serviceDescription: [1] };
  const { id } = await as(tenant, actor, (work) => startImport(work, input));
  await advanceToTheEnd(tenant, id);
  return id;
}

/** A Chance as the notice states it. */
async function aChanceFrom(aiImportId: string): Promise<string> {
  const input = createQuickChanceInput.parse({
    input: aQuickInput(tenant, {
      deadline: { submission: '2026-12-02', submissionTime: '10:00', bindingUntil: '2027-02-28' },
      contract: { startDate: '2027-01-01', endDate: '2028-12-31' },
    }),
    aiImportId,
  });
  return (await as(tenant, tenant.people.nordEditor, (work) => createQuickChance(work, input))).id;
}

const find = (importId: string, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => findChangedNotices(work, importId));
const chanceOf = (id: string) => as(tenant, tenant.people.nordEditor, (work) => requireChance(work, id));
const takeOver = (given: Parameters<typeof takeOverNotice.parse>[0], by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => takeOverNoticeChanges(work, takeOverNotice.parse(given)));

describe('a notice that comes again', () => {
  it('is known by its numbers to those who see the Chance, with each value that it states otherwise and its line', async () => {
    const notice = aProcedure();
    const chanceId = await aChanceFrom(await read(notice('2026-12-02')));
    const later = notice('2026-12-07');
    const importId = await read(later);
    const [found, ...others] = await find(importId);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ chanceId, knownBy: 'notice', mayChange: true });
    const moved = found?.changes.filter(({ isNew }) => isNew);
    expect(moved).toMatchObject([{ field: 'deadline.submission', before: '2026-12-02', after: '2026-12-07', days: 5 }]);
    const span = moved?.[0]?.evidence[0]?.place.span;
    expect(later.slice(span?.from, span?.to)).toContain('2026-12-07');
    // The name of the Chance is a word of its people: the notice never said so.
    expect(found?.changes.find(({ field }) => field === 'description.name')).toMatchObject({ isNew: false });
    expect(await find(await read(later, 'suedManager'), 'suedManager')).toEqual([]);
    expect(await find(await read(aProcedure()('2026-12-07')))).toEqual([]);
  });

  it('is known by the file number of the buyer where no notice was read before', async () => {
    const notice = aProcedure();
    const chanceId = await as(tenant, tenant.people.nordEditor, async (work) => {
      const { id } = await createQuickChance(work, createQuickChanceInput.parse({ input: aQuickInput(tenant) }));
      await updateChance(work, { chanceId: id, input: { referenceNumber: `ZV-${procedures}/27` } });
      return id;
    });
    expect(await find(await read(notice('2026-12-07')))).toMatchObject([{ chanceId, knownBy: 'reference' }]);
  });

  it('is taken over by an edit with its version, once, with its files; others see a conflict, and strangers nothing', async () => {
    const notice = aProcedure();
    const chanceId = await aChanceFrom(await read(notice('2026-12-02')));
    const aiImportId = await read(notice('2026-12-07'));
    const { version } = await chanceOf(chanceId);
    const input = { deadline: { submission: '2026-12-07' } };
    const base = { 'input.deadline.submission': '2026-12-02' };
    const other = { deadline: { submission: '2026-12-04' } };
    await as(tenant, tenant.people.nordEditor, (work) => updateChance(work, { chanceId, version, input: other }));
    await expect(takeOver({ aiImportId, chanceId, version, base, input })).rejects.toMatchObject({ code: 'CONFLICT' });
    const documents = () => as(tenant, tenant.people.nordEditor, (work) => listDocuments(work, { chanceId }));
    const before = (await documents()).length;
    const now = (await chanceOf(chanceId)).version;
    await expect(takeOver({ aiImportId, chanceId, version: now, input }, 'suedManager')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(takeOver({ aiImportId, chanceId, version: now, input }, 'nordManager')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await takeOver({ aiImportId, chanceId, version: now, input });
    expect(await chanceOf(chanceId)).toMatchObject({ submission: '2026-12-07' });
    expect(await documents()).toHaveLength(before + 2);
    const state = await as(tenant, tenant.people.nordEditor, (work) => getImportState(work, aiImportId));
    expect(state).toMatchObject({ chanceId, keptUntil: null });
    await expect(aChanceFrom(aiImportId)).rejects.toMatchObject({ code: 'AI_IMPORT_USED' });
    const stranger = await aChanceFrom(await read(aProcedure()('2026-12-02')));
    await expect(takeOver({ aiImportId, chanceId: stranger, input })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('decisions on what a changed notice states otherwise', () => {
  it('marks the bid with what changed, when and by whom, and tells those who decided', async () => {
    const notice = aProcedure();
    const chanceId = await aChanceFrom(await read(notice('2026-12-02')));
    await decideBids(tenant, chanceId, { nord: 'Bid' });
    // The Editor of Nord decided; the Manager owns the Chance now and takes the notice over.
    const owner = tenant.people.nordManager.userId;
    await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.chance.updateMany({ where: { id: chanceId }, data: { ownerId: owner } }),
    );
    const aiImportId = await read(notice('2026-12-07'));
    await takeOver({ aiImportId, chanceId, input: { deadline: { submission: '2026-12-07' } } }, 'nordManager');
    const group = await bidGroup(tenant, chanceId, 'nord', 'nordEditor');
    expect(group.restatement).toMatchObject({
      changes: [{ field: 'deadline.submission', before: '2026-12-02', after: '2026-12-07', days: 5 }],
      by: expect.stringContaining(' '),
    });
    const told = await notificationsOf(tenant, { chanceId, kind: 'BID_DECISION_MENTION' });
    expect(told.map(({ userId }) => userId)).toEqual([tenant.people.nordEditor.userId]);
  });

  it('keeps an approved margin stale until the next request, and leaves one alone that does not rest on it', async () => {
    const notice = aProcedure();
    const chanceId = await aChanceFrom(await read(notice('2026-12-02')));
    await decideBids(tenant, chanceId, { nord: 'Bid' });
    const service = await aPricedService(tenant, chanceId, 'nord');
    await requestMargins(tenant, chanceId, 'nordEditor');
    await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', { decision: 'Approve', comment: 'Passt.' });
    const margin = () => marginGroup(tenant, chanceId, 'nord', 'nordEditor');
    const aiImportId = await read(notice('2026-12-07', '2027-03-31'));
    await takeOver({ aiImportId, chanceId, input: { deadline: { submission: '2026-12-07' } } });
    expect(await margin()).toMatchObject({ currentDecision: 'approved', isStale: false, restatement: null });
    await takeOver({ aiImportId, chanceId, input: { deadline: { bindingUntil: '2027-03-31' } } });
    expect(await margin()).toMatchObject({
      currentDecision: 'approved',
      isStale: true,
      restatement: { changes: [{ field: 'deadline.bindingUntil', before: null, after: '2027-03-31' }] },
    });
    const told = await notificationsOf(tenant, { chanceId, kind: 'MARGIN_DECISION_MENTION' });
    expect(told.map(({ userId }) => userId)).toEqual([tenant.people.nordManager.userId]);
    await as(tenant, tenant.people.nordEditor, (work) =>
      requestRecalculation(work, {
        chanceId,
        operationalOrgIds: [tenant.organizations.nord.id],
        reason: 'Die Bindefrist ist länger.',
      }),
    );
    expect((await margin()).restatement).not.toBeNull();
    await recalculated(tenant, service, { at: new Date(Date.now() + 60_000) });
    await requestMargins(tenant, chanceId, 'nordEditor', new Date(Date.now() + 120_000));
    expect(await margin()).toMatchObject({ round: 2, currentDecision: 'open', isStale: false, restatement: null });
  });
});
