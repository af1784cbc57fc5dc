import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';

/** An open sign-in of the caller. */
export const signIn = z
  .object({
    id: opaqueId(),
    /** when the person signed in */
    createdAt: sentMoment(),
    /** the last call, exact to a minute */
    lastUsedAt: sentMoment(),
    /** when it ends at the latest */
    endsAt: sentMoment(),
    /** what the browser called itself; null when it said nothing */
    userAgent: z.string().nullable(),
    /** the sign-in that asks */
    isThis: z.boolean(),
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.output<typeof signIn>;

/** The open sign-ins of the caller: the one that asks, then the one that was used last. */
export const signIns = z.object({ signIns: z.array(signIn) }).meta({ id: 'SignIns' });

export const signInById = z.object({ id: opaqueId() });
