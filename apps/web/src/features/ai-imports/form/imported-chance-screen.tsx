import { useLingui } from '@lingui/react/macro';
import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { useState } from 'react';
import { useSession } from '../../../app/session/session.tsx';
import { CreateChanceForm } from '../../chance/create/create-chance-form.tsx';
import { OrganizationsReady } from '../../chance/create/organizations-ready.tsx';
import { useNewChance } from '../../chance/create/use-new-chance.ts';
import { useChanceSections } from '../../chance/form/use-chance-sections.tsx';
import type { OperationalOrganization } from '../../chance/form/use-operational-organizations.ts';
import { ChangedNoticeGate } from '../changed/changed-notice-gate.tsx';
import { filledChance } from './filled-chance.ts';
import { ImportFrame } from './import-frame.tsx';
import { ImportReady } from './import-ready.tsx';

/** The full form of a new Chance with what an import read, beside the documents that it read it from. */
export function ImportedChanceScreen({ importId }: { importId: string }) {
  return (
    <ImportReady key={importId} importId={importId}>
      {(imported) => (
        <ChangedNoticeGate imported={imported}>
          <OrganizationsReady>
            {(organizations) => <ImportedChanceForm imported={imported} organizations={organizations} />}
          </OrganizationsReady>
        </ChangedNoticeGate>
      )}
    </ImportReady>
  );
}

function ImportedChanceForm({
  imported,
  organizations,
}: {
  imported: AiImport;
  organizations: readonly OperationalOrganization[];
}) {
  const { t } = useLingui();
  const user = useSession();
  const creation = useNewChance({ aiImportId: imported.id });
  const [defaults] = useState(() => filledChance(imported, user.id, organizations));
  const { description, award, deadlines, estimate, contract, additionalText } = useChanceSections();
  return (
    <CreateChanceForm
      {...creation}
      title={t`Neue Chance aus den Unterlagen`}
      draftKey={`import-${imported.id}`}
      defaultValues={defaults}
      sections={[description, award, deadlines, estimate, contract, additionalText]}
      navigation="above"
      frame={(content) => <ImportFrame imported={imported}>{content}</ImportFrame>}
    />
  );
}
