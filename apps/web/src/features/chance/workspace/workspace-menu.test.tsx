import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

const chatStatus: ChatStatus = {
  ...{
    totalMessages: 3,
    unreadMessages: 2,
    hasRecentMessages: true,
    recentMessages: 2,
    lastPosition: 3,
    readPosition: 1,
    mayWrite: true,
  },
};
const show = (parts: Partial<Chance>, at = '/tender/c1/details', route = '/tender/$tenderId/details') =>
  showPage(
    <WithServer answers={{ 'teamChat.status': () => chatStatus }}>
      <WorkspaceMenu chance={aChance(parts)} />
    </WithServer>,
    { at, route },
  );
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the menu of a Chance', () => {
  it.each(['pendingbiddecision', 'notbidding'] as const)('locks the calculations when %s', async (state) => {
    await show({ state });
    await expect.element(link('Kalkulationen')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link('Alle Leistungen')).not.toBeInTheDocument();
  });

  it('lists each bidding organization with its services, and says where they are missing', async () => {
    await show({
      organizations: [
        aBidder({ serviceCount: 2 }),
        aBidder({ id: 3, shortName: 'TW Mitte', serviceCount: 0 }),
        aBidder({ id: 4, shortName: 'TW Süd', isBidding: false }),
      ],
    });
    await expect.element(link('Alle Leistungen')).toHaveTextContent('Alle Leistungen2');
    await expect.element(link('TW Mitte')).toHaveTextContent('TW Mittefehlt');
    await expect.element(link('TW Süd')).not.toBeInTheDocument();
    await expect.element(link('Parameter')).toHaveAttribute('href', '/tender/c1/calculation-overview?view=parameters');
  });

  it('marks the entry a page lies under', async () => {
    await show({}, '/tender/c1/services/all?operationalOrganizationId=2', '/tender/$tenderId/services/all');
    await expect.element(link('TW Nord')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Details')).not.toHaveAttribute('aria-current');
  });

  it('marks all services while one of them is open', async () => {
    await show({}, '/tender/c1/services/permanent/s1', '/tender/$tenderId/services/permanent/$serviceId');
    await expect.element(link('Alle Leistungen')).toHaveAttribute('aria-current', 'page');
  });

  it('counts the unread messages of the chat', async () => {
    await show({});
    await expect.element(link('Chat')).toHaveTextContent('Chat2 ungelesen');
  });
});
