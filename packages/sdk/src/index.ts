/** The type of every procedure; the only thing of the API that leaves it. */
export type { AppRouter } from '@zuschlag/api/router';
