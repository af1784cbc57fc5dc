import { useLingui } from '@lingui/react/macro';
import { Banner, Breadcrumbs, Button, EmptyState, LinkButton, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MenuFrameButton } from '../../../app/navigation/menu-frame.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { useDenialMessages } from '../lock/denial-messages.ts';
import { useScenarioPlace } from '../scenarios/scenario-context.ts';
import { useCustomerSites } from '../service/use-customer-sites.ts';

export type NewServiceProps = {
  chance: Chance;
  sites: readonly Site[];
  /** The address of the list that the new service will stand in. */
  listPath: string;
  bidders: readonly { id: number; shortName: string }[];
  /** The organization that is most likely meant. */
  startOrganizationId: number | null;
  lockedReason?: string;
};

/** The page of a new service of any kind, once it may be added and the sites of the customer are read. */
export function NewServicePage({
  title,
  organizationId,
  children,
}: {
  title: string;
  organizationId?: number;
  children: (props: NewServiceProps) => ReactNode;
}) {
  const { t } = useLingui();
  const chance = useChance();
  useDocumentTitle(title, chance.description.name);
  const sites = useCustomerSites();
  const denialWords = useDenialMessages();
  const reason = denialWords(chance.denials, 'ADD_SERVICE');
  const paths = chancePaths(chance.id);
  const scenario = useScenarioPlace();
  // What was typed stays when others lock the calculation in between.
  const [hasBegun, setBegun] = useState(reason === undefined);
  if (reason === undefined && !hasBegun) setBegun(true);
  if (!hasBegun) {
    return (
      <div className="grid min-h-[50dvh] place-items-center">
        <EmptyState
          icon={<Lock />}
          title={t`Hier lässt sich keine Leistung anlegen`}
          text={reason}
          action={<LinkButton href={paths.services}>{t`Zu den Leistungen`}</LinkButton>}
        />
      </div>
    );
  }
  if (!sites) {
    return (
      <div className="p-6" role="status" aria-label={t`Das Formular wird geladen`}>
        <SkeletonText lines={8} />
      </div>
    );
  }
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  // The only one that still lacks a service is most likely meant.
  const lacking = bidders.filter(({ serviceCount }) => serviceCount === 0);
  const only = bidders.length === 1 ? bidders[0]?.id : lacking.length === 1 ? lacking[0]?.id : undefined;
  return children({
    chance,
    sites,
    bidders,
    listPath: scenario?.href ?? (organizationId === undefined ? paths.services : paths.servicesOf(organizationId)),
    startOrganizationId: bidders.find(({ id }) => id === organizationId)?.id ?? only ?? null,
    lockedReason: reason,
  });
}

/** Head, buttons and notices around the form of a new service. */
export function NewServiceFrame<Values extends FieldValues, Output>({
  title,
  formId,
  form,
  chance,
  listPath,
  lockedReason,
  note,
  children,
}: Pick<NewServiceProps, 'chance' | 'listPath' | 'lockedReason'> & {
  title: string;
  formId: string;
  form: SchemaForm<Values, Output>;
  /** What the new service does to others. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const paths = chancePaths(chance.id);
  const scenario = useScenarioPlace();
  return (
    <>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:px-4">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <Breadcrumbs
            label={t`Sie sind hier`}
            items={[
              { label: t`Chancen`, href: pathTo({ to: '/tender/all' }) },
              { label: chance.description.name, href: paths.details },
              { label: scenario ? t`Szenario: ${scenario.name}` : t`Leistungen`, href: listPath },
              { label: t`Neu` },
            ]}
          />
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 flex-1 font-semibold text-20">{title}</h1>
            <MenuFrameButton />
          </div>
        </div>
        <LinkButton variant="ghost" href={listPath}>{t`Zurück`}</LinkButton>
        <Button
          variant="primary"
          type="submit"
          form={formId}
          isPending={form.isPending}
          isDisabled={lockedReason !== undefined}
          reason={lockedReason}
        >
          {t`Leistung anlegen`}
        </Button>
      </header>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <DraftNotice form={form} />
        {lockedReason === undefined ? null : (
          <Banner tone="danger" isLive title={lockedReason}>
            {t`Was Sie eingegeben haben, steht noch hier.`}
          </Banner>
        )}
        {note}
        {scenario ? (
          <p className="text-13 text-ink-2">{t`Zählt nicht zur Chance, bis das Szenario übernommen ist.`}</p>
        ) : null}
        {children}
      </div>
    </>
  );
}
