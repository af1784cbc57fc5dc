import { expect, it } from 'vitest';
import { distinguishingNames } from './organization-names.ts';

it.each([
  ['TW Nord', ['TW Nord', 'TW Mitte', 'TW Süd'], 'Nord'],
  ['Treuwacht Nord Ost', ['Treuwacht Nord Ost', 'Treuwacht Nord West'], 'Ost'],
  ['TW Nord', ['TW Nord'], 'TW Nord'],
  ['Nordwacht', ['Nordwacht', 'Südwacht'], 'Nordwacht'],
  ['TW', ['TW', 'TW Nord'], 'TW'],
])('%s among %j reads %s', (name, names, short) => expect(distinguishingNames(names)(name)).toBe(short));
