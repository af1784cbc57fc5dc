import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';

/** What mails of the tenant may say, and who set it last. */
export const mailSettings = z
  .object({
    /** mails name the margin that is to be approved; on screen it is always named */
    marginInMails: z.boolean(),
    mayChange: z.boolean(),
    /** null: as it was from the beginning */
    changed: z
      .object({ at: sentMoment(), person: z.string().nullable() })
      .meta({ id: 'MailSettingsChange' })
      .nullable(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.output<typeof mailSettings>;

export const changeMailSettings = z.object({ marginInMails: z.boolean() });
export type ChangeMailSettings = z.output<typeof changeMailSettings>;

/** Why a mail server refuses a mail for good, as far as its answer says. */
const refusalCauses = [
  /** the address does not exist, or no longer */
  'ADDRESS',
  'MAILBOX_FULL',
  'TOO_LARGE',
  /** the receiving server does not take mails of this sender */
  'BLOCKED',
  'OTHER',
] as const;
export type RefusalCause = (typeof refusalCauses)[number];

/** The latest mail to an address that its mail server refused for good, and none has arrived since. */
export const refusedMail = z
  .object({
    mailId: opaqueId(),
    recipient: z.string(),
    /** null: no account has the address */
    person: z.string().nullable(),
    organization: z.string().nullable(),
    subject: z.string(),
    refusedAt: sentMoment(),
    cause: z.enum(refusalCauses).meta({ id: 'MailRefusalCause' }),
    /** what the mail server answered */
    answer: z.string(),
    /** how many mails to the address were refused */
    mailCount: z.int(),
  })
  .meta({ id: 'RefusedMail' });
export type RefusedMail = z.output<typeof refusedMail>;
export const refusedMails = z.array(refusedMail);

export const sendMailAgain = z.object({ mailId: opaqueId() });
