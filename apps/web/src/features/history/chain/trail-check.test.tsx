import type { BrokenEntry, TrailVerdict } from '@zuschlag/validation/chance/history/trail-chain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { TrailCheck } from './trail-check.tsx';

beforeEach(() => signIn());

const hash = 'a'.repeat(64);
const at = (position: number) => ({ position, hash });
const found = (parts: Partial<TrailVerdict>): TrailVerdict => ({
  ...{ checked: at(12_400), head: at(12_400), hasMore: false, broken: null },
  ...parts,
});
type Asked = { after: { position: number; hash: string } | null };
const show = (verify: (asked: Asked) => unknown) =>
  showPage(
    <WithServer answers={{ 'history.chain.head': () => at(12_400), 'history.chain.verify': verify }}>
      <TrailCheck />
    </WithServer>,
  );
const begin = () => page.getByRole('button', { name: 'Jetzt prüfen' }).click();

const broken: BrokenEntry = {
  ...{ fault: 'CHANGED', position: 5_017, source: 'bidDecision', sourceId: 'd-1', at: '2026-11-20T09:15:00Z' },
  ...{ entity: 'bidGroup', action: 'First', person: 'Malte Friedrichs', chanceId: 'c1', chanceName: 'Rathaus Stade' },
};

describe('the check of the trail', () => {
  it('goes through all parts, says how far it is, and that the chain holds', async () => {
    const rest = Promise.withResolvers<TrailVerdict>();
    const verify = vi.fn(({ after }: Asked) =>
      after === null ? found({ checked: at(5_000), hasMore: true }) : rest.promise,
    );
    await show(verify);
    await expect.element(page.getByText('12.400', { exact: true })).toBeVisible();
    await begin();
    await expect.element(page.getByText('5.000 von 12.400')).toBeVisible();
    rest.resolve(found({}));
    await expect.element(page.getByText('Die Kette ist heil')).toBeVisible();
    await expect.element(page.getByText(/Alle 12\.400 Einträge/)).toBeVisible();
    expect(verify).toHaveBeenLastCalledWith({ after: at(5_000) });
  });

  it('names the first broken entry with its person and its Chance, and says what to do', async () => {
    await show(() => found({ checked: at(5_016), broken }));
    await begin();
    await expect.element(page.getByRole('alert').getByText(/Eintrag 5\.017 wurde nachträglich geändert/)).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(/Bis Eintrag 5\.016 stimmt alles/)).toBeVisible();
    const entry = page.getByRole('region', { name: 'Der Eintrag, wie er jetzt dasteht' });
    await expect.element(entry.getByText('Malte Friedrichs')).toBeVisible();
    await expect
      .element(entry.getByRole('link', { name: 'Rathaus Stade' }))
      .toHaveAttribute('href', '/tender/c1/history');
  });

  it('begins at a printed place, and refuses one that it cannot read', async () => {
    const verify = vi.fn((_: Asked) => found({}));
    await show(verify);
    const place = page.getByRole('textbox', { name: 'Ab Stelle' });
    await place.fill('12:abc');
    await begin();
    await expect.element(page.getByText(/So ist die Stelle nicht lesbar/)).toBeVisible();
    expect(verify).not.toHaveBeenCalled();
    await place.fill(` 12000:${hash} `);
    await begin();
    await expect.element(page.getByText(/400 spätere Einträge stimmen/)).toBeVisible();
    expect(verify).toHaveBeenCalledWith({ after: at(12_000) });
  });

  it('says that a place is of another chain', async () => {
    await show(() => found({ checked: at(0), broken: { ...broken, fault: 'OTHER_CHAIN', source: null } }));
    await begin();
    await expect.element(page.getByText('Diese Stelle gehört nicht zu dieser Kette.')).toBeVisible();
    await expect.element(page.getByText(/anderen Mandanten/)).toBeVisible();
  });

  it('can be stopped, and goes on after a failure', async () => {
    let isDown = true;
    const late = Promise.withResolvers<TrailVerdict>();
    await show(() => {
      if (isDown) throw refusal('INTERNAL');
      return late.promise;
    });
    await begin();
    await expect.element(page.getByRole('button', { name: 'Erneut prüfen' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut prüfen' }).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(page.getByRole('button', { name: 'Jetzt prüfen' })).toBeVisible();
    // The answer to the part under way comes too late to be shown.
    late.resolve(found({}));
    await expect.element(page.getByText('Die Kette ist heil')).not.toBeInTheDocument();
  });
});
