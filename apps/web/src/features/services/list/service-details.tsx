import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { MasterDataList } from '../master-data/master-data-list.tsx';
import { VisitList } from '../mobile/visit-list.tsx';
import { figuresOfService } from '../result/result-figures.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { PricePositions } from '../revenue/unit-prices/price-positions.tsx';
import { ShiftList } from '../shifts/shift-list.tsx';

/** A service at a glance, beside the list. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t } = useLingui();
  const { contract } = useChance();
  return (
    <div className="grid gap-4">
      <ResultPanel
        figures={figuresOfService(service)}
        problem={service.problem}
        hint={t`Der Preis erscheint, sobald er berechnet ist.`}
      />
      {service.unitPrices ? <PricePositions services={[service]} label={t`Positionen des Preisblatts`} /> : null}
      {service.type === 'MOBILE' ? (
        <VisitList service={service} />
      ) : (
        <ShiftList shifts={service.shifts} contract={contract} />
      )}
      <MasterDataList service={service} />
    </div>
  );
}
