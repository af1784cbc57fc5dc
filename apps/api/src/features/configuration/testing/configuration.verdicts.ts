import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import {
  type AskedRights,
  type ExpectedVerdict,
  forConfigAdmins,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

/** A configuration table: everybody of the tenant reads it, its keepers change it. */
const ofTable = (table: TableKey): { [procedure: string]: ExpectedVerdict } => ({
  [`configuration.${table}.list`]: without(() => ({})),
  [`configuration.${table}.add`]: forConfigAdmins(({ entries }) => ({ input: entries[table] })),
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
  'configuration.admins.candidates': forConfigAdmins(() => ({})),
  'configuration.admins.add': forConfigAdmins(({ userId }) => ({ userId })),
  'configuration.admins.remove': forConfigAdmins(({ userId }) => ({ userId })),
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
  'configuration.holiday.add': forConfigAdmins(() => ({ input: { province: 'DE-NW', dates: ['2100-06-03'] } })),
  'configuration.holiday.takeOver': forConfigAdmins(() => ({ provinces: ['DE-NW'], years: [2100] })),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'configuration.admins.candidates': ['config administrator: ADD'],
  'configuration.admins.add': ['config administrator: ADD'],
  'configuration.admins.remove': ['config administrator: ADD'],
  'configuration.holiday.takeOver': ['row of a table: ADD'],
  'configuration.imports.plan': ['row of a table: IMPORT'],
  'configuration.imports.commit': ['row of a table: IMPORT'],
  'configuration.imports.undo': ['row of a table: IMPORT'],
  ...Object.fromEntries(
    tableKeys.flatMap((table) => [
      [`configuration.${table}.add`, ['row of a table: ADD']],
      [`configuration.${table}.remove`, ['row of a table: DELETE']],
    ]),
  ),
};
