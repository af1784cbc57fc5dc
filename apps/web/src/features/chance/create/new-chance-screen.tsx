import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../../app/session/session.tsx';
import { emptyChance } from '../form/chance-values.ts';
import { useDocumentsSection } from '../form/documents-section.tsx';
import { textSection } from '../form/text-section.tsx';
import { useChanceSections } from '../form/use-chance-sections.tsx';
import type { OperationalOrganization } from '../form/use-operational-organizations.ts';
import { CreateChanceForm } from './create-chance-form.tsx';
import { OrganizationsReady } from './organizations-ready.tsx';
import { useNewChance } from './use-new-chance.ts';

/** The full form of a new Chance. */
export function NewChanceScreen() {
  return <OrganizationsReady>{(organizations) => <NewChanceForm organizations={organizations} />}</OrganizationsReady>;
}

function NewChanceForm({ organizations }: { organizations: readonly OperationalOrganization[] }) {
  const { t } = useLingui();
  const user = useSession();
  const creation = useNewChance();
  const { description, award, deadlines, estimate, contract, additionalText } = useChanceSections();
  const documents = useDocumentsSection();
  const summary = textSection({ id: 'summary', name: 'executiveSummary', label: t`Zusammenfassung`, rows: 6 });
  return (
    <CreateChanceForm
      {...creation}
      title={t`Neue Chance`}
      draftKey="new-chance"
      defaultValues={emptyChance(user.id, organizations)}
      sections={[documents, description, award, deadlines, estimate, contract, additionalText, summary]}
    />
  );
}
