import { z } from 'zod';
import { numericId } from '../ids.ts';
import { listedPerson } from './people.ts';

/** What is erased without a question, because no person wrote it, and what stays under the id of the person. */
export const erasedKinds = [
  'account',
  'signIns',
  'tokens',
  'notifications',
  'mails',
  'views',
  'questions',
  'exports',
  'mentions',
] as const;
export const keptKinds = ['decisions', 'messages', 'tasks', 'chances', 'documents', 'trail'] as const;

/** How sure it is that a text means the person: the address, the whole name, or one half of it. */
export const namings = ['address', 'name', 'lastname', 'firstname'] as const;
export type Naming = (typeof namings)[number];

/** A text that people wrote and that may name the person. */
export const namingText = z.object({
  /** names the text in the decision about it */
  key: z.string(),
  /** table and column */
  place: z.string(),
  naming: z.enum(namings),
  chanceId: z.string().nullable(),
  chanceName: z.string().nullable(),
  /** the name with some words around it */
  excerpt: z.string(),
  /** the chain over the trail covers the text, so that it stays */
  isFixed: z.boolean(),
});
export type NamingText = z.output<typeof namingText>;

export const erasurePlan = z.object({
  person: listedPerson,
  pseudonym: z.string(),
  erased: z.array(z.object({ kind: z.enum(erasedKinds), count: z.int() })),
  kept: z.array(z.object({ kind: z.enum(keptKinds), count: z.int() })),
  texts: z.array(namingText),
  /** texts that the list leaves out; each contains the first name alone */
  unlisted: z.int(),
});
export type ErasurePlan = z.output<typeof erasurePlan>;

/** The most texts that a plan lists, and that one erasure decides on. */
export const mostTexts = 2_000;

export const erasePersonInput = z.object({
  userId: numericId(),
  /** for each text of the plan: whether the pseudonym takes the place of the name */
  decisions: z
    .array(z.object({ key: z.string().max(600), isReplaced: z.boolean() }))
    .max(mostTexts)
    .default([]),
});
export type ErasePerson = z.output<typeof erasePersonInput>;

export const erasedPerson = z.object({ pseudonym: z.string(), replaced: z.int(), left: z.int() });
export type ErasedPerson = z.output<typeof erasedPerson>;
