import { setImmediate as turn } from 'node:timers/promises';
import { testDatabase } from '@zuschlag/db/testing/database';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../testing/app.ts';
import { anXlsOfUnknownRecords } from '../../../../testing/files/old-formats.ts';
import { aWorkbook, sheetXml } from '../../../../testing/files/workbooks.ts';
import { aPlan } from '../../../../testing/imports.ts';
import { aTenant } from '../../../../testing/scenario.ts';

const database = await testDatabase();
const app = await testApp(database);
afterAll(async () => {
  await app.close();
  await database.close();
});
const tenant = await aTenant(database);

const heading =
  '<row r="1"><c t="inlineStr"><is><t>Gültig ab</t></is></c><c t="inlineStr"><is><t>Wert in %</t></is></c></row>';
/** Repeats a text without a list of its copies, which would not fit into memory. */
const times = (count: number, text: string) => text.repeat(count);

const forged = [
  {
    what: 'one tag of very many attributes',
    // The signs inside of the values hide from the reader that the tag is still open.
    content: () => {
      let attributes = '';
      for (let index = 0; index < sampled(150_000, 2_200_000); index += 1) attributes += ` a${index}=">"`;
      return aWorkbook(sheetXml(`${heading}<row r="2"><c r="A2"${attributes}><v>1</v></c></row>`));
    },
  },
  {
    what: 'very many empty cells',
    content: () => aWorkbook(sheetXml(heading + times(sampled(20, 800), `<row>${times(10_000, '<c/>')}</row>`))),
  },
];

describe('a workbook made to hurt', () => {
  it.each(forged)('by $what ends, and the server answers other calls while it is read', async (file) => {
    const sent = { name: 'x.xlsx', content: file.content() };
    let isOver = false;
    const ending = aPlan(tenant, tenant.people.configAdmin, 'socialSecurity', sent).finally(() => {
      isOver = true;
    });
    // Processor time of this thread alone, because other processes of the machine take their share of the wall time.
    let longest = 0;
    let answers = 0;
    while (!isOver) {
      const before = process.threadCpuUsage();
      await turn();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1_000);
      if ((await app.inject('/health')).statusCode === 200) answers += 1;
    }
    expect((await ending).state).toMatch(/^(planned|refused)$/);
    expect(answers).toBeGreaterThan(3);
    expect(longest).toBeLessThan(100);
  });
});

describe('a workbook of Excel 97 to 2003 made to hurt', () => {
  it('writes no line into the log for any of its unknown records', async () => {
    const content = anXlsOfUnknownRecords(1_000);
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const plan = await aPlan(tenant, tenant.people.configAdmin, 'socialSecurity', { name: 'x.xls', content });
    const written = lines.mock.calls.map(([line]) => String(line));
    lines.mockRestore();
    expect(plan.problem?.code).toBe('EMPTY_FILE');
    expect(written.filter((line) => line.includes('0x7777'))).toEqual([]);
  });
});
