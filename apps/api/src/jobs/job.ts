import type { Database } from '@zuschlag/db/client';
import type { z } from 'zod';
import type { Publish } from '../context.ts';
import type { StripeClient } from '../features/billing/stripe/stripe-client.ts';
import type { MailDelivery } from '../mail/deliver-mail.ts';
import type { CallOrigin } from '../transaction.ts';

/** The payload of each job, in addition to its tenant. A feature adds its jobs in its `*.feature.ts`. */
export interface JobPayloads {
  'deliver-mail': { mailId: string };
  'fan-out': { fanOutId: string };
  'tidy-up': object;
}
export type JobName = keyof JobPayloads;

/** The payload of each job about an address whose tenant is not known yet: it comes from a caller before the sign-in. */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare the members.
export interface AddressJobPayloads {}
export type AddressJobName = keyof AddressJobPayloads;

/** The context that the job process passes to a job. */
export type JobParts = {
  database: Database;
  publish: Publish;
  mail: MailDelivery;
  /** left out, the operator has not set Stripe up */
  stripe?: StripeClient | undefined;
};

/** A job and the verb that does it. A job that throws is tried again, later and later. */
export type Job<Name extends JobName> = {
  payload: z.ZodType<JobPayloads[Name]>;
  /** a job that may take minutes runs in a pool of its own, so that mails do not wait behind it */
  isLong?: true;
  /** a job that reads documents runs in a pool of its own, so that neither mails nor exports wait behind them */
  readsDocuments?: true;
  run(origin: CallOrigin, payload: JobPayloads[Name], parts: JobParts): Promise<void>;
};

/** A job about an address. The verb finds the tenant itself. */
export type AddressJob = {
  run(origin: Omit<CallOrigin, 'mainOrganizationId'>, about: { email: string }): Promise<void>;
};
export type AddressJobs = { readonly [Name in AddressJobName]: AddressJob };

export type Jobs = { readonly [Name in JobName]: Job<Name> };
