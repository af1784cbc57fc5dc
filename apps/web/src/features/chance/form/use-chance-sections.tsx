import { useLingui } from '@lingui/react/macro';
import { awardNames } from '@zuschlag/validation/chance/award-names';
import type { FormSection } from '../../../forms/sections/section-form.tsx';
import { AwardFields } from './award.tsx';
import { emptyChance } from './chance-values.ts';
import { ContractFields } from './contract/contract.tsx';
import { DeadlineFields } from './deadlines/deadlines.tsx';
import { DescriptionFields } from './description.tsx';
import { EstimateFields } from './estimate.tsx';
import { textSection } from './text-section.tsx';

const pathsOf = (names: readonly string[]) => names.map((name) => `input.description.${name}`);
const isOfAward = (name: string) => (awardNames as readonly string[]).includes(name);
const awardPaths = pathsOf(awardNames);
const descriptionPaths = pathsOf(
  Object.keys(emptyChance(0, []).input?.description ?? {}).filter((name) => !isOfAward(name)),
);

/** The sections of the full form of a Chance; the details editor shows those that the state leaves open. */
export function useChanceSections({
  isEdit = false,
  wasQuick = false,
}: {
  isEdit?: boolean;
  /** A quick Chance begins without an estimate. */
  wasQuick?: boolean;
} = {}) {
  const { t } = useLingui();
  return {
    description: {
      id: 'description',
      title: t`Beschreibung`,
      fields: [...descriptionPaths, 'input.operationalOrganizationIds', 'input.referenceNumber'],
      content: <DescriptionFields isEdit={isEdit} />,
    },
    award: {
      id: 'award',
      title: t`Verfahren`,
      isOptional: true,
      fields: awardPaths,
      content: <AwardFields />,
    },
    deadlines: { id: 'deadlines', title: t`Fristen`, fields: ['input.deadline'], content: <DeadlineFields /> },
    estimate: {
      id: 'estimate',
      title: t`Schätzung`,
      fields: ['input.estimate'],
      isOptional: wasQuick,
      content: <EstimateFields isOptional={wasQuick} />,
    },
    contract: {
      id: 'contract',
      title: t`Vertrag`,
      fields: ['input.contract'],
      content: <ContractFields />,
    },
    additionalText: textSection({
      id: 'additional-text',
      name: 'input.additionalText',
      label: t`Zusatztext`,
      rows: 4,
    }),
  } satisfies Record<string, FormSection>;
}
