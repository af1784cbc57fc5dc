import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { type ExpectedVerdict, forKeepers, type Verdicts, without } from '../../../testing/verdicts.ts';

/** A configuration table: everybody of the tenant reads it, its keepers change it. */
const ofTable = (table: TableKey): { [procedure: string]: ExpectedVerdict } => ({
  [`configuration.${table}.list`]: without(() => ({})),
  [`configuration.${table}.add`]: forKeepers(({ entries }) => ({ input: entries[table] })),
  [`configuration.${table}.remove`]: {
    input: ({ entryIds }) => ({ id: entryIds[table] }),
    foreign: 'NOT_FOUND',
    unrelated: table === 'tariff' ? 'NOT_FOUND' : 'NOT_PERMITTED',
  },
});

/** An import is seen by those who keep the tables of its organization. */
const ofImport: ExpectedVerdict = {
  input: ({ importId }) => ({ id: importId }),
  foreign: 'NOT_FOUND',
  unrelated: 'NOT_FOUND',
  business: 'configAdmin',
};

export const verdicts: Verdicts = {
  'configuration.overview': without(),
  'configuration.history': without(() => ({ table: 'tariff' })),
  'configuration.admins.list': without(() => ({})),
  'configuration.admins.candidates': forKeepers(() => ({})),
  'configuration.admins.add': forKeepers(({ userId }) => ({ userId })),
  'configuration.admins.remove': forKeepers(({ userId }) => ({ userId })),
  ...ofTable('tariff'),
  ...ofTable('socialSecurity'),
  ...ofTable('liabilityInsurance'),
  ...ofTable('vacationBonus'),
  ...ofTable('christmasBonus'),
  ...ofTable('vacationDays'),
  ...ofTable('holiday'),
  'configuration.imports.plan': {
    ...ofImport,
    input: ({ importFileId: fileId }) => ({ table: 'socialSecurity', fileId }),
  },
  'configuration.imports.byId': ofImport,
  'configuration.imports.rows': ofImport,
  'configuration.imports.list': without(() => ({})),
  'configuration.imports.commit': { ...ofImport, input: ({ importId: id }) => ({ id, planHash: 'x' }) },
  'configuration.imports.undo': ofImport,
  'configuration.imports.discard': ofImport,
  'configuration.holiday.add': forKeepers(() => ({ input: { province: 'DE-NW', dates: ['2100-06-03'] } })),
  'configuration.holiday.takeOver': forKeepers(() => ({ provinces: ['DE-NW'], years: [2100] })),
};
