import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ruleReasonText } from '@zuschlag/i18n/rules/rule-text';
import { Button } from '@zuschlag/ui/actions/button';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import { type BackTestResult, backTestInput } from '@zuschlag/validation/rules/rules';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import type { TypedGroup } from './condition-tree.ts';

/** Tries the typed conditions on the latest Chances of the person. */
export function BackTest({ decisionType, rootGroup }: { decisionType: RuleDecisionType; rootGroup: TypedGroup }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [tested, setTested] = useState<{ of: string; result: BackTestResult } | null>(null);
  const [isPending, setPending] = useState(false);
  const input = backTestInput.safeParse({ decisionType, rootGroup });
  const of = JSON.stringify(rootGroup);
  const run = async () => {
    if (!input.success) return;
    setPending(true);
    try {
      setTested({ of, result: await utils.rules.backTest.fetch(input.data) });
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Card label={t`Probe an früheren Chancen`}>
      <CardHeader title={t`Probe an früheren Chancen`} />
      <CardBody>
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">{t`Für welche Ihrer letzten Chancen hätte die Regel gefragt? Gerechnet wird mit den heutigen Zahlen.`}</p>
          <Button
            isPending={isPending}
            isDisabled={!input.success}
            reason={input.success ? undefined : t`Erst die Bedingungen vollständig eintragen.`}
            onPress={() => void run()}
          >{t`Regel ausprobieren`}</Button>
          {tested && tested.of === of ? <Result result={tested.result} /> : null}
        </div>
      </CardBody>
    </Card>
  );
}

function Result({ result: { tried, asked, chances } }: { result: BackTestResult }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const text =
    tried === 0
      ? t`Es gibt noch keine Chance, an der sich die Regel ausprobieren lässt.`
      : plural(tried, {
          one: `Diese Regel hätte bei ${asked} von # Chance gefragt.`,
          other: `Diese Regel hätte bei ${asked} Ihrer letzten # Chancen gefragt.`,
        });
  return (
    <div role="status" className="grid w-full gap-2">
      <p className="font-medium">{text}</p>
      <ul className="grid gap-2">
        {chances.map(({ chanceId, name, shortNumber, groups }) => (
          <li key={chanceId} className="grid gap-0.5">
            <a className="break-words text-accent underline" href={chancePaths(chanceId).details}>
              {shortNumber} {name}
            </a>
            {groups.map(({ organizationId, organization, reasons }) => (
              <span key={organizationId} className="text-12 text-ink-3">
                {organization}: {reasons.map((reason) => ruleReasonText(reason, locale)).join(' · ')}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
