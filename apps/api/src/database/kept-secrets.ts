import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What belongs to a secret: it opens only together with the same text, so that it cannot be moved to another row. */
type Belonging = string;

const SALT = 'zuschlag';
const VERSION = 'v1';

let key: Buffer | null = null;

/** Sets the key of this process, once, at its start. @param text at least 32 letters; null: secrets cannot be kept */
export function keepSecretsWith(text: string | null): void {
  key = text === null ? null : Buffer.from(hkdfSync('sha256', text, SALT, 'kept secrets', 32));
}

export function canKeepSecrets(): boolean {
  return key !== null;
}

/** Encrypts a secret that the server must be able to read again (AES-256-GCM). @throws {Error} without a key */
export function sealed(secret: string, of: Belonging): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', requireKey(), iv).setAAD(Buffer.from(of));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [
    VERSION,
    iv.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    text.toString('base64url'),
  ].join('.');
}

/** @returns null when it was encrypted with another key or belongs to something else, and without a key */
export function opened(text: string, of: Belonging): string | null {
  const [version, iv, tag, body] = text.split('.');
  if (key === null || version !== VERSION || !iv || !tag || body === undefined) return null;
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
    cipher.setAAD(Buffer.from(of)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([cipher.update(Buffer.from(body, 'base64url')), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function requireKey(): Buffer {
  if (key === null) throw new Error('Secrets cannot be kept: SECRETS_KEY is not set.');
  return key;
}
