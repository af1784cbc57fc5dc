import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { type AddressSearchSettings, addressSearch } from './address-search.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
const open: { server: Server; app?: TestApp }[] = [];

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterEach(async () => {
  for (const { server, app } of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((ended) => server.close(ended));
    await app?.close();
  }
});
afterAll(() => database.close());

async function aServer(answer: RequestListener): Promise<{ url: string; asked: IncomingMessage[]; server: Server }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  open.push({ server });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

/** The whole server with an address search, and what it answers to a member of TW Nord. */
async function searching(answer: RequestListener, settings: Partial<AddressSearchSettings> = {}) {
  const { url, asked } = await aServer(answer);
  const search = addressSearch({ provider: 'photon', url, perMinute: 60_000, userAgent: 'Zuschlag/test', ...settings });
  const app = await testApp(database, { addressSearch: search });
  open.push({ server: createServer(), app });
  const session = await tokenOf(database, tenant.people.nordEditor);
  const find = async (text: string, token = session) => {
    const input = encodeURIComponent(JSON.stringify({ text }));
    const { body } = await app.inject({ url: `/trpc/customers.findAddresses?input=${input}`, headers: bearing(token) });
    const { result, error } = JSON.parse(body);
    return error ? error.data.code : result.data;
  };
  return { asked, find };
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const photon = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10.1323, 54.3227] },
      properties: {
        osm_type: 'N',
        osm_id: 26_735_749,
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        housenumber: '9',
        street: 'Fleethörn',
        postcode: '24103',
        district: 'Altstadt',
        city: 'Kiel',
        state: 'Schleswig-Holstein',
        country: 'Deutschland',
        countrycode: 'DE',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [13.4, 52.5] },
      properties: { type: 'street', name: 'Fleethörn', postcode: '10179', city: 'Berlin', countrycode: 'DE' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [16.3, 48.2] },
      properties: { type: 'house', street: 'Fleet', city: 'Wien', state: 'Wien', countrycode: 'AT' },
    },
  ],
};

const nominatim = [
  {
    place_id: 128_361_452,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'way',
    osm_id: 24_110_441,
    lat: '49.4541',
    lon: '11.0775',
    category: 'amenity',
    type: 'townhall',
    addresstype: 'amenity',
    name: 'Altes Rathaus',
    display_name: 'Altes Rathaus, 2, Rathausplatz, Nürnberg, Bayern, 90403, Deutschland',
    address: {
      amenity: 'Altes Rathaus',
      house_number: '2',
      road: 'Rathausplatz',
      suburb: 'Altstadt, St. Sebald',
      city: 'Nürnberg',
      state: 'Bayern',
      'ISO3166-2-lvl4': 'DE-BY',
      postcode: '90403',
      country: 'Deutschland',
      country_code: 'de',
    },
    boundingbox: ['49.4537', '49.4545', '11.0768', '11.0782'],
  },
];

describe('the address search', () => {
  it('reads Photon: German addresses with their federal state, also where the town is the state', async () => {
    const { asked, find } = await searching(json(photon));
    expect(await find('Fleethörn 9')).toEqual([
      {
        name: null,
        address: 'Fleethörn 9',
        postalCode: '24103',
        city: 'Kiel',
        province: 'DE-SH',
        country: 'Deutschland',
      },
      {
        name: null,
        address: 'Fleethörn',
        postalCode: '10179',
        city: 'Berlin',
        province: 'DE-BE',
        country: 'Deutschland',
      },
    ]);
    expect(asked.map(({ url }) => decodeURIComponent(url ?? ''))).toEqual(['/api?q=Fleethörn+9&lang=de&limit=15']);
  });

  it('reads Nominatim, and the name of an institution', async () => {
    const { asked, find } = await searching(json(nominatim), { provider: 'nominatim' });
    expect(await find('Altes Rathaus Nürnberg')).toEqual([
      {
        name: 'Altes Rathaus',
        address: 'Rathausplatz 2',
        postalCode: '90403',
        city: 'Nürnberg',
        province: 'DE-BY',
        country: 'Deutschland',
      },
    ]);
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://x');
    expect([pathname, searchParams.get('q'), searchParams.get('format'), searchParams.get('addressdetails')]).toEqual([
      '/search',
      'Altes Rathaus Nürnberg',
      'jsonv2',
      '1',
    ]);
  });

  it('sends the typed text and the name of the product, and nothing of the caller', async () => {
    const { asked, find } = await searching(json(photon));
    await find('Fleethörn 9');
    const { host, connection, ...headers } = asked[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'user-agent': 'Zuschlag/test',
      'accept-language': '*',
      'sec-fetch-mode': 'cors',
      'accept-encoding': 'gzip, deflate',
    });
    expect(asked[0]?.method).toBe('GET');
  });

  it('asks once for what was found already', async () => {
    const { asked, find } = await searching(json(photon));
    const first = await find('Fleethörn 9');
    expect(await find('  fleethörn  9 ')).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it('leaves a service alone that has had enough', async () => {
    const { asked, find } = await searching((_request, response) =>
      response.writeHead(429, { 'retry-after': '120' }).end('Too Many Requests'),
    );
    expect(await find('Fleethörn 9')).toBe('ADDRESS_SEARCH_FAILED');
    expect(await find('Fleethörn 11')).toBe('ADDRESS_SEARCH_FAILED');
    expect(asked).toHaveLength(1);
  });

  it('goes nowhere else than to the service of the operator', async () => {
    const elsewhere = await aServer(json(photon));
    const { find } = await searching((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.url}/api` }).end(),
    );
    expect(await find('Fleethörn 9')).toBe('ADDRESS_SEARCH_FAILED');
    expect(elsewhere.asked).toEqual([]);
  });

  it.each([
    ['nothing in time', () => undefined, { timeLimitMs: 100 }],
    ['no JSON', (_request, response) => response.end('<html>'), {}],
    ['another form', json({ features: [{ properties: 7 }] }), {}],
    ['more than an answer has', (_request, response) => response.end(`"${'x'.repeat(600_000)}"`), {}],
  ] satisfies [string, RequestListener, Partial<AddressSearchSettings>][])(
    'fails with its own code when the service answers %s',
    async (_what, answer, settings) => {
      const { asked, find } = await searching(answer as RequestListener, settings);
      expect(await find('Fleethörn 9')).toBe('ADDRESS_SEARCH_FAILED');
      expect(asked).toHaveLength(1);
    },
  );

  it('serves people and no programs', async () => {
    const { asked, find } = await searching(json(photon));
    const { secret } = await anApiToken(database, tenant.people.nordEditor);
    expect(await find('Fleethörn 9', secret)).toBe('SESSION_REQUIRED');
    expect(asked).toEqual([]);
  });
});
