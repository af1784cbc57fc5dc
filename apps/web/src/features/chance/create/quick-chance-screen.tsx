import { useLingui } from '@lingui/react/macro';
import type { CreateQuickChance } from '@zuschlag/validation/chance/chance-input';
import { trpc } from '../../../app/api/trpc.ts';
import { emptyQuickChance } from '../form/chance-values.ts';
import { useDocumentsSection } from '../form/documents-section.tsx';
import { textSection } from '../form/text-section.tsx';
import type { OperationalOrganization } from '../form/use-operational-organizations.ts';
import { CreateChanceForm } from './create-chance-form.tsx';
import { OrganizationsReady } from './organizations-ready.tsx';
import { QuickFields } from './quick-fields.tsx';
import { useCreateChance } from './use-create-chance.ts';

const schema = async () => (await import('../form/chance-schemas.ts')).quickChanceFormSchema;

/** The quick form: enough to let the organizations decide. */
export function QuickChanceScreen() {
  return (
    <OrganizationsReady>{(organizations) => <QuickChanceForm organizations={organizations} />}</OrganizationsReady>
  );
}

function QuickChanceForm({ organizations }: { organizations: readonly OperationalOrganization[] }) {
  const { t } = useLingui();
  const create = trpc.chance.createQuick.useMutation();
  const creation = useCreateChance((input: CreateQuickChance) => create.mutateAsync(input));
  const documents = useDocumentsSection();
  return (
    <CreateChanceForm
      {...creation}
      title={t`Schnell-Chance`}
      draftKey="quick-chance"
      schema={schema}
      defaultValues={emptyQuickChance(organizations)}
      sections={[
        documents,
        {
          id: 'details',
          title: t`Angaben`,
          fields: ['input.description', 'input.deadline', 'input.contract', 'input.operationalOrganizationIds'],
          content: <QuickFields />,
        },
        textSection({ id: 'summary', name: 'executiveSummary', label: t`Zusammenfassung`, rows: 6 }),
      ]}
    />
  );
}
