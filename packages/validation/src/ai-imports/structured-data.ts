import { z } from 'zod';
import { sentDay } from '../measures/dates.ts';
import { provinces } from '../vocabulary.ts';
import { chanceTypeSchema, procedureKindSchema } from '../wire/enums.ts';

const text = () => z.string().nullable();
const day = () => sentDay().nullable();
const count = () => z.int().nullable();
const tick = () => z.boolean().nullable();

/** What the documents state of a new Chance, in the fields of its form (`ChanceInput`); null where they state nothing. */
export const aiImportData = z
  .object({
    description: z
      .object({
        name: text(),
        type: chanceTypeSchema.nullable(),
        customerName: text(),
        province: z.enum(provinces).nullable(),
        platform: text(),
        platformUrl: text(),
        awardingAuthority: text(),
        details: text(),
        procedureKind: procedureKindSchema.nullable(),
        lotNumber: text(),
        lotTitle: text(),
        contactName: text(),
        contactMail: text(),
        contactPhone: text(),
        permanent: tick(),
        mobile: tick(),
        alarm: tick(),
      })
      .meta({ id: 'AiImportDescription' }),
    deadline: z
      .object({
        submission: day(),
        submissionTime: text(),
        publication: day(),
        questions: day(),
        siteVisit: day(),
        participation: day(),
        participationTime: text(),
        bindingUntil: day(),
      })
      .meta({ id: 'AiImportDeadline' }),
    contract: z
      .object({
        startDate: day(),
        endDate: day(),
        priceCriteria: count(),
        qualityCriteria: count(),
        referenceCriteria: count(),
        paymentTerm: count(),
        extensionCount: count(),
        extensionMonths: count(),
      })
      .meta({ id: 'AiImportContract' }),
    referenceNumber: text(),
  })
  .meta({ id: 'AiImportData' });
export type AiImportData = z.output<typeof aiImportData>;

/** The paths of all fields, in their order. */
export const aiImportPaths: readonly string[] = Object.entries(aiImportData.shape).flatMap(([key, schema]) =>
  'shape' in schema ? Object.keys(schema.shape).map((field) => `${key}.${field}`) : [key],
);
