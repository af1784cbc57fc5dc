import { mailText } from '@zuschlag/i18n/messages/mails';
import type { ChangeMailSettings, MailSettings, RefusedMail } from '@zuschlag/validation/organizations/mails';
import { isOfMainOrganization } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { mayMailMargins } from '../../../mail/mail.store.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { mailRules } from './mails.policy.ts';
import { forgetRefusal, lastChange, refusals, type StoredRefusal, storeMarginInMails } from './mails.store.ts';
import { refusalCause } from './refusal-cause.ts';

/** What mails of the tenant may say. @throws {DomainError} NOT_PERMITTED unless the caller is a Manager */
export async function readMailSettings(work: UnitOfWork): Promise<MailSettings> {
  authorize(work.actor, mailRules.see, null);
  const changed = await lastChange(work);
  return {
    marginInMails: await mayMailMargins(work),
    mayChange: denialOf(work.actor, mailRules.keep, null) === null,
    changed: changed && { at: changed.at.toISOString(), person: changed.person },
  };
}

/**
 * Changes what mails may say, from the next mail on.
 *
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the main organization
 */
export async function changeMailSettings(
  work: UnitOfWork,
  { marginInMails }: ChangeMailSettings,
): Promise<MailSettings> {
  authorize(work.actor, mailRules.keep, null);
  const { mainOrganizationId } = work.actor;
  const before = await mayMailMargins(work);
  if (before !== marginInMails) {
    await storeMarginInMails(work, marginInMails);
    await work.audit({
      entity: 'tenantSettings',
      entityId: String(mainOrganizationId),
      action: 'changeMailSettings',
      before: { marginInMails: before },
      after: { marginInMails },
    });
    await work.publish({ kind: 'mailsChanged', organizationId: mainOrganizationId });
  }
  return readMailSettings(work);
}

/** The addresses whose mail server refuses mails for good. @throws {DomainError} NOT_PERMITTED unless the caller is a Manager */
export async function listRefusedMails(work: UnitOfWork): Promise<RefusedMail[]> {
  return (await seenRefusals(work)).map(
    ({ id, refusedAt, lastError, mailCount, recipient, person, organization, ...mail }) => ({
      ...{ mailId: id, recipient, person, organization, mailCount },
      subject: mailText(mail.kind, mail.language, mail.parameters).subject,
      refusedAt: refusedAt.toISOString(),
      cause: refusalCause(lastError),
      answer: lastError,
    }),
  );
}

/**
 * Sends a refused mail once more. While it is on its way the list does not name it.
 *
 * @throws {DomainError} NOT_FOUND also for a mail that has arrived, or that is on its way again
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager
 */
export async function sendRefusedMailAgain(work: UnitOfWork, { mailId }: { mailId: string }): Promise<RefusedMail[]> {
  const mail = (await seenRefusals(work)).find(({ id }) => id === mailId.toLowerCase());
  if (!mail) throw new DomainError('NOT_FOUND');
  await forgetRefusal(work, mail.id);
  await addJob(work, 'deliver-mail', { mailId: mail.id });
  await work.audit({ entity: 'mail', entityId: mail.id, action: 'sendAgain', after: { kind: mail.kind } });
  return listRefusedMails(work);
}

function seenRefusals(work: UnitOfWork): Promise<StoredRefusal[]> {
  authorize(work.actor, mailRules.see, null);
  return refusals(work, isOfMainOrganization(work.actor) ? null : work.actor.organizationId);
}
