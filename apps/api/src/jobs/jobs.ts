import { z } from 'zod';
import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import { tidyObjects } from '../files/moving/collect-objects.ts';
import { forgetUnusedFiles } from '../files/store-file.ts';
import { forgetOldAnswers } from '../idempotency/idempotency.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { hasMails } from '../mail/mail.store.ts';
import { forgetOldMails } from '../mail/mail.ts';
import type { MailLinks } from '../mail/mail-link.ts';
import { runAsSystem } from '../transaction.ts';
import { forgetOldFanOuts, type Resolvers, resolveFanOut } from './fan-out.ts';
import type { AddressJobName, AddressJobs, Job, JobName, Jobs } from './job.ts';
import { nextNight } from './next-night.ts';
import { addJob } from './queue.store.ts';

const deliver: Job<'deliver-mail'> = {
  payload: z.object({ mailId: z.string() }),
  run: (origin, { mailId }, { mail }) => deliverMail(origin, { ...mail, links: mailLinks }, mailId),
};

/** What makes the secrets of mails, as the features state it. */
export const mailLinks: MailLinks = mergeStatements(
  'mail with a link',
  features.map(({ mailLinks: stated }) => stated),
);

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
  run: async (origin) => {
    await runAsSystem(origin, async (work) => {
      await forgetOldAnswers(work, work.now);
      await forgetUnusedFiles(work);
      await forgetOldFanOuts(work);
      await forgetOldMails(work);
      for (const feature of features) await feature.tidyUp?.(work);
      // Mails have to go in time although no person signs in any more.
      if (await hasMails(work)) await addJob(work, 'tidy-up', {}, { key: 'tidy-up', at: nextNight(work.now) });
    });
    await tidyObjects(origin);
  },
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

/** The jobs about an address, as the features state them. */
export const addressJobs: AddressJobs = mergeStatements(
  'job about an address',
  features.map(({ addressJobs: stated }) => stated),
);
export const addressJobNames = Object.keys(addressJobs) as AddressJobName[];
