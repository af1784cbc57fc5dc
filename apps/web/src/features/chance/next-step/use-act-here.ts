import type { Chance } from '@zuschlag/validation/chance/chance';
import type { PagePath, StepAct, StepPlace } from '../../../app/features/feature.ts';
import { useRoutePath } from '../../../app/features/features-context.tsx';
import { useSession } from '../../../app/session/session.tsx';
import { nextStepOf } from './next-step.ts';

const places: Partial<Record<PagePath, StepPlace>> = {
  '/tender/$tenderId/details': 'details',
  '/tender/$tenderId/biddecisions': 'bidDecisions',
  '/tender/$tenderId/biddecisions/$groupId': 'bidDecisions',
  '/tender/$tenderId/services/all': 'services',
  '/tender/$tenderId/margindecisions': 'marginDecisions',
  '/tender/$tenderId/requestapproval': 'marginDecisions',
  '/tender/$tenderId/margindecisions/$groupId': 'marginDecisions',
  '/tender/$tenderId/submission': 'submission',
};

/** The act that the open page offers as the next step, so that the head of the Chance does not offer it again. */
export function useActHere(chance: Chance): StepAct | null {
  const page = places[useRoutePath() as PagePath];
  const viewer = useSession();
  const step = page && nextStepOf(chance, viewer, { page });
  return step && !step.isEnded ? step.act : null;
}
