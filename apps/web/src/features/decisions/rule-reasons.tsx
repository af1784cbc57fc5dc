import { useLingui } from '@lingui/react/macro';
import { ruleReasonText } from '@zuschlag/i18n/rules/rule-text';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';

/** What rules said, each with the conditions and figures that made it so; nothing without rules. */
export function RuleReasons({ findings }: { findings: readonly RuleFinding[] }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-12 text-ink-3">
      {findings.map(({ ruleId, name, holds, reasons }) => (
        <li key={ruleId} className="break-words">
          {holds ? t`Regel „${name}“ trifft zu` : t`Regel „${name}“ trifft nicht zu`}
          {': '}
          {reasons.map((reason) => ruleReasonText(reason, locale)).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
