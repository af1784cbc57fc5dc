import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Banner, Breadcrumbs, Button, EmptyState, LinkButton, SkeletonText, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { MenuFrameButton } from '../../../app/navigation/menu-frame.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { useDenialMessages } from '../service/denial-messages.ts';
import { emptyService } from '../service/service-values.ts';
import { useCustomerSites } from '../service/use-customer-sites.ts';
import { NewServiceForm } from './new-service-form.tsx';

const formId = 'new-service';

/** Creates a permanent service; the price is there before it is saved. */
export function NewServiceScreen({ organizationId }: { organizationId?: number }) {
  const { t } = useLingui();
  const chance = useChance();
  useDocumentTitle(t`Neue permanente Leistung`, chance.description.name);
  const sites = useCustomerSites();
  const denialWords = useDenialMessages();
  const reason = denialWords(chance.denials, 'ADD_SERVICE');
  const paths = chancePaths(chance.id);
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
  return <NewService chance={chance} sites={sites} organizationId={organizationId} lockedReason={reason} />;
}

type NewServiceProps = { chance: Chance; sites: readonly Site[]; organizationId?: number; lockedReason?: string };

function NewService({ chance, sites, organizationId, lockedReason }: NewServiceProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const add = trpc.services.addPermanent.useMutation();
  const paths = chancePaths(chance.id);
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  const listPath = organizationId === undefined ? paths.services : paths.servicesOf(organizationId);
  // The only one that still lacks a service is most likely meant.
  const lacking = bidders.filter(({ serviceCount }) => serviceCount === 0);
  const only = bidders.length === 1 ? bidders[0]?.id : lacking.length === 1 ? lacking[0]?.id : undefined;
  const [schema] = useState(() => {
    const { contract } = chance;
    return async () => (await import('../service/service-schema.ts')).newServiceSchema(contract);
  });
  const [defaults] = useState(() =>
    emptyService({
      organizationId: bidders.find(({ id }) => id === organizationId)?.id ?? only ?? null,
      province: chance.description.province,
      hasSites: sites.length > 0,
    }),
  );
  const form = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: defaults,
    draftKey: `new-service-${chance.id}`,
    hasSummary: true,
    fieldOf: (path) => path.replace(/^input\./, '').replace(/^(shifts\.\d+)\..+$/, '$1'),
    onSubmit: async (input) => {
      await add.mutateAsync({ chanceId: chance.id, input });
      void utils.services.invalidate();
      void utils.chance.invalidate();
      toasts.success(t`Die Leistung ist angelegt.`);
    },
    onSaved: () => history.push(listPath),
  });

  return (
    <>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:px-4">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <Breadcrumbs
            label={t`Sie sind hier`}
            items={[
              { label: t`Chancen`, href: pathTo({ to: '/tender/all' }) },
              { label: chance.description.name, href: paths.details },
              { label: t`Leistungen`, href: listPath },
              { label: t`Neu` },
            ]}
          />
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 flex-1 font-semibold text-20">{t`Neue permanente Leistung`}</h1>
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
        <NewServiceForm id={formId} form={form} chance={chance} bidders={bidders} sites={sites} />
      </div>
    </>
  );
}
