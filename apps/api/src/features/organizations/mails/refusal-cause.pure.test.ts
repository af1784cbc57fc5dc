import { expect, it } from 'vitest';
import { refusalCause } from './refusal-cause.ts';

it.each([
  ['550 5.1.1 <a@b.example>: Recipient address rejected: User unknown', 'ADDRESS'],
  ['550 5.1.8 Bad sender’s system address', 'BLOCKED'],
  ['552 5.2.2 The mailbox is full', 'MAILBOX_FULL'],
  ['552 5.3.4 Message size exceeds fixed limit', 'TOO_LARGE'],
  ['554 5.7.1 Message rejected due to local policy', 'BLOCKED'],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'BLOCKED'],
  ['550 No such user here', 'ADDRESS'],
  ['552 Requested mail action aborted: exceeded storage allocation', 'MAILBOX_FULL'],
  ['554 Transaction failed', 'BLOCKED'],
  ['550 5.6.0 Conversion failed', 'OTHER'],
  ['the connection ended', 'OTHER'],
])('"%s" says %s', (answer, cause) => {
  expect(refusalCause(answer)).toBe(cause);
});
