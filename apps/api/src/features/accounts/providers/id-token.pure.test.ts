import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { checkIdToken } from './id-token.ts';

const own = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' };
const now = new Date('2026-11-27T12:00:00Z');
const seconds = now.getTime() / 1_000;
const directory = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const other = '11111111-2222-4333-8444-555555555555';
const ofMicrosoft = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`;

const good = { iss: 'https://id.example', aud: 'client', sub: 'seven', nonce: 'n', iat: seconds, exp: seconds + 300 };
const person = { ...good, email: 'ida@firma.example', email_verified: true };

async function signed(claims: JWTPayload, { key = own.privateKey, kid = 'one' } = {}) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}
type Options = { key?: 'google' | 'microsoft'; tenants?: string[]; issuer?: string; signer?: string };
const check = (token: string, { key = 'google', tenants = [], issuer = 'https://id.example', signer }: Options = {}) =>
  checkIdToken(token, {
    provider: { key, clientId: 'client', tenants },
    issuer,
    keys: { keys: [Object.assign({ ...publicKey }, signer === undefined ? {} : { issuer: signer })] },
    nonce: 'n',
    now,
  });

describe('an ID token', () => {
  it('names issuer, subject and the address that its provider answers for', async () => {
    expect(await check(await signed(person))).toEqual({
      ...{ issuer: 'https://id.example', subject: 'seven', email: 'ida@firma.example', isEmailProven: true },
    });
  });

  it.each([
    { what: 'of another issuer', claims: { iss: 'https://other.example' } },
    { what: 'for another client', claims: { aud: 'another' } },
    { what: 'for several clients', claims: { aud: ['client', 'another'] } },
    { what: 'that another client asked for', claims: { azp: 'another' } },
    { what: 'of another sign-in', claims: { nonce: 'm' } },
    { what: 'without a nonce', claims: { nonce: undefined } },
    { what: 'without a subject', claims: { sub: '' } },
    { what: 'that is over', claims: { exp: seconds - 61 } },
    { what: 'that is not good yet', claims: { nbf: seconds + 61 } },
    { what: 'without an end', claims: { exp: undefined } },
  ])('$what is refused', async ({ claims }) => {
    await expect(check(await signed({ ...person, ...claims }))).rejects.toThrow();
  });

  it('by another key, with a shared secret or without a signature is refused', async () => {
    await expect(check(await signed(person, { key: foreign.privateKey }))).rejects.toThrow();
    const secret = new TextEncoder().encode('a-secret-of-the-operator-0123456789');
    await expect(
      check(await new SignJWT(person).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)),
    ).rejects.toThrow();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    await expect(check(`${part({ alg: 'none' })}.${part(person)}.`)).rejects.toThrow();
  });

  it.each([false, undefined, 'no', 0])('with email_verified %s proves no address', async (said) => {
    expect((await check(await signed({ ...person, email_verified: said }))).isEmailProven).toBe(false);
  });
});

describe('an ID token of Microsoft', () => {
  const issuer = ofMicrosoft('{tenantid}');
  const options = { key: 'microsoft' as const, issuer };
  const claims = { ...person, iss: ofMicrosoft(directory), tid: directory };

  it('is of the directory it names', async () => {
    expect((await check(await signed(claims), options)).issuer).toBe(ofMicrosoft(directory));
    await expect(check(await signed({ ...claims, tid: other }), options)).rejects.toThrow();
    await expect(check(await signed({ ...claims, tid: undefined }), options)).rejects.toThrow();
    await expect(
      check(await signed({ ...claims, tid: 'x/../y', iss: ofMicrosoft('x/../y') }), options),
    ).rejects.toThrow();
  });

  it('is signed by a key for that directory, or for all', async () => {
    expect((await check(await signed(claims), { ...options, signer: issuer })).subject).toBe('seven');
    await expect(check(await signed(claims), { ...options, signer: ofMicrosoft(other) })).rejects.toThrow();
  });

  it('proves an address by the owner of its domain, or by a directory that the operator trusts, and by no word of its own', async () => {
    const isProven = async (more: JWTPayload, tenants: string[] = []) =>
      (await check(await signed({ ...claims, ...more }), { ...options, tenants })).isEmailProven;
    expect(await isProven({ email_verified: true })).toBe(false);
    expect(await isProven({ xms_edov: true })).toBe(true);
    expect(await isProven({ xms_edov: '1' })).toBe(true);
    expect(await isProven({ xms_edov: false })).toBe(false);
    expect(await isProven({}, [other])).toBe(false);
    expect(await isProven({}, [directory])).toBe(true);
  });
});
