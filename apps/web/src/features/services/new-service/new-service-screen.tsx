import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { emptyService } from '../service/service-values.ts';
import { NewServiceForm } from './new-service-form.tsx';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from './new-service-page.tsx';
import { useNewService } from './use-new-service.ts';

const formId = 'new-service';

/** Creates a permanent service; the price is there before it is saved. */
export function NewServiceScreen({ organizationId }: { organizationId?: number }) {
  const { t } = useLingui();
  return (
    <NewServicePage title={t`Neue permanente Leistung`} organizationId={organizationId}>
      {(props) => <NewService {...props} />}
    </NewServicePage>
  );
}

function NewService(props: NewServiceProps) {
  const { t } = useLingui();
  const add = trpc.services.addPermanent.useMutation();
  const form = useNewService(props, {
    rows: 'shifts',
    draftKey: 'new-service',
    schemaOf: async (contract) => (await import('../service/service-schema.ts')).newServiceSchema(contract),
    emptyOf: emptyService,
    add: (call) => add.mutateAsync(call),
  });
  return (
    <NewServiceFrame {...props} title={t`Neue permanente Leistung`} formId={formId} form={form}>
      <NewServiceForm {...props} id={formId} form={form} />
    </NewServiceFrame>
  );
}
