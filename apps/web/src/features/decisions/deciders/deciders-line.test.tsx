import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { DecidersLine } from './deciders-line.tsx';

const decider = (id: number, firstname: string, parts = {}) => ({
  ...{ groupId: 'g1', organizationId: 1, isOverrule: false, onBehalfOf: null },
  person: { id, firstname, lastname: 'Sommerfeld', organization: 'Treuwacht Holding' },
  ...parts,
});
const show = (people: unknown[]) =>
  showPage(
    <WithServer answers={{ 'chance.whoDecides': () => people }}>
      <p>
        <DecidersLine group={{ chanceId: 'c1', awaitingOrganizationId: 1 }} />
      </p>
    </WithServer>,
  );

beforeEach(() => signIn());

it('names the person of the own organization who can decide, once for two groups', async () => {
  await show([
    decider(71, 'Katrin'),
    decider(71, 'Katrin', { groupId: 'g2' }),
    decider(72, 'Heike', { organizationId: 2 }),
    decider(73, 'Tim', { isOverrule: true }),
  ]);
  await expect.element(page.getByText('wartet auf Katrin Sommerfeld', { exact: true })).toBeVisible();
});

it('counts the others', async () => {
  await show([decider(71, 'Katrin'), decider(72, 'Holger'), decider(73, 'Jonas')]);
  await expect.element(page.getByText('wartet auf Katrin Sommerfeld und 2 weitere', { exact: true })).toBeVisible();
});

it('says the organization where nobody can', async () => {
  await show([]);
  await expect.element(page.getByText('wartet auf Ihre Gesellschaft', { exact: true })).toBeVisible();
});
