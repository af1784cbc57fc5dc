/** The vocabularies of documents. Without zod: a page validates nothing. @source docs/vocabulary.md */

/** What a document is in a tender, in the order of the screen. */
export const documentTypes = ['contract', 'publication', 'service_description', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The files that a Chance takes, by the ending of their names; XML is a notice of eForms or TED. */
export const documentFileTypes = ['pdf', 'xlsx', 'txt', 'docx', 'eml', 'xml'] as const;
export type DocumentFileType = (typeof documentFileTypes)[number];

/** What clients distinguish of them. */
export const documentFormats = ['pdf', 'txt', 'docx', 'others'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const knowledgeBaseStatuses = [
  'NOT_IN_KNOWLEDGE_BASE',
  'ADDING_TO_KNOWLEDGE_BASE',
  'IN_KNOWLEDGE_BASE',
  'REMOVING_FROM_KNOWLEDGE_BASE',
] as const;
export type KnowledgeBaseStatus = (typeof knowledgeBaseStatuses)[number];

/** Whether the virus scanner of the installation has looked at a file; `notScanned`: the installation scans no files. */
export const scanStates = ['notScanned', 'waiting', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** What was stored, but not as the caller wished. */
export const documentWarnings = ['ONLY_PDF_IN_KNOWLEDGE_BASE'] as const;
export type DocumentWarning = (typeof documentWarnings)[number];

/** Files of one creation of a Chance, of one AI import, and documents of one Chance. */
export const documentLimits = { perCreation: 10, perChance: 200, folder: 500 } as const;

export const formatOf = (type: DocumentFileType): DocumentFormat =>
  type === 'pdf' || type === 'txt' || type === 'docx' ? type : 'others';

/** @returns the ending of a name in small letters; empty without one */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file in this state may be read. */
export const isReadable = (scan: ScanState) => scan === 'notScanned' || scan === 'clean';
