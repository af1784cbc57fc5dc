import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unusedPort } from '@zuschlag/api/testing/programs/programs';
import { afterAll, expect, it } from 'vitest';
import { anOffice } from './office.ts';
import { typedInto } from './terminal.ts';

const office = await anOffice();
const { url, token, inFolder } = office;
afterAll(office.close);

const environment = { HOME: inFolder('.'), XDG_CONFIG_HOME: inFolder('.') };
const address = 'Adresse: ';
const secret = 'Token (wird nicht angezeigt): ';
const kept = () => readFile(inFolder('zuschlag/access.json'), 'utf8').then(JSON.parse, () => null);

it('login asks again after a slip, shows no token, and keeps what was right', async () => {
  const wrong = `zus_1_${'x'.repeat(43)}`;
  const { code, err } = await typedInto(['login'], environment, [
    [address, 'zuschlag.example'],
    [address, url],
    [secret, 'hallo'],
    [secret, wrong],
    [secret, token],
  ]);
  expect(code).toBe(0);
  expect(err).toContain('„zuschlag.example“ ist keine Adresse mit http oder https.');
  expect(err).toContain(`Es beginnt mit „zus_“; anlegen können Sie es unter ${url}/profile/tokens`);
  expect(err).toContain('Das Token gilt nicht');
  expect(err).not.toContain(wrong);
  expect(err).not.toContain(token);
  expect(await kept()).toEqual({ url, token });
  await rm(inFolder('zuschlag/access.json'));
});

it.each(['\r', '\r\n'])(
  'login takes address and token pasted together, split by %j, and shows no token',
  async (end) => {
    const { code, err } = await typedInto(['login'], environment, [[address, `${url}${end}${token}`]]);
    expect(code).toBe(0);
    expect(err).toContain(secret);
    expect(err).not.toContain(token);
    expect(await kept()).toEqual({ url, token });
    await rm(inFolder('zuschlag/access.json'));
  },
);

it('login asks for what was pasted behind a wrong address, and shows it nowhere', async () => {
  const { code, err } = await typedInto(['login'], environment, [
    [address, `zuschlag.example\r${token}`],
    [address, url],
    [secret, token],
  ]);
  expect(code).toBe(0);
  expect(err).not.toContain(token);
  expect(await kept()).toEqual({ url, token });
  await rm(inFolder('zuschlag/access.json'));
});

it('login without a connection keeps the token that was typed until the server is back, or ends with code 7', async () => {
  const port = await unusedPort();
  const away = `http://127.0.0.1:${port}`;
  const given = await typedInto(['login', '--url', away], environment, [
    [secret, token],
    ['Noch einmal versuchen? [j/N] ', 'n'],
  ]);
  expect(given.code).toBe(7);
  expect(given.err).toContain(`${away} (ECONNREFUSED) ist nicht erreichbar.`);
  expect(await kept()).toBeNull();

  const gate = createServer((request, response) => {
    const asked = fetch(new URL(request.url ?? '', url), {
      headers: { authorization: request.headers.authorization ?? '' },
    });
    void asked.then(async (answer) => response.end(await answer.text()));
  });
  const back = async () => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
  };
  const patient = await typedInto(['login', '--url', away], environment, [
    [secret, token],
    ['Noch einmal versuchen? [j/N] ', 'j', back],
  ]);
  expect((gate.address() as AddressInfo).port).toBe(port);
  gate.closeAllConnections();
  gate.close();
  expect(patient.code).toBe(0);
  expect(await kept()).toEqual({ url: away, token });
});

it.each([
  { what: 'an empty address', steps: [[address, '']], code: 2 },
  {
    what: 'an empty token',
    steps: [
      [address, url],
      [secret, ''],
    ],
    code: 2,
  },
] as const)('$what ends login with code $code and keeps nothing', async ({ steps, code }) => {
  await rm(inFolder('zuschlag'), { recursive: true, force: true });
  expect(await typedInto(['login'], environment, [...steps] as never)).toMatchObject({ code });
  expect(await kept()).toBeNull();
});
