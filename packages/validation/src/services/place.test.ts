import { expect, it } from 'vitest';
import { mobileServiceInput } from './mobile-service.ts';
import { permanentServiceInput } from './permanent-service.ts';

const kinds = { permanent: permanentServiceInput, mobile: mobileServiceInput };
const problemsOfPlace = (schema: (typeof kinds)[keyof typeof kinds], value: object) =>
  (schema.safeParse(value).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'siteId' || path[0] === 'siteInput')
    .map(({ path, message }) => `${path.join('.')} ${message}`);

it.each(Object.entries(kinds))('an empty %s service lacks its place of work beside its other fields', (_, schema) => {
  expect(problemsOfPlace(schema, {})).toEqual(['siteId SITE_MISSING', 'siteInput SITE_MISSING']);
  expect(problemsOfPlace(schema, { siteId: '018f0000-0000-7000-8000-00000000000c' })).toEqual([]);
});

it.each(Object.entries(kinds))('a wrong place of a %s service is not called missing', (_, schema) => {
  const problems = problemsOfPlace(schema, { siteInput: { name: 'Tor 3' } });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.join()).not.toContain('SITE_MISSING');
});
