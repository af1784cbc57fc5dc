import { useLingui } from '@lingui/react/macro';
import { type SiteVisitType, type VisitField, visitDays } from '@zuschlag/validation/vocabulary';
import { shortDayMessages } from '../service/service-messages.ts';

/** @returns the name of a kind of visit */
export function useVisitTypeMessages(): (type: SiteVisitType) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case 'OPENING':
        return t`Öffnung`;
      case 'CONTROL':
        return t`Kontrolle`;
      case 'CLOSING':
        return t`Schließung`;
    }
  };
}

type Counts = { readonly [Field in VisitField]: number };

/** @returns the counts of one half of the day in words: "Mo–So 2", "Mo 1 · Ft 3" */
export function useCountText(): (visit: Counts, half: 'Day' | 'Night') => string | null {
  const { i18n } = useLingui();
  return (visit, half) => {
    const runs: { from: string; to: string; count: number }[] = [];
    for (const day of visitDays) {
      const count = visit[`${day}${half}`];
      const label = i18n._(shortDayMessages[day]);
      const last = runs.at(-1);
      // A holiday is no eighth day of the week.
      if (last && last.count === count && day !== 'holiday') last.to = label;
      else runs.push({ from: label, to: label, count });
    }
    const named = runs.filter(({ count }) => count > 0);
    if (named.length === 0) return null;
    return named.map(({ from, to, count }) => `${from === to ? from : `${from}–${to}`} ${count}×`).join(' · ');
  };
}
