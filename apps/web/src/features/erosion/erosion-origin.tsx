import { useLingui } from '@lingui/react/macro';
import { CalcError, type ErosionInput } from '@zuschlag/calc-engine';
import { type ErosionFigure, explainErosion } from '@zuschlag/calc-engine/explanation/erosion';
import { SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { OriginPanel } from '../services/explanation/explanation-panel.tsx';
import { explainBlock } from '../services/overview/figures/block-explanation.ts';
import { costBlocks } from '../services/overview/figures/cost-blocks.ts';
import { useBlockOwners } from '../services/overview/figures/use-block-owners.ts';

type OriginProps = { chance: Chance; input: ErosionInput; figure: ErosionFigure; onClose: () => void };

/** Where a figure of the analysis came from: its formula, the assumptions, and the sums of the Chance with their services. */
export function ErosionOrigin(props: OriginProps) {
  const { chance } = props;
  const { t } = useLingui();
  const { data } = trpc.services.ofChance.useQuery({ chanceId: chance.id });
  const [block] = costBlocks(data?.services ?? []);
  const services = block?.services ?? [];
  const { owners, mark, error } = useBlockOwners(chance, services);
  // Without the tables the analysis is still explained, down to the sums of the Chance.
  if (!data || (!owners && !error)) {
    return (
      <div role="status" aria-label={t`Die Herkunft wird geladen`} className="border-t p-4">
        <SkeletonText lines={3} />
      </div>
    );
  }
  return <Loaded key={`${mark} ${JSON.stringify(props.input)}`} {...props} owners={owners ?? []} />;
}

type Owners = Parameters<typeof explainBlock>[0];
const sums = ['minutes', 'totalCosts', 'totalPayCosts', 'nonTariffAllowances'] as const;

function Loaded({ chance, input, figure, owners, onClose }: OriginProps & { owners: Owners }) {
  const [root] = useState(() => {
    const derived = sums.flatMap((key) => {
      const asked = { key, kind: 'amount', type: 'cumulated', span: 'contract' } as const;
      const node = owners.length === 0 ? null : explainBlock(owners, asked, chance.contract.durationMonths);
      // A sum that tables of today would change stands as it is stored.
      return node && Math.abs(node.value - input[key]) < 0.005 ? [[key, node] as const] : [];
    });
    try {
      return explainErosion(input, figure, Object.fromEntries(derived));
    } catch (error) {
      if (error instanceof CalcError) return null;
      throw error;
    }
  });
  return <OriginPanel root={root} line={figure.line} basis={owners[0]?.basis ?? null} shown={null} onClose={onClose} />;
}
