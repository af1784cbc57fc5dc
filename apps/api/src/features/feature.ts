import type { AnyRouter } from '@trpc/server';
import type { MailKind } from '@zuschlag/i18n/messages/mails';
import type { z } from 'zod';
import type { SystemActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { EventKind } from '../events/events.ts';
import type { Handler, Streamed } from '../events/handler.ts';
import type { FanOutTopic, Resolver } from '../jobs/fan-out.ts';
import type { AddressJob, AddressJobName, Job, JobName } from '../jobs/job.ts';
import type { MailLink } from '../mail/mail-link.ts';
import type { Rules } from '../policy/authorize.ts';
import type { CalendarSource } from './calendar-source.ts';

/** The paths of the procedures of a router, with dots. */
export type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends { _def: { procedure: true } } ? Key : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

/** A field of the facade whose value is the answer of another procedure. */
export type FieldRow<Procedure extends string = string> = {
  procedure: Procedure;
  /**
   * the same for all things of a document that have the field, by their ids and in their order; null for a thing that
   * the caller may not view
   */
  ofMany: (work: UnitOfWork, ids: readonly string[]) => Promise<readonly unknown[]>;
  /** the part of the answer that is the value; left out, all of it */
  pick?: string;
};

/**
 * Descriptions of the facade: of a type (`Tender`), of an operation (`Query.paginatedTenders`), of a field of one type
 * (`Tender.turn`), and of a field or argument wherever it has the name (`province`).
 */
export type Descriptions = { readonly [key: string]: string };

/** A field of the facade that clients know, made of the fields of its thing. */
export type ShownField = { schema: z.ZodType; of: (thing: never) => unknown };

/** The statement of a feature. `features/index.ts` assembles all of them into the central tables. */
type Statement<Router extends AnyRouter, Procedure extends string, Streams, Jobs, FanOuts, AddressJobs> = {
  router: Router;
  /** the tables of rights, under the thing they are about */
  policies?: { readonly [thing: string]: Rules<never> };
  /** every kind of event the feature publishes, and what other people's screens hear of it */
  streams?: Streams & StreamsOfFeature;
  /** what the feature does when something happens, in the transaction of the cause */
  on?: { readonly [Kind in EventKind]?: readonly Handler<Kind>[] };
  /** whom to tell of something, found by a job after its cause has committed */
  fanOuts?: FanOuts & FanOutsOfFeature;
  /** what runs outside of calls */
  jobs?: Jobs & JobsOfFeature;
  /** what runs for callers before the sign-in */
  addressJobs?: AddressJobs & AddressJobsOfFeature;
  /** its mails that carry a secret, and what makes it when they are sent */
  mailLinks?: { readonly [Kind in MailKind]?: MailLink };
  /** its days in the calendars that people subscribe to */
  calendar?: CalendarSource;
  /** once a night: clears away what has outlived its use, and reminds of what is about to end */
  tidyUp?: (work: UnitOfWork<SystemActor>) => Promise<void>;
  /** the operations of the GraphQL facade and the procedures that answer them; `Type.field` for fields */
  facade?: {
    queries?: { readonly [operation: string]: Procedure };
    mutations?: { readonly [operation: string]: Procedure };
    fields?: { readonly [field: `${string}.${string}`]: FieldRow<Procedure> };
    shown?: { readonly [field: `${string}.${string}`]: ShownField };
    words?: Descriptions;
  };
};

type StreamsOfFeature = { readonly [Kind in EventKind]?: Streamed<Kind> };
type FanOutsOfFeature = { readonly [Topic in FanOutTopic]?: Resolver };
type AddressJobsOfFeature = { readonly [Name in AddressJobName]?: AddressJob };
type JobsOfFeature = { readonly [Name in JobName]?: Job<Name> };

/**
 * States a feature. A misspelt procedure, an event of an unknown kind or a payload of the wrong shape does not compile.
 *
 * @param name the name its procedures have in front
 */
export function feature<
  const Name extends string,
  Router extends AnyRouter,
  // biome-ignore lint/complexity/noBannedTypes: a feature without streams or jobs adds no keys.
  Streams extends StreamsOfFeature = {},
  // biome-ignore lint/complexity/noBannedTypes: a feature without streams or jobs adds no keys.
  Jobs extends JobsOfFeature = {},
  // biome-ignore lint/complexity/noBannedTypes: a feature without fan-outs adds no keys.
  FanOuts extends FanOutsOfFeature = {},
  // biome-ignore lint/complexity/noBannedTypes: a feature without such jobs adds no keys.
  AddressJobs extends AddressJobsOfFeature = {},
>(
  name: Name,
  statement: Statement<Router, `${Name}.${PathIn<Router['_def']['record']>}`, Streams, Jobs, FanOuts, AddressJobs>,
): Statement<Router, string, Streams, Jobs, FanOuts, AddressJobs> & { name: Name } {
  return { name, ...statement };
}
