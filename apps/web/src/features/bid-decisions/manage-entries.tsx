import { msg } from '@lingui/core/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { UserMinus, UserPlus } from 'lucide-react';
import type { ManageEntry } from '../../app/features/feature.ts';

const mayChange = ({ isOwner, state }: Chance) => isOwner && state === 'pendingbiddecision';
const operating = ({ organizations }: Chance) => organizations.filter(({ isOperationalHere }) => isOperationalHere);

const bidding = ({ organizations }: Chance) => organizations.filter(({ isBidding }) => isBidding);

/** Which organizations are asked whether they bid, as long as that is open, and which of the bidders withdraw later. */
export const manageEntries: readonly ManageEntry[] = [
  {
    id: 'ask-organization',
    label: () => msg`Gesellschaft hinzufügen`,
    icon: UserPlus,
    isOffered: mayChange,
    Dialog: lazyOverlay(async () => (await import('./ask-organization-dialog.lazy.tsx')).AskOrganizationDialog),
  },
  {
    id: 'withdraw-organization',
    label: () => msg`Gesellschaft aus der Chance nehmen`,
    icon: UserMinus,
    tone: 'danger',
    isOffered: (chance) => mayChange(chance) && operating(chance).length > 1,
    Dialog: lazyOverlay(async () => (await import('./withdraw-dialog.lazy.tsx')).WithdrawDialog),
  },
  {
    id: 'withdraw-bidder',
    label: () => msg`Bid zurückziehen`,
    icon: UserMinus,
    tone: 'danger',
    isOffered: (chance) => chance.mayWithdrawBidder && bidding(chance).length > 0,
    Dialog: lazyOverlay(async () => (await import('./withdraw-bidder-dialog.lazy.tsx')).WithdrawBidderDialog),
  },
];
