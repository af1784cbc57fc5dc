import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import type { Role } from '@zuschlag/validation/vocabulary';

/** A signed-in user: the facts that permissions need, and the tenant that filters every query. */
export type UserActor = {
  kind: 'user';
  userId: number;
  organizationId: number;
  mainOrganizationId: number;
  role: Role;
  isConfigAdmin: boolean;
  firstname: string;
  lastname: string;
  language: 'de' | 'en';
  /** what the API token of the call may do; left out with a session, which may do all that its user may */
  scope?: TokenScope;
  /** whether the tenant requires a second step that the person of this session has yet to set up; never with an API token */
  lacksSecondStep?: boolean;
  /** whether the contract of the tenant has been unpaid for so long that nothing may change but what keeps deadlines */
  isReadOnly?: boolean;
};

/** The product itself, working for one tenant: jobs, automatic decisions, seeds. */
export type SystemActor = { kind: 'system'; mainOrganizationId: number };

export type Actor = UserActor | SystemActor;

/** @returns whether the actor belongs to the main organization of the tenant */
export function isOfMainOrganization(actor: Pick<UserActor, 'organizationId' | 'mainOrganizationId'>): boolean {
  return actor.organizationId === actor.mainOrganizationId;
}
