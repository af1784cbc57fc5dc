/** A header no plain form or foreign page can send without the browser asking first. */
export const preflightHeaders = { 'x-zuschlag-client': 'web' } as const;
