import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { DecisionsPage } from './decisions-page.tsx';

const show = (error: unknown, groupId: string | null = 'g1') =>
  showPage(
    <WithServer answers={{}}>
      <DecisionsPage
        title="Bid-Entscheidungen"
        path="/biddecisions"
        groups={[]}
        groupId={groupId}
        lineOf={() => ''}
        dotOf={() => 'none'}
        open={() => null}
        query={{ data: undefined, error, isFetching: false, refetch: () => undefined }}
        onRefresh={() => undefined}
        conversation={() => null}
        aside={() => null}
      />
    </WithServer>,
  );

beforeEach(() => signIn());

describe('a decision that is not shown', () => {
  it('does not exist when the server says so', async () => {
    await show(refusal('NOT_FOUND'));
    await expect.element(page.getByText('Diese Entscheidung gibt es nicht')).toBeVisible();
  });

  it('could not be loaded without a connection, and can be asked for again', async () => {
    await show(new TypeError('Failed to fetch'));
    await expect.element(page.getByText('Die Entscheidungen konnten nicht geladen werden')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('is none of the own organization when it takes part in none', async () => {
    await show(null, null);
    await expect.element(page.getByText(/^Ihre Gesellschaft ist an keiner dieser Entscheidungen/)).toBeVisible();
  });
});
