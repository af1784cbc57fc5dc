import {
  createView as creation,
  listChoice,
  listView,
  listViews,
  saveView as saving,
  viewById,
} from '@zuschlag/validation/views/views';
import { router, signedIn } from '../../trpc.ts';
import { createView, rememberChoice, removeView, saveView, viewsOfList } from './views.ts';

export const viewsRouter = router({
  list: signedIn.output(listViews).query(({ ctx }) => viewsOfList(ctx)),
  create: signedIn
    .input(creation)
    .output(listView)
    .mutation(({ ctx, input }) => createView(ctx, input)),
  save: signedIn
    .input(saving)
    .output(listView)
    .mutation(({ ctx, input }) => saveView(ctx, input)),
  remove: signedIn
    .input(viewById)
    .output(viewById)
    .mutation(({ ctx, input }) => removeView(ctx, input.id)),
  remember: signedIn
    .input(listChoice)
    .output(listChoice)
    .mutation(({ ctx, input }) => rememberChoice(ctx, input)),
});
