import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { emptyService } from '../service/service-values.ts';
import { NewServiceForm } from './new-service-form.tsx';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from './new-service-page.tsx';

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

function NewService({ chance, sites, bidders, listPath, startOrganizationId, lockedReason }: NewServiceProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const add = trpc.services.addPermanent.useMutation();
  const [schema] = useState(() => {
    const { contract } = chance;
    return async () => (await import('../service/service-schema.ts')).newServiceSchema(contract);
  });
  const [defaults] = useState(() =>
    emptyService({
      organizationId: startOrganizationId,
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
    <NewServiceFrame
      title={t`Neue permanente Leistung`}
      notice={<DraftNotice form={form} />}
      isPending={form.isPending}
      {...{ formId, chance, listPath, lockedReason }}
    >
      <NewServiceForm id={formId} form={form} chance={chance} bidders={bidders} sites={sites} />
    </NewServiceFrame>
  );
}
