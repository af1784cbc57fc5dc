import { updateStateInput } from '@zuschlag/validation/chance/chance-edit';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';

/** Whether a mutation is open to an unpaid tenant: with every input, or with those that `when` accepts. */
type Open = true | { when: string; accepts: (input: unknown) => boolean };

/** Only the step to "submitted". An outcome can be entered later without harm. */
const submits: Open = {
  when: 'without an outcome',
  accepts: (input) => updateStateInput.safeParse(input).data?.won == null,
};

/**
 * The mutations of an unpaid tenant; every other one is refused, and so are uploads. Queries, downloads and events stay
 * open. `while-unpaid.txt` lists all procedures.
 *
 * @source docs/assumptions.md, 354 and 355
 */
export const openWhileUnpaid: { readonly [path: string]: Open } = {
  // votes, and the submission
  'bidDecisions.submit': true,
  'marginDecisions.submit': true,
  'chance.updateState': submits,
  // exports
  'exports.start': true,
  'exports.cancel': true,
  'exports.exportMyData': true,
  'exports.exportTenant': true,
  'exports.exportTariffStepLetters': true,
  'handouts.request': true,
  'handouts.generateOpenCalc': true,
  'handouts.cancel': true,
  // what reading leaves behind
  'views.remember': true,
  'teamChat.markRead': true,
  'notifications.markRead': true,
  'notifications.markAllRead': true,
  // the way in, and what protects it
  'accounts.logout': true,
  'accounts.setLanguage': true,
  'accounts.profile.changePassword': true,
  'accounts.boundAccounts.end': true,
  'accounts.secondStep.begin': true,
  'accounts.secondStep.confirm': true,
  'accounts.secondStep.end': true,
  'accounts.secondStep.renewRecoveryCodes': true,
  'accounts.secondStep.askForProof': true,
  'accounts.secondStep.beginPasskey': true,
  'accounts.secondStep.addPasskey': true,
  'accounts.secondStep.renamePasskey': true,
  'accounts.secondStep.removePasskey': true,
  'accounts.tokens.revoke': true,
  'accounts.tokens.revokeOfOrganization': true,
  'administration.people.endSecondStep': true,
  // a person who left must lose the way in, and the law gives a right to be erased (Art. 17 GDPR)
  'administration.people.remove': true,
  'administration.people.erase': true,
  'administration.signIns.end': true,
  'administration.signIns.endOthers': true,
  'calendar.revoke': true,
  // the work of Admins on other tenants, which an own unpaid contract does not stop
  'platform.foundTenant': true,
  'platform.grantManager': true,
  // the way to pay
  'billing.portalLink': true,
  // the work of Admins, too
  'billing.create': true,
  'billing.setState': true,
  'billing.followProvider': true,
  'billing.changeRefusedData': true,
  'billing.invoices.changeSeller': true,
  'billing.invoices.changeBuyer': true,
  'billing.invoices.issue': true,
  'billing.invoices.pay': true,
  'billing.invoices.cancel': true,
};

type Call = { kind: string; path?: string; input?: unknown };

/** Whether an unpaid tenant may make a call. */
export function isOpenWhileUnpaid({ kind, path = '', input }: Call): boolean {
  if (kind === 'query' || kind === 'download' || kind === 'stream') return true;
  const open = kind === 'mutation' && Object.hasOwn(openWhileUnpaid, path) ? openWhileUnpaid[path] : undefined;
  return open === true || (open?.accepts(input) ?? false);
}

/** @throws {DomainError} CONTRACT_UNPAID when the tenant is unpaid and the call changes something */
export function requirePaid({ isReadOnly }: Pick<UserActor, 'isReadOnly'>, call: Call): void {
  if (isReadOnly && !isOpenWhileUnpaid(call)) throw new DomainError('CONTRACT_UNPAID');
}
