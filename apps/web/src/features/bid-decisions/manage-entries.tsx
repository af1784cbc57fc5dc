import { msg } from '@lingui/core/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { UserMinus, UserPlus } from 'lucide-react';
import type { ManageEntry } from '../../app/features/feature.ts';

const mayChange = ({ isOwner, state }: Chance) => isOwner && state === 'pendingbiddecision';
const operating = ({ organizations }: Chance) => organizations.filter(({ isOperationalHere }) => isOperationalHere);

/** Which organizations are asked whether they bid, as long as that is open. */
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
];
