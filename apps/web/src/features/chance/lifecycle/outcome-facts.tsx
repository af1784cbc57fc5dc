import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { offeredPrice } from '../submission/offered-price.ts';

/** Reason, winner and winning price of an outcome, as far as they are known; nothing when no fact is. */
export function OutcomeFacts({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const movement = useChangeFormat();
  const { state, lossReason, reasonForLoss, winner, winningPrice } = chance;
  const ours = offeredPrice(chance);
  const distance = winningPrice === null || ours === null ? null : movement.percent(ours, winningPrice);
  const items = [
    lossReason === null ? null : { term: t`Grund`, value: lossReason, isWide: true },
    reasonForLoss === null
      ? null
      : {
          term: lossReason === null ? t`Grund` : t`Erläuterung`,
          value: <span className="whitespace-pre-line">{reasonForLoss}</span>,
          isWide: true,
        },
    winner === null ? null : { term: t`Gewinner`, value: winner, isWide: true },
    winningPrice === null
      ? null
      : {
          term: state === 'won' ? t`Zuschlagspreis` : t`Preis des Gewinners`,
          value: (
            <span className="tnum">
              {format.euro(winningPrice)}
              {distance === null ? null : <span className="text-ink-3"> {t`${distance} zu unserem Angebot`}</span>}
            </span>
          ),
          isWide: true,
        },
  ].filter((item) => item !== null);
  return items.length === 0 ? null : <DescriptionList layout="one-column" items={items} />;
}
