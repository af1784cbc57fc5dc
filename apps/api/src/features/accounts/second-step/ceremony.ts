import { createHash, randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type {
  KnownCredential,
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@zuschlag/validation/accounts/passkeys';
import { limits } from '@zuschlag/validation/limits';
import type { PasskeySite } from './passkey-site.ts';
import type { StoredPasskey } from './passkeys.store.ts';

// Ed25519, ECDSA with P-256 and RSA with SHA-256: one of them is in every device, Windows Hello included.
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = limits.secondStepSeconds * 1_000;

export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** What a browser asks a device to sign. Presence is enough, because the password came before; devices that can check their user do. */
export function requestOf(site: PasskeySite, challenge: string, passkeys: readonly StoredPasskey[]): PasskeyRequest {
  const allowCredentials = passkeys.map(known);
  return { challenge, rpId: site.rpId, timeout: TIMEOUT_MS, userVerification: 'preferred', allowCredentials };
}

type Owner = { mainOrganizationId: number; userId: number; email: string; name: string };

/** By which a browser lets a device make a key. A device that has one already refuses to make a second. */
export function newRequestOf(
  site: PasskeySite,
  challenge: string,
  { owner, passkeys }: { owner: Owner; passkeys: readonly StoredPasskey[] },
): NewPasskeyRequest {
  return {
    challenge,
    rp: { id: site.rpId, name: 'Zuschlag' },
    user: { id: handleOf(owner), name: owner.email, displayName: owner.name },
    timeout: TIMEOUT_MS,
    attestation: 'none',
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: passkeys.map(known),
    // A key that stands beside a password needs no place of its own on a device.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  };
}

/** The key of a device that was just made. @returns null when it was not made for this challenge at this address */
export async function checkNewPasskey(
  site: PasskeySite,
  challenge: string,
  answer: NewPasskeyAnswer,
): Promise<Omit<StoredPasskey, 'id'> | null> {
  const { attestationObject, clientDataJSON, transports } = answer.response;
  try {
    if (!isWithoutCertificates(attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: { attestationObject, clientDataJSON, transports: transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports: transports ?? [],
    };
  } catch {
    // The library throws for everything that is not as expected; its words name parts of the answer, which stay out of logs.
    return null;
  }
}

/**
 * Which passkey signed a challenge.
 *
 * @returns null for another challenge, address or key, and for a counter that did not grow: of such a key there are copies
 */
export async function checkAnswer(
  site: PasskeySite,
  challenge: string,
  { answer, passkeys }: { answer: PasskeyAnswer; passkeys: readonly StoredPasskey[] },
): Promise<{ id: string; counter: number } | null> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
  if (!passkey) return null;
  const { userHandle, ...response } = answer.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/**
 * Whether a new key comes without certificates of its maker, as was asked for. The library would fetch the lists of revoked
 * certificates from addresses that such certificates name, and a client can make them itself.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

function known({ credentialId, transports }: StoredPasskey): KnownCredential {
  return { id: credentialId, type: 'public-key', transports };
}

/** Names the account on a device without telling who it is. */
function handleOf({ mainOrganizationId, userId }: Owner): string {
  return createHash('sha256').update(`passkeys of ${mainOrganizationId}.${userId}`).digest('base64url');
}
