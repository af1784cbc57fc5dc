import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { RequestApprovalButton } from './request-approval-button.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

/** Presses the button in a window that does not know yet to which state another one moved the Chance. */
async function pressAfter(state: string): Promise<void> {
  const answers = {
    'chance.byId': () => aChance({ state: 'editing' }),
    'marginDecisions.groupsOfChance': () => ({ groups: [], chanceState: 'editing' }),
    'marginDecisions.previewRequest': () => ({ chanceId: 'c1', groups: [], isReadyAtOnce: false }),
    'services.warnings': () => ({ warnings: [] }),
    'marginDecisions.requestOnChance': () => {
      throw refusal('INVALID_STATE_TRANSITION', { state, allowedEvents: [] });
    },
  };
  await showPage(
    <WithServer answers={answers}>
      <RequestApprovalButton chanceId="c1" />
    </WithServer>,
    { others: [chancePaths('c1').marginDecisions] },
  );
  await page.getByRole('button', { name: 'Margenfreigabe anfragen' }).click();
  await page.getByRole('button', { name: 'Anfragen', exact: true }).click();
}
const refused = page.getByText('Dieser Schritt ist im jetzigen Status nicht möglich.');

it.each(['pendingmarginapproval', 'readytosubmit'])(
  'a request that another window sent first (%s) is told as sent, and leads to the decisions',
  async (state) => {
    await pressAfter(state);
    await expect.element(page.getByText('Die Margenfreigabe ist schon angefragt.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Margenfreigabe anfragen' })).not.toBeInTheDocument();
    expect(refused.elements()).toEqual([]);
  },
);

it('a request for a Chance that ended in between is refused, not told as sent', async () => {
  await pressAfter('notbidding');
  await expect.element(refused).toBeVisible();
  expect(page.getByText('Die Margenfreigabe ist schon angefragt.').elements()).toEqual([]);
});
