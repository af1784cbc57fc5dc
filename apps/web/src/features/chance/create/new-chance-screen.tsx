import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { emptyChance } from '../form/chance-values.ts';
import { textSection } from '../form/text-section.tsx';
import { useChanceSections } from '../form/use-chance-sections.tsx';
import type { OperationalOrganization } from '../form/use-operational-organizations.ts';
import { CreateChanceForm } from './create-chance-form.tsx';
import { OrganizationsReady } from './organizations-ready.tsx';
import { useCreateChance } from './use-create-chance.ts';

/** The full form of a new Chance. */
export function NewChanceScreen() {
  return <OrganizationsReady>{(organizations) => <NewChanceForm organizations={organizations} />}</OrganizationsReady>;
}

function NewChanceForm({ organizations }: { organizations: readonly OperationalOrganization[] }) {
  const { t } = useLingui();
  const user = useSession();
  const [schema] = useState(
    () => async () =>
      (await import('../form/chance-schemas.ts')).chanceFormSchema(user.features.requireOutsideInformation),
  );
  const create = trpc.chance.create.useMutation();
  const creation = useCreateChance(create.mutateAsync);
  const { description, award, deadlines, estimate, contract, additionalText } = useChanceSections();
  const summary = textSection({ id: 'summary', name: 'executiveSummary', label: t`Zusammenfassung`, rows: 6 });
  return (
    <CreateChanceForm
      {...creation}
      title={t`Neue Chance`}
      draftKey="new-chance"
      schema={schema}
      defaultValues={emptyChance(user.id, organizations)}
      sections={[description, award, deadlines, estimate, contract, additionalText, summary]}
    />
  );
}
