import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { ownPart, type RatesMove, type SplitDifference } from './rates-move.ts';

/** Beside a change that is about to be saved: what saving changes by itself. */
export function RatesMoveNote({ move }: { move: RatesMove | null }) {
  const { t } = useLingui();
  const { euro } = useChangeFormat();
  if (move === null) return null;
  if (move === 'noPrice') {
    return (
      <Banner tone="danger">
        {t`Seit der Berechnung ist eine Zeile der Tabellen entfallen. Beim Speichern wird die ganze Leistung neu berechnet und hat dann keinen Preis.`}
      </Banner>
    );
  }
  return (
    <Banner tone="warn">
      {t`Die Tabellen haben sich seit der Berechnung geändert. Beim Speichern wird die ganze Leistung neu berechnet: allein dadurch Kosten ${euro(0, move.cost)}, Umsatz ${euro(0, move.revenue)}.`}
    </Banner>
  );
}

/** The two parts of a difference: "neue Tabellen +10,00 €, Ihre Änderung −2,00 €". */
export function useSplitMessage(): (difference: SplitDifference) => string {
  const { t } = useLingui();
  const { euro } = useChangeFormat();
  return (difference) => t`neue Tabellen ${euro(0, difference.rates)}, Ihre Änderung ${euro(0, ownPart(difference))}`;
}

/**
 * After a change that also brought the rows of today: by how much the costs moved, and why.
 * @param before the service as it was, with what the rows of today alone would change
 */
export function useSavedDetail(before: Service, move: RatesMove | null): (after: Service) => string | undefined {
  const { t } = useLingui();
  const { euro } = useChangeFormat();
  const splitMessage = useSplitMessage();
  return (after) => {
    if (move === null || move === 'noPrice' || before.totalCost === null || after.totalCost === null) return undefined;
    const total = after.totalCost - before.totalCost;
    return t`Kosten ${euro(0, total)}: ${splitMessage({ total, rates: move.cost })}.`;
  };
}
