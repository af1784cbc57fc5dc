// The package takes `error-details.ts` instead, see tsdown.config.ts.
export type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';
