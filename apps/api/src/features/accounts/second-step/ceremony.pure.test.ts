import * as library from '@simplewebauthn/server';
import { expect, it, vi } from 'vitest';
import { Authenticator, passkeySiteOfTests as site } from '../testing/authenticator.ts';
import { checkNewPasskey, newRequestOf } from './ceremony.ts';

vi.mock('@simplewebauthn/server', { spy: true });

const owner = { mainOrganizationId: 1, userId: 2, email: 'a@passkeys.example', name: 'A' };
const request = newRequestOf(site, 'AAAA', { owner, passkeys: [] });
const x5c = [new Uint8Array([48, 0]), new Uint8Array([48, 0])];

it('takes a new key only without certificates, which would name addresses to fetch', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const format of ['android-key', 'packed', 'tpm', 'apple', 'fido-u2f', 'android-safetynet']) {
    const answer = new Authenticator().create(request, { attestation: { format, statement: new Map([['x5c', x5c]]) } });
    expect(await checkNewPasskey(site, 'AAAA', answer)).toBeNull();
  }
  expect(library.verifyRegistrationResponse).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(await checkNewPasskey(site, 'AAAA', new Authenticator().create(request))).not.toBeNull();
});
