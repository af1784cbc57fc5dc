import { z } from 'zod';
import { sentDay, sentMoment } from '../measures/dates.ts';

/** Whether a model may word the answers to questions to documents, and what it has cost this month. */
export const modelSettings = z
  .object({
    isOn: z.boolean(),
    mayChange: z.boolean(),
    /** the model of the operator, and where questions and passages go; null: without one */
    endpoint: z.object({ host: z.string(), name: z.string() }).meta({ id: 'ModelEndpoint' }).nullable(),
    /** the first day of the month that is counted */
    month: sentDay(),
    tokensUsed: z.int(),
    /** of the month; null: no model is set up */
    tokensAtMost: z.int().nullable(),
    calls: z.int(),
    /** null: as it was from the beginning */
    changed: z
      .object({ at: sentMoment(), person: z.string().nullable() })
      .meta({ id: 'ModelSettingsChange' })
      .nullable(),
  })
  .meta({ id: 'ModelSettings' });
export type ModelSettings = z.output<typeof modelSettings>;

export const changeModelSettings = z.object({ modelAnswers: z.boolean() });
export type ChangeModelSettings = z.output<typeof changeModelSettings>;
