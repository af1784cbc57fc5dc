import { useLingui } from '@lingui/react/macro';
import { ruleReasonText } from '@zuschlag/i18n/rules/rule-text';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useSession } from '../../../app/session/session.tsx';
import { useReasonWords } from '../participants-card.tsx';

type Asked = DecisionGroup['participantsOnDecisionGroup'][number];

/** Who will be asked, each with the rule and the figure that make it so. */
export function AskedList({ asked, findings }: { asked: readonly Asked[]; findings: readonly RuleFinding[] }) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const reasons = useReasonWords();
  return (
    <ul className="grid gap-1">
      {asked.map(({ id, shortName, reason }) => {
        const rules = findings.filter((finding) => finding.organizationId === id && finding.holds);
        return (
          <li key={id} className="min-w-0">
            <span className="font-medium">
              {id === organizationId ? t`${shortName} (Ihre Gesellschaft)` : shortName}
            </span>{' '}
            {rules.length > 0 ? null : <span className="text-12 text-ink-3">{reasons[reason]}</span>}
            {rules.map((rule) => (
              <RuleLine key={rule.ruleId} rule={rule} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function RuleLine({ rule: { name, reasons } }: { rule: RuleFinding }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const why = reasons.map((reason) => ruleReasonText(reason, locale)).join(' · ');
  return <span className="block break-words text-12 text-ink-2">{t`wegen der Regel „${name}“: ${why}`}</span>;
}
