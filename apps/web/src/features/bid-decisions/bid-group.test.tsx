import type { BidConversation, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { trpc } from '../../app/api/trpc.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { BidGroup } from './bid-group.tsx';

const open: BidConversation = {
  chanceState: 'pendingbiddecision',
  bidDecisions: [],
  group: {
    id: 'g1',
    chanceId: 'c1',
    operationalOrganizationId: 2,
    operationalOrganizationName: 'Torwacht Nord GmbH',
    operationalOrganizationShortName: 'TW Nord',
    awaitingOrganizationId: 2,
    isFinal: false,
    ruleFindings: [],
    rulesChangedAt: null,
    restatement: null,
    decidesFor: null,
    isContested: false,
    autoApproved: false,
    progress: 0,
    participantsOnDecisionGroup: [],
    permissions: ['VIEW', 'DECIDE', 'COMMENT'],
    denials: [],
    createdAt: '2026-11-03T08:00:00Z',
    finalAt: null,
    currentDecision: null,
    currentFlipOrganizationId: null,
    withdrawnAt: null,
    withdrawalReason: null,
    mayChangeParticipants: false,
  },
};
const final: BidConversation = {
  ...open,
  group: { ...open.group, isFinal: true, currentDecision: 'Bid', permissions: ['VIEW'] },
};

const other = { ...open.group, id: 'g2', operationalOrganizationId: 3, operationalOrganizationShortName: 'TW Mitte' };

let endGroup = () => {};
const submit = vi.fn((_: unknown): unknown => final);

function Page() {
  const [conversation, setConversation] = useState(open);
  endGroup = () => setConversation(final);
  return <BidGroup conversation={conversation} />;
}
const show = () =>
  showPage(
    <WithServer
      answers={{
        'bidDecisions.submit': submit,
        'bidDecisions.groupsOfChance': () => [final.group, other],
        'users.onChance': () => [],
      }}
    >
      <Page />
    </WithServer>,
  );
const comment = () => page.getByRole('textbox', { name: 'Kommentar' });
const unsent = page.getByText('Ihr Kommentar wurde nicht gesendet');

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

/** What the list beside the conversation reads. */
function Groups() {
  const { data: groups } = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId: 'c1' });
  return <p>{groups?.map((group) => `${group.id}: ${group.currentDecision ?? 'offen'}`).join(', ')}</p>;
}

it('stands in the list beside its conversation as it was decided, before the list has been read anew', async () => {
  const readAnew = Promise.withResolvers<BidDecisionGroup[]>();
  const groupsOfChance = vi.fn((): unknown => readAnew.promise).mockReturnValueOnce([open.group, other]);
  await showPage(
    <WithServer
      answers={{
        'bidDecisions.submit': () => final,
        'bidDecisions.groupsOfChance': groupsOfChance,
        'users.onChance': () => [],
      }}
    >
      <Groups />
      <BidGroup conversation={open} />
    </WithServer>,
  );
  await expect.element(page.getByText('g1: offen, g2: offen')).toBeVisible();
  await page.getByText('Bid', { exact: true }).click();
  await page.getByRole('button', { name: 'Entscheidung senden' }).click();
  await expect.element(page.getByText('g1: Bid, g2: offen')).toBeVisible();
  await expect.element(page.getByText('Die Entscheidung ist gesendet.')).toBeVisible();
  readAnew.resolve([final.group, other]);
});

describe('a comment', () => {
  it('that was being written when others ended the group stays, to be copied or dropped', async () => {
    await show();
    await comment().fill('Kein Personal im Norden');
    endGroup();
    await expect.element(unsent).toBeVisible();
    await expect.element(page.getByText('Kein Personal im Norden')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Kommentar kopieren' })).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(unsent).not.toBeInTheDocument();
    expect(sessionStorage.getItem('zuschlag.draft.bid-g1')).toBeNull();
  });

  it('that itself ended the group counts as sent, though the news of it came first', async () => {
    submit.mockImplementation(async () => {
      endGroup();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return final;
    });
    await show();
    await page.getByText('No-Bid', { exact: true }).click();
    await comment().fill('Kein Personal im Norden');
    await page.getByRole('button', { name: 'Entscheidung senden' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entscheidung senden' }).click();
    await expect.element(page.getByText('TW Nord hat entschieden. Es fehlen noch: TW Mitte.')).toBeVisible();
    await expect.element(unsent).not.toBeInTheDocument();
  });
});
