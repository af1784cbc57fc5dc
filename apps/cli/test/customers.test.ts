import { aQuickChance } from '@zuschlag/api/testing/chances';
import { afterAll, expect, it } from 'vitest';
import { anOffice } from './office.ts';

const office = await anOffice();
afterAll(office.close);

it('customers list shows customers by name, page by page, for people and for programs', async () => {
  const { tenant, zuschlag } = office;
  for (const customerName of ['Stadt Musterau', 'Stadt Musterbach', 'Stadt Musterfeld'])
    await aQuickChance(tenant, { description: { customerName } });
  const shown = await zuschlag('customers', 'list', '--name', 'Stadt Muster', '--limit', '2');
  expect(shown.code).toBe(0);
  expect(shown.out.trim().split('\n')).toEqual([
    expect.stringMatching(/^Stadt Musterau {2}1 offen, 0 gewonnen, 0 verloren, Gewinnquote –, zuletzt –$/),
    expect.stringMatching(/^Stadt Musterbach /),
  ]);
  expect(shown.err).toContain('--after');
  const page = async (...more: string[]) => {
    const { out } = await zuschlag('customers', 'list', '--name', 'Stadt Muster', '--limit', '2', '--json', ...more);
    const { customers, next } = JSON.parse(out) as { customers: { name: string }[]; next: string | null };
    return { names: customers.map(({ name }) => name), next };
  };
  const first = await page();
  expect(first.names).toEqual(['Stadt Musterau', 'Stadt Musterbach']);
  expect(await page('--after', first.next ?? '')).toEqual({ names: ['Stadt Musterfeld'], next: null });
  expect(await zuschlag('customers', 'list', '--limit', '1000')).toMatchObject({ code: 2 });
});
