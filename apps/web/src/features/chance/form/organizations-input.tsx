import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { CheckListInput } from '../../../forms/check-inputs.tsx';
import { MultiSelectInput } from '../../../forms/choice-fields.tsx';
import { useChanceFields } from './use-chance-fields.ts';
import { useOperationalOrganizations } from './use-operational-organizations.ts';

/** More ticks than this are no longer read one by one. */
const tickedAtMost = 24;

/** Which operational organizations decide whether they bid. */
export function OrganizationsInput() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const { organizations = [] } = useOperationalOrganizations();
  const options = organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName }));
  const shared = {
    control,
    name: 'input.operationalOrganizationIds',
    label: t`Gesellschaften`,
    isRequired: true,
  } as const;
  return (
    <div className="grid gap-3">
      {organizations.length > tickedAtMost ? (
        <MultiSelectInput
          {...shared}
          items={options}
          noneText={t`Keine`}
          placeholder={t`Gesellschaften wählen`}
          find={{ label: t`Gesellschaft suchen` }}
        />
      ) : (
        <CheckListInput {...shared} isNumeric options={options} />
      )}
      <NewChanceParts />
    </div>
  );
}

/** What other features say about a Chance with what is typed. */
function NewChanceParts() {
  const parts = useFeatures().flatMap(({ newChanceParts = [] }) => newChanceParts);
  const { control } = useChanceFields();
  const [operationalOrganizationIds = [], contract, estimate] = useWatch({
    control,
    name: ['input.operationalOrganizationIds', 'input.contract', 'input.estimate'],
  });
  const figures = {
    operationalOrganizationIds,
    startDate: contract?.startDate,
    endDate: contract?.endDate,
    estimateRevenue: estimate?.revenue,
    escalationClause: contract?.pricingType === 'variable' ? contract.escalationClause : null,
  };
  return (
    <Suspense>
      {parts.map(({ id, Part }) => (
        <Part key={id} {...figures} />
      ))}
    </Suspense>
  );
}
