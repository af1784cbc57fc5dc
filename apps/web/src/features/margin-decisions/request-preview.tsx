import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui';
import type { MarginPreview } from '@zuschlag/validation/margin-decisions/margin-preview';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { AskedList } from '../decisions/preview/asked-list.tsx';
import { RuleReasons } from '../decisions/rule-reasons.tsx';
import { useRequestDenialMessages } from './denial-messages.ts';
import { OfferChanges } from './offer-changes.tsx';
import { FigureChanges } from './round-figures.tsx';

/** The effect of a request for approval, before it is sent: by the same rules and on the same figures. */
export function RequestPreview({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  const { data, error } = trpc.marginDecisions.previewRequest.useQuery({ chanceId }, { staleTime: 0 });
  if (error) return <p className="text-ink-2">{t`Wer gefragt wird, lässt sich gerade nicht zeigen.`}</p>;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <div className="grid gap-3">
      <ul aria-label={t`Wer gefragt wird`} className="grid gap-3">
        {data.groups.map((group) => (
          <PreviewOfMargin key={group.groupId} group={group} />
        ))}
      </ul>
      {data.isReadyAtOnce ? (
        <p className="font-medium">{t`Keine Gesellschaft muss entscheiden: Die Chance ist danach sofort bereit zum Einreichen.`}</p>
      ) : null}
    </div>
  );
}

function PreviewOfMargin({ group }: { group: MarginPreview }) {
  const { t } = useLingui();
  const format = useFormat();
  const denialText = useRequestDenialMessages();
  const { effect, denial, participantsOnDecisionGroup: asked, ruleFindings } = group;
  const margin = format.percent(group.margin, 2, true);
  return (
    <li className="grid gap-1 border-l-2 pl-3">
      <p>
        <span className="font-medium">{group.operationalOrganizationShortName}</span>{' '}
        <span className="tnum text-ink-2">
          {group.netProfit === null
            ? t`Marge ${margin}`
            : t`Marge ${margin}, Gewinn nach Gemeinkosten und Wagnis ${format.euro(group.netProfit)}`}
        </span>
      </p>
      <FigureChanges before={group.before} now={group} />
      <OfferChanges changes={group.changes} />
      {effect === 'kept' ? (
        <p className="text-ink-2">{t`Die Freigabe gilt weiter; es wird nicht erneut gefragt.`}</p>
      ) : null}
      {effect === 'impossible' && denial ? <p className="text-warn-text">{denialText(denial)}</p> : null}
      {effect === 'automatic' ? (
        <>
          <p className="text-ink-2">{t`Wird automatisch freigegeben, weil keine Regel eine Freigabe verlangt.`}</p>
          <RuleReasons findings={ruleFindings} />
        </>
      ) : null}
      {effect === 'asked' ? (
        <>
          <p className="text-12 text-ink-3">{t`Gefragt werden:`}</p>
          <AskedList asked={asked} findings={ruleFindings} />
        </>
      ) : null}
    </li>
  );
}
