import { useLingui } from '@lingui/react/macro';
import { ruleGroupText } from '@zuschlag/i18n/rules/rule-text';
import { IconButton } from '@zuschlag/ui/actions/button';
import { Switch } from '@zuschlag/ui/choices/switch';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type { Rule, RuleOverview } from '@zuschlag/validation/rules/rules';
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { RenameRule } from './rename-rule.tsx';
import { useRuleActs } from './use-rule-acts.ts';

type OrganizationRulesProps = {
  organization: RuleOverview['organizations'][number];
  decisionType: RuleDecisionType;
};

/** The rules of one organization in their order. */
export function OrganizationRules({ organization, decisionType }: OrganizationRulesProps) {
  const { t } = useLingui();
  const { organization: name, rules, isOperational } = organization;
  return (
    <Card label={name}>
      <CardHeader title={name} />
      {rules.length === 0 ? (
        <CardBody>
          <p className="text-ink-2">
            {decisionType === 'BID_DECISION' && isOperational
              ? t`Keine Regeln: die Gesellschaft wird über ihre eigene Teilnahme immer gefragt.`
              : t`Keine Regeln.`}
          </p>
        </CardBody>
      ) : (
        <ol aria-label={t`Regeln von ${name}`} className="divide-y">
          {rules.map((rule, index) => (
            <RuleRow key={rule.id} rules={rules} rule={rule} index={index} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function RuleRow({ rules, rule, index }: { rules: readonly Rule[]; rule: Rule; index: number }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const acts = useRuleActs();
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null);
  const { name } = rule;
  const mayEdit = rule.permissions.includes('EDIT');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className={`break-words font-medium ${rule.active ? '' : 'text-ink-3'}`}>{name}</p>
        <p className="break-words text-ink-2">{ruleGroupText(rule.rootGroup, locale)}</p>
        {rule.description === null ? null : <p className="break-words text-12 text-ink-3">{rule.description}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Switch
          label={rule.active ? t`aktiv` : t`inaktiv`}
          isSelected={rule.active}
          isDisabled={!mayEdit || acts.isPending}
          reason={mayEdit ? undefined : t`Nur Manager der Gesellschaft und der Hauptgesellschaft ändern Regeln.`}
          onChange={(active) => acts.setActive(rule, active)}
        />
        {mayEdit ? (
          <>
            <IconButton
              size="tight"
              label={t`${name} nach oben`}
              icon={<ArrowUp />}
              isDisabled={index === 0}
              reason={t`Steht schon oben.`}
              isBusy={acts.isPending}
              onPress={() => acts.move(rules, index, index - 1)}
            />
            <IconButton
              size="tight"
              label={t`${name} nach unten`}
              icon={<ArrowDown />}
              isDisabled={index === rules.length - 1}
              reason={t`Steht schon unten.`}
              isBusy={acts.isPending}
              onPress={() => acts.move(rules, index, index + 1)}
            />
            <IconButton
              size="tight"
              label={t`${name} umbenennen`}
              icon={<Pencil />}
              onPress={() => setAsks('rename')}
            />
            <IconButton
              size="tight"
              label={t`${name} duplizieren`}
              icon={<Copy />}
              onPress={() => acts.duplicate(rule)}
            />
            <IconButton size="tight" label={t`${name} löschen`} icon={<Trash2 />} onPress={() => setAsks('remove')} />
          </>
        ) : null}
      </div>
      {asks === 'rename' ? <RenameRule rule={rule} onClose={() => setAsks(null)} /> : null}
      <ConfirmDialog
        title={t`„${name}“ löschen?`}
        text={t`Laufende Entscheidungen behalten die Regel, neue fragen ohne sie.`}
        confirmLabel={t`Regel löschen`}
        cancelLabel={t`Abbrechen`}
        danger
        isOpen={asks === 'remove'}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsks(null))}
        onConfirm={async () => {
          await acts.remove(rule);
          setAsks(null);
        }}
      />
    </li>
  );
}
