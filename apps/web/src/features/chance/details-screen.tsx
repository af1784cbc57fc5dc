import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useChance } from './chance-workspace.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { DetailsEditor } from './details-editor.tsx';
import { DetailsView } from './details-view.tsx';
import { ManageCard } from './manage-card.tsx';
import { TurnCard } from './turn-card.tsx';

/** What is known about a Chance, to read and, for its owner, to change. */
export function DetailsScreen() {
  const { t } = useLingui();
  const chance = useChance();
  const [isEditing, setEditing] = useState(false);
  const denial = chance.denials.find(({ permission }) => permission === 'EDIT_TENDER_DETAILS');
  if (isEditing) return <DetailsEditor chance={chance} onClose={() => setEditing(false)} />;
  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-4 max-lg:order-2">
        <div className="flex items-center justify-end gap-2">
          <Button
            icon={<Pencil />}
            onPress={() => setEditing(true)}
            isDisabled={denial !== undefined}
            reason={
              chance.isOwner
                ? t`In diesem Stand sind die Angaben festgeschrieben.`
                : t`Nur der Chance-Admin kann die Angaben ändern.`
            }
          >
            {t`Bearbeiten`}
          </Button>
        </div>
        <DetailsView chance={chance} />
      </div>
      <div className="grid gap-4 max-lg:order-1">
        <TurnCard chance={chance} />
        <DeadlinesCard chance={chance} />
        <ManageCard chance={chance} />
      </div>
    </div>
  );
}
