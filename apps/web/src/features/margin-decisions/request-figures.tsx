import { useLingui } from '@lingui/react/macro';
import { SummaryLine } from '@zuschlag/ui';
import type { MarginDecision } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { OfferChanges } from './offer-changes.tsx';
import { FigureChanges, type RoundFigures, useFigureItems, useProfitItems } from './round-figures.tsx';

/**
 * Inside the conversation: the figures of a request, unless they stand at its head, and what is different from the round
 * before.
 */
export function RequestFigures({
  request,
  before,
  isStanding,
}: {
  request: RoundFigures & Pick<MarginDecision, 'changes'>;
  /** the request of the round before; null in the first one */
  before: RoundFigures | null;
  isStanding: boolean;
}) {
  const { t } = useLingui();
  const items = [...useFigureItems(request), ...useProfitItems(request)];
  return (
    <div className="mt-1 grid gap-1">
      {isStanding ? null : (
        <div className="w-fit max-w-full rounded-control border bg-sunken px-3 py-1.5">
          <SummaryLine layout="inline" label={t`Zahlen der Anfrage`} items={items} />
        </div>
      )}
      <FigureChanges before={before} now={request} />
      <OfferChanges changes={request.changes} />
    </div>
  );
}
