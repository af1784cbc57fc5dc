import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';

export const briefLanguage = z.enum(['de', 'en']).meta({ id: 'BriefLanguage' });

/** `good` and `bad` say for and against; `warn` is a risk. A reader must understand the text without the tone. */
export const briefTone = z.enum(['plain', 'good', 'bad', 'warn']).meta({ id: 'BriefTone' });
export type BriefTone = z.output<typeof briefTone>;

/** A part of a brief; lists without an entry are empty. */
export const briefSection = z
  .object({
    id: z.enum(['object', 'deadlines', 'figures', 'decisions', 'risks', 'summary']).meta({ id: 'BriefSectionId' }),
    heading: z.string(),
    facts: z.array(z.object({ term: z.string(), value: z.string() }).meta({ id: 'BriefFact' })),
    items: z.array(z.object({ text: z.string(), tone: briefTone }).meta({ id: 'BriefItem' })),
    paragraphs: z.array(z.string()),
  })
  .meta({ id: 'BriefSection' });
export type BriefSection = z.output<typeof briefSection>;

/** A Chance on one or two pages, in words of one language, for the screen, for paper and as PDF. */
export const brief = z
  .object({
    chanceId: opaqueId(),
    language: briefLanguage,
    title: z.string(),
    /** state, customer, number */
    subtitle: z.string(),
    /** what is next, of whom, by when */
    nextStep: z.string().nullable(),
    sections: z.array(briefSection),
    /** who had it made, and when */
    footer: z.string(),
    /** where the chain over the trail ends, with the `position:hash` that `zuschlag verify --from` takes; null: no entry */
    chainEnd: z.string().nullable(),
    madeAt: sentMoment(),
    fileName: z.string(),
  })
  .meta({ id: 'ChanceBrief' });
export type ChanceBrief = z.output<typeof brief>;

export const briefOfChance = z.object({ chanceId: opaqueId(), language: briefLanguage.default('de') });
export type BriefOfChance = z.output<typeof briefOfChance>;
