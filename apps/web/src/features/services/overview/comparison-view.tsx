import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Select, Switch } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { comparedGroup, comparedParts } from './comparison.ts';
import { comparisonGroups } from './comparison-rows.ts';
import { ComparisonTable, type OpenedFigure } from './comparison-table.tsx';
import { costBlocks } from './figures/cost-blocks.ts';
import { fetchOrigin, OriginDock } from './figures/origin-dock.tsx';
import { type ChoiceProps, chosenServices, selected, toggled } from './overview-choice.ts';
import { ServiceCard } from './service-card.tsx';
import { useServiceParts } from './use-service-parts.ts';

/** The services at the left; at the right the selected one, or two of them side by side. */
export function ComparisonView({
  chance,
  services,
  choice,
  onChoice,
}: { chance: Chance; services: readonly Service[] } & ChoiceProps) {
  const { t } = useLingui();
  const { listed, first, second } = chosenServices(services, choice);
  const regular = listed.filter(({ additional }) => !additional);
  const additional = listed.filter((service) => service.additional);
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const cards = (some: readonly Service[], label: string) => (
    <ul aria-label={label} className="grid gap-2 sm:max-lg:grid-cols-2">
      {some.map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          side={service.id === first?.id ? 'A' : service.id === second?.id ? 'B' : null}
          isComparable={services.length > 1}
          onSelect={() => onChoice(selected(choice, service.id, first?.id))}
          onCompare={() => onChoice(toggled({ ...choice, service: first?.id }, service.id))}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[18.5rem_minmax(0,1fr)] print:block">
      <div className="grid gap-3 lg:sticky lg:top-[calc(var(--head-height,3.5rem)+1rem)] lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden">
        {bidders.length > 1 ? (
          <Select
            label={t`Gesellschaft`}
            isLabelHidden
            tone="quiet"
            items={[
              { id: 'all', label: t`Alle Gesellschaften` },
              ...bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName })),
            ]}
            value={String(choice.operationalOrganizationId ?? 'all')}
            onChange={(id) => {
              const { operationalOrganizationId: _, ...rest } = choice;
              onChoice(id === 'all' ? rest : { ...rest, operationalOrganizationId: Number(id) });
            }}
          />
        ) : null}
        {listed.length === 0 ? (
          <p className="p-3 text-13 text-ink-3">{t`Diese Gesellschaft hat hier noch keine Leistung.`}</p>
        ) : null}
        {regular.length > 0 ? cards(regular, t`Leistungen`) : null}
        {additional.length > 0 ? (
          <>
            <h3 className="font-semibold text-13 text-ink-2">{t`Zusätzliche Leistungen`}</h3>
            {cards(additional, t`Zusätzliche Leistungen`)}
          </>
        ) : null}
      </div>
      {first ? (
        <Compared
          key={`${first.id} ${second?.id}`}
          chance={chance}
          isComparable={services.length > 1}
          first={first}
          second={second}
          choice={choice}
          onChoice={onChoice}
        />
      ) : null}
    </div>
  );
}

/** The head of the comparison, and its lines. */
export function Compared({
  chance,
  first,
  second,
  isComparable,
  choice,
  onChoice,
}: { chance: Chance; first: Service; second: Service | null; isComparable: boolean } & ChoiceProps) {
  const { t, i18n } = useLingui();
  const partsOf = useServiceParts();
  const lists = partsOf(first);
  const others = second ? partsOf(second) : null;
  const groups = [
    ...comparisonGroups.map((group) =>
      comparedGroup(group, i18n._(group.label), (message) => i18n._(message), [first, second]),
    ),
    ...lists.map(({ id, label, parts }) =>
      comparedParts(id, label, parts, others ? (others.find((other) => other.id === id)?.parts ?? []) : null),
    ),
  ];
  const differences = groups.reduce((sum, group) => sum + group.differences, 0);
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const opener = useRef<Element | null>(null);
  const close = () => {
    setOpened(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const openedOf = [first, second].find((service) => service?.id === opened?.serviceId);
  const block = openedOf ? costBlocks([openedOf]).find(({ kind }) => kind === 'service') : undefined;
  const isOnlyDifferences = second !== null && choice.differences === true;
  return (
    <Card label={t`Vergleich`}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-1.5">
        {second ? (
          <>
            <span className="print:hidden">
              <Switch
                label={t`Nur Unterschiede`}
                value={isOnlyDifferences}
                onChange={(isOn) => {
                  const { differences: _, ...rest } = choice;
                  onChoice(isOn ? { ...rest, differences: true } : rest);
                }}
              />
            </span>
            <p aria-live="polite" className="text-13 text-ink-2">
              {plural(differences, { 0: 'keine Unterschiede', one: '# Unterschied', other: '# Unterschiede' })}
            </p>
            <span className="ml-auto flex gap-1 print:hidden">
              <Button
                size="small"
                variant="ghost"
                icon={<ArrowLeftRight />}
                onPress={() => onChoice({ ...choice, service: second.id, compared: first.id })}
              >
                {t`Seiten tauschen`}
              </Button>
            </span>
          </>
        ) : (
          <p className="text-13 text-ink-2 print:hidden">
            {isComparable
              ? t`Eine Leistung in allen Einzelheiten. Mit „Vergleichen“ stellen Sie eine zweite daneben.`
              : t`Die einzige Leistung der Chance in allen Einzelheiten.`}
          </p>
        )}
      </div>
      {isOnlyDifferences && differences === 0 ? (
        <p className="p-4 text-ink-2">{t`Die beiden Leistungen stimmen in allem überein.`}</p>
      ) : (
        <ComparisonTable
          groups={groups}
          first={first}
          second={second}
          isOnlyDifferences={isOnlyDifferences}
          opened={opened}
          onOpen={(figure) => {
            opener.current = document.activeElement;
            const isOpen = opened?.rowId === figure.rowId && opened.serviceId === figure.serviceId;
            setOpened(isOpen ? null : figure);
          }}
          onNear={fetchOrigin}
        />
      )}
      {opened && block ? <OriginDock chance={chance} block={block} figure={opened.figure} onClose={close} /> : null}
    </Card>
  );
}
