import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, SegmentedControl, Select } from '@zuschlag/ui';
import { TabPanel, Tabs } from '@zuschlag/ui/navigation/tabs';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { Calculator } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { type CostBlock, costBlocks } from './cost-blocks.ts';
import {
  type BlockFigure,
  type FigureGroup,
  type FigurePart,
  figureGroups,
  figureParts,
  type Span,
  spans,
} from './figure-lines.ts';
import { FiguresTable } from './figures-table.tsx';
import { fetchOrigin, OriginDock } from './origin-dock.tsx';

type FiguresViewProps = {
  chance: Chance;
  services: readonly Service[];
  /** id of the block; an unknown one shows the first */
  scope?: string;
  onScope: (scope: string) => void;
  /** whether costs and prices stand on tabs of their own instead of below each other */
  isTabbed?: boolean;
};

/** Costs and prices by tariff period of the Chance, of an organization or of a service, for the contract or a part of it. */
export function FiguresView({ chance, services, scope, onScope, isTabbed = false }: FiguresViewProps) {
  const { t } = useLingui();
  const [span, setSpan] = useState<Span>('contract');
  const [part, setPart] = useState<FigurePart>('costs');
  const blocks = costBlocks(services);
  const block = blocks.find(({ id }) => id === scope) ?? blocks[0];
  const months = chance.contract.durationMonths;
  // A contract of less than a year has no revenue of a year.
  const offered = spans.filter((one) => one !== 'year' || months >= 12);
  if (!block) {
    return (
      <EmptyState
        icon={<Calculator />}
        title={t`Noch keine Leistung mit Preis`}
        text={t`Hier stehen Kosten und Preise, sobald eine Leistung kalkuliert ist.`}
      />
    );
  }
  const names: Record<Span, string> = {
    contract: t`Vertrag`,
    month: t`je Monat`,
    year: t`je Jahr`,
    hour: t`je Stunde`,
  };
  const nameOf = ({ kind, name }: CostBlock) => {
    if (kind === 'chance') return t`Ganze Chance`;
    return kind === 'additional' ? t`Zusätzliche Leistungen` : name;
  };
  const figuresOf = (lines: readonly FigureGroup[]) => (
    <OpenFigures key={`${block.id} ${span}`} chance={chance} block={block} span={span} lines={lines} />
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <div className="w-72 max-sm:w-full">
          <Select
            label={t`Umfang`}
            items={blocks.map((one) => ({ id: one.id, label: nameOf(one) }))}
            value={block.id}
            onChange={onScope}
          />
        </div>
        <SegmentedControl<Span>
          label={t`Beträge`}
          isLabelHidden
          options={offered.map((id) => ({ id, label: names[id] }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <h3 className="hidden font-semibold text-16 print:block">{`${nameOf(block)} · ${names[span]}`}</h3>
      <Rates block={block} months={months} />
      {isTabbed ? (
        <Tabs<FigurePart>
          label={t`Kosten und Preise`}
          items={[
            { id: 'costs', label: t`Kosten` },
            { id: 'prices', label: t`Preise` },
          ]}
          selected={part}
          onSelect={setPart}
        >
          {(['costs', 'prices'] as const).map((id) => (
            <TabPanel key={id} id={id}>
              <div className="pt-4">{figuresOf(figureParts[id])}</div>
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        figuresOf(figureGroups)
      )}
    </div>
  );
}

/** The rates at which the revenue is invoiced. */
function Rates({ block, months }: { block: CostBlock; months: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const [all] = block.periods;
  if (!all) return null;
  const minutes = all.costs.minutes;
  const isMobile = block.kind === 'service' && block.services[0]?.type === 'MOBILE';
  const items = [
    { term: t`Umsatz im Vertrag`, value: format.euro(all.revenue) },
    { term: t`Umsatz im Monat`, value: format.euro(all.revenue / months) },
    ...(months < 12 ? [] : [{ term: t`Umsatz im Jahr`, value: format.euro((12 * all.revenue) / months) }]),
    { term: t`Preis je Stunde`, value: format.euro(minutes === 0 ? null : (all.revenue * 60) / minutes) },
    ...(isMobile
      ? [{ term: t`Preis je Minute`, value: format.euro(minutes === 0 ? null : all.revenue / minutes, 4) }]
      : []),
  ];
  return (
    <dl className="tnum flex flex-wrap gap-x-8 gap-y-2 print:break-inside-avoid">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="font-semibold text-16">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type OpenFiguresProps = { chance: Chance; block: CostBlock; span: Span; lines: readonly FigureGroup[] };

function OpenFigures({ chance, block, span, lines }: OpenFiguresProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<BlockFigure | null>(null);
  const opener = useRef<Element | null>(null);
  const months = chance.contract.durationMonths;
  const close = () => {
    setOpened(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Card label={t`Preise und Kosten nach Zeitart`}>
      <div className="overflow-clip rounded-card">
        <FiguresTable
          block={block}
          span={span}
          months={months}
          lines={lines}
          opened={opened}
          onOpen={(figure) => {
            opener.current = document.activeElement;
            setOpened(opened?.key === figure.key && opened.type === figure.type ? null : figure);
          }}
          onNear={fetchOrigin}
        />
      </div>
      {opened ? <OriginDock chance={chance} block={block} figure={opened} onClose={close} /> : null}
    </Card>
  );
}
