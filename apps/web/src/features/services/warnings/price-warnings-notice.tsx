import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';

const PriceWarningsBanner = lazyOverlay<{ chance: Chance; isOpen?: boolean }>(
  async () => (await import('./price-warnings-banner.tsx')).PriceWarningsBanner,
);

const closed: readonly Chance['state'][] = ['submitted', 'won', 'lost', 'notbidding'];

/** Tells what may be wrong with the prices of a Chance, as long as they can be mended. */
export function PriceWarningsNotice({ chance }: { chance: Chance }) {
  const hasServices = chance.organizations.some(({ serviceCount }) => serviceCount > 0);
  return hasServices && !closed.includes(chance.state) ? <PriceWarningsBanner chance={chance} /> : null;
}
