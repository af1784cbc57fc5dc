import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { heard, outcomeOf, unusedPort } from '@zuschlag/api/testing/programs/programs';
import { as } from '@zuschlag/api/testing/scenario';
import { afterAll, describe, expect, it } from 'vitest';
import { addEntry } from '../../api/src/features/configuration/entries/entries.ts';
import { anOffice } from './office.ts';

const office = await anOffice();
const { database, tenant, way, url, token, start, call, inFolder, zuschlag, file, socialSecurity } = office;
afterAll(office.close);

const heading = 'Gültig ab;Arbeitgeberanteil in %';

// Three of them start programs of their own, which a busy machine takes its time for.
const unhurried = { timeout: 180_000 };

describe('signing in', unhurried, () => {
  it('keeps address and token in a file that only the user can read, and never shows the token', async () => {
    const without = { ZUSCHLAG_URL: '', ZUSCHLAG_TOKEN: '' };
    const login = await outcomeOf(start(['login', '--url', `${url}/settings`], without, `${token}\n`));
    expect(login).toMatchObject({ code: 0, err: '' });
    const kept = inFolder('zuschlag/access.json');
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual({ url, token });
    const whoami = await call(['whoami'], without);
    expect(whoami.out).toContain('Holger Brandes');
    expect(login.out + whoami.out).not.toContain(token.slice(-20));
    // The stored token goes to no other address.
    const elsewhere = await call(['whoami'], { ...without, ZUSCHLAG_URL: 'http://127.0.0.1:9' });
    expect(elsewhere.code).toBe(6);
    const spelledOtherwise = await call(['whoami'], { ...without, ZUSCHLAG_URL: `${url}/` });
    expect(spelledOtherwise).toMatchObject({ code: 0, err: '' });
    await rm(kept);
  });

  it('answers scripts with one JSON document', async () => {
    const { out, err } = await zuschlag('whoami', '--json');
    expect({ err, document: JSON.parse(out) }).toMatchObject({
      err: '',
      document: { exitCode: 0, url, user: { firstname: 'Holger', isConfigAdmin: true }, token: { name: 'Abgleich' } },
    });
  });
});

