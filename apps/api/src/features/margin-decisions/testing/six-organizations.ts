import { type Database, inTenant } from '@zuschlag/db/client';
import type { UserActor } from '../../../actor.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aRule } from '../../rules/testing/a-rule.ts';

/** The five operational organizations beside the main one. */
export const operationalKeys = ['nord', 'mitte', 'sued', 'west', 'ost'] as const;
export type OperationalKey = (typeof operationalKeys)[number];
type Decider = { organizationId: number; manager: UserActor; editor: UserActor };

/** A tenant of six organizations, each with a Manager and an Editor, and with rules that are switched off. */
export type SixOrganizations = ScenarioTenant & {
  deciders: { [key in OperationalKey | 'holding']: Decider };
  ruleIds: string[];
};

export async function sixOrganizations(database: Database): Promise<SixOrganizations> {
  const tenant = await aTenant(database);
  const { organizations, people } = tenant;
  const known = (key: 'holding' | 'nord' | 'mitte' | 'sued'): Decider => ({
    organizationId: organizations[key].id,
    manager: people[`${key}Manager`],
    editor: people[`${key}Editor`],
  });
  const west = await founded(tenant, 'West');
  const ost = await founded(tenant, 'Ost');
  const grown = {
    ...tenant,
    organizations: { ...organizations, west: west.organization, ost: ost.organization },
    deciders: {
      ...{ holding: known('holding'), nord: known('nord'), mitte: known('mitte'), sued: known('sued') },
      ...{ west: west.decider, ost: ost.decider },
    },
  };
  const rules = [
    await aRule(tenant, 'sued', 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', 50]]),
    await aRule(tenant, 'holding', 'MARGIN_DECISION', [['TOTAL_MARGIN', 'LESS_THAN', 1]]),
    await aRule(tenant, 'mitte', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 0]]),
    await aRule(tenant, 'sued', 'BID_DECISION', [['CONTRACT_DURATION', 'GREATER_THAN', 999]]),
  ];
  return { ...grown, ruleIds: rules.map(({ id }) => id) };
}

async function founded({ database, mainOrganizationId, people }: ScenarioTenant, name: string) {
  return inTenant(database, mainOrganizationId, async (db) => {
    const { id, shortName } = await db.organization.create({
      data: { mainOrganizationId, name: `Treuwacht ${name} GmbH`, shortName: `TW ${name}`, isOperational: true },
    });
    const person = async (role: 'Manager' | 'Editor'): Promise<UserActor> => {
      const email = `${role}.${name}.${id}@treuwacht.example`;
      const data = { mainOrganizationId, organizationId: id, role, email, firstname: role, lastname: name };
      const { id: userId } = await db.user.create({ data: { ...data, emailVerified: true } });
      return { ...people.nordEditor, userId, organizationId: id, role, firstname: role, lastname: name };
    };
    const organization = { id, name: `Treuwacht ${name} GmbH`, shortName };
    return {
      organization,
      decider: { organizationId: id, manager: await person('Manager'), editor: await person('Editor') },
    };
  });
}
