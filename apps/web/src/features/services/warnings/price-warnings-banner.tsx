import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../../app/api/trpc.ts';
import { WarningsList } from '../../chance/price/warnings-list.tsx';

/** Across the pages of a Chance: the warnings of all of its prices. */
export function PriceWarningsBanner({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { data } = trpc.services.warnings.useQuery({ chanceId: chance.id });
  if (!data || data.warnings.length === 0) return null;
  return (
    <Banner tone="warn" place="edge" title={t`Bitte prüfen Sie die Preise`}>
      <div className="max-h-24 overflow-y-auto text-13">
        <WarningsList warnings={data.warnings} />
      </div>
    </Banner>
  );
}
