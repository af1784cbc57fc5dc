import { createView, listChoice, listView, listViews, saveView, viewById } from '@zuschlag/validation/views/views';
import { router, signedIn } from '../../trpc.ts';
import * as views from './views.ts';

export const viewsRouter = router({
  list: signedIn.output(listViews).query(({ ctx }) => views.viewsOfList(ctx)),
  create: signedIn
    .input(createView)
    .output(listView)
    .mutation(({ ctx, input }) => views.createView(ctx, input)),
  save: signedIn
    .input(saveView)
    .output(listView)
    .mutation(({ ctx, input }) => views.saveView(ctx, input)),
  remove: signedIn
    .input(viewById)
    .output(viewById)
    .mutation(({ ctx, input }) => views.removeView(ctx, input.id)),
  remember: signedIn
    .input(listChoice)
    .output(listChoice)
    .mutation(({ ctx, input }) => views.rememberChoice(ctx, input)),
});
