import type { RefusalCause } from '@zuschlag/validation/organizations/mails';

/**
 * What an answer of a mail server says about the cause: by the enhanced code where there is one, else by the plain code.
 *
 * @source RFC 3463, 3; RFC 5321, 4.2.3
 */
export function refusalCause(answer: string): RefusalCause {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? [];
  if (subject !== undefined) return byEnhancedCode[`${subject}.${detail}`] ?? bySubject[subject] ?? 'OTHER';
  const [code = ''] = /\b5\d\d\b/.exec(answer) ?? [];
  return byCode[code] ?? 'OTHER';
}

const byEnhancedCode: { readonly [code: string]: RefusalCause } = {
  '1.7': 'BLOCKED',
  '1.8': 'BLOCKED',
  '2.2': 'MAILBOX_FULL',
  '2.3': 'TOO_LARGE',
  '3.4': 'TOO_LARGE',
};
const bySubject: { readonly [subject: string]: RefusalCause } = { '1': 'ADDRESS', '2': 'ADDRESS', '7': 'BLOCKED' };
const byCode: { readonly [code: string]: RefusalCause } = {
  '550': 'ADDRESS',
  '551': 'ADDRESS',
  '552': 'MAILBOX_FULL',
  '553': 'ADDRESS',
  '554': 'BLOCKED',
  '556': 'ADDRESS',
};
