import { useLingui } from '@lingui/react/macro';
import { EmptyState, Select, Sheet, SkeletonText, TabPanel, Tabs } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { CostSummary } from './cost-summary.tsx';
import { priceBlocks } from './price-blocks.ts';
import { PriceDetails } from './price-details.tsx';

/** Cost summary and price details: of the whole Chance, of one service, or of the additional services. */
export function CostDrawer(props: { chance: Chance; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Sheet
      side="right"
      size="large"
      title={t`Kosten und Preise`}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      {props.isOpen ? <CostFigures chance={props.chance} /> : null}
    </Sheet>
  );
}

function CostFigures({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const [scope, setScope] = useState('chance');
  const { data, isPending } = trpc.services.ofChance.useQuery({ chanceId: chance.id });
  if (isPending) return <SkeletonText lines={8} />;
  const blocks = priceBlocks(data?.services ?? []);
  if (blocks.length === 0) {
    return (
      <EmptyState
        icon={<Calculator />}
        title={t`Noch keine Leistung mit Preis`}
        text={t`Hier stehen Kosten und Preise, sobald eine Leistung kalkuliert ist.`}
      />
    );
  }
  const names: Record<string, string> = { chance: t`Ganze Chance`, additional: t`Zusätzliche Leistungen` };
  const block = blocks.find(({ id }) => id === scope) ?? blocks[0];
  if (!block) return null;
  return (
    <div className="grid gap-4">
      <Select
        label={t`Umfang`}
        items={blocks.map(({ id, name }) => ({ id, label: names[id] ?? name }))}
        value={block.id}
        onChange={setScope}
      />
      <Tabs
        label={t`Ansicht`}
        items={[
          { id: 'costs', label: t`Kostenübersicht` },
          { id: 'prices', label: t`Preise je Zeitart` },
        ]}
      >
        <TabPanel id="costs">
          <CostSummary block={block} />
        </TabPanel>
        <TabPanel id="prices">
          <PriceDetails block={block} months={chance.contract.durationMonths} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
