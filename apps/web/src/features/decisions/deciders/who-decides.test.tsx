import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { WhoDecides } from './who-decides.tsx';

const heike = { id: 71, firstname: 'Heike', lastname: 'Petersen', organization: 'TW Nord' };
const open = { id: 'g1', chanceId: 'c1', permissions: [] as string[] } as unknown as DecisionGroup;
const asked = vi.fn();
const answers = {
  'chance.whoDecides': () => {
    asked();
    return [
      { groupId: 'g1', person: heike, onBehalfOf: null },
      { groupId: 'g1', person: { ...heike, id: 72, firstname: 'Jonas' }, onBehalfOf: 'Silke Ahrens' },
      { groupId: 'g2', person: { ...heike, id: 73, firstname: 'Beate' }, onBehalfOf: null },
    ];
  },
};
const show = () =>
  showPage(
    <WithServer answers={answers}>
      <WhoDecides group={open} />
      <p>Verlauf</p>
    </WithServer>,
  );

beforeEach(() => signIn());

it('names the people of this group to a viewer who cannot decide, a deputy with the absent person', async () => {
  await show();
  const line = page.getByText(/^Entscheiden können hier/);
  await expect
    .element(line)
    .toHaveTextContent(
      'Entscheiden können hier: Heike Petersen (TW Nord) und Jonas Petersen (TW Nord, in Vertretung von Silke Ahrens).',
    );
});

it('says nothing to the person who can: the act stands below', async () => {
  signIn({ id: 71 });
  await show();
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  // What is drawn from the answer would be there with the next picture.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.poll(() => page.getByText(/^Entscheiden können hier/).elements()).toHaveLength(0);
});
