import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui';
import { useState } from 'react';
import { useChance } from '../chance/workspace/chance-context.ts';
import { Compared } from '../services/overview/comparison-view.tsx';
import type { OverviewChoice } from '../services/overview/overview-choice.ts';
import type { ServicePair } from './scenario-pairs.ts';

/** A service of a scenario line by line beside the real one: A is real, B the scenario. */
export function PairDialog({
  pair,
  isOpen,
  onClose,
}: {
  pair: ServicePair | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      size="wide"
      title={t`Jetzt und im Szenario`}
      subtitle={t`A ist die echte Leistung, B die des Szenarios.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      isDismissable
    >
      {/* In the dialog nothing stands above what stays at the top while the rest scrolls. */}
      <div className="[--head-height:0rem]">
        {pair?.now && pair.tried ? <Pair now={pair.now} tried={pair.tried} /> : null}
      </div>
    </Dialog>
  );
}

function Pair({ now, tried }: { now: NonNullable<ServicePair['now']>; tried: NonNullable<ServicePair['tried']> }) {
  const chance = useChance();
  const [choice, setChoice] = useState<OverviewChoice>({ service: now.id, compared: tried.id, differences: true });
  const isSwapped = choice.service === tried.id;
  const [first, second] = isSwapped ? [tried, now] : [now, tried];
  return <Compared chance={chance} first={first} second={second} isComparable choice={choice} onChoice={setChoice} />;
}
