import type { Descriptions } from '../feature.ts';

/** What a document says of its newest release, also right after it was added. */
const fields = {
  url: 'Where the content lies, for `GET` with the token of the caller.',
  folder: 'The folder in the archive from which it came; empty at the top.',
  size: 'Bytes.',
  version: 'Number of the newest release, from 1.',
  changedAt: 'When the newest release was added.',
  lastError: 'Why the last change of the knowledge base failed.',
  aiImportId: 'The AI import that brought it.',
  versionId: 'The newest release.',
};
const fieldsOf = (type: string) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${type}.${field}`, text]));

export const documentsWords: Descriptions = {
  'Query.fetchDocumentsByTenderId':
    'The documents of a Tender in the order in which they came, also by format or status.',
  'Query.fetchDocumentVersions': 'Every release of a document, the newest first.',
  'Mutation.addDocumentToTender': 'Adds a file to a Tender: as a document of its own, or as the next release of one.',
  'Mutation.removeDocumentFromTender': 'Removes a document with all its releases, and what was read in it.',
  'Mutation.addDocumentToKnowledgeBase': 'Adds a PDF document to the knowledge base of its Tender.',
  'Mutation.removeDocumentFromKnowledgeBase': 'Takes a document out of the knowledge base of its Tender.',
  Document: 'A document of a Tender, as its newest release is. Its content is at `url`.',
  AddedDocument: 'A document that was added just now, with what did not go as wished.',
  DocumentWarning: 'What did not go as wished.',
  ...fieldsOf('Document'),
  ...fieldsOf('AddedDocument'),
  RemovedDocument: 'A document that was removed just now.',
  DocumentVersion: 'One release of a document.',
  DocumentType: 'What a document is in a tender.',
  DocumentFormat: 'What previews distinguish; XLSX and EML are others.',
  DocumentFileType: 'The type of the file.',
  KnowledgeBaseStatus: 'Whether a document is in the knowledge base.',
  ScanState: 'Whether the virus scanner has looked at the file. It is readable when not scanned or clean.',
  'Mutation.addDocumentToTender.document': 'The file.',
  'Mutation.addDocumentToTender.documentType': 'What it is in the tender.',
  'Mutation.addDocumentToTender.addToKnowledgeBase': 'Left out: yes. Only PDF files go in.',
  'Mutation.addDocumentToTender.folder': 'A folder for it, its parts joined by a slash; left out, it lies at the top.',
  'Mutation.addDocumentToTender.versionOf': 'The document whose next release the file is; it keeps type and folder.',
  'AddedDocument.warnings': 'What did not go as wished.',
  'Query.fetchDocumentsByTenderId.format': 'Only documents of this format.',
  'DocumentVersion.number': 'From 1; the highest counts.',
  'DocumentVersion.url': 'Where the content of this release lies, for `GET` with the token of the caller.',
  'DocumentVersion.size': 'Bytes.',
  fileName: 'The name of the file.',
  documentId: 'The document.',
  format: 'What previews distinguish; XLSX and EML are others.',
  fileType: 'The type of the file.',
  scan: 'Whether the virus scanner has looked at the file.',
  folder: 'The folder in the archive from which it came.',
};
