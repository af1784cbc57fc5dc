import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aChance, bringTo } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import type { CalendarEntry } from '../calendar-source.ts';
import { createFeed, createFeedOnce, listFeeds, revokeFeed } from './feeds.ts';
import { writeCalendar } from './write-calendar.ts';

const database = await testDatabase();
let app: TestApp;
let tenant: ScenarioTenant;
beforeAll(async () => {
  app = await testApp(database, { publicUrl: 'https://zuschlag.example/' });
  tenant = await aTenant(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const feedOf = async (who: PersonKey, kind: 'mine' | 'organization', of = tenant) =>
  (await as(of, of.people[who], (work) => createFeed(work, { kind }))).path;
const feedOfChance = async (who: PersonKey, chanceId: string, of = tenant) =>
  (await as(of, of.people[who], (work) => createFeed(work, { kind: 'chance', chanceId }))).path;
const fetched = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: path, headers });

/** The events as a program for calendars reads them. */
async function eventsOf(path: string) {
  const { statusCode, body } = await fetched(path);
  expect(statusCode).toBe(200);
  return readEvents(body);
}
function readEvents(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      isAllDay: event.startDate.isDate,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    };
  });
}

const deadline = {
  publication: '2029-01-02',
  questions: '2029-02-01',
  siteVisit: '2029-01-20',
  outsideInformation: '2029-02-05',
  submission: '2029-02-15',
};

