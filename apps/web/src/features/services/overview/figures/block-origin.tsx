import { useLingui } from '@lingui/react/macro';
import { Button, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { errorMessage } from '../../../../app/errors/error-messages.ts';
import type { ExplanationOwner } from '../../explanation/explanation-nodes.ts';
import { OriginPanel } from '../../explanation/explanation-panel.tsx';
import { explainBlock } from './block-explanation.ts';
import type { CostBlock } from './cost-blocks.ts';
import type { BlockFigure } from './figure-lines.ts';
import { useBlockOwners } from './use-block-owners.ts';

type BlockOriginProps = {
  chance: Chance;
  block: CostBlock;
  figure: BlockFigure;
  shown: number | null;
  onClose: () => void;
};

/** Where a figure of a block came from, as soon as the table rows behind it are there. Keyed by block and figure. */
export function BlockOrigin(props: BlockOriginProps) {
  const { chance, block } = props;
  const { t } = useLingui();
  const { owners, mark, error, refetch } = useBlockOwners(chance, block.services);
  if (error) {
    return (
      <div className="grid justify-items-start gap-2 border-t p-4">
        <p className="text-danger-text">{errorMessage(error)}</p>
        <Button size="small" onPress={refetch}>{t`Erneut versuchen`}</Button>
      </div>
    );
  }
  if (!owners) {
    return (
      <div role="status" aria-label={t`Die Herkunft wird geladen`} className="border-t p-4">
        <SkeletonText lines={3} />
      </div>
    );
  }
  return <LoadedOrigin key={mark} owners={owners} {...props} />;
}

/** The derivation is made once: its key changes with the rows and the services behind it. */
function LoadedOrigin(props: BlockOriginProps & { owners: readonly ExplanationOwner[] }) {
  const { chance, block, figure, owners, shown, onClose } = props;
  const isWhole = owners.length === block.services.length;
  const [root] = useState(() => (isWhole ? explainBlock(owners, figure, chance.contract.durationMonths) : null));
  return <OriginPanel root={root} line={figure.key} basis={owners[0]?.basis ?? null} shown={shown} onClose={onClose} />;
}
