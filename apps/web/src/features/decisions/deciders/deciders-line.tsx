import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { useDeciders } from '../../chance/next-step/use-deciders.ts';

type Group = Pick<DecisionGroup, 'chanceId' | 'awaitingOrganizationId'>;

/** Whom of the viewer's own organization a group waits for, when it is not the viewer. */
export function DecidersLine({ group: { chanceId, awaitingOrganizationId } }: { group: Group }) {
  const { t } = useLingui();
  const [first, ...others] = useDeciders({ chanceId, organizationId: awaitingOrganizationId });
  if (first === undefined) return t`wartet auf Ihre Gesellschaft`;
  const more = others.length;
  return more === 0
    ? t`wartet auf ${first}`
    : plural(more, { one: `wartet auf ${first} und # weitere Person`, other: `wartet auf ${first} und # weitere` });
}
