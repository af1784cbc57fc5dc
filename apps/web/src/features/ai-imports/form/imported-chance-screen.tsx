import { useLingui } from '@lingui/react/macro';
import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { useRef, useState } from 'react';
import { useSession } from '../../../app/session/session.tsx';
import type { FormSection } from '../../../forms/sections/section-form.tsx';
import { CreateChanceForm } from '../../chance/create/create-chance-form.tsx';
import { OrganizationsReady } from '../../chance/create/organizations-ready.tsx';
import { useNewChance } from '../../chance/create/use-new-chance.ts';
import { useChanceSections } from '../../chance/form/use-chance-sections.tsx';
import type { OperationalOrganization } from '../../chance/form/use-operational-organizations.ts';
import { ChangedNoticeGate } from '../changed/changed-notice-gate.tsx';
import { CreateWords } from '../lots/create-words.tsx';
import { LotChoice, type ShowLot } from '../lots/lot-choice.tsx';
import { formsOfLots, noLots } from '../lots/lot-values.ts';
import { useBeginOfLot } from '../lots/use-lots.ts';
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
  const beginOf = useBeginOfLot(imported, organizations);
  const choice = useRef<ShowLot>(null);
  const creation = useNewChance({
    aiImportId: imported.id,
    lotsOf: (typed) => formsOfLots(typed, beginOf),
    showLot: (lot) => choice.current?.show(lot),
  });
  const [defaults] = useState(() => ({ ...filledChance(imported, user.id, organizations), lots: noLots }));
  const { description, award, deadlines, estimate, contract, additionalText } = useChanceSections();
  const lots: FormSection = {
    id: 'lots',
    title: t`Lose`,
    fields: ['lots'],
    content: <LotChoice ref={choice} imported={imported} beginOf={beginOf} />,
  };
  return (
    <CreateChanceForm
      {...creation}
      title={t`Neue Chance aus den Unterlagen`}
      draftKey={`import-${imported.id}`}
      defaultValues={defaults}
      sections={[
        ...(imported.lots.length > 0 ? [lots] : []),
        ...[description, award, deadlines, estimate, contract, additionalText],
      ]}
      navigation="above"
      words={{ create: <CreateWords kind="full" />, quick: <CreateWords kind="quick" /> }}
      frame={(content) => <ImportFrame imported={imported}>{content}</ImportFrame>}
    />
  );
}
