import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from '../new-service/new-service-page.tsx';
import { useNewService } from '../new-service/use-new-service.ts';
import { useScenarioPlace } from '../scenarios/scenario-context.ts';
import { servicePaths } from '../service/service-paths.ts';
import { emptyMobile } from './mobile-values.ts';
import { NewMobileForm } from './new-mobile-form.tsx';

const formId = 'new-mobile-service';

/** Creates a mobile service; afterwards its page is open, or the scenario it belongs to. */
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
  const scenario = useScenarioPlace();
  const form = useNewService(props, {
    rows: 'siteVisits',
    draftKey: formId,
    schemaOf: async (contract) => (await import('./mobile-schema.ts')).newMobileSchema(contract),
    emptyOf: emptyMobile,
    add: (call) => add.mutateAsync(call),
    // Visits come next; in a scenario its comparison does.
    pathAfter: scenario ? undefined : ({ id }) => servicePaths(props.chance.id).mobile(id),
  });
  return (
    <NewServiceFrame {...props} title={t`Neue mobile Leistung`} formId={formId} form={form}>
      <NewMobileForm {...props} id={formId} draftKey={formId} form={form} />
    </NewServiceFrame>
  );
}
