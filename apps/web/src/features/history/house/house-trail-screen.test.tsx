import type { HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import type { HouseSearch } from './house-search.ts';
import { HouseTrailScreen } from './house-trail-screen.tsx';

const katrin = {
  ...{ id: 7, firstname: 'Katrin', lastname: 'Sommerfeld', picture: null },
  ...{ organizationId: 1, organization: 'Wacht Holding' },
};
const entry = (parts: Partial<HouseEntry>): HouseEntry => ({
  ...{ id: '9', at: '2026-11-20T09:15:00Z', kind: 'user.changeRole', person: katrin, about: 'Silke Ahrens' },
  ...{ chance: null, changes: [{ field: 'role', from: 'Viewer', to: 'Editor' }] },
  ...parts,
});
const none = { hasNextPage: false, endCursor: null };
const pageOf = (entries: HouseEntry[]) => ({
  edges: entries.map((node) => ({ node, cursor: node.id })),
  pageInfo: none,
});
const show = (ofHouse: (asked: never) => unknown, search: HouseSearch = {}) =>
  showPage(
    <WithServer
      answers={{
        'history.ofHouse': ofHouse,
        'history.chain.head': () => ({ position: 12, hash: 'a'.repeat(64) }),
        'organizations.list': () => ({ edges: [], pageInfo: none }),
        'administration.people.list': () => ({ edges: [], pageInfo: none }),
        'users.named': () => [],
      }}
    >
      <HouseTrailScreen search={search} onSearch={() => undefined} />
    </WithServer>,
  );

beforeEach(() => signIn({ permissions: ['READ_TRAIL', 'VERIFY_TRAIL'] }));

describe('the trail of the tenant', () => {
  it('says by day who changed what, in words, and leads to the Chance of an entry', async () => {
    await show(() =>
      pageOf([
        entry({}),
        entry({
          ...{ id: '8', kind: 'service.addService', about: 'Pforte', changes: [] },
          chance: { id: 'c1', name: 'Rathaus Stade' },
        }),
        entry({
          ...{ id: '7', kind: 'socialSecurity.add', about: null },
          changes: [{ field: 'socialSecurity.value', from: null, to: 0.21 }],
        }),
      ]),
    );
    const day = page.getByRole('region', { name: '20.11.2026' });
    await expect.element(day.getByText('hat die Rolle von Silke Ahrens geändert')).toBeVisible();
    await expect.element(day.getByText('Viewer')).toBeVisible();
    await expect.element(day.getByText(/Editor/)).toBeVisible();
    await expect.element(day.getByRole('link', { name: 'Rathaus Stade' })).toBeVisible();
    await expect.element(day.getByText('Arbeitgeberanteil in %')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Verlauf prüfen' })).toBeVisible();
  });

  it('asks for the own organization, and checks no chain, for a Manager of another organization', async () => {
    signIn({ permissions: ['READ_TRAIL'], organizationId: 4 });
    const ofHouse = vi.fn(() => pageOf([]));
    await show(ofHouse);
    await expect.element(page.getByText('Noch kein Eintrag')).toBeVisible();
    expect(ofHouse).toHaveBeenCalledWith(expect.objectContaining({ organizationId: 4 }));
    await expect.element(page.getByRole('region', { name: 'Verlauf prüfen' })).not.toBeInTheDocument();
  });

  it('says that a filter leaves nothing', async () => {
    await show(() => pageOf([]), { area: 'rules', from: '2026-11-01' });
    await expect.element(page.getByText('Kein Eintrag passt')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    await show(() => {
      if (isDown) throw refusal('NOT_PERMITTED');
      return pageOf([entry({})]);
    });
    await expect.element(page.getByText('Der Verlauf konnte nicht geladen werden')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('hat die Rolle von Silke Ahrens geändert')).toBeVisible();
  });
});
