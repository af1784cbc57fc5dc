import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';

// Base64url of bytes. Responses of devices are short; nothing longer is read.
const bytes = (most: number) =>
  z
    .string()
    .min(1, { error: 'REQUIRED' })
    .max(most, { error: 'TOO_LONG' })
    .regex(/^[A-Za-z0-9_-]+$/, { error: 'INVALID' });
// What a device calls its key names nothing of ours.
const credentialId = bytes(1_400).meta({ isId: false });
const transports = z.array(z.string().max(40)).max(10);

/** A passkey in the list of its owner. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
export const passkey: z.ZodType<Passkey> = z
  .object({ id: z.uuid(), name: z.string(), createdAt: sentMoment(), lastUsedAt: sentMoment().nullable() })
  .meta({ id: 'Passkey' });

export const passkeyName = z.string().trim().min(1, { error: 'REQUIRED' }).max(60, { error: 'TOO_LONG' });

/** What a device signed, as browsers write it (`AuthenticationResponseJSON`). */
export interface PasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null };
}
export const passkeyAnswer: z.ZodType<PasskeyAnswer> = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(8_000),
      userHandle: z.string().max(200).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });

/** A new key of a device, as browsers write it (`RegistrationResponseJSON`). */
export interface NewPasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | null };
}
const newPasskeyAnswer: z.ZodType<NewPasskeyAnswer> = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(20_000),
      transports: transports.nullish(),
    }),
  })
  .meta({ id: 'NewPasskeyAnswer' });

export interface KnownCredential {
  id: string;
  type: 'public-key';
  transports: string[];
}
const knownCredential: z.ZodType<KnownCredential> = z
  .object({ id: z.string(), type: z.literal('public-key'), transports })
  .meta({ id: 'KnownCredential' });

/** What a browser asks a device to sign (`PublicKeyCredentialRequestOptionsJSON`). */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  /** milliseconds */
  timeout: number;
  userVerification: 'preferred';
  allowCredentials: KnownCredential[];
}
export const passkeyRequest: z.ZodType<PasskeyRequest> = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('preferred'),
    allowCredentials: z.array(knownCredential),
  })
  .meta({ id: 'PasskeyRequest' });

/** By which a browser lets a device make a key (`PublicKeyCredentialCreationOptionsJSON`). */
export interface NewPasskeyRequest {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  /** milliseconds */
  timeout: number;
  attestation: 'none';
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  excludeCredentials: KnownCredential[];
  authenticatorSelection: { residentKey: 'discouraged'; userVerification: 'preferred' };
}
export const newPasskeyRequest: z.ZodType<NewPasskeyRequest> = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    timeout: z.int(),
    attestation: z.literal('none'),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.array(knownCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('discouraged'),
      userVerification: z.literal('preferred'),
    }),
  })
  .meta({ id: 'NewPasskeyRequest' });

export const addPasskey = z.object({ name: passkeyName, answer: newPasskeyAnswer }).meta({ id: 'AddPasskey' });
export type AddPasskey = z.output<typeof addPasskey>;

export const renamePasskey = z.object({ id: opaqueId(), name: passkeyName });
export type RenamePasskey = z.output<typeof renamePasskey>;

const identityTokenValue = z.string().min(1).max(500);

/** Asks which ways a sign-in has that waits for its second step. */
export const secondStepWaysInput = z.object({ oAuthToken: identityTokenValue });
export interface SecondStepWays {
  /** whether codes of an app are in force; codes for recovery always are */
  byApp: boolean;
  /** null: the person has no passkey for this address */
  passkey: PasskeyRequest | null;
}
export const secondStepWays: z.ZodType<SecondStepWays> = z
  .object({ byApp: z.boolean(), passkey: passkeyRequest.nullable() })
  .meta({ id: 'SecondStepWays' });

export const passkeySignIn = z.object({ oAuthToken: identityTokenValue, passkey: passkeyAnswer });
export type PasskeySignIn = z.output<typeof passkeySignIn>;
