import {
  changeMailSettings as changeInput,
  mailSettings,
  refusedMails,
  sendMailAgain,
} from '@zuschlag/validation/organizations/mails';
import { router, signedIn } from '../../../trpc.ts';
import { changeMailSettings, listRefusedMails, readMailSettings, sendRefusedMailAgain } from './mails.ts';

export const mailsRouter = router({
  settings: signedIn.output(mailSettings).query(({ ctx }) => readMailSettings(ctx)),
  changeSettings: signedIn
    .input(changeInput)
    .output(mailSettings)
    .mutation(({ ctx, input }) => changeMailSettings(ctx, input)),
  refused: signedIn.output(refusedMails).query(({ ctx }) => listRefusedMails(ctx)),
  sendAgain: signedIn
    .input(sendMailAgain)
    .output(refusedMails)
    .mutation(({ ctx, input }) => sendRefusedMailAgain(ctx, input)),
});
