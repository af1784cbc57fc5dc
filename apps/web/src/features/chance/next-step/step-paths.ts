import type { Chance } from '@zuschlag/validation/chance/chance';
import { chancePaths } from '../workspace/chance-paths.ts';
import type { OpenStep } from './next-step-messages.ts';

/** Where the next step of a Chance is taken. */
export function stepPaths({ id, state }: Chance): (step: OpenStep) => string {
  const paths = chancePaths(id);
  return ({ task, organizationId }) => {
    switch (task) {
      case 'bid':
      case 'bidAgree':
        return paths.bidDecisions;
      case 'calculate':
      case 'recalculate':
      case 'price':
        return organizationId === null ? paths.services : paths.servicesOf(organizationId);
      case 'overrule':
        return state === 'pendingbiddecision' ? paths.bidDecisions : paths.marginDecisions;
      case 'requestMargin':
      case 'margin':
        return paths.marginDecisions;
      case 'submit':
      case 'outcome':
        return paths.submission;
    }
  };
}
