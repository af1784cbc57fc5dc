import { compileRateBook } from '@zuschlag/calc-engine';
import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { SiteVisit } from '@zuschlag/validation/services/site-visit';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { MobileTarget } from './mobile-target.tsx';

/** The patrol of docs/calculation.md § 11, with one kind of visit at a margin of 10 %. */
const { book, services } = tenderBerlin;
const input = services['Patrol at night'];
const visit = input?.type === 'MOBILE' ? { ...input.siteVisits[0], id: 'v1', serviceId: 's1' } : null;
const service = aService({ type: 'MOBILE', hourlyWage: 16, siteVisits: [visit as unknown as SiteVisit] });

it('a price per visit becomes the margin of the visits, saved in one act and taken back', async () => {
  signIn();
  const onSave = vi.fn();
  const answers = {
    'services.payGroups': () => ({ groups: [] }),
    'services.editMobile': (sent: { input: { siteVisits?: { margin: number }[] } }) => {
      onSave(sent);
      const siteVisits = sent.input.siteVisits?.map((one) => ({ ...one, id: 'v1', serviceId: 's1' }));
      return aService({ ...service, siteVisits: siteVisits as unknown as SiteVisit[], version: service.version + 1 });
    },
  };
  const basis = { input, book: compileRateBook(book), rows: book as unknown as RateBook };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance()}>
        <MobileTarget service={service} basis={basis as never} move={null} />
      </ChanceContext>
    </WithServer>,
  );
  await page.getByRole('button', { name: 'Rückwärts rechnen' }).click();
  const value = page.getByRole('textbox', { name: 'Zielwert' });
  const adopt = page.getByRole('button', { name: 'Übernehmen und speichern' });
  await expect.element(adopt).toHaveAttribute('aria-disabled', 'true');
  await value.fill('0,01');
  await expect.element(page.getByText(/läge die Marge außerhalb/)).toBeVisible();
  await value.fill('20');
  const row = page.getByRole('row', { name: /^Preis je Besuch/ });
  await expect.poll(() => row.element().textContent).toMatch(/20,00\s€/);
  await adopt.click();
  await expect.poll(() => onSave.mock.calls).toHaveLength(1);
  const [sent] = onSave.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ version: service.version, input: { siteVisits: [{ type: 'CONTROL', duration: 15 }] } });
  expect(sent.input).not.toHaveProperty('hourlyWage');
  expect(sent.input.siteVisits[0]).not.toHaveProperty('id');
  expect(sent.input.siteVisits[0].margin).not.toBe(0.1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => onSave.mock.calls).toHaveLength(2);
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({
    version: service.version + 1,
    input: { siteVisits: [{ margin: 0.1 }] },
  });
});
