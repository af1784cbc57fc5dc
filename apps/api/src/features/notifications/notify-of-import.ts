import type { Handler } from '../../events/handler.ts';
import { scheduleMails } from './mail/schedule-mails.ts';
import { insertNotifications } from './write-notifications.store.ts';

/**
 * Tells the person who started an import that it ended, well or not. The job of the import finds no other people, so that no second
 * job has to.
 */
export const notifyOfImport: Handler<'aiImportEnded'> = async (work, { aiImportId, userId, fileName, failure }) => {
  const files = failure?.names.join(', ');
  const written = await insertNotifications(work, [
    {
      ...{ userId, variant: 'any', eventKey: aiImportId, subjectId: aiImportId, createdAt: work.now },
      ...{ isAction: false, chanceId: null, aboutOrganizationId: null },
      kind: failure ? 'AI_IMPORT_FAILED' : 'AI_IMPORT_SUCCESSFUL',
      values: { file: fileName, ...(failure ? { importProblem: failure.problem, importFiles: files } : {}) },
    },
  ]);
  if (written.length === 0) return;
  await scheduleMails(work, written);
  await work.publish({ kind: 'notificationsChanged', userId });
};
