import { aiImportSteps } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { AiImport, AiImportState, ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';

/** An import at a step; at the ninth it has ended well. */
export function anImportState(parts: Partial<AiImportState> = {}): AiImportState {
  const { step = 9 } = parts;
  return {
    ...{ id: 'i1', status: step === 9 ? 'SUCCESS' : 'IMPORTING_DOCUMENTS', step, percent: step === 9 ? 100 : 24 },
    steps: aiImportSteps.map((name, at) => ({
      step: name,
      state: at + 1 < step || step === 9 ? 'COMPLETED' : at + 1 === step ? 'IN_PROGRESS' : 'PENDING',
    })),
    ...{ publicationNames: ['Bekanntmachung.pdf'], problem: null, chanceId: null, mayRemove: true },
    ...{ createdAt: '2026-11-26T09:15:00Z', finishedAt: step === 9 ? '2026-11-26T09:16:00Z' : null, createdBy: null },
    keptUntil: null,
    ...parts,
  };
}

/** A value that stands on a page of the one document. */
export function aFoundField(
  field: string,
  formValue: ExtractedField['formValue'],
  { confidence = 0.9, page = 3 }: { confidence?: number; page?: number } = {},
): ExtractedField {
  const place = { part: page, page: { width: 595, height: 842, rotation: 0 }, boxes: [] };
  const quote = `Hier steht ${formValue}.`;
  const evidence = [{ documentId: 'd1', versionId: 'v1', fileName: 'Bekanntmachung.pdf', quote, place }];
  return { field, value: String(formValue), formValue, confidence, evidence };
}

const nothing = {
  description: {
    ...{ name: null, type: null, customerName: null, province: null, platform: null, platformUrl: null },
    ...{
      awardingAuthority: null,
      details: null,
      procedureKind: null,
      lotNumber: null,
      lotTitle: null,
      contactName: null,
    },
    ...{ contactMail: null, contactPhone: null, permanent: null, mobile: null, alarm: null },
  },
  deadline: {
    ...{ submission: null, submissionTime: null, publication: null, questions: null, siteVisit: null },
    ...{ participation: null, participationTime: null, bindingUntil: null },
  },
  contract: {
    ...{ startDate: null, endDate: null, priceCriteria: null, qualityCriteria: null, referenceCriteria: null },
    ...{ paymentTerm: null, extensionCount: null, extensionMonths: null },
  },
  referenceNumber: null,
};

/** An import that ended well and read some fields from its one document. */
export function anImport(extractedData: ExtractedField[], parts: Partial<AiImport> = {}): AiImport {
  const structuredData: Record<string, unknown> = structuredClone(nothing);
  for (const { field, formValue } of extractedData.toReversed()) {
    const [group, name] = field.split('.') as [string, string | undefined];
    if (name === undefined) structuredData[group] = formValue;
    else (structuredData[group] as Record<string, unknown>)[name] = formValue;
  }
  return {
    ...anImportState(),
    documents: [
      {
        ...{ id: 'd1', versionId: 'v1', fileName: 'Bekanntmachung.pdf', url: '/documents/v1/file', size: 5 },
        ...{ type: 'publication', fileType: 'pdf', parts: 4, unreadParts: 0, problem: null },
      },
    ],
    extractedData,
    structuredData: structuredData as AiImport['structuredData'],
    executiveSummary: null,
    lots: [],
    ...parts,
  };
}
