import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { Banner, Button, EmptyState, SkeletonText } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { CircleAlert } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import type { NewMobileValues } from '../mobile/mobile-values.ts';
import { NewMobileForm } from '../mobile/new-mobile-form.tsx';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from '../new-service/new-service-page.tsx';
import { useNewService } from '../new-service/use-new-service.ts';
import { servicePaths } from '../service/service-paths.ts';
import { masterDataOf } from '../service/service-values.ts';

const formId = 'recreate-mobile-service';

/** Puts a new mobile service in the place of one that exists, for instance of another organization. */
export function RecreateMobileScreen({ serviceId }: { serviceId: string }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const query = trpc.services.byId.useQuery({ serviceId });
  if (query.data?.type === 'MOBILE') {
    const replaced = query.data;
    return (
      <NewServicePage title={t`Mobile Leistung neu anlegen`}>
        {(props) => <RecreateMobile key={serviceId} {...props} replaced={replaced} />}
      </NewServicePage>
    );
  }
  if (query.isPending) {
    return (
      <div className="p-6" role="status" aria-label={t`Das Formular wird geladen`}>
        <SkeletonText lines={8} />
      </div>
    );
  }
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        icon={<CircleAlert />}
        title={t`Diese Leistung lässt sich nicht neu anlegen`}
        text={query.data ? errorText('INVALID_SERVICE_TYPE', locale) : errorMessage(query.error)}
        action={query.data ? undefined : <Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}

function RecreateMobile({ replaced, ...props }: NewServiceProps & { replaced: Service }) {
  const { t } = useLingui();
  const recreate = trpc.services.recreateMobile.useMutation();
  const { id: serviceId, chanceId } = replaced;
  const draftKey = `recreate-${serviceId}`;
  const form = useNewService(props, {
    rows: 'siteVisits',
    draftKey,
    schemaOf: async (contract) => (await import('../mobile/mobile-schema.ts')).newMobileSchema(contract),
    emptyOf: () => valuesOf(replaced),
    add: ({ input }) => recreate.mutateAsync({ serviceId, input }),
    pathAfter: ({ id }) => servicePaths(chanceId).mobile(id),
  });
  const name = `${replaced.name} (${replaced.operationalOrganizationShortName})`;
  return (
    <NewServiceFrame
      {...props}
      title={t`Mobile Leistung neu anlegen`}
      formId={formId}
      form={form}
      note={
        <Banner title={t`Ersetzt „${name}“`}>
          {t`Beim Anlegen entsteht die Leistung neu, auch für eine andere Gesellschaft, und die bisherige wird entfernt. Kalkulationsparameter beginnen mit den Vorgaben der Gesellschaft.`}
        </Banner>
      }
    >
      <NewMobileForm {...props} id={formId} draftKey={draftKey} form={form} />
    </NewServiceFrame>
  );
}

/** A stored mobile service in the format of the form of a new one. */
function valuesOf(service: Service): NewMobileValues {
  return {
    ...masterDataOf(service),
    place: service.siteId === null ? 'new' : 'existing',
    operationalOrganizationId: service.operationalOrganizationId,
    siteVisits: service.siteVisits,
  };
}
