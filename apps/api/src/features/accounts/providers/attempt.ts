import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * A sign-in at a provider that is under way in one browser. It lives in a cookie of that browser only; state, nonce and the
 * verifier of PKCE follow from its secret, so that the three belong to the browser and to each other.
 */
export type Attempt = z.output<typeof attempt>;
const attempt = z.object({
  provider: z.string().max(40),
  secret: z.string().length(43),
  /** the token of the invitation that is accepted this way */
  invitation: z.string().max(100).nullable(),
  /** where the person was going */
  redirect: z.string().max(500).nullable(),
});

export function newAttempt(rest: Omit<Attempt, 'secret'>): Attempt {
  return { ...rest, secret: randomBytes(32).toString('base64url') };
}

export function written(value: Attempt): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** @returns null for what is no attempt of ours */
export function readAttempt(text: string | undefined): Attempt | null {
  if (!text) return null;
  try {
    return attempt.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/** What a sign-in sends to the provider, apart by use: one of them gives nothing away about the others. */
export function derived({ secret }: Attempt, use: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', secret).update(use).digest('base64url');
}

export function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
