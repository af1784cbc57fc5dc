import { configurationTables, type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { dateOf } from '../../../database/date-columns.ts';
import { plainEntries } from '../../../testing/entries.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  type ExpectedVerdict,
  findsNothing,
  forConfigAdmins,
  type MakeThings,
  type StrangerIds,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a row of each configuration table; tariff and wage are the organization's own */
    entryIds: { [table in TableKey]: string };
    /** a form for each of them */
    entries: { [table in TableKey]: object };
    /** an import of the main organization, and a file that its config administrator sent in */
    importId: string;
    importFileId: string;
  }
}

export const things: MakeThings<'entryIds' | 'entries' | 'importId' | 'importFileId'> = async (tenant) => ({
  entryIds: await entriesOf(tenant),
  entries: plainEntries,
  ...(await anImport(tenant)),
});

/** One row of each table; Nord's own tariff starts after every contract, so that it changes no figure. */
async function entriesOf(tenant: ScenarioTenant): Promise<StrangerIds['entryIds']> {
  const { mainOrganizationId } = tenant;
  const organizationId = tenant.organizations.nord.id;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const where = { mainOrganizationId };
    const own = await db.tariff.findFirst({ where: { ...where, organizationId } });
    const data = { ...plainEntries.tariff, activeFrom: dateOf('2100-01-01'), ...where, organizationId };
    const wage = { ...plainEntries.wage, activeFrom: dateOf('2100-01-01'), ...where, organizationId };
    const idOf = async (row: Promise<{ id: string } | null>) => (await row)?.id ?? '';
    return {
      tariff: own?.id ?? (await db.tariff.create({ data })).id,
      wage:
        (await db.wage.findFirst({ where: { ...where, organizationId } }))?.id ??
        (await db.wage.create({ data: wage })).id,
      socialSecurity: await idOf(db.socialSecurity.findFirst({ where })),
      liabilityInsurance: await idOf(db.liabilityInsurance.findFirst({ where })),
      vacationBonus: await idOf(db.vacationBonus.findFirst({ where })),
      christmasBonus: await idOf(db.christmasBonus.findFirst({ where })),
      vacationDays: await idOf(db.vacationDays.findFirst({ where })),
      holiday: await idOf(db.holiday.findFirst({ where })),
    };
  });
}

/** The planned import of the config administrator of the main organization. */
async function anImport(tenant: ScenarioTenant): Promise<Pick<StrangerIds, 'importId' | 'importFileId'>> {
  const { mainOrganizationId, people } = tenant;
  const { userId } = people.configAdmin;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const file = { mainOrganizationId, userId, name: 'werte.csv', size: 1, completedAt: new Date() };
    const { id: fileId } = await db.storedFile.create({
      data: { ...file, chunks: { create: { position: 0, content: new Uint8Array([120]) } } },
    });
    const { id } = await db.configurationImport.create({
      data: {
        mainOrganizationId,
        organizationId: mainOrganizationId,
        createdById: userId,
        table: 'socialSecurity',
        fileId,
        fileName: 'werte.csv',
        state: 'planned',
        planHash: 'x',
      },
    });
    return { importId: id, importFileId: fileId };
  });
}

/** A configuration table: everybody of the tenant reads it, its keepers change it. */
const ofTable = (table: TableKey): { [procedure: string]: ExpectedVerdict } => ({
  [`configuration.${table}.list`]: {
    ...without(() => ({})),
    whole: ({ organizationId }) => ({ filters: { organizations: [organizationId] } }),
    mixed: { 'filters.organizations[]': findsNothing },
  },
  [`configuration.${table}.add`]: forConfigAdmins(({ entries }) => ({ input: entries[table] })),
  [`configuration.${table}.remove`]: {
    input: ({ entryIds }) => ({ id: entryIds[table] }),
    foreign: 'NOT_FOUND',
    unrelated: configurationTables[table].perOrganization ? 'NOT_FOUND' : 'NOT_PERMITTED',
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
  ...ofTable('wage'),
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

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'configuration.admins.add': 6,
  'configuration.admins.candidates': 1,
  'configuration.admins.list': 1,
  'configuration.admins.remove': 6,
  'configuration.christmasBonus.add': 5,
  'configuration.christmasBonus.list': 1,
  'configuration.christmasBonus.remove': 5,
  'configuration.history': 1,
  'configuration.holiday.add': 4,
  'configuration.holiday.list': 1,
  'configuration.holiday.remove': 5,
  'configuration.holiday.takeOver': 4,
  'configuration.imports.byId': 2,
  'configuration.imports.commit': 15,
  'configuration.imports.discard': 5,
  'configuration.imports.list': 2,
  'configuration.imports.plan': 5,
  'configuration.imports.rows': 2,
  'configuration.imports.undo': 13,
  'configuration.liabilityInsurance.add': 5,
  'configuration.liabilityInsurance.list': 1,
  'configuration.liabilityInsurance.remove': 5,
  'configuration.overview': 1,
  'configuration.socialSecurity.add': 5,
  'configuration.socialSecurity.list': 1,
  'configuration.socialSecurity.remove': 5,
  'configuration.tariff.add': 5,
  'configuration.tariff.list': 1,
  'configuration.tariff.remove': 5,
  'configuration.vacationBonus.add': 5,
  'configuration.vacationBonus.list': 1,
  'configuration.vacationBonus.remove': 5,
  'configuration.vacationDays.add': 5,
  'configuration.vacationDays.list': 1,
  'configuration.vacationDays.remove': 5,
  'configuration.wage.add': 5,
  'configuration.wage.list': 1,
  'configuration.wage.remove': 5,
};
