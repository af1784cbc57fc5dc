import { msg } from '@lingui/core/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Calculator, Columns2 } from 'lucide-react';
import type { Feature, PageEntry } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';
import { calculationLock } from './lock/calculation-lock.ts';
import { NewRatesNotice } from './rates/new-rates-notice.tsx';
import { OutdatedRatesNotice } from './rates/outdated-rates-notice.tsx';
import { PriceWarningsNotice } from './warnings/price-warnings-notice.tsx';

const acts = () => withWords('calculation', import('./list/service-acts.tsx'));
const AddServiceAct = latePart(async () => (await acts()).AddServiceAct);
const RecalculateAct = latePart(async () => (await acts()).RecalculateAct);
const OpenServicesAct = latePart(async () => (await acts()).OpenServicesAct);

const Drawer = lazyOverlay(async () => {
  const [{ FiguresDrawer }] = await Promise.all([
    import('./overview/figures/figures-drawer.tsx'),
    loadWords('overview'),
    loadWords('calculation'),
  ]);
  return FiguresDrawer;
});

export const services: Feature = {
  id: 'services',
  pages: [
    {
      to: '/tender/$tenderId/services/all',
      covers: '/tender/$tenderId/services',
      label: msg`Kalkulationen`,
      icon: Calculator,
      menu: 'chanceProgress',
      position: 20,
      prefetch: (utils, chanceId) => void utils.services.ofChance.prefetch({ chanceId }),
      lockedBy: calculationLock,
      entries: entriesOf,
    },
    {
      to: '/tender/$tenderId/calculation-overview',
      label: msg`Kalkulationsübersicht`,
      icon: Columns2,
      menu: 'chanceInformation',
      position: 40,
      keywords: 'Vergleich vergleichen compare comparison Kosten Preise',
      prefetch: (utils, chanceId) => void utils.services.ofChance.prefetch({ chanceId }),
      lockedBy: calculationLock,
    },
  ],
  chanceActs: [
    { act: 'addService', Part: AddServiceAct },
    { act: 'recalculate', Part: RecalculateAct },
    { act: 'openServices', Part: OpenServicesAct },
  ],
  chanceFigures: [{ id: 'figures', Drawer }],
  chanceNotices: [
    { id: 'outdated-rates', Part: OutdatedRatesNotice },
    { id: 'price-warnings', Part: PriceWarningsNotice },
    { id: 'new-rates', Part: NewRatesNotice },
  ],
};

/** All services first, then those of each bidding organization. */
function entriesOf({ organizations }: Chance): PageEntry[] {
  const bidders = organizations.filter(({ isBidding }) => isBidding);
  return [
    {
      id: 'all',
      label: msg`Alle Leistungen`,
      search: {},
      count: bidders.reduce((sum, { serviceCount }) => sum + serviceCount, 0),
    },
    ...bidders.map(({ id, shortName, serviceCount }) => ({
      id: String(id),
      label: shortName,
      search: { operationalOrganizationId: id },
      count: serviceCount === 0 ? null : serviceCount,
    })),
    {
      id: 'parameters',
      to: '/tender/$tenderId/calculation-overview',
      label: msg`Parameter`,
      search: { view: 'parameters' },
    },
  ];
}
