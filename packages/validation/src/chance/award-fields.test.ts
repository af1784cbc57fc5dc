import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { optionalEmail, optionalPhone, optionalWebAddress } from '../wire/text.ts';

const problemOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('the link to the platform', () => {
  it.each([
    ['https://vergabe.example.de/a?b=1#c', 'https://vergabe.example.de/a?b=1#c'],
    ['http://vergabe.example.de', 'http://vergabe.example.de'],
    ['www.subreport.example.de/E123', 'https://www.subreport.example.de/E123'],
    ['  ', null],
  ])('reads %j as %j', (typed, read) => {
    expect(optionalWebAddress().parse(typed)).toBe(read);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://bank.example.de@fremd.example.org',
    'https://localhost',
    'https://a b.de',
    'Vergabeportal Westfalen',
  ])('refuses %j', (typed) => {
    expect(problemOf(optionalWebAddress(), typed)).toBe('INVALID_URL');
  });
});

describe('the person to ask', () => {
  it('has an e-mail address and a phone number as people write them', () => {
    expect(optionalEmail().parse(' vergabe@stadt.example.de ')).toBe('vergabe@stadt.example.de');
    expect(problemOf(optionalEmail(), 'vergabe@stadt')).toBe('INVALID_EMAIL');
    expect(optionalPhone().parse('(02361) 50-1234, App. 7')).toBe('(02361) 50-1234, App. 7');
    expect(problemOf(optionalPhone(), 'siehe Portal')).toBe('INVALID_PHONE');
  });
});
