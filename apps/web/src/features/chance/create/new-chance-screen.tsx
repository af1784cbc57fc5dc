import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import type { NewChance } from '../form/chance-schemas.ts';
import { emptyChance } from '../form/chance-values.ts';
import { useDocumentsSection } from '../form/documents-section.tsx';
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
  const goesOnQuick = useRef(false);
  const [schema] = useState(() => async () => {
    const schemas = await import('../form/chance-schemas.ts');
    return schemas.fullOrQuickSchema(user.features.requireOutsideInformation, () => goesOnQuick.current);
  });
  const create = trpc.chance.create.useMutation();
  const createQuick = trpc.chance.createQuick.useMutation();
  const creation = useCreateChance((input: NewChance) =>
    'quick' in input ? createQuick.mutateAsync(input.quick) : create.mutateAsync(input.full),
  );
  const { description, award, deadlines, estimate, contract, additionalText } = useChanceSections();
  const documents = useDocumentsSection();
  const summary = textSection({ id: 'summary', name: 'executiveSummary', label: t`Zusammenfassung`, rows: 6 });
  return (
    <CreateChanceForm
      {...creation}
      title={t`Neue Chance`}
      draftKey="new-chance"
      schema={schema}
      onQuick={async (submit) => {
        goesOnQuick.current = true;
        await submit().finally(() => {
          goesOnQuick.current = false;
        });
      }}
      defaultValues={emptyChance(user.id, organizations)}
      sections={[documents, description, award, deadlines, estimate, contract, additionalText, summary]}
    />
  );
}