describe('a calendar to subscribe to', () => {
  it('has the days of a Chance as whole days, and its submission at 12:00 in Berlin', async () => {
    const chanceId = await aChance(tenant, { by: 'nordEditor', deadline, description: { name: 'Wache Nordhafen' } });
    const events = await eventsOf(await feedOfChance('nordEditor', chanceId));
    const link = `https://zuschlag.example/tender/${chanceId}/details`;
    expect(events).toEqual([
      {
        ...{ uid: `questions-${chanceId}@zuschlag`, summary: 'Bieterfragen bis: Wache Nordhafen', sequence: 1 },
        ...{ isAllDay: true, start: '2029-02-01', end: '2029-02-02', status: 'CONFIRMED', url: link },
      },
      {
        ...{ uid: `siteVisit-${chanceId}@zuschlag`, summary: 'Ortsbesichtigung: Wache Nordhafen', sequence: 1 },
        ...{ isAllDay: true, start: '2029-01-20', end: '2029-01-21', status: 'CONFIRMED', url: link },
      },
      {
        ...{ uid: `submission-${chanceId}@zuschlag`, summary: 'Abgabe: Wache Nordhafen', sequence: 1 },
        ...{ isAllDay: false, start: '2029-02-15T10:30:00.000Z', end: '2029-02-15T11:00:00.000Z' },
        ...{ status: 'CONFIRMED', url: link },
      },
    ]);
  });

  it('keeps the id of a day that moves, with a higher sequence, and strikes out those of a Chance that is not bid on', async () => {
    const chanceId = await aChance(tenant, { by: 'nordEditor', deadline });
    const path = await feedOfChance('nordEditor', chanceId);
    const [before] = (await eventsOf(path)).filter(({ uid }) => uid.startsWith('submission'));
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chance.update({
        where: { id: chanceId },
        data: { submission: new Date('2029-02-20'), submissionTime: '09:15', version: { increment: 1 } },
      }),
    );
    const [after] = (await eventsOf(path)).filter(({ uid }) => uid.startsWith('submission'));
    expect(after).toMatchObject({ uid: before?.uid, end: '2029-02-20T08:15:00.000Z' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    await bringTo(tenant, chanceId, 'notbidding');
    const dropped = await eventsOf(path);
    expect(dropped.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    expect(dropped[2]).toMatchObject({ uid: before?.uid, summary: expect.stringMatching(/^Entfällt: Abgabe: /) });
  });

  it('has own Chances in "mine", those of the organization in "organization", and nothing of others', async () => {
    const own = await aTenant(database);
    const name = (named: string) => ({ description: { name: named }, deadline });
    await aChance(own, { by: 'nordEditor', operatedBy: ['nord'], ...name('Eigene') });
    await aChance(own, { by: 'nordManager', operatedBy: ['nord'], ...name('Der Gesellschaft') });
    await aChance(own, { by: 'suedEditor', operatedBy: ['sued'], ...name('Fremde') });
    const names = async (who: PersonKey, kind: 'mine' | 'organization') => {
      const events = await eventsOf(await feedOf(who, kind, own));
      return [...new Set(events.map(({ summary }) => summary.replace(/^.*: /, '')))].sort();
    };
    expect(await names('nordEditor', 'mine')).toEqual(['Eigene']);
    expect(await names('nordEditor', 'organization')).toEqual(['Der Gesellschaft', 'Eigene']);
    expect(await names('holdingViewer', 'organization')).toEqual(['Der Gesellschaft', 'Eigene', 'Fremde']);
  });

  it('asks for the rights at each fetch: who lost the Chance sees no entry, and who was removed finds no calendar', async () => {
    const own = await aTenant(database);
    const { mainOrganizationId, organizations, people } = own;
    const chanceId = await aChance(own, { by: 'holdingEditor', operatedBy: ['nord'], deadline });
    const path = await feedOfChance('nordEditor', chanceId, own);
    expect(await eventsOf(path)).toHaveLength(3);
    const where = { chanceId, organizationId: organizations.nord.id };
    await inTenant(database, mainOrganizationId, (db) => db.chanceParticipation.deleteMany({ where }));
    expect(await eventsOf(path)).toEqual([]);
    await inTenant(database, mainOrganizationId, (db) =>
      db.user.updateMany({ where: { id: people.nordEditor.userId }, data: { deleted: true } }),
    );
    expect((await fetched(path)).statusCode).toBe(404);
  });

  it('answers 304 while nothing changes, and in the language of its owner', async () => {
    const own = await aTenant(database);
    const chanceId = await aChance(own, { by: 'nordEditor', deadline });
    const path = await feedOfChance('nordEditor', chanceId, own);
    const first = await fetched(path);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const etag = String(first.headers.etag);
    const again = await fetched(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await inTenant(database, own.mainOrganizationId, (db) =>
      db.user.updateMany({ where: { id: own.people.nordEditor.userId }, data: { language: 'en' } }),
    );
    const english = await fetched(path, { 'if-none-match': etag });
    expect(english.statusCode).toBe(200);
    expect(readEvents(english.body)[0]?.summary).toMatch(/^Bidder questions until: /);
  });

  it.each(['nonsense', 'zuscal_1_short', `zuscal_99999999999_${'a'.repeat(43)}`, `zuscal_1_${'a'.repeat(43)}`])(
    'is not found at an invented address: %s',
    async (secret) => {
      expect((await fetched(`/calendar/${secret}.ics`)).statusCode).toBe(404);
    },
  );
});

describe('the links to calendars', () => {
  it('show their secret once, are kept as a hash, and open nothing once they are revoked', async () => {
    const own = await aTenant(database);
    const actor = own.people.mitteEditor;
    const { feed, path } = await as(own, actor, (work) => createFeed(work, { kind: 'mine' }));
    const listed = await as(own, actor, (work) => listFeeds(work));
    expect(listed.feeds).toEqual([feed]);
    expect(JSON.stringify(listed)).not.toContain(path.slice(10, -4));
    expect((await fetched(path)).statusCode).toBe(200);
    const [used] = (await as(own, actor, (work) => listFeeds(work))).feeds;
    expect(used?.lastUsedAt).not.toBeNull();
    const stranger = as(own, own.people.suedEditor, (work) => revokeFeed(work, feed.id));
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await as(own, actor, (work) => revokeFeed(work, feed.id));
    expect((await fetched(path)).statusCode).toBe(404);
    expect((await as(own, actor, (work) => listFeeds(work))).feeds).toEqual([]);
  });

  it('are made once by a call that is sent twice: the first link, which no client received, is revoked', async () => {
    const own = await aTenant(database);
    const make = () =>
      as(own, own.people.mitteEditor, (work) => createFeedOnce(work, { kind: 'mine' }, 'key-of-a-call'));
    const [lost, received] = [await make(), await make()];
    expect((await fetched(lost.path)).statusCode).toBe(404);
    expect((await fetched(received.path)).statusCode).toBe(200);
  });

  it('are twenty at most', async () => {
    const own = await aTenant(database);
    const make = () => as(own, own.people.mitteEditor, (work) => createFeed(work, { kind: 'mine' }));
    for (let made = 0; made < 20; made += 1) await make();
    await expect(make()).rejects.toMatchObject({ code: 'TOO_MANY_FEEDS' });
  });
});

describe('times over a change of the clocks', () => {
  const entry = (day: string, clock: string | null): CalendarEntry => ({
    ...{
      id: 'one',
      version: 3,
      changedAt: new Date('2026-11-01T08:00:00Z'),
      day,
      clock,
      title: 'Abgabe; mit, Zeichen',
    },
    ...{ details: ['CH-2026-0001'], path: '/tender/1/details', isCancelled: false },
  });
  it.each([
    ['2027-03-27', '12:00', '2027-03-27T11:00:00.000Z'],
    ['2027-03-28', '12:00', '2027-03-28T10:00:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-10-30', '12:00', '2027-10-30T10:00:00.000Z'],
    ['2027-10-31', '12:00', '2027-10-31T11:00:00.000Z'],
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('%s at %s in Berlin is %s', (day, clock, moment) => {
    const [event] = readEvents(writeCalendar('Fristen', [entry(day, clock)], null));
    expect(event).toMatchObject({ end: moment, isAllDay: false, summary: 'Abgabe; mit, Zeichen', url: null });
  });

  it.each(['2027-03-28', '2027-10-31'])('%s as a whole day is that day alone', (day) => {
    const [event] = readEvents(writeCalendar('Fristen', [entry(day, null)], null));
    const next = `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`;
    expect(event).toMatchObject({ isAllDay: true, start: day, end: day === '2027-10-31' ? '2027-11-01' : next });
  });
});
