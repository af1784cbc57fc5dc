import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import { z } from 'zod';
import { provinceOfName } from '../province-of-name.ts';

/** The services that answer an address search, both with data of OpenStreetMap. */
export type AddressProvider = 'photon' | 'nominatim';

type Adapter = {
  /** @param base the address of the service, with or without a slash at its end */
  urlOf: (base: string, text: string) => URL;
  /** @throws {z.ZodError} for an answer of another form */
  read: (answer: unknown) => FoundAddress[];
};

const SHOWN = 6;
const text = z.string().trim().nullish();

const photonAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        type: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        city: text,
        locality: text,
        state: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
});

const nominatimAnswer = z.array(
  z.object({
    name: text,
    addresstype: text,
    address: z.object({
      house_number: text,
      road: text,
      pedestrian: text,
      square: text,
      postcode: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      state: text,
      'ISO3166-2-lvl4': text,
      country: text,
      country_code: text,
    }),
  }),
);

/** @source https://github.com/komoot/photon, https://nominatim.org/release-docs/latest/api/Search/ */
export const adapters: Record<AddressProvider, Adapter> = {
  photon: {
    urlOf: (base, typed) => url(base, 'api', { q: typed, lang: 'de', limit: '15' }),
    read: (answer) =>
      germanOnes(
        photonAnswer.parse(answer).features.map(({ properties: found }) => ({
          code: found.countrycode,
          name: found.type === 'street' || found.type === 'city' ? null : found.name,
          street: found.street ?? (found.type === 'street' ? found.name : null),
          number: found.housenumber,
          postcode: found.postcode,
          city: found.city ?? (found.type === 'city' ? found.name : found.locality),
          state: found.state,
          country: found.country,
        })),
      ),
  },
  nominatim: {
    urlOf: (base, typed) =>
      url(base, 'search', {
        q: typed,
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'de',
        'accept-language': 'de',
        limit: String(SHOWN),
      }),
    read: (answer) =>
      germanOnes(
        nominatimAnswer.parse(answer).map(({ name, addresstype, address }) => {
          const street = address.road ?? address.pedestrian ?? address.square;
          const city = address.city ?? address.town ?? address.village ?? address.municipality;
          return {
            code: address.country_code,
            name: name === street || name === city || addresstype === 'postcode' ? null : name,
            street,
            number: address.house_number,
            postcode: address.postcode,
            city,
            state: address['ISO3166-2-lvl4'] ?? address.state,
            country: address.country,
          };
        }),
      ),
  },
};

type Maybe = string | null | undefined;
type Raw = Record<'code' | 'name' | 'street' | 'number' | 'postcode' | 'city' | 'state' | 'country', Maybe>;

/** Federal states decide the tariffs, so addresses of other countries are of no use; the same address stands there once. */
function germanOnes(raw: readonly Raw[]): FoundAddress[] {
  const found = new Map<string, FoundAddress>();
  for (const { code, name, street, number, postcode, city, state, country } of raw) {
    if (code?.toLowerCase() !== 'de' || !city) continue;
    const address = [street, number].filter(Boolean).join(' ');
    const one: FoundAddress = {
      name: name || null,
      address,
      postalCode: postcode ?? '',
      city,
      // Berlin and Hamburg are towns and states, and sources name only one of the two.
      province: provinceOfName(state ?? '') ?? provinceOfName(city),
      country: country ?? 'Deutschland',
    };
    const key = [one.name, address, one.postalCode, city].join('\n');
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()].slice(0, SHOWN);
}

function url(base: string, path: string, query: Record<string, string>): URL {
  const address = new URL(path, base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}
