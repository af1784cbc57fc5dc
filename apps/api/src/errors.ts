import type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';

/** A refusal in the language of the domain: a code of the one list, and what a client needs to explain it. Words come last. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
