import { ZuschlagError } from '@zuschlag/sdk/errors';
import type { FieldError } from '@zuschlag/validation/errors';
import { failureOf } from '../../../app/errors/failure.ts';
import { flatErrors, ofFormError } from '../../../forms/field-problem.ts';
import { schemaResolver } from '../../../forms/schema-resolver.ts';
import type { SchemaSource } from '../../../forms/schema-source.ts';
import type { ChanceValues } from '../form/chance-values.ts';

/** The form of one of several lots that are created together. */
export type LotForm = { lot: string; values: ChanceValues };

const inList = /^furtherLots\.(\d+)\./;

/**
 * Checks the forms of all lots as the form around checks the one that it shows.
 *
 * @throws {ZuschlagError} as the server refuses the first lot with a wrong field
 */
export async function checkedLots<Output>(
  lots: readonly LotForm[],
  schema: SchemaSource<ChanceValues, Output>,
): Promise<Output[]> {
  const check = schemaResolver(schema);
  const checked: Output[] = [];
  for (const [place, { values }] of lots.entries()) {
    const result = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    const wrong = flatErrors(result.errors);
    if (wrong.length > 0) {
      const fields = wrong.map(({ path, error }): FieldError => ({ path: pathIn(place, path), ...ofFormError(error) }));
      throw new ZuschlagError('INVALID_INPUT', { fields }, null);
    }
    checked.push(result.values as Output);
  }
  return checked;
}

/** The lot that a refusal concerns, and the refusal in the words of its own form; no lot where it concerns all. */
export function lotOfRefusal(
  error: unknown,
  lots: readonly LotForm[],
): { lot?: LotForm | undefined; refusal: unknown } {
  const { code, details, requestId } = failureOf(error);
  const [first] = details.fields ?? [];
  if (code !== 'INVALID_INPUT' || lots.length === 0 || !first) return { refusal: error };
  const place = placeOf(first.path);
  const fields = (details.fields ?? [])
    .filter(({ path }) => placeOf(path) === place)
    .map((field) => ({ ...field, path: field.path.replace(inList, '') }));
  return { lot: lots[place], refusal: new ZuschlagError(code, { ...details, fields }, requestId) };
}

/** The server names the first lot as it names a Chance, and the others by their place in a list. */
function pathIn(place: number, path: string): string {
  return place === 0 ? path : `furtherLots.${place - 1}.${path}`;
}

function placeOf(path: string): number {
  const [, further] = inList.exec(path) ?? [];
  return further === undefined ? 0 : Number(further) + 1;
}
