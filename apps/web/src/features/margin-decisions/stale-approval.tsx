import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { TriangleAlert } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { AskedList } from '../decisions/preview/asked-list.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { FigureChanges } from './round-figures.tsx';

/** What has changed since a margin was approved, and who has to look at it again with the next request. */
export function StaleApproval({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  // What a changed notice states otherwise stands above, and needs another request as well.
  if (!group.isStale) return null;
  if (group.restatement && !group.changes) return <Again group={group} />;
  return (
    <section aria-label={t`Geändert seit der Freigabe`} className="grid gap-2 border-b bg-warn-soft px-4 py-3">
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warn-text" />
        {t`Freigegeben wurde etwas anderes als das, was jetzt kalkuliert ist.`}
      </p>
      <OfferChanges changes={group.changes} />
      <LooksAgain group={group} />
    </section>
  );
}

function Again({ group }: { group: MarginDecisionGroup }) {
  return (
    <div className="grid gap-2 border-b bg-warn-soft px-4 py-3">
      <LooksAgain group={group} />
    </div>
  );
}

function LooksAgain({ group: { id, chanceId } }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const { data, error } = trpc.marginDecisions.previewRequest.useQuery({ chanceId }, { staleTime: 0 });
  if (error) return <p className="text-ink-2">{t`Wer gefragt wird, lässt sich gerade nicht zeigen.`}</p>;
  if (!data) return <SkeletonText lines={2} />;
  const preview = data.groups.find(({ groupId }) => groupId === id);
  if (!preview || preview.effect === 'kept') return null;
  return (
    <>
      <FigureChanges before={preview.before} now={preview} lead={t`Zusammen:`} />
      {preview.effect === 'automatic' ? (
        <p className="text-ink-2">{t`Bei der nächsten Anfrage gibt das System sie automatisch frei; keine Regel verlangt eine Entscheidung.`}</p>
      ) : (
        <div className="grid gap-1">
          <p className="text-12 text-ink-2">{t`Bei der nächsten Anfrage entscheiden erneut:`}</p>
          <AskedList asked={preview.participantsOnDecisionGroup} findings={preview.ruleFindings} />
        </div>
      )}
    </>
  );
}
