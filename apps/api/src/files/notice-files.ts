import type { Notice } from '@zuschlag/extraction/notices/notice';
import { readNotice } from '@zuschlag/extraction/notices/read-notice';
import { XmlRefused } from '@zuschlag/extraction/notices/xml-tree';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';

const problems: { readonly [reason in XmlRefused['reason']]: DocumentProblem } = {
  DOCTYPE: 'ENTITIES',
  MALFORMED: 'DAMAGED',
  TOO_LARGE: 'TOO_LARGE_UNPACKED',
};

/** The notice in a file; what is no notice of eForms or TED, or could grow, is refused. */
export function noticeIn(content: Uint8Array): { notice: Notice } | { problem: DocumentProblem } {
  try {
    const notice = readNotice(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return notice ? { notice } : { problem: 'CONTENT_DIFFERS' };
  } catch (error) {
    if (error instanceof XmlRefused) return { problem: problems[error.reason] };
    if (error instanceof TypeError) return { problem: 'DAMAGED' };
    throw error;
  }
}
