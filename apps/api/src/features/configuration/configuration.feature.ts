import type { configAdministrator } from '@zuschlag/validation/configuration/config-admins';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { numericId } from '@zuschlag/validation/ids';
import { z } from 'zod';
import { feature } from '../feature.ts';
import { configAdminRules, tableRules } from './configuration.policy.ts';
import { configurationRouter } from './configuration.router.ts';
import { configurationWords } from './configuration.words.ts';
import { discardForgottenPlans } from './imports/imports.ts';
import { planImport } from './imports/plan-import.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** a row of a configuration table came or went; `organizationId` is whose */
    ratesChanged: { table: TableKey; organizationId: number };
    /** a person became a config administrator, or is one no longer */
    configAdminChanged: { userId: number };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'plan-import': { importId: string };
  }
}

/** Tables whose rows belong to the main organization. */
const tablesOfMain = Object.values(configurationTables).filter(({ perOrganization }) => !perOrganization);
type ConfigAdministrator = z.output<typeof configAdministrator>;

export const configuration = feature('configuration', {
  router: configurationRouter,
  policies: { 'row of a table': tableRules, 'config administrator': configAdminRules },
  streams: {
    ratesChanged: ({ organizationId, table }) => ({
      kind: 'ratesChanged',
      audienceId: organizationId,
      subject: { type: 'table', id: table },
    }),
    configAdminChanged: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }),
  },
  tidyUp: discardForgottenPlans,
  jobs: {
    'plan-import': {
      payload: z.object({ importId: z.string() }),
      isLong: true,
      run: (origin, { importId }) => planImport(origin, importId),
    },
  },
  facade: {
    words: configurationWords,
    shown: {
      ...Object.fromEntries(
        tablesOfMain.map(({ name }) => [
          `${name}.mainOrganizationId`,
          { schema: numericId(), of: ({ organizationId }: { organizationId: number }) => organizationId },
        ]),
      ),
      'ConfigAdministrator.organization': {
        schema: z
          .object({ id: numericId(), name: z.string(), shortName: z.string() })
          .meta({ id: 'OrganizationOfPerson' }),
        of: ({ organizationId: id, organizationName: name, organization: shortName }: ConfigAdministrator) => ({
          ...{ id, name, shortName },
        }),
      },
    },
    queries: {
      paginatedTariffs: 'configuration.tariff.list',
      paginatedWages: 'configuration.wage.list',
      paginatedSocialSecurity: 'configuration.socialSecurity.list',
      paginatedLiabilityInsurance: 'configuration.liabilityInsurance.list',
      paginatedVacationBonus: 'configuration.vacationBonus.list',
      paginatedChristmasBonus: 'configuration.christmasBonus.list',
      paginatedVacationDays: 'configuration.vacationDays.list',
      paginatedHolidays: 'configuration.holiday.list',
      paginatedConfigAdministrators: 'configuration.admins.list',
    },
    mutations: {
      createTariff: 'configuration.tariff.add',
      removeTariff: 'configuration.tariff.remove',
      addWage: 'configuration.wage.add',
      removeWage: 'configuration.wage.remove',
      addSocialSecurity: 'configuration.socialSecurity.add',
      removeSocialSecurity: 'configuration.socialSecurity.remove',
      addLiabilityInsurance: 'configuration.liabilityInsurance.add',
      removeLiabilityInsurance: 'configuration.liabilityInsurance.remove',
      addVacationBonus: 'configuration.vacationBonus.add',
      removeVacationBonus: 'configuration.vacationBonus.remove',
      addChristmasBonus: 'configuration.christmasBonus.add',
      removeChristmasBonus: 'configuration.christmasBonus.remove',
      addVacationDays: 'configuration.vacationDays.add',
      removeVacationDays: 'configuration.vacationDays.remove',
      addHolidays: 'configuration.holiday.add',
      removeHoliday: 'configuration.holiday.remove',
      addConfigAdministrator: 'configuration.admins.add',
      removeConfigAdministrator: 'configuration.admins.remove',
    },
  },
});
