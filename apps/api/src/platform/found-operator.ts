import { type Database, openDatabase } from '@zuschlag/db/client';
import { DomainError } from '../errors.ts';
import { addPerson, printedInvitation } from '../features/accounts/invitations/invite-user.ts';
import { insertMainOrganization } from '../features/platform/platform.store.ts';
import { runAsSystem } from '../transaction.ts';
import {
  type FoundedAdmin,
  foundedAdmin,
  insertFirstAdmin,
  lockFounding,
  nextTenantAsOwner,
} from './found-operator.store.ts';

export type OperatorToFound = {
  organization: string;
  shortName: string;
  firstname: string;
  lastname: string;
  email: string;
};
export type FoundedOperator = {
  isNew: boolean;
  email: string;
  /** the path of the web that sets the password of the Admin, once; null: nothing was made */
  link: string | null;
};

/**
 * Founds the operator's tenant and its first Admin, once for a database. A later call changes nothing, unless it asks for
 * a new link while the Admin has no password; that ends the earlier one.
 *
 * @param ownerUrl of the migrated database; the owner alone names administrators of the platform
 * @throws {DomainError} EMAIL_IN_USE, ALREADY_ACCEPTED when a new link is asked for and the Admin has a password
 */
export async function foundOperator(
  ownerUrl: string,
  operator: OperatorToFound,
  { now, wantsNewLink }: { now: Date; wantsNewLink: boolean },
): Promise<FoundedOperator> {
  // As the owner in each transaction: row-level security binds it like the application, except on the administrators.
  const database = openDatabase({ ownerUrl, appUrl: ownerUrl, poolSize: 2 });
  const call = { database, now, requestId: 'found', publish: () => Promise.resolve() };
  try {
    const founded = await foundedAdmin(database);
    if (founded) return await again(call, founded, wantsNewLink);
    const mainOrganizationId = await nextTenantAsOwner(database);
    return await runAsSystem({ ...call, mainOrganizationId }, async (work) => {
      if (!(await lockFounding(work))) return { isNew: false, email: operator.email, link: null };
      const { organization: name, shortName, ...person } = operator;
      await insertMainOrganization(work, { name, shortName, isOperational: false });
      await work.audit({
        entity: 'organization',
        entityId: mainOrganizationId,
        action: 'create',
        after: { name, shortName, isOperational: false },
      });
      const userId = await addPerson(work, {
        ...person,
        role: 'Admin',
        organizationId: mainOrganizationId,
        isConfigAdmin: false,
      });
      await insertFirstAdmin(work, { userId, email: person.email, name: `${person.firstname} ${person.lastname}` });
      return { isNew: true, email: person.email, link: await printedInvitation(work, userId) };
    });
  } finally {
    await database.close();
  }
}

type Call = { database: Database; now: Date; requestId: string; publish: () => Promise<void> };

async function again(
  call: Call,
  { mainOrganizationId, userId, email, emailVerified }: FoundedAdmin,
  wantsNewLink: boolean,
): Promise<FoundedOperator> {
  if (!wantsNewLink) return { isNew: false, email, link: null };
  if (emailVerified) throw new DomainError('ALREADY_ACCEPTED');
  const link = await runAsSystem({ ...call, mainOrganizationId }, (work) => printedInvitation(work, userId));
  return { isNew: false, email, link };
}
