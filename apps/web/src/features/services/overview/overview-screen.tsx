import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { Calculator } from 'lucide-react';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { calculationLock } from '../lock/calculation-lock.ts';
import { PrintHead } from '../print/print-head.tsx';
import { Overview } from './overview.tsx';
import { type ChoiceProps, readOverviewChoice } from './overview-choice.ts';

/** The page of the calculation overview; the address holds what is open. */
export function OverviewScreen({ choice, onChoice }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const chance = useChance();
  const lock = calculationLock(chance);
  if (lock) {
    return (
      <div className="grid min-h-72 place-items-center p-6">
        <EmptyState icon={<Calculator />} title={t`Hier gibt es noch keine Kalkulation`} text={i18n._(lock)} />
      </div>
    );
  }
  return (
    <div className="p-6 pt-2 max-sm:p-4 max-sm:pt-2 print:p-0">
      <PrintHead chance={chance} title={t`Kalkulationsübersicht`} />
      <Overview chance={chance} choice={readOverviewChoice({ ...choice })} onChoice={onChoice} />
    </div>
  );
}
