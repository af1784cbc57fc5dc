import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { opened, sealed } from '../../../database/kept-secrets.ts';
import { type StoredSecondStep, storeStep, takeRecoveryCode } from './second-step.store.ts';

// What the usual apps assume, also where an address says otherwise: SHA-1, six digits, thirty seconds.
const shape = { issuer: 'Zuschlag', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** So many time steps before and after now count, for clocks that differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

/** A new secret of 160 bits, and what an app reads from a picture. */
export function newSecret(label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...shape, label, secret }).toString() };
}

/** A secret as the database keeps it. */
export function keptSecret(secret: string, person: { mainOrganizationId: number; userId: number }): string {
  return sealed(secret, belonging(person));
}

/** Ten recovery codes of 80 random bits: too many to be found by trying, so that a plain hash protects them. */
export function newRecoveryCodes(): string[] {
  const letters = () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.slice(0, 16);
  return Array.from({ length: RECOVERY_CODES }, () => (letters().match(/.{4}/g) ?? []).join('-'));
}

export function hashOfRecoveryCode(code: string): string {
  return hash('sha256', bare(code), 'hex');
}

/** The time step of a code of the app. @returns null when it is wrong, too old, or not newer than the last one that counted */
export function stepOf(
  { secret, lastStep, ...person }: StoredSecondStep & { mainOrganizationId: number },
  code: string,
  now: Date,
): number | null {
  const plain = opened(secret, belonging(person));
  if (plain === null) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...shape, secret: plain }).validate({ token: bare(code), timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = TOTP.counter({ timestamp, period: shape.period }) + delta;
  return step > lastStep ? step : null;
}

/** Uses a code up, of the app or for recovery. @param step locked by the transaction @returns whether it is right */
export async function useCode(
  tenant: TenantDb<Actor>,
  { userId, step }: { userId: number; step: StoredSecondStep | null },
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  if (!/^\d{6}$/.test(bare(code))) return takeRecoveryCode(tenant, userId, hashOfRecoveryCode(code));
  if (!step?.confirmedAt) return false;
  const found = stepOf({ ...step, mainOrganizationId: tenant.actor.mainOrganizationId }, code, now);
  if (found === null) return false;
  await storeStep(tenant, userId, found);
  return true;
}

/** Blanks, dashes and the case of letters do not count. */
function bare(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

function belonging({ mainOrganizationId, userId }: { mainOrganizationId: number; userId: number }): string {
  return `second step of ${mainOrganizationId}.${userId}`;
}
