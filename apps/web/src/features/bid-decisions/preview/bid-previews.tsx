import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { type BidPreview, bidPreviewInput } from '@zuschlag/validation/bid-decisions/bid-preview';
import { trpc } from '../../../app/api/trpc.ts';
import type { NewChanceFigures } from '../../../app/features/feature.ts';
import { useSettled } from '../../../tables/use-settled.ts';
import { AskedList } from '../../decisions/preview/asked-list.tsx';
import { RuleReasons } from '../../decisions/rule-reasons.tsx';

/** Who will be asked whether to bid on a Chance as it is typed; nothing as long as its term is incomplete. */
export function BidPreviewsOfNew(typed: NewChanceFigures) {
  const settled = useSettled(JSON.stringify(typed));
  const parsed = bidPreviewInput.safeParse(JSON.parse(settled));
  const { data } = trpc.bidDecisions.preview.useQuery(parsed.data ?? skipToken, {
    placeholderData: (before) => before,
  });
  return data && parsed.success ? <BidPreviews previews={data} /> : null;
}

/** Who will be asked when one more organization is added to a Chance. */
export function BidPreviewsOnChance({ chanceId, organizationId }: { chanceId: string; organizationId: number }) {
  const { data } = trpc.bidDecisions.previewOnChance.useQuery({
    chanceId,
    operationalOrganizationIds: [organizationId],
  });
  return data ? <BidPreviews previews={data} /> : null;
}

function BidPreviews({ previews }: { previews: readonly BidPreview[] }) {
  const { t } = useLingui();
  if (previews.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-control border bg-sunken px-3 py-2" role="status">
      <p className="text-12 text-ink-3">{t`Wer über den Bid entscheidet`}</p>
      <ul className="grid gap-2">
        {previews.map((preview) => (
          <PreviewOfBid key={preview.operationalOrganizationId} preview={preview} />
        ))}
      </ul>
    </div>
  );
}

function PreviewOfBid({ preview }: { preview: BidPreview }) {
  const { t } = useLingui();
  const {
    operationalOrganizationId: id,
    operationalOrganizationShortName: name,
    participantsOnDecisionGroup: asked,
    ruleFindings,
  } = preview;
  const own = ruleFindings.filter(({ organizationId }) => organizationId === id);
  const others = asked.filter((one) => one.id !== id);
  if (preview.standingVote === null && others.length === 0 && !own.some(({ holds }) => holds)) {
    return <li>{t`${name} entscheidet selbst.`}</li>;
  }
  return (
    <li className="grid gap-1">
      {preview.standingVote === null ? (
        <p>{others.length === 0 ? t`${name} entscheidet selbst.` : t`${name} entscheidet zuerst, dann stimmen zu:`}</p>
      ) : (
        <>
          <p>
            {preview.isFinal
              ? t`${name} bietet automatisch mit.`
              : t`${name} sagt automatisch Bid; zustimmen müssen noch:`}
          </p>
          <RuleReasons findings={own} />
        </>
      )}
      <AskedList
        asked={preview.standingVote === null && others.length === 0 ? asked : others}
        findings={ruleFindings}
      />
    </li>
  );
}
