import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useChance } from '../chance/chance-workspace.tsx';
import { figuresOfService } from './figures.ts';
import { MasterDataList } from './master-data-list.tsx';
import { ResultPanel } from './result-panel.tsx';
import { ShiftList } from './shift-list.tsx';

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
      <ShiftList shifts={service.shifts} contract={contract} />
      <MasterDataList service={service} />
    </div>
  );
}
