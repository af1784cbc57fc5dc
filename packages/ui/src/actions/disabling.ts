import type { ReactNode } from 'react';

/**
 * An act that may be disabled says why: the type refuses `isDisabled` without `reason`.
 * A reason may be `undefined` while the act is allowed, so that both come from the same question.
 */
export type Disabling =
  | { isDisabled?: false; reason?: ReactNode }
  | { isDisabled: boolean | undefined; reason: ReactNode };
