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

  it('names every variable that cannot be used, in one sentence', () => {
    expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://a/b' })).toThrow(
      /DATABASE_URL.*PORT.*See \.env\.example\.$|PORT.*DATABASE_URL.*See \.env\.example\.$/,
    );
  });
});
