import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import { costParameterGroups } from './cost-parameter-messages.ts';
import type { Clash } from './merge-cost-parameters.ts';
import { useParameterText } from './parameter-text.ts';

const parameters = costParameterGroups.flatMap((group) => group.parameters);

/** The values two people changed at the same time: what this form holds, and what is stored. */
export function ClashList({ clashes }: { clashes: readonly Clash[] }) {
  const { t, i18n } = useLingui();
  const textOf = useParameterText();
  const items = clashes.flatMap(({ name, mine, theirs }) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) return [];
    const stored = textOf(parameter, theirs);
    return [{ term: i18n._(parameter.label), value: t`${textOf(parameter, mine)} statt ${stored}` }];
  });
  return <DescriptionList layout="figures" items={items} />;
}
