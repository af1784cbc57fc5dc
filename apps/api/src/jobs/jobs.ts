import type { Database } from '@zuschlag/db/client';
import { z } from 'zod';
import { deleteOutlived } from '../features/accounts/accounts.store.ts';
import { planImport } from '../features/configuration/imports/plan-import.ts';
import { markOutdatedRates } from '../features/services/rates/mark-outdated-rates.ts';
import { computeRateEffect, forgetOldRateEffects } from '../features/services/rates/rate-impact.ts';
import { forgetUnusedFiles } from '../files/store-file.ts';
import { forgetOldAnswers } from '../idempotency/idempotency.ts';
import { deliverMail, type MailDelivery } from '../mail/deliver-mail.ts';
import { type CallOrigin, runAsSystem } from '../transaction.ts';

const ofTenant = z.object({ mainOrganizationId: z.int().positive() });

/** What each job is told. */
export const payloads = {
  'deliver-mail': ofTenant.extend({ mailId: z.string() }),
  'tidy-up': ofTenant,
  'mark-changed-rates': ofTenant,
  'plan-import': ofTenant.extend({ importId: z.string() }),
  'compute-rate-effect': ofTenant.extend({ effectId: z.string() }),
} as const;
export type JobName = keyof typeof payloads;
export type JobPayload<Name extends JobName> = z.output<(typeof payloads)[Name]>;

export type JobParts = { database: Database; mail: MailDelivery };
type Jobs = { [Name in JobName]: (parts: JobParts, payload: JobPayload<Name>, requestId: string) => Promise<void> };

/** Every job and the verb that does it. A job that throws is tried again, later and later. */
export const jobs: Jobs = {
  'deliver-mail': ({ database, mail }, { mainOrganizationId, mailId }, requestId) =>
    deliverMail(originOf(database, mainOrganizationId, requestId), mail, mailId),
  'tidy-up': ({ database }, { mainOrganizationId }, requestId) =>
    runAsSystem(originOf(database, mainOrganizationId, requestId), async (work) => {
      await deleteOutlived(work, work.now);
      await forgetOldAnswers(work, work.now);
      await forgetOldRateEffects(work, work.now);
      await forgetUnusedFiles(work);
    }),
  'mark-changed-rates': ({ database }, { mainOrganizationId }, requestId) =>
    markOutdatedRates(originOf(database, mainOrganizationId, requestId)),
  'plan-import': ({ database }, { mainOrganizationId, importId }, requestId) =>
    planImport(originOf(database, mainOrganizationId, requestId), importId),
  'compute-rate-effect': ({ database }, { mainOrganizationId, effectId }, requestId) =>
    computeRateEffect(originOf(database, mainOrganizationId, requestId), effectId),
};

function originOf(database: Database, mainOrganizationId: number, requestId: string): CallOrigin {
  return { database, mainOrganizationId, now: new Date(), requestId };
}