describe('a pipe', unhurried, () => {
  it('whose reader has seen enough ends nothing with a fault', async () => {
    const child = start(['export', 'holiday', '--format', 'csv', '-o', '-']);
    child.stdout?.destroy();
    const [err, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('an import', unhurried, () => {
  it('is shown, written, found in the history and taken back', async () => {
    const rows = await file('soz.csv', heading, '01.01.2031;21,5', '01.01.2032;22');
    const done = await zuschlag('import', 'sozialversicherung', rows, '--yes');
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('2  neu');
    expect(done.out).toContain('Trifft keine offene Chance.');
    expect(await socialSecurity()).toEqual(['2031-01-01 0.215', '2032-01-01 0.22']);
    const id = /Import ([\w-]{36})/.exec(done.out)?.[1] ?? '';
    expect(done.out).toContain(`zuschlag undo ${id}`);
    expect((await zuschlag('history', 'social-security')).out).toContain(`Import: soz.csv (+2 −0) ${id}`);
    const again = await zuschlag('import', 'socialSecurity', rows, '--json');
    expect(JSON.parse(again.out)).toMatchObject({ exitCode: 0, isWritten: false, counts: { equal: 2, new: 0 } });
    expect(again.code).toBe(0);
    expect(await zuschlag('undo', id)).toMatchObject({ code: 8, out: '' });
    expect(await zuschlag('undo', id, '--yes')).toMatchObject({ code: 0 });
    expect(await socialSecurity()).toEqual([]);
  });

  it('with wrong rows names each cell, writes nothing, and gives the file back with notes', async () => {
    const rows = await file('falsch.csv', heading, '01.01.2031;x', '31.02.2031;20', '01.01.2033;20');
    const notes = inFolder('notes.csv');
    const refused = await zuschlag('import', 'social-security', rows, '--yes', '--annotated', notes);
    expect(refused.code).toBe(4);
    expect(refused.out).toContain(
      'Zeile 2: Arbeitgeberanteil „x“: Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.',
    );
    expect(refused.out).toContain('Zeile 3: Gültig ab „31.02.2031“: Bitte geben Sie ein gültiges Datum ein.');
    expect(await readFile(notes, 'utf8')).toContain('01.01.2031;x;fehlerhaft;');
    expect(await socialSecurity()).toEqual([]);
    const skipping = await zuschlag('import', 'social-security', rows, '--yes', '--skip-wrong', '--language', 'en');
    expect(skipping).toMatchObject({ code: 0, out: expect.stringContaining('Rows written: 1.') });
    expect(await socialSecurity()).toEqual(['2033-01-01 0.2']);
  });

  it.each([
    { what: 'without --yes and without a terminal', options: [], code: 8 },
    { what: 'with --dry-run', options: ['--dry-run', '--yes'], code: 0 },
  ])('$what writes nothing and leaves no plan lying about', async ({ options, code }) => {
    const rows = await file('ungefragt.csv', heading, '01.01.2040;20');
    const before = await socialSecurity();
    const { out, ...rest } = await zuschlag('import', 'social-security', rows, '--json', ...options);
    const document = JSON.parse(out);
    expect({ ...rest, document }).toMatchObject({ code, document: { exitCode: code, isWritten: false } });
    expect(await socialSecurity()).toEqual(before);
    const kept = await as(tenant, tenant.people.configAdmin, ({ db }) =>
      db.configurationImport.findFirstOrThrow({ where: { id: document.importId } }),
    );
    expect(kept.state).toBe('discarded');
  });

  it('of a table that changed after the plan was shown is refused', async () => {
    const rows = await file('spaet.csv', heading, '01.01.2041;20');
    const change = (work: Parameters<typeof addEntry>[0]) =>
      addEntry(work, 'socialSecurity', { activeFrom: '2041-01-01', value: 0.19 });
    way.before = {
      'configuration.imports.commit': async () => {
        way.before = {};
        await as(tenant, tenant.people.configAdmin, change);
      },
    };
    const { code, out } = await zuschlag('import', 'social-security', rows, '--yes', '--json');
    expect({ code, document: JSON.parse(out) }).toMatchObject({
      code: 5,
      document: { exitCode: 5, error: { code: 'PLAN_OUTDATED' } },
    });
    expect(await socialSecurity()).toContain('2041-01-01 0.19');
  });

  it('interrupted before it is written leaves nothing behind', async () => {
    const rows = await file('abbruch.csv', heading, '01.01.2042;20');
    const before = await socialSecurity();
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    way.before = {
      'services.startRateImpact': () => {
        reached.resolve();
        return released.promise;
      },
    };
    const running = start(['import', 'social-security', rows, '--yes']);
    const outcome = outcomeOf(running);
    await reached.promise;
    running.kill('SIGINT');
    expect(await outcome).toMatchObject({
      code: 130,
      err: expect.stringContaining('Abgebrochen, nichts geschrieben.'),
    });
    way.before = {};
    released.resolve();
    expect(await socialSecurity()).toEqual(before);
  });

  it('that is interrupted while it is written is written and says so', async () => {
    const rows = await file('doch.csv', heading, '01.01.2043;20');
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    way.before = {
      'configuration.imports.commit': () => {
        reached.resolve();
        return released.promise;
      },
    };
    const running = start(['import', 'social-security', rows, '--yes']);
    const outcome = outcomeOf(running);
    await reached.promise;
    const told = heard(running, 'stderr', 'Wird schon geschrieben');
    running.kill('SIGINT');
    await told;
    way.before = {};
    released.resolve();
    expect(await outcome).toMatchObject({ code: 0, out: expect.stringContaining('Geschriebene Zeilen: 1.') });
    expect(await socialSecurity()).toContain('2043-01-01 0.2');
  });

  it.each([
    { what: 'a text that is no table', name: 'brief.csv', lines: ['Sehr geehrte Damen', 'und Herren'] },
    { what: 'an archive that is no workbook', name: 'archiv.xlsx', lines: ['PK\u0003\u0004 nothing'] },
    { what: 'an empty file', name: 'leer.csv', lines: [''] },
  ])('of $what is refused with a reason', async ({ name, lines }) => {
    const { code, err } = await zuschlag('import', 'holiday', await file(name, ...lines), '--yes');
    expect(code).toBe(3);
    expect(err).toMatch(new RegExp(`^${name} wurde abgelehnt: .{10}`));
  });
});

describe('an export', unhurried, () => {
  it.each(['csv', 'xlsx'] as const)('as %s is what an import finds equal', async (format) => {
    await as(tenant, tenant.people.configAdmin, (work) =>
      addEntry(work, 'vacationBonus', {
        activeFrom: format === 'csv' ? '2044-01-01' : '2045-01-01',
        province: 'DE-BW',
        bonusRelative: 0.125,
        bonusAbsolute: 1_234.56,
      }),
    );
    const target = inFolder(`urlaubsgeld.${format}`);
    expect((await zuschlag('export', 'urlaubsgeld', '--format', format, '-o', target)).code).toBe(0);
    const again = await zuschlag('import', 'urlaubsgeld', target, '--json');
    const { counts } = JSON.parse(again.out);
    expect({ code: again.code, counts }).toMatchObject({ code: 0, counts: { new: 0, changed: 0, wrong: 0 } });
    expect(counts.equal).toBeGreaterThan(0);
  });
});

describe('an end that scripts can tell apart', unhurried, () => {
  it.each([
    { what: 'an unknown table', parameters: ['history', 'gehalt'], says: '„gehalt“ ist keine Tabelle' },
    { what: 'an unknown option', parameters: ['whoami', '--loud'], says: '--loud' },
    { what: 'an unknown language', parameters: ['whoami', '--language=fr'], says: 'fr' },
    { what: 'a file that is not there', parameters: ['import', 'tarif', '/nowhere.csv'], says: '/nowhere.csv' },
    {
      what: 'an import that is not there',
      parameters: ['undo', 'x', '--yes'],
      says: 'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
    },
  ])('2 for $what', async ({ parameters, says }) => {
    const { code, err } = await zuschlag(...parameters);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it('2 for a wrong call also as a JSON document', async () => {
    const { code, out } = await zuschlag('import', 'tarif', '--json');
    expect({ code, document: JSON.parse(out) }).toMatchObject({
      code: 2,
      document: { exitCode: 2, error: { code: 'USAGE' } },
    });
  });

  it('6 without an access, with a token that opens nothing, and for whoever may not write the table', async () => {
    const rows = await file('recht.csv', heading, '01.01.2046;20');
    const { secret } = await anApiToken(database, tenant.people.nordEditor);
    const outcomes = await Promise.all(
      [
        { ZUSCHLAG_URL: '', ZUSCHLAG_TOKEN: '' },
        { ZUSCHLAG_TOKEN: `zus_1_${'x'.repeat(43)}` },
        { ZUSCHLAG_TOKEN: secret },
      ].map((env) => call(['import', 'social-security', rows, '--yes'], env)),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([6, 6, 6]);
    expect(await socialSecurity()).not.toContain('2046-01-01 0.2');
  });

  it('2 for an address that is none', async () => {
    const { code, err } = await call(['whoami'], { ZUSCHLAG_URL: 'ftp://zuschlag.example' });
    expect({ code, err }).toEqual({
      code: 2,
      err: '„ftp://zuschlag.example“ ist keine Adresse mit http oder https.\n',
    });
  });

  it('7 when nobody answers, with what the system says', async () => {
    const nowhere = `http://127.0.0.1:${await unusedPort()}`;
    const { code, err } = await call(['whoami'], { ZUSCHLAG_URL: nowhere });
    expect({ code, err }).toEqual({ code: 7, err: `${nowhere} (ECONNREFUSED) ist nicht erreichbar.\n` });
  });

  it('tells a wrong call in the language of the caller, with what would be right', async () => {
    const said = async (...parameters: string[]) => (await zuschlag(...parameters)).err.trim();
    expect(await said('exprt', 'tariff')).toBe('Den Befehl „exprt“ gibt es nicht. Meinten Sie export?');
    expect(await said('--language', 'en', 'export')).toBe('The argument <table> is missing.');
    expect(await said('export', 'tariff', '--format', 'pdf')).toBe(
      '„pdf“ passt nicht zu --format <format>. Erlaubt: xlsx, csv.',
    );
    expect(await said('import', 'tariff', inFolder('gibt-es-nicht.csv'))).toMatch(
      /lässt sich nicht lesen: die Datei gibt es nicht$/,
    );
    expect(await said('export', 'holiday', '-o', inFolder('kein/ordner.csv'))).toMatch(/: den Ordner gibt es nicht$/);
  });

  it('counts the common options before the name of a command too', async () => {
    const { out } = await zuschlag('--json', '--language', 'en', 'nonsense');
    expect(JSON.parse(out)).toMatchObject({
      exitCode: 2,
      error: { code: 'USAGE', message: 'There is no command “nonsense”.' },
    });
  });

  it('which the help explains in both languages', async () => {
    const [de, en] = await Promise.all([zuschlag('--help'), zuschlag('--help', '--language=en')]);
    expect(de).toMatchObject({
      code: 0,
      out: expect.stringMatching(/8 {2}nicht bestätigt, nichts geschrieben\n {2}9 {2}unbekannt/),
    });
    expect(en).toMatchObject({ code: 0, out: expect.stringContaining('8  not confirmed, nothing written') });
  });
});
