import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { NewServiceFrame, NewServicePage, type NewServiceProps } from '../new-service/new-service-page.tsx';
import { emptyMobile } from './mobile-values.ts';
import { NewMobileForm } from './new-mobile-form.tsx';

const formId = 'new-mobile-service';

/** Creates a mobile service; afterwards its page is open. */
export function NewMobileScreen({ organizationId }: { organizationId?: number }) {
  const { t } = useLingui();
  return (
    <NewServicePage title={t`Neue mobile Leistung`} organizationId={organizationId}>
      {(props) => <NewMobile {...props} />}
    </NewServicePage>
  );
}

function NewMobile({ chance, sites, bidders, listPath, startOrganizationId, lockedReason }: NewServiceProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const add = trpc.services.addMobile.useMutation();
  const [schema] = useState(() => {
    const { contract } = chance;
    return async () => (await import('./mobile-schema.ts')).newMobileSchema(contract);
  });
  const [defaults] = useState(() =>
    emptyMobile({
      organizationId: startOrganizationId,
      province: chance.description.province,
      hasSites: sites.length > 0,
    }),
  );
  const form = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: defaults,
    draftKey: `new-mobile-service-${chance.id}`,
    hasSummary: true,
    fieldOf: (path) => path.replace(/^input\./, '').replace(/^(siteVisits\.\d+)\..+$/, '$1'),
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
      title={t`Neue mobile Leistung`}
      notice={<DraftNotice form={form} />}
      isPending={form.isPending}
      {...{ formId, chance, listPath, lockedReason }}
    >
      <NewMobileForm id={formId} form={form} chance={chance} bidders={bidders} sites={sites} />
    </NewServiceFrame>
  );
}
