import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { failureOf } from '../../../app/errors/failure.ts';

/** Turns "there is a row for this day" into a problem of the field with the day, where it can be mended. */
export async function atTheDay<Answer>(table: TableKey, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (failureOf(error).code !== 'DUPLICATE_ACTIVE_FROM') throw error;
    const fields = [{ path: configurationTables[table].day, problem: 'DUPLICATE_DATE' }];
    throw Object.assign(new Error('DUPLICATE_ACTIVE_FROM'), { data: { code: 'INVALID_INPUT', details: { fields } } });
  }
}
