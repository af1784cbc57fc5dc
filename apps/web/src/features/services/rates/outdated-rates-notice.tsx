import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { withWords } from '../../../app/features/with-words.ts';
import { useSession } from '../../../app/session/session.tsx';

const OutdatedRatesBanner = lazyOverlay<{ chance: Chance; isOpen?: boolean }>(
  async () => (await withWords('calculation', import('./outdated-rates-banner.tsx'))).OutdatedRatesBanner,
);

/** Tells the owner and the bidding organizations of a Chance that its stored prices rest on old rows. */
export function OutdatedRatesNotice({ chance }: { chance: Chance }) {
  const { organizationId } = useSession();
  if (!chance.ratesChanged) return null;
  const isBidder = chance.organizations.some(({ id, isBidding }) => isBidding && id === organizationId);
  return chance.isOwner || isBidder ? <OutdatedRatesBanner chance={chance} /> : null;
}
