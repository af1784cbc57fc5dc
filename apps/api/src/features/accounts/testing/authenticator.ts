import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@zuschlag/validation/accounts/passkeys';
import type { PasskeySite } from '../second-step/passkey-site.ts';

export const passkeySiteOfTests: PasskeySite = { origin: 'https://zuschlag.example', rpId: 'zuschlag.example' };

/** What a browser or a device does otherwise than it should. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  counter?: number;
  challenge?: string;
  attestation?: { format: string; statement: Map<string, unknown> };
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device that makes a key (P-256, attestation "none") and signs with it, and the browser in front of it. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  create(request: NewPasskeyRequest, deviation: Deviation = {}): NewPasskeyAnswer {
    const credential = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    // No AAGUID, as with attestation "none".
    const attested = Buffer.concat([Buffer.alloc(16), length, credential, this.#coseKey()]);
    const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
    const authData = Buffer.concat([this.#authData(deviation.rpId ?? request.rp.id, flags, 0), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', deviation.attestation?.format ?? 'none'],
      ['attStmt', deviation.attestation?.statement ?? new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', { challenge: request.challenge, ...deviation }),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(request: PasskeyRequest, deviation: Deviation = {}): PasskeyAnswer {
    this.#counter = deviation.counter ?? this.#counter + 1;
    const authData = this.#authData(deviation.rpId ?? request.rpId, USER_PRESENT | USER_VERIFIED, this.#counter);
    const clientDataJSON = clientData('webauthn.get', { challenge: request.challenge, ...deviation });
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url');
    return {
      ...this.#named(),
      response: { clientDataJSON, authenticatorData: authData.toString('base64url'), signature },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #authData(rpId: string, flags: number, counter: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), tail]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // kty EC2, alg ES256, crv P-256 (RFC 9053).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}

function clientData(type: string, { challenge, origin }: Deviation): string {
  const data = { type, challenge, origin: origin ?? passkeySiteOfTests.origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
