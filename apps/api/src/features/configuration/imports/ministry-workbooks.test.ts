import { buffer } from 'node:stream/consumers';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import { ministryWorkbooks } from '../../../testing/files/ministry-workbooks.ts';
import { aPlan, rowsOf } from '../../../testing/imports.ts';
import { as, aTenant } from '../../../testing/scenario.ts';
import { annotateFile, annotationOf } from './files/annotate-file.ts';

const database = await testDatabase();
afterAll(() => database.close());
const tenant = await aTenant(database);
const admin = tenant.people.configAdmin;

describe('a workbook as a ministry writes it', () => {
  it.each(ministryWorkbooks)('with $what: every row is understood, and the plan says how', async (workbook) => {
    const { table, name, notes, first, rows } = workbook;
    const plan = await aPlan(tenant, admin, table, { name, content: await workbook.content() });
    const added = await rowsOf(tenant, admin, plan.id);
    expect({ problem: plan.problem, problems: added.flatMap((row) => row.problems) }).toEqual({
      problem: null,
      problems: [],
    });
    expect(plan.counts).toEqual({ new: rows, equal: 0, changed: 0, duplicate: 0, wrong: 0 });
    expect(plan.notes.map(({ code, count }) => [code, count])).toEqual(notes);
    expect(added[0]?.values).toMatchObject(first);
  });

  it('of the old formats comes back with its verdicts as .xlsx', async () => {
    for (const workbook of ministryWorkbooks.filter(({ name }) => !name.endsWith('.xlsx'))) {
      const { table, name } = workbook;
      const plan = await aPlan(tenant, admin, table, { name, content: await workbook.content() });
      const annotated = await annotateFile(await as(tenant, admin, (work) => annotationOf(work, plan.id)), 'de');
      expect(annotated).toMatchObject({ format: 'xlsx', name: name.replace(/\.\w+$/, '.xlsx') });
      const again = await aPlan(tenant, admin, table, {
        name: annotated.name,
        content: await buffer(annotated.content),
      });
      expect(again.counts).toEqual(plan.counts);
    }
  });
});
