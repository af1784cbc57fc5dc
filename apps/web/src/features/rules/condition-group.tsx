import { useLingui } from '@lingui/react/macro';
import {
  computationChoiceMessages,
  ruleGroupOperatorMessages,
  ruleOperatorMessages,
} from '@zuschlag/i18n/rules/rule-text';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import { Select } from '@zuschlag/ui/lists/select';
import { limits } from '@zuschlag/validation/limits';
import {
  type ComputationType,
  computations,
  computationTypes,
  operatorsOf,
  type RuleDecisionType,
  ruleGroupOperators,
} from '@zuschlag/validation/rules/rule-vocabulary';
import { FolderPlus, Plus, Trash2 } from 'lucide-react';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { newCondition, newGroup, type TypedCondition, type TypedGroup, withAt, withType } from './condition-tree.ts';

type GroupProps = {
  group: TypedGroup;
  onChange: (group: TypedGroup) => void;
  onRemove?: () => void;
  decisionType: RuleDecisionType;
  /** the place in the input, under which errors are found */
  path: string;
  errorAt: (path: string) => string | undefined;
  depth?: number;
};

const units = { percent: '%', EUR: '€', 'EUR/h': '€/h' } as const;

/** Conditions and child groups, with how they are combined. */
export function ConditionGroup({ group, onChange, onRemove, decisionType, path, errorAt, depth = 1 }: GroupProps) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const types = computationTypes.filter((type) => decisionType === 'MARGIN_DECISION' || computations[type].isOfChance);
  const first: ComputationType = decisionType === 'MARGIN_DECISION' ? 'TOTAL_MARGIN' : 'CONTRACT_DURATION';
  const { conditions, childGroups } = group;
  const problem = errorAt(path) ?? errorAt(`${path}.conditions`);
  return (
    <fieldset className={`grid gap-3 ${depth > 1 ? 'rounded-card border p-3' : ''}`}>
      <legend className="sr-only">{depth > 1 ? t`Untergruppe` : t`Bedingungen`}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t`Verknüpfung`}
          size="small"
          items={ruleGroupOperators.map((id) => ({
            id,
            label: id === 'AND' ? t`Alle müssen zutreffen` : t`Eine genügt`,
          }))}
          value={group.operator}
          onChange={(operator) => onChange({ ...group, operator })}
        />
        {onRemove ? (
          <IconButton size="small" label={t`Untergruppe entfernen`} icon={<Trash2 />} onPress={onRemove} />
        ) : null}
      </div>
      {conditions.map((condition, index) => (
        <div key={condition.key} className="grid gap-1">
          {index > 0 ? <p className="text-12 text-ink-3">{ruleGroupOperatorMessages[group.operator][locale]}</p> : null}
          <ConditionLine
            condition={condition}
            types={types}
            path={`${path}.conditions.${index}`}
            errorAt={errorAt}
            onChange={(next) => onChange({ ...group, conditions: withAt(conditions, index, next) })}
          />
        </div>
      ))}
      {childGroups.map((child, index) => (
        <div key={child.key} className="grid gap-1">
          {conditions.length + index > 0 ? (
            <p className="text-12 text-ink-3">{ruleGroupOperatorMessages[group.operator][locale]}</p>
          ) : null}
          <ConditionGroup
            group={child}
            decisionType={decisionType}
            path={`${path}.childGroups.${index}`}
            errorAt={errorAt}
            depth={depth + 1}
            onChange={(next) => onChange({ ...group, childGroups: withAt(childGroups, index, next) })}
            onRemove={() => onChange({ ...group, childGroups: withAt(childGroups, index, null) })}
          />
        </div>
      ))}
      {problem ? (
        <p role="alert" className="text-12 text-danger">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Plus />}
          onPress={() => onChange({ ...group, conditions: [...conditions, newCondition(first)] })}
        >{t`Bedingung`}</Button>
        {depth < limits.ruleDepth ? (
          <Button
            size="small"
            variant="ghost"
            icon={<FolderPlus />}
            onPress={() => onChange({ ...group, childGroups: [...childGroups, newGroup(first)] })}
          >{t`Untergruppe`}</Button>
        ) : null}
      </div>
    </fieldset>
  );
}

type LineProps = {
  condition: TypedCondition;
  types: readonly ComputationType[];
  path: string;
  errorAt: (path: string) => string | undefined;
  onChange: (condition: TypedCondition | null) => void;
};

function ConditionLine({ condition, types, path, errorAt, onChange }: LineProps) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const { computationType, operator, value } = condition;
  const { unit } = computations[computationType];
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-[2] basis-52">
        <Select
          label={t`Größe`}
          items={types.map((id) => ({ id, label: computationChoiceMessages[id][locale] }))}
          value={computationType}
          onChange={(type) => onChange(withType(condition, type))}
        />
      </div>
      <div className="min-w-0 flex-1 basis-36">
        <Select
          label={t`Vergleich`}
          items={operatorsOf(computationType).map((id) => ({ id, label: ruleOperatorMessages[id][locale] }))}
          value={operator}
          errorMessage={errorAt(`${path}.operator`)}
          onChange={(next) => onChange({ ...condition, operator: next, value: next === 'IS_NULL' ? null : value })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-32">
        {operator === 'IS_NULL' ? null : (
          <NumberField
            label={t`Wert`}
            value={value}
            unit={unit === 'month' ? t`Monate` : units[unit]}
            errorMessage={errorAt(`${path}.value`)}
            onChange={(next) => onChange({ ...condition, value: next })}
          />
        )}
      </div>
      <div className="pt-6">
        <IconButton label={t`Bedingung entfernen`} icon={<Trash2 />} onPress={() => onChange(null)} />
      </div>
    </div>
  );
}
