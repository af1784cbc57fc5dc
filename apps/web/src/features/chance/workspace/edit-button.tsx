import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Pencil } from 'lucide-react';
import { usePageAction } from '../../../app/navigation/page-actions.ts';
import { openParts } from './open-parts.ts';

/** Whether the caller may change anything of the details now. */
export function mayEditDetails(chance: Chance): boolean {
  return !chance.denials.some(({ permission }) => permission === 'EDIT_TENDER_DETAILS');
}

/** Goes to the details of a Chance, to read or to change them; which of the two stands in the address. */
export function useShowDetails(chanceId: string): (mode?: 'edit' | 'complete') => void {
  const navigate = useNavigate();
  return (mode) =>
    void navigate({
      to: '/tender/$tenderId/details',
      params: { tenderId: chanceId },
      search: mode === undefined ? {} : { edit: true, ...(mode === 'complete' ? { complete: true } : {}) },
    });
}

/** Opens the details for editing; a locked one says why. */
export function EditButton({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const showDetails = useShowDetails(chance.id);
  const { owner } = chance.description;
  const open = openParts(chance.state);
  const words = open.details
    ? t`Bearbeiten`
    : open.additionalText
      ? t`Fristen und Zusatztext ändern`
      : open.deadlines
        ? t`Fristen ändern`
        : t`Bearbeiten`;
  usePageAction(
    mayEditDetails(chance) ? { id: 'edit', label: words, icon: <Pencil />, onAction: () => showDetails('edit') } : null,
  );
  const reason = () => {
    if (chance.archivedAt) return t`Die Chance liegt im Archiv und lässt sich nur lesen.`;
    if (!chance.isOwner)
      return t`Nur der Chance-Admin kann die Angaben ändern. Das ist ${owner.firstname} ${owner.lastname}.`;
    return chance.recalculation
      ? t`Gesperrt, solange die Leistungen neu berechnet werden.`
      : t`In diesem Status lassen sich die Angaben nicht mehr ändern.`;
  };
  return (
    <Button
      icon={<Pencil />}
      onPress={() => showDetails('edit')}
      isDisabled={!mayEditDetails(chance)}
      reason={reason()}
    >
      {words}
    </Button>
  );
}
