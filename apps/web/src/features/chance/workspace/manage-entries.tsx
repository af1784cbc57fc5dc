import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Archive, Building2, Copy, Link2, PenLine, UserCog } from 'lucide-react';
import type { ManageEntry } from '../../../app/features/feature.ts';
import { withWords } from '../../../app/features/with-words.ts';

const OwnerDialog = lazyOverlay(
  async () => (await withWords('description', import('../details/owner-dialog.tsx'))).OwnerDialog,
);
const CopyDialog = lazyOverlay(
  async () => (await withWords('description', import('../create/copy-dialog.tsx'))).CopyDialog,
);
const LinkLotDialog = lazyOverlay(
  async () => (await withWords('description', import('../lots/link-lot-dialog.tsx'))).LinkLotDialog,
);
const RenameDialog = lazyOverlay(async () => (await import('../../customers/rename/rename-dialog.tsx')).RenameDialog);
const ChangeCustomerDialog = lazyOverlay(
  async () => (await withWords('description', import('../details/change-customer-dialog.tsx'))).ChangeCustomerDialog,
);

type DialogProps = { chance: Chance; isOpen: boolean; onClose: () => void };

const mayManage = (chance: Chance) => chance.isOwner || chance.mayTakeOver;
const isClosed = ({ state }: Chance) => state === 'won' || state === 'lost' || state === 'notbidding';

/** The changes of the owner in addition to the details: the owner of the Chance, and the name of its customer. */
export const manageEntries: readonly ManageEntry[] = [
  {
    id: 'owner',
    label: ({ isOwner }) => (isOwner ? msg`Chance-Admin ändern` : msg`Als Chance-Admin übernehmen`),
    icon: UserCog,
    isOffered: mayManage,
    lockedBy: (chance) => (isClosed(chance) ? msg`Eine abgeschlossene Chance behält ihren Chance-Admin.` : null),
    Dialog: OwnerEntry,
  },
  {
    id: 'customer',
    label: () => msg`Kunden umbenennen`,
    icon: PenLine,
    isOffered: ({ isOwner }) => isOwner,
    Dialog: RenameEntry,
  },
  {
    id: 'otherCustomer',
    label: () => msg`Anderen Kunden zuordnen`,
    icon: Building2,
    isOffered: ({ isOwner }) => isOwner,
    lockedBy: (chance) => (isClosed(chance) ? msg`Eine abgeschlossene Chance behält ihren Kunden.` : null),
    Dialog: OtherCustomerEntry,
  },
  {
    id: 'lot',
    label: () => msg`Mit einem Los verknüpfen`,
    icon: Link2,
    isOffered: ({ isOwner }) => isOwner,
    Dialog: LotEntry,
  },
  {
    id: 'copy',
    label: () => msg`Als neue Chance kopieren`,
    icon: Copy,
    isOffered: (chance) => mayManage(chance) || chance.mayArchive || chance.permissions.includes('ADD_SERVICE'),
    Dialog: CopyEntry,
  },
  {
    id: 'archive',
    label: () => msg`Archivieren`,
    icon: Archive,
    isOffered: ({ mayArchive, archivedAt }) => mayArchive && archivedAt === null,
    Dialog: lazyOverlay(async () => (await import('../archive/archive-dialog.lazy.tsx')).ArchiveDialog),
  },
];

function OwnerEntry(props: DialogProps) {
  const notOwner = useNotOwner(props.chance);
  return <OwnerDialog {...props} lockedReason={mayManage(props.chance) ? undefined : notOwner} />;
}

function RenameEntry({ chance, ...props }: DialogProps) {
  const notOwner = useNotOwner(chance);
  return <RenameDialog {...props} customer={chance.customer} lockedReason={chance.isOwner ? undefined : notOwner} />;
}

function OtherCustomerEntry(props: DialogProps) {
  const notOwner = useNotOwner(props.chance);
  return <ChangeCustomerDialog {...props} lockedReason={props.chance.isOwner ? undefined : notOwner} />;
}

function CopyEntry(props: DialogProps) {
  return <CopyDialog {...props} />;
}

function LotEntry(props: DialogProps) {
  const notOwner = useNotOwner(props.chance);
  return <LinkLotDialog {...props} lockedReason={props.chance.isOwner ? undefined : notOwner} />;
}

function useNotOwner({ description: { owner } }: Chance): string {
  const { t } = useLingui();
  return t`Nur der Chance-Admin kann die Angaben ändern. Das ist ${owner.firstname} ${owner.lastname}.`;
}
