/** `active`: signs in; `invited`: has not accepted the invitation yet; `left`: was removed. Without zod: pages read it early. */
export const personStates = ['active', 'invited', 'left'] as const;
export type PersonState = (typeof personStates)[number];
