import { nestFields } from '@zuschlag/validation/edits/field-values';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { aChance } from '../../../testing/chances.ts';
import type { ScenarioTenant } from '../../../testing/scenario.ts';

type Call = (procedure: string, token: string, input: object) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two people at one task. */
export function taskSituation({ tenant, call, token }: { tenant: ScenarioTenant; call: Call; token: string }) {
  const fields = { 'input.title': 'Preise prüfen', 'input.description': 'Aus dem Vorjahr', 'input.deadline': null };
  return {
    open: async () => {
      const sent = nestFields({ ...fields, 'input.chanceId': await aChance(tenant) });
      const { body } = await call('tasks.create', token, sent);
      const { id = '', version = 0 } = (body.result?.data ?? {}) as Partial<Task>;
      return { token, target: { input: { id } }, version, fields };
    },
    theirs: { 'input.title': 'Löhne prüfen' },
    elsewhere: { 'input.description': 'Aus zwei Vorjahren' },
    mine: { 'input.title': 'Tarife prüfen' },
  };
}
