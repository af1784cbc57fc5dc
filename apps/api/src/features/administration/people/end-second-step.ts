import type { PersonDetails } from '@zuschlag/validation/administration/people';
import type { UnitOfWork } from '../../../context.ts';
import { authorize } from '../../../policy/authorize.ts';
import { endSecondStepFor } from '../../accounts/second-step/end-for-person.ts';
import { personRules } from './people.policy.ts';
import { readPerson, requirePerson, viewOf } from './people.ts';
import { tellOfPerson } from './role.ts';

/**
 * Lets a person in again who has lost app and recovery codes: the password alone suffices from the next sign-in on.
 *
 * @throws {DomainError} NOT_FOUND also for a person who has left
 * @throws {DomainError} NOT_PERMITTED unless the caller keeps the person, and for the own second step
 * @throws {DomainError} PERSON_OF_PLATFORM, SECOND_STEP_CHANGED when no second step is in force
 */
export async function endSecondStepOf(work: UnitOfWork, userId: number): Promise<PersonDetails> {
  const person = await requirePerson(work, userId);
  authorize(work.actor, personRules.endSecondStep, viewOf(person));
  await endSecondStepFor(work, userId);
  await tellOfPerson(work, { userId, organizationId: person.organization.id });
  return readPerson(work, userId);
}
