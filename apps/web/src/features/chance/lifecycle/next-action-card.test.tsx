import type { Chance } from '@zuschlag/validation/chance/chance';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { NextActionCard } from './next-action-card.tsx';

type Turn = NonNullable<Chance['turn']>;
const margin = (about: string): Turn['others'][number] => ({
  ...{ task: 'margin', organizationId: 1, name: 'Treuwacht Holding', about },
});
const show = (turn: Partial<Turn>, parts: Partial<Chance> = {}) =>
  showPage(
    <WithServer answers={{}}>
      <NextActionCard
        chance={aChance({
          state: 'pendingmarginapproval',
          turn: { ...margin('TW Nord'), isMe: false, since: '2026-11-20T08:00:00Z', others: [], ...turn },
          ...parts,
        })}
      />
    </WithServer>,
  );
const link = (name: string) => page.getByRole('link', { name });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('whose turn it is', () => {
  it('is "Sie" for the user who may act, with the way to it', async () => {
    await show({ isMe: true });
    await expect.element(page.getByText('Sie', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('entscheiden über die Marge von TW Nord.')).toBeVisible();
    await expect.element(link('Zur Margenentscheidung')).toBeVisible();
  });

  it('is the organization for its member who may not decide, with the people who may', async () => {
    await show({ organizationId: 1 });
    await expect.element(page.getByText('Treuwacht Holding', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('entscheidet über die Marge von TW Nord.').first()).toBeVisible();
    await expect.element(page.getByText('Über Margen entscheiden die Manager von Treuwacht Holding.')).toBeVisible();
    await expect.element(link('Ansehen')).toBeVisible();
    await expect.element(link('Zur Margenentscheidung')).not.toBeInTheDocument();
  });

  it('offers nothing to a member of another organization', async () => {
    await show({ organizationId: 99 });
    await expect.element(page.getByText('entscheidet über die Marge von TW Nord.').first()).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('says of two margins which is which', async () => {
    await show({ organizationId: 99, others: [margin('TW Süd')] });
    const steps = page.getByRole('list', { name: 'Was als Nächstes passiert' });
    await expect.element(steps.getByText('entscheidet über die Marge von TW Nord.')).toBeVisible();
    await expect.element(steps.getByText('entscheidet über die Marge von TW Süd.')).toBeVisible();
  });
});
