import type { HouseEntry } from '@zuschlag/validation/chance/history/house-trail';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
const wachtholz = {
  ...{ id: 31, firstname: 'Otto', lastname: 'Wachtholz', state: 'left' },
  organization: { id: 1, name: 'Wacht Holding GmbH', shortName: 'Wacht Holding' },
};
const show = (ofHouse: (asked: never) => unknown, search: HouseSearch = {}) =>
  showPage(
    <WithServer
      answers={{
        'history.ofHouse': ofHouse,
        'history.chain.head': () => ({ position: 12, hash: 'a'.repeat(64) }),
        'organizations.list': () => ({ edges: [], pageInfo: none }),
        'administration.people.list': ({ filters }: { filters: { state?: string } }) => ({
          edges: filters.state === 'left' ? [{ node: wachtholz, cursor: '31' }] : [],
          pageInfo: none,
        }),
        'users.named': () => [{ ...katrin, ...wachtholz, organization: 'Wacht Holding' }],
      }}
    >
      <Narrowed from={search} />
    </WithServer>,
  );

/** Keeps what the page is narrowed to, as the address does. */
function Narrowed({ from }: { from: HouseSearch }) {
  const [search, setSearch] = useState(from);
  return <HouseTrailScreen search={search} onSearch={setSearch} />;
}

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

  it('is narrowed to a person who has left, and the field keeps the focus', async () => {
    const ofHouse = vi.fn(() => pageOf([]));
    await show(ofHouse);
    const field = page.getByRole('combobox', { name: 'Person' });
    await field.click();
    await expect.element(page.getByRole('option', { name: /Otto Wachtholz/ })).toBeVisible();
    await expect.element(page.getByText('Wacht Holding (ausgeschieden)')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => ofHouse.mock.lastCall).toEqual([expect.objectContaining({ userId: 31 })]);
    await expect.element(field).toHaveValue('Otto Wachtholz');
    await expect.element(field).toHaveFocus();
  });

  it('is not narrowed by an area that there is not, or by an organization that the reader does not choose', async () => {
    signIn({ permissions: ['READ_TRAIL'], organizationId: 4 });
    await show(() => pageOf([]), { area: 'passwords', organization: 9 });
    await expect.element(page.getByText('Noch kein Eintrag')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Zurücksetzen' })).not.toBeInTheDocument();
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
