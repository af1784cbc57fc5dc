import { changeModelSettings as changeInput, modelSettings } from '@zuschlag/validation/document-chat/model-settings';
import { router, signedIn } from '../../../../trpc.ts';
import { changeModelSettings, readModelSettings } from './model-settings.ts';

export const modelSettingsRouter = router({
  settings: signedIn.output(modelSettings).query(({ ctx }) => readModelSettings(ctx, ctx.languageModel)),
  changeSettings: signedIn
    .input(changeInput)
    .output(modelSettings)
    .mutation(({ ctx, input }) => changeModelSettings(ctx, input, ctx.languageModel)),
});
