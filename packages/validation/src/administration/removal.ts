import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { listedPerson } from './people.ts';

/** A few of the things, the nearest first, and how many there are in all. */
const some = <Thing extends z.ZodType>(thing: Thing, name: string) =>
  z.object({ count: z.int(), first: z.array(thing) }).meta({ id: name });

const heldChance = z
  .object({
    id: opaqueId(),
    name: z.string(),
    shortNumber: z.string(),
    state: chanceStateSchema,
    submission: sentDay().nullable(),
  })
  .meta({ id: 'HeldChance' });
const heldTask = z
  .object({
    id: opaqueId(),
    title: z.string(),
    chanceId: opaqueId(),
    chanceName: z.string(),
    deadline: sentDay().nullable(),
  })
  .meta({ id: 'HeldTask' });
const heldDeputy = z
  .object({ id: opaqueId(), absent: person, from: sentDay(), to: sentDay() })
  .meta({ id: 'HeldDeputy' });
const heldImport = z.object({ id: opaqueId(), table: z.string(), fileName: z.string() }).meta({ id: 'HeldImport' });

/** What hangs on a person, and what becomes of it when the person is removed. */
export const removalPlan = z
  .object({
    person: listedPerson,
    /** open Chances that the person owns; they get another owner */
    chances: some(heldChance, 'HeldChances'),
    /** open Chances whose decisions wait for the organization of the person; colleagues answer them */
    votes: some(heldChance, 'HeldVotes'),
    /** whether a colleague is left who may answer them; false: the main organization decides */
    hasOtherDeciders: z.boolean(),
    /** open tasks of the person; they go back to the people who made them */
    tasks: some(heldTask, 'HeldTasks'),
    /** absences of others in which the person decides for them */
    deputyFor: some(heldDeputy, 'HeldDeputies'),
    /** own absences, which end */
    absences: z.int(),
    /** imports of tables that are not finished */
    imports: some(heldImport, 'HeldImports'),
    /** what ends with the account */
    sessions: z.int(),
    tokens: z.array(z.object({ name: z.string(), prefix: z.string() }).meta({ id: 'HeldToken' })),
    calendarLinks: z.int(),
    /** the person is the last Manager of the organization */
    isLastManager: z.boolean(),
    /** the person is the last of the main organization who keeps the tables */
    isLastConfigAdmin: z.boolean(),
  })
  .meta({ id: 'RemovalPlan' });
export type RemovalPlan = z.output<typeof removalPlan>;

/** What a person leaves behind for which a successor can be named. */
export const successionKinds = ['chances', 'tasks', 'deputies', 'imports', 'manager', 'configAdmin'] as const;
export type SuccessionKind = (typeof successionKinds)[number];

/**
 * Who takes over. Left out: Chances go to the caller, tasks to the people who made them, absences of others end, imports
 * stay for those who keep the table; no person becomes a Manager or keeps the tables.
 */
export const successors = z
  .object({
    chances: numericId().nullish(),
    tasks: numericId().nullish(),
    deputies: numericId().nullish(),
    imports: numericId().nullish(),
    manager: numericId().nullish(),
    configAdmin: numericId().nullish(),
  })
  .meta({ id: 'Successors' });
export type Successors = z.output<typeof successors>;

export const removePersonInput = z.object({ userId: numericId(), successors: successors.nullish() });
export type RemovePerson = z.output<typeof removePersonInput>;

/** The people who can be named for one kind, found by a part of the name. */
export const successorSearch = z.object({
  userId: numericId(),
  kind: z.enum(successionKinds),
  name: z.string().max(200).nullish(),
});

/** What a removal did. */
export const removedPerson = z
  .object({ person: listedPerson, chances: z.int(), tasks: z.int(), tokens: z.int(), calendarLinks: z.int() })
  .meta({ id: 'RemovedPerson' });
export type RemovedPerson = z.output<typeof removedPerson>;
