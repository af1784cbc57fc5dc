import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { limits } from '@zuschlag/validation/limits';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type { RuleOverview } from '@zuschlag/validation/rules/rules';
import { Suspense, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, fieldProblemMessage } from '../../app/errors/error-messages.ts';
import { SettingsHead } from '../../app/navigation/settings-head.tsx';
import { SelectInput } from '../../forms/choice-fields.tsx';
import { DraftLine } from '../../forms/drafts/draft-line.tsx';
import { DraftNotice } from '../../forms/drafts/draft-notice.tsx';
import { flatErrors, ofFormError } from '../../forms/field-problem.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { ConditionGroup } from './condition-group.tsx';
import { firstGroup, type TypedGroup } from './condition-tree.ts';
import { useRulePages } from './use-rule-pages.ts';

const BackTest = latePart(async () => (await import('./back-test.tsx')).BackTest);
const createRuleSchema = async () => (await import('@zuschlag/validation/rules/rules')).createRuleInput;

/** A new rule: its words, its condition tree, and a try on earlier Chances. */
export function NewRuleScreen({ decisionType }: { decisionType: RuleDecisionType }) {
  const { t } = useLingui();
  const { title, list } = useRulePages(decisionType);
  const { data, error } = trpc.rules.overview.useQuery({ decisionType });
  const own = data?.organizations.filter(({ mayKeep }) => mayKeep);
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead title={t`Neue Regel`} trail={[{ label: title, href: list }]} />
      {own === undefined ? (
        error ? (
          <EmptyState title={t`Die Regeln konnten nicht geladen werden`} text={errorMessage(error)} />
        ) : (
          <Skeleton width={320} />
        )
      ) : own.length === 0 ? (
        <EmptyState
          title={t`Sie können keine Regeln anlegen`}
          text={t`Regeln legen die Manager einer Gesellschaft an, und die der Hauptgesellschaft für alle.`}
        />
      ) : (
        <RuleForm decisionType={decisionType} organizations={own} />
      )}
    </div>
  );
}

type RuleFormProps = { decisionType: RuleDecisionType; organizations: RuleOverview['organizations'] };

function RuleForm({ decisionType, organizations }: RuleFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.rules.create.useMutation();
  const [defaults] = useState(() => ({
    organizationId: organizations[0]?.organizationId ?? null,
    name: '',
    description: '',
    decisionType,
    rootGroup: firstGroup(decisionType === 'MARGIN_DECISION' ? 'TOTAL_MARGIN' : 'CONTRACT_DURATION'),
    active: true,
  }));
  const schemaForm = useSchemaForm({
    schema: createRuleSchema,
    defaultValues: defaults as never,
    draftKey: `new-rule-${decisionType}`,
    onSubmit: async (values) => {
      await create.mutateAsync(values);
      await utils.rules.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Die Regel ist angelegt.`);
      void navigate({ to: decisionType === 'BID_DECISION' ? '/settings/bidrules' : '/settings/marginrules' });
    },
  });
  const { form, submit, isPending } = schemaForm;
  const rootGroup = useWatch({ control: form.control, name: 'rootGroup' }) as TypedGroup;
  const { errors: formErrors, isSubmitted } = useFormState({ control: form.control });
  const errors = flatErrors(formErrors);
  const errorAt = (path: string) => {
    const found = errors.find((one) => one.path === path || one.path === `${path}.root`);
    if (!found) return undefined;
    const { problem, bound } = ofFormError(found.error);
    return fieldProblemMessage(problem, bound);
  };
  const change = (group: TypedGroup) =>
    form.setValue('rootGroup' as never, group as never, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return (
    <Form label={t`Neue Regel`} onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        <Card label={t`Regel`}>
          <CardBody>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextInput
                control={form.control}
                name="name"
                label={t`Name der Regel`}
                isRequired
                counter="near"
                maxLength={limits.ruleName}
              />
              <SelectInput
                control={form.control}
                name="organizationId"
                label={t`Gesellschaft, die gefragt werden will`}
                isNumeric
                items={organizations.map(({ organizationId, organization }) => {
                  return { id: String(organizationId), label: organization };
                })}
              />
              <div className="sm:col-span-2">
                <TextInput
                  control={form.control}
                  name="description"
                  label={t`Beschreibung`}
                  counter="near"
                  maxLength={limits.ruleDescription}
                />
              </div>
            </div>
          </CardBody>
        </Card>
        <Card label={t`Bedingungen`}>
          <CardHeader title={t`Gefragt wird, wenn`} />
          <CardBody>
            <ConditionGroup
              group={rootGroup}
              onChange={change}
              decisionType={decisionType}
              path="rootGroup"
              errorAt={errorAt}
            />
          </CardBody>
        </Card>
        <Suspense fallback={<Skeleton width={320} />}>
          <BackTest decisionType={decisionType} rootGroup={rootGroup} />
        </Suspense>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <DraftLine form={schemaForm} />
          <Button type="submit" variant="primary" isPending={isPending}>{t`Regel anlegen`}</Button>
        </div>
      </div>
    </Form>
  );
}
