import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Banner, Button, EmptyState, LinkButton, SegmentedControl, toasts } from '@zuschlag/ui';
import { Calculator, CircleAlert, FileOutput, Plus, RefreshCw } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { NextStepBand } from '../../chance/next-step/next-step-card.tsx';
import { useActHere } from '../../chance/next-step/use-act-here.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { useDenialMessages } from '../lock/denial-messages.ts';
import { UnitPricesCard } from '../revenue/unit-prices/unit-prices-card.tsx';
import { servicePaths } from '../service/service-paths.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { ServicesTable } from './services-table.tsx';

/** The services of a Chance: those that count into its totals, and the additional ones apart. */
export function ServicesScreen({ organizationId }: { organizationId?: number }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const chance = useChance();
  const denialWords = useDenialMessages();
  const { recalculate, orSay } = useServiceChanges();
  const paths = chancePaths(chance.id);
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const { data, error, refetch } = trpc.services.ofChance.useQuery({
    chanceId: chance.id,
    operationalOrganizationId: organizationId,
  });
  const actHere = useActHere(chance);
  const addReason = denialWords(chance.denials, 'ADD_SERVICE');
  const services = data?.services;
  const regular = services?.filter(({ additional }) => !additional);
  const additional = services?.filter((service) => service.additional) ?? [];
  const unpriced = services?.filter(({ problem }) => problem !== null) ?? [];
  const chosen = bidders.find(({ id }) => id === organizationId);
  const mayRecalculate = services?.some(({ permissions }) => permissions.includes('EDIT')) ?? false;

  const addButtons = (
    <>
      <LinkOrReason href={servicePaths(chance.id, organizationId).newMobile} reason={addReason} isPrimary={false}>
        {t`Mobile Leistung`}
      </LinkOrReason>
      <LinkOrReason
        href={servicePaths(chance.id, organizationId).newPermanent}
        reason={addReason}
        isPrimary={actHere === null}
      >
        {t`Permanente Leistung`}
      </LinkOrReason>
    </>
  );

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <NextStepBand chance={chance} page="services" />
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-16">{chosen ? t`Leistungen: ${chosen.shortName}` : t`Alle Leistungen`}</h2>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {chosen && mayRecalculate ? (
            <Button
              icon={<RefreshCw />}
              isPending={recalculate.isPending}
              onPress={() =>
                void orSay(recalculate.mutateAsync({ chanceId: chance.id, organizationId: chosen.id })).then(
                  () => toasts.success(t`Die Leistungen sind neu berechnet.`),
                  () => undefined,
                )
              }
            >
              {t`Neu berechnen`}
            </Button>
          ) : null}
          {services && services.length > 0 ? (
            <span className="max-sm:order-last">
              <LinkButton
                variant="ghost"
                icon={<FileOutput />}
                href={pathTo({ to: '/tender/$tenderId/options', params: { tenderId: chance.id } })}
              >
                {t`Herausgeben`}
              </LinkButton>
            </span>
          ) : null}
          {addButtons}
        </div>
      </div>
      {bidders.length > 1 ? (
        <SegmentedControl
          label={t`Gesellschaft`}
          isLabelHidden
          size="small"
          options={[
            { id: 'all', label: t`Alle` },
            ...bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName })),
          ]}
          value={chosen ? String(chosen.id) : 'all'}
          onChange={(id) => history.push(id === 'all' ? paths.services : paths.servicesOf(Number(id)))}
        />
      ) : null}
      {unpriced.length > 0 ? (
        <Banner tone="warn" title={t`Leistungen ohne Preis`}>
          {unpriced.map(({ name }) => name).join(', ')}
        </Banner>
      ) : null}
      {error && !data ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Leistungen konnten nicht geladen werden`}
          text={t`Ihre Eingaben sind davon nicht betroffen.`}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <ServicesTable
          label={t`Leistungen`}
          services={regular}
          organizationId={organizationId}
          empty={
            <EmptyState
              icon={<Calculator />}
              title={t`Noch keine Leistung`}
              text={addReason ?? t`Legen Sie die erste Leistung an. Danach sehen Sie hier Kosten, Umsatz und Marge.`}
              action={
                addReason === undefined ? (
                  <div className="flex flex-wrap justify-center gap-2">{addButtons}</div>
                ) : undefined
              }
            />
          }
        />
      )}
      {services && services.length > 0 ? <UnitPricesCard services={services} /> : null}
      {additional.length > 0 ? (
        <section className="grid gap-3">
          <div>
            <h2 className="font-semibold text-16">{t`Zusätzliche Leistungen`}</h2>
            <p className="text-12 text-ink-3">{t`Sie zählen nicht in die Summen der Chance.`}</p>
          </div>
          <ServicesTable label={t`Zusätzliche Leistungen`} services={additional} organizationId={organizationId} />
        </section>
      ) : null}
    </div>
  );
}

/** Leads on, or says why not. */
function LinkOrReason({
  href,
  reason,
  isPrimary,
  children,
}: {
  href: string;
  reason?: string;
  isPrimary: boolean;
  children: string;
}) {
  const variant = isPrimary ? 'primary' : 'secondary';
  if (reason === undefined) {
    return (
      <LinkButton variant={variant} icon={<Plus />} href={href}>
        {children}
      </LinkButton>
    );
  }
  return (
    <Button variant={variant} icon={<Plus />} isDisabled reason={reason}>
      {children}
    </Button>
  );
}
