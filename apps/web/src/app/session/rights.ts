import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { PersonalPermission } from '@zuschlag/validation/vocabulary';

/** Whether a user holds a right that needs no thing, as the server said. The web itself compares no roles. */
export function holds({ permissions }: Pick<SessionUser, 'permissions'>, right: PersonalPermission): boolean {
  return permissions.includes(right);
}
