import { afterAll, describe, expect, it } from 'vitest';
import { anOffice } from './office.ts';

const office = await anOffice();
const { way, zuschlag, file, socialSecurity } = office;
afterAll(office.close);

const heading = 'Gültig ab;Arbeitgeberanteil in %';

describe('an import', () => {
  it('whose answer is lost every time is looked up, found written and told so', async () => {
    way.lostAnswers = ['configuration.imports.commit'];
    const rows = await file('verloren.csv', heading, '01.01.2047;20');
    const { code, out, err } = await zuschlag('import', 'social-security', rows, '--yes');
    way.lostAnswers = [];
    expect({ code, err }).toEqual({ code: 0, err: 'Die Antwort ging verloren. Der Import wird nachgesehen …\n' });
    expect(out).toContain('Geschriebene Zeilen: 1.');
    expect(await socialSecurity()).toContain('2047-01-01 0.2');
    const id = /Import ([\w-]{36})/.exec(out)?.[1] ?? '';
    way.lostAnswers = ['configuration.imports.undo'];
    expect(await zuschlag('undo', id, '--yes')).toMatchObject({ code: 0, out: '„verloren.csv“ ist zurückgenommen.\n' });
    way.lostAnswers = [];
    expect(await socialSecurity()).not.toContain('2047-01-01 0.2');
  });

  it('of which nothing can be known ends with a code of its own, the id and the next command', async () => {
    const rows = await file('unbekannt.csv', heading, '01.01.2048;20');
    way.before = {
      'configuration.imports.commit': async () => {
        way.lostAnswers = ['configuration.imports'];
      },
    };
    const { code, out } = await zuschlag('import', 'social-security', rows, '--yes', '--json');
    Object.assign(way, { before: {}, lostAnswers: [] });
    const { error } = JSON.parse(out);
    expect({ code, error: error.code }).toEqual({ code: 9, error: 'OUTCOME_UNKNOWN' });
    expect(error.message).toContain(`zuschlag status ${error.details.importId}`);
    const status = await zuschlag('status', error.details.importId);
    expect(status).toMatchObject({
      code: 0,
      out: expect.stringContaining('unbekannt.csv → Sozialversicherung: geschrieben'),
    });
    expect(await socialSecurity()).toContain('2048-01-01 0.2');
    const again = await zuschlag('import', 'social-security', rows, '--yes');
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('1  gleich') });
  });

  it('shows the characters in a cell that would change how a line reads', async () => {
    const rows = await file('bidi.csv', heading, '01.01.2049;\u202e12\u2066');
    const { out } = await zuschlag('import', 'social-security', rows, '--dry-run');
    expect(out).toContain('„\\u{202e}12\\u{2066}“');
  });
});
