import { notificationKinds, notificationRows } from '@zuschlag/validation/notifications/notification-kinds';
import { DomainError } from '../../../errors.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { choicesOf, storeChoices } from '../settings/choices.store.ts';
import { changePlan, plansOf } from '../settings/plan.store.ts';
import { isSignedWith, readToken } from './unsubscribe-token.ts';

/**
 * Stops the mails that a signed link names: the daily mail, or mails of kinds that inform. Without a sign-in, for a reader
 * of mails does it with one click; a second time changes no more.
 *
 * @throws {DomainError} NOT_FOUND for a link that the product did not sign
 */
export async function unsubscribe(origin: Omit<CallOrigin, 'mainOrganizationId'>, token: string): Promise<void> {
  const named = readToken(token);
  if (!named) throw new DomainError('NOT_FOUND');
  const { mainOrganizationId, userId, scope } = named;
  await runAsSystem({ ...origin, mainOrganizationId }, async (work) => {
    const [plan] = await plansOf(work, [userId], { isNew: false });
    if (!plan || !isSignedWith(named, plan.signingKey)) throw new DomainError('NOT_FOUND');
    if (scope === 'digest') {
      await changePlan(work, userId, { hasDigest: false });
    } else {
      const chosen = await choicesOf(work, userId);
      const kinds = notificationKinds.filter((kind) => scope.split('+').includes(kind));
      await storeChoices(
        work,
        userId,
        kinds.map((kind) => ({
          kind,
          bell: chosen.find((choice) => choice.kind === kind)?.bell ?? true,
          // Kinds that may also ask for an act stay in the daily mail.
          mail: notificationRows[kind].action ? 'daily' : 'off',
        })),
      );
    }
    await work.audit({ entity: 'user', entityId: String(userId), action: 'unsubscribe', after: { scope } });
  });
}
