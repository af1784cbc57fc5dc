import type { Chance } from '@zuschlag/validation/chance/chance';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { StepPlace } from '../../../app/features/feature.ts';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { NextStepCard } from './next-step-card.tsx';

type Turn = NonNullable<Chance['turn']>;
const margin = (about: string): Turn['others'][number] => ({
  ...{ task: 'margin', organizationId: 1, name: 'Treuwacht Holding', about },
});
const deciderOf = (organizationId: number, firstname: string, isOverrule = false) => ({
  ...{ groupId: 'g1', organizationId, isOverrule, onBehalfOf: null },
  person: { id: firstname.length, firstname, lastname: 'Sommerfeld', organization: 'Treuwacht Holding' },
});
const show = (turn: Partial<Turn>, parts: Partial<Chance> = {}, place: StepPlace = 'details') =>
  showPage(
    <WithServer
      answers={{
        'marginDecisions.groupsOfChance': () => ({ groups: [] }),
        'chance.whoDecides': () => [deciderOf(1, 'Katrin'), deciderOf(99, 'Heike'), deciderOf(1, 'Tim', true)],
        'chance.byId': () => aChance({ state: 'editing', ...parts }),
      }}
    >
      <NextStepCard
        page={place}
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

describe('the next step', () => {
  it('is "Sie" for the user who may act, with its end', async () => {
    await show({ isMe: true });
    await expect.element(page.getByText('Sie', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(/entscheiden über die Marge von TW Nord\./)).toBeVisible();
    await expect.element(page.getByText(/Abgabe bis 26\.11\.2099, 12:00/)).toBeVisible();
  });

  it('is the request itself for the owner, not a way to a page where the owner is waited for', async () => {
    await show({ task: 'requestMargin', organizationId: null, about: null, isMe: true }, { state: 'editing' });
    await expect.element(page.getByRole('button', { name: 'Margenfreigabe anfragen' })).toBeEnabled();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('is the missing price while a service has none', async () => {
    const denials: Chance['denials'] = [
      { permission: 'REQUEST_MARGIN_DECISION', code: 'CALCULATION_INCOMPLETE', names: ['Pforte', 'Streife'] },
    ];
    await show(
      { task: 'requestMargin', organizationId: null, about: null, isMe: true },
      { state: 'editing', denials, permissions: ['VIEW', 'ADD_SERVICE'] },
    );
    await expect.element(page.getByText(/^Ohne Preis: Pforte und Streife\./)).toBeVisible();
    await expect.element(link('Preise ergänzen')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Margenfreigabe anfragen' })).not.toBeInTheDocument();
  });

  it('is the organization for its member who may not decide, with the people who may', async () => {
    await show({ organizationId: 1 });
    await expect.element(page.getByText('Treuwacht Holding', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('entscheidet über die Marge von TW Nord.').first()).toBeVisible();
    await expect.element(page.getByText(/gesperrt\. Das kann Katrin Sommerfeld\.$/)).toBeVisible();
    await expect.element(link('Ansehen')).toBeVisible();
  });

  it('is calculated by the writers of an organization, as its Viewer reads', async () => {
    await show({ task: 'calculate', organizationId: 1, about: 'TW Nord', name: 'TW Nord' }, { state: 'editing' });
    await expect.element(page.getByText(/Kalkulieren können Manager und Editoren von TW Nord\.$/)).toBeVisible();
  });

  it('names an organization once that can agree or overrule', async () => {
    const agree = { ...margin('TW Nord'), task: 'bidAgree' } as const;
    const others = [{ ...margin('TW Nord'), task: 'overrule' } as const];
    await show({ ...agree, organizationId: 1, others }, { state: 'pendingbiddecision' });
    await expect.element(page.getByText(/zustimmen oder widersprechen\./).first()).toBeVisible();
    await expect.element(page.getByText(/muss bei TW Nord abschließend/)).not.toBeInTheDocument();
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

  it('says after the last decision that nothing follows', async () => {
    await show({}, { state: 'notbidding', turn: null }, 'bidDecisions');
    await expect.element(page.getByText(/^Auf diese Chance wird nicht geboten\./)).toBeVisible();
  });
});
