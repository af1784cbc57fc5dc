import type {
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@zuschlag/validation/accounts/passkeys';

/** Whether this browser can ask a device for a passkey at all. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lets a device sign; the browser asks the person. Loaded only when a passkey is asked for. @throws when the person declines */
export async function signByPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: request });
  return { id, rawId, type: 'public-key', response };
}

/** Lets a device make a key; the browser asks the person. @throws when the person declines, or the device has a key already */
export async function makePasskey(request: NewPasskeyRequest): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({ optionsJSON: request });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Whether a device refused because it has a key of this account. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Whether it was the browser or the person in front of it who ended the question, and not the server. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
