import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, variables } from './env.ts';

describe('the environment', () => {
  it('is explained variable by variable in .env.example', () => {
    const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const named = [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort());
    const unexplained = text.split(/\n(?=(?:# )?[A-Z][A-Z0-9_]+=)/).filter((part) => !part.includes('# '));
    expect(unexplained.length).toBeLessThanOrEqual(1);
  });

  it('has the values of .env.example when nothing is set', () => {
    const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const set = Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readEnv(set)).toEqual(readEnv({}));
  });

  it('takes an issuer that is encrypted, or on the same machine', () => {
    const client = { OIDC_CLIENT_ID: 'zuschlag', OIDC_CLIENT_SECRET: 'a secret' };
    for (const url of ['https://sso.example', 'http://127.0.0.1:8080', 'http://localhost/realm'])
      expect(readEnv({ ...client, OIDC_ISSUER: url }).OIDC_ISSUER).toBe(url);
    for (const url of ['http://sso.example', 'http://localhost.example', 'http://127.0.0.1.example'])
      expect(() => readEnv({ ...client, OIDC_ISSUER: url })).toThrow(/OIDC_ISSUER/);
  });

  it('names every variable that cannot be used, in one sentence', () => {
    expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://a/b' })).toThrow(
      /DATABASE_URL.*PORT.*See \.env\.example\.$|PORT.*DATABASE_URL.*See \.env\.example\.$/,
    );
  });
});
