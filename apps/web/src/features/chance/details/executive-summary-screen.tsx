import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, EmptyState, SkeletonText } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { AlignLeft, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useChance } from '../workspace/chance-context.ts';

const closedStates = ['pendingmarginapproval', 'notbidding'];
// Most who read the summary never change it.
const SummaryForm = latePart(async () => (await import('./summary-form.tsx')).SummaryForm);

/** The executive summary: read by all, written by the owner. */
export function ExecutiveSummaryScreen() {
  const { t } = useLingui();
  const chance = useChance();
  const [isEditing, setEditing] = useState(false);
  const isLocked = closedStates.includes(chance.state);
  const reason = chance.archivedAt
    ? t`Die Chance liegt im Archiv und lässt sich nur lesen.`
    : chance.isOwner
      ? t`In diesem Status lässt sich die Zusammenfassung nicht mehr ändern.`
      : t`Nur der Chance-Admin kann die Zusammenfassung ändern.`;
  const edit = (
    <Button
      icon={<Pencil />}
      size="small"
      onPress={() => setEditing(true)}
      isDisabled={!chance.isOwner || isLocked}
      reason={reason}
    >
      {t`Bearbeiten`}
    </Button>
  );
  return (
    <div className="w-full max-w-[70rem] p-6 max-sm:p-4">
      <Card label={t`Zusammenfassung`}>
        <CardHeader title={t`Zusammenfassung`} aside={isEditing ? undefined : edit} />
        <CardBody>
          {isEditing ? (
            <Suspense fallback={<SkeletonText lines={8} />}>
              <SummaryForm
                lockedReason={chance.isOwner && !isLocked ? undefined : reason}
                onClose={() => setEditing(false)}
              />
            </Suspense>
          ) : chance.executiveSummary ? (
            <p className="max-w-[68ch] whitespace-pre-line">{chance.executiveSummary}</p>
          ) : (
            <EmptyState
              icon={<AlignLeft />}
              title={t`Noch keine Zusammenfassung`}
              text={t`Hier steht in wenigen Sätzen, worum es geht und warum sich das Angebot lohnt.`}
            />
          )}
        </CardBody>
      </Card>
    </div>
  );
}
