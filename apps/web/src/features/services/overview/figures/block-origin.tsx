import { useLingui } from '@lingui/react/macro';
import { Button, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import { errorMessage } from '../../../../app/errors/error-messages.ts';
import { OriginPanel } from '../../explanation/explanation-panel.tsx';
import { basisOfService } from '../../pricing/service-basis.ts';
import { explainBlock } from './block-explanation.ts';
import type { CostBlock } from './cost-blocks.ts';
import type { BlockFigure } from './figure-lines.ts';
import { useRateBooks } from './use-rate-books.ts';

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
  const { bookOf, mark, error, refetch } = useRateBooks(chance, block.services);
  if (error) {
    return (
      <div className="grid justify-items-start gap-2 border-t p-4">
        <p className="text-danger-text">{errorMessage(error)}</p>
        <Button size="small" onPress={refetch}>{t`Erneut versuchen`}</Button>
      </div>
    );
  }
  if (!bookOf) {
    return (
      <div role="status" aria-label={t`Die Herkunft wird geladen`} className="border-t p-4">
        <SkeletonText lines={3} />
      </div>
    );
  }
  const versions = block.services.map(({ id, version }) => `${id} ${version}`).join();
  return <LoadedOrigin key={`${mark} ${versions}`} bookOf={bookOf} {...props} />;
}

/** The derivation is made once: its key changes with the rows and the services behind it. */
function LoadedOrigin(props: BlockOriginProps & { bookOf: (service: Service) => RateBook | null }) {
  const { chance, block, figure, bookOf, shown, onClose } = props;
  const { t } = useLingui();
  const [{ root, basis }] = useState(() => {
    const owners = block.services.flatMap((service) => {
      const book = bookOf(service);
      const own = book && basisOfService(service, chance, book);
      return own ? [{ name: service.name, basis: own }] : [];
    });
    const isWhole = owners.length === block.services.length;
    return {
      root: isWhole ? explainBlock(owners, figure, chance.contract.durationMonths) : null,
      basis: owners[0]?.basis ?? null,
    };
  });
  if (!basis) return <p className="border-t p-4 text-13 text-ink-2">{t`Diese Zahl lässt sich nicht herleiten.`}</p>;
  return <OriginPanel root={root} line={figure.key} basis={basis} shown={shown} onClose={onClose} />;
}
