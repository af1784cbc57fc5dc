import { Plural, useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useId, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useRoutePath } from '../../../app/features/features-context.tsx';
import { WarningsList } from '../../chance/price/warnings-list.tsx';

/** Across the pages of a Chance: the warnings of all of its prices, in one line, and in full where it is calculated. */
export function PriceWarningsBanner({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const listId = useId();
  const isCalculating = useRoutePath().includes('/services');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { data } = trpc.services.warnings.useQuery({ chanceId: chance.id });
  if (!data || data.warnings.length === 0) return null;
  const isOpen = chosen ?? isCalculating;
  return (
    <Banner
      tone="warn"
      place="edge"
      title={
        <Plural
          value={data.warnings.length}
          one="Bitte prüfen: # Hinweis zu den Preisen"
          other="Bitte prüfen: # Hinweise zu den Preisen"
        />
      }
      action={
        <Button size="small" aria-expanded={isOpen} aria-controls={listId} onPress={() => setChosen(!isOpen)}>
          {isOpen ? t`Ausblenden` : t`Anzeigen`}
        </Button>
      }
    >
      <div id={listId} hidden={!isOpen} className="max-h-28 overflow-y-auto text-13">
        <WarningsList warnings={data.warnings} customerId={chance.description.customerId} />
      </div>
    </Banner>
  );
}
