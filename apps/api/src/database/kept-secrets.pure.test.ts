import { afterAll, expect, it } from 'vitest';
import { canKeepSecrets, keepSecretsWith, opened, sealed } from './kept-secrets.ts';

afterAll(() => keepSecretsWith(null));

it('opens a secret only with its key, unchanged and for what it belongs to', () => {
  keepSecretsWith('first key of the operator, long enough');
  const text = sealed('JBSWY3DPEHPK3PXP', 'second step of 1.7');
  expect(text).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed('JBSWY3DPEHPK3PXP', 'second step of 1.7')).not.toBe(text);
  expect(opened(text, 'second step of 1.7')).toBe('JBSWY3DPEHPK3PXP');
  expect(opened(text, 'second step of 1.8')).toBeNull();
  expect(opened(`${text.slice(0, -2)}AA`, 'second step of 1.7')).toBeNull();
  expect(opened('anything', 'second step of 1.7')).toBeNull();
  keepSecretsWith('second key of the operator, long enough');
  expect(opened(text, 'second step of 1.7')).toBeNull();
});

it('keeps nothing without a key', () => {
  keepSecretsWith(null);
  expect(canKeepSecrets()).toBe(false);
  expect(() => sealed('secret', 'of')).toThrow('SECRETS_KEY');
});
