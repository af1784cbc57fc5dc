import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from '../new-service/new-service-page.tsx';
import { useNewService } from '../new-service/use-new-service.ts';
import { emptyMobile } from './mobile-values.ts';
import { NewMobileForm } from './new-mobile-form.tsx';

const formId = 'new-mobile-service';

/** Creates a mobile service; afterwards the list of services is open. */
export function NewMobileScreen({ organizationId }: { organizationId?: number }) {
  const { t } = useLingui();
  return (
    <NewServicePage title={t`Neue mobile Leistung`} organizationId={organizationId}>
      {(props) => <NewMobile {...props} />}
    </NewServicePage>
  );
}

function NewMobile(props: NewServiceProps) {
  const { t } = useLingui();
  const add = trpc.services.addMobile.useMutation();
  const form = useNewService(props, {
    rows: 'siteVisits',
    draftKey: 'new-mobile-service',
    schemaOf: async (contract) => (await import('./mobile-schema.ts')).newMobileSchema(contract),
    emptyOf: emptyMobile,
    add: (call) => add.mutateAsync(call),
  });
  return (
    <NewServiceFrame {...props} title={t`Neue mobile Leistung`} formId={formId} form={form}>
      <NewMobileForm {...props} id={formId} form={form} />
    </NewServiceFrame>
  );
}
