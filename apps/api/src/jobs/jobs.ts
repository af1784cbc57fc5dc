import { z } from 'zod';
import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import { forgetUnusedFiles } from '../files/store-file.ts';
import { forgetOldAnswers } from '../idempotency/idempotency.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { runAsSystem } from '../transaction.ts';
import { forgetOldFanOuts, type Resolvers, resolveFanOut } from './fan-out.ts';
import type { Job, JobName, Jobs } from './job.ts';

const deliver: Job<'deliver-mail'> = {
  payload: z.object({ mailId: z.string() }),
  run: (origin, { mailId }, { mail }) => deliverMail(origin, mail, mailId),
};

/** Whom to tell of each topic, as the features state it. */
export const resolvers: Resolvers = mergeStatements(
  'topic',
  features.map(({ fanOuts }) => fanOuts),
);

const resolve: Job<'fan-out'> = {
  payload: z.object({ fanOutId: z.string() }),
  run: (origin, { fanOutId }) => resolveFanOut(origin, resolvers, fanOutId),
};

const tidyUp: Job<'tidy-up'> = {
  payload: z.object({}),
  run: (origin) =>
    runAsSystem(origin, async (work) => {
      await forgetOldAnswers(work, work.now);
      await forgetUnusedFiles(work);
      await forgetOldFanOuts(work);
      for (const feature of features) await feature.tidyUp?.(work);
    }),
};

/** Every job and the verb that does it: those of the platform and those that features state. */
export const jobs: Jobs = {
  'deliver-mail': deliver,
  'fan-out': resolve,
  'tidy-up': tidyUp,
  ...mergeStatements(
    'job',
    features.map(({ jobs: stated }) => stated),
  ),
};
export const jobNames = Object.keys(jobs) as JobName[];
