import { SkeletonText } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Suspense } from 'react';
import type { CostBlock } from './cost-blocks.ts';
import { type BlockFigure, figureGroups, spanValue } from './figure-lines.ts';

const loadOrigin = () => import('./block-origin.tsx');
const BlockOrigin = latePart(async () => (await loadOrigin()).BlockOrigin);
/** A failure here is harmless: the press fetches again and shows the error. */
export const fetchOrigin = () => void loadOrigin().catch(() => undefined);

/** Where a figure came from, at the lower edge of the window while the table above it scrolls. */
export function OriginDock({
  chance,
  block,
  figure,
  onClose,
}: {
  chance: Chance;
  block: CostBlock;
  figure: BlockFigure;
  onClose: () => void;
}) {
  return (
    <div className="sticky bottom-13 z-2 max-h-[50dvh] overflow-y-auto rounded-b-card bg-surface shadow-menu print:hidden">
      <Suspense
        fallback={
          <div className="border-t p-4">
            <SkeletonText lines={3} />
          </div>
        }
      >
        <BlockOrigin
          key={`${block.id} ${figure.key} ${figure.type} ${figure.span}`}
          chance={chance}
          block={block}
          figure={figure}
          shown={shownValue(block, figure, chance.contract.durationMonths)}
          onClose={onClose}
        />
      </Suspense>
    </div>
  );
}

function shownValue(block: CostBlock, { key, type, span }: BlockFigure, months: number): number | null {
  const line = figureGroups.flatMap(({ lines }) => lines).find((one) => one.key === key);
  const sums = block.periods.find((one) => one.type === type);
  if (!line || !sums) return null;
  const value = spanValue(line, sums, span, months);
  // The explanation of hours is in minutes for the contract, and in hours for a span of it.
  return value !== null && line.kind === 'time' && span !== 'contract' ? value / 60 : value;
}
