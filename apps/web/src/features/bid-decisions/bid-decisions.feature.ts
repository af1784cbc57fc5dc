import { msg } from '@lingui/core/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Gavel, UserMinus, UserPlus } from 'lucide-react';
import type { Feature, ManageEntry } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

const BidAct = latePart(async () => (await withWords('approval', import('./bid-act.tsx'))).BidAct);

const BidPreviews = latePart(
  async () => (await withWords('approval', import('./preview/bid-previews.tsx'))).BidPreviewsOfNew,
);

const mayChange = ({ isOwner, state }: Chance) => isOwner && state === 'pendingbiddecision';
const operating = ({ organizations }: Chance) => organizations.filter(({ isOperationalHere }) => isOperationalHere);

const bidding = ({ organizations }: Chance) => organizations.filter(({ isBidding }) => isBidding);

/** Which organizations are asked whether they bid, as long as that is open, and which of the bidders withdraw later. */
const manageEntries: readonly ManageEntry[] = [
  {
    id: 'ask-organization',
    label: () => msg`Gesellschaft hinzufügen`,
    icon: UserPlus,
    isOffered: mayChange,
    Dialog: lazyOverlay(
      async () => (await withWords('approval', import('./ask-organization-dialog.lazy.tsx'))).AskOrganizationDialog,
    ),
  },
  {
    id: 'withdraw-organization',
    label: () => msg`Gesellschaft aus der Chance nehmen`,
    icon: UserMinus,
    tone: 'danger',
    isOffered: (chance) => mayChange(chance) && operating(chance).length > 1,
    Dialog: lazyOverlay(async () => (await withWords('approval', import('./withdraw-dialog.lazy.tsx'))).WithdrawDialog),
  },
  {
    id: 'withdraw-bidder',
    label: () => msg`Bid zurückziehen`,
    icon: UserMinus,
    tone: 'danger',
    isOffered: (chance) => chance.mayWithdrawBidder && bidding(chance).length > 0,
    Dialog: lazyOverlay(
      async () => (await withWords('approval', import('./withdraw-bidder-dialog.lazy.tsx'))).WithdrawBidderDialog,
    ),
  },
];

export const bidDecisions: Feature = {
  id: 'bid-decisions',
  chanceManage: manageEntries,
  newChanceParts: [{ id: 'bid-preview', Part: BidPreviews }],
  chanceActs: [{ act: 'decideBid', Part: BidAct, isForm: true }],
  pages: [
    {
      to: '/tender/$tenderId/biddecisions',
      label: msg`Bid-Entscheidungen`,
      icon: Gavel,
      menu: 'chanceProgress',
      position: 10,
      prefetch: (utils, chanceId) => void utils.bidDecisions.groupsOfChance.prefetch({ chanceId }),
    },
  ],
};
