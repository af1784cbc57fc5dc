import { errorStatus, fieldProblems } from '@zuschlag/validation/errors';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage, speak } from '../../testing/show.tsx';
import { errorMessage, fieldProblemMessage, useErrorToast } from './error-messages.ts';

const refusal = (code: string, details = {}) => ({ data: { code, details, requestId: '0123456789' } });
const codes = Object.keys(errorStatus);
const saidElsewhere = ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'SECOND_STEP_MISSING'];

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  it('every refusal of the server has a sentence of its own, except those that another place says', async () => {
    await speak(locale);
    const said = codes.filter((code) => errorMessage(refusal(code)) !== null);
    expect(codes.filter((code) => !said.includes(code))).toEqual(saidElsewhere);
    const sentences = said.map((code) => errorMessage(refusal(code)));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('every problem of a field has words, with and without a limit', async () => {
    await speak(locale);
    for (const problem of fieldProblems) {
      expect(fieldProblemMessage(problem)).toMatch(/\w{3,}.*\.$/);
      expect(fieldProblemMessage(problem, 3)).toMatch(/\w{3,}.*\.$/);
    }
  });
});

describe('the words', () => {
  it('name the limit in the language of the screen', async () => {
    await speak('de');
    expect(fieldProblemMessage('TOO_BIG', 10_000)).toBe('Höchstens 10.000.');
    expect(fieldProblemMessage('TOO_SMALL', 0)).toBe('Muss mindestens 0 sein.');
    expect(fieldProblemMessage('NOT_ABOVE', 0)).toBe('Muss größer als 0 sein.');
    await speak('en');
    expect(fieldProblemMessage('TOO_BIG', 10_000)).toBe('At most 10,000.');
  });

  it('name the waiting time, the services without a price and the new Chance admin', async () => {
    await speak('de');
    expect(errorMessage(refusal('RATE_LIMITED', { retryAfter: 42 }))).toBe(
      'Zu viele Anfragen. Bitte warten Sie 42 Sekunden.',
    );
    expect(errorMessage(refusal('CALCULATION_INCOMPLETE', { names: ['Pforte', 'Revier'] }))).toContain(
      'Pforte, Revier',
    );
    expect(errorMessage(refusal('OWNER_CHANGED', { names: ['Jonas Wiechert'] }))).toContain('Jonas Wiechert');
    await speak('en');
    expect(errorMessage(refusal('OWNER_CHANGED', { names: ['Jonas Wiechert'] }))).toMatch(/^Jonas Wiechert has become/);
    expect(errorMessage(refusal('OWNER_CHANGED'))).toBe('Another person has become the Chance admin.');
  });

  it('of an internal error say nothing of it but the number for the support', async () => {
    function Fails() {
      const show = useErrorToast();
      return (
        <button type="button" onClick={() => show(refusal('INTERNAL'))}>
          Los
        </button>
      );
    }
    await showPage(<Fails />);
    await page.getByRole('button', { name: 'Los' }).click();
    await expect.element(page.getByText('Etwas ist schiefgelaufen.')).toBeVisible();
    await expect.element(page.getByText('Bitte versuchen Sie es erneut. (01234567)')).toBeVisible();
  });
});
