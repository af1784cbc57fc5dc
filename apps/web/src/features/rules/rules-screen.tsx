import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import { CloudOff, Plus } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { SettingsHead } from '../../app/navigation/settings-head.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';
import { OrganizationRules } from './organization-rules.tsx';
import { useRulePages } from './use-rule-pages.ts';

/** The rules of every organization for a decision, and what they amount to together. */
export function RulesScreen({ decisionType }: { decisionType: RuleDecisionType }) {
  const { t } = useLingui();
  const format = useFormat();
  const { title, description, newRule } = useRulePages(decisionType);
  const { data, error, refetch } = trpc.rules.overview.useQuery({ decisionType });
  // Organizations without rules whose rules others keep say nothing.
  const shown = data?.organizations.filter(({ mayKeep, rules }) => mayKeep || rules.length > 0);
  const mayAdd = data?.organizations.some(({ mayKeep }) => mayKeep) ?? false;
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={title}
        description={description}
        actions={
          mayAdd ? (
            <LinkButton variant="primary" icon={<Plus />} href={newRule}>
              {t`Neue Regel`}
            </LinkButton>
          ) : undefined
        }
      />
      {data?.approvedFrom != null ? (
        <Banner>
          {data.approvesBound
            ? t`Ab einer Marge von ${format.percent(data.approvedFrom)} fragt keine Regel, die Marge gilt dann als freigegeben.`
            : t`Über einer Marge von ${format.percent(data.approvedFrom)} fragt keine Regel, die Marge gilt dann als freigegeben.`}
        </Banner>
      ) : null}
      {shown ? (
        shown.length > 0 ? (
          shown.map((one) => (
            <OrganizationRules key={one.organizationId} organization={one} decisionType={decisionType} />
          ))
        ) : (
          <EmptyState
            title={t`Noch keine Regeln`}
            text={t`Ohne Regeln werden die beteiligten Gesellschaften immer gefragt. Anlegen können Regeln die Manager.`}
          />
        )
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Regeln konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <Card>
          <CardBody>
            <div className="grid gap-3">
              <Skeleton width={220} />
              <Skeleton width={320} />
              <Skeleton width={280} />
            </div>
          </CardBody>
        </Card>
      )}
    </div>
  );
}
