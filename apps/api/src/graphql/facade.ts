import type { z } from 'zod';
import { procedures } from '../features/procedure-registry.ts';
import { fields, mutations, type Procedure, type ProcedureField, queries } from './operations.ts';
import { type FacadeSchemas, type FieldSchemas, type OperationSchemas, schemaText } from './schema-text.ts';

export type PlacedField = ProcedureField & { type: string; name: string };

/** The field rows taken apart. */
export const placedFields: PlacedField[] = Object.entries(fields).map(([place, row]) => {
  const [type = '', name = ''] = place.split('.');
  return { type, name, ...row };
});

/** The text of `schema.graphql` as the procedures are now. */
export function currentSchemaText(): string {
  const schemas: FacadeSchemas = {
    queries: Object.entries(queries).map(([name, procedure]) => schemasOf(name, procedure)),
    mutations: Object.entries(mutations).map(([name, procedure]) => schemasOf(name, procedure)),
    fields: placedFields.map(fieldSchemas),
  };
  return schemaText(schemas);
}

function schemasOf(name: string, procedure: Procedure): OperationSchemas {
  const definition = procedures.get(procedure);
  if (!definition?.output) throw new Error(`${procedure} declares no output.`);
  return { name, input: definition.input, output: definition.output };
}

function fieldSchemas({ type, name, procedure, pick }: PlacedField): FieldSchemas {
  const schemas = schemasOf(name, procedure);
  if (!pick) return { ...schemas, type };
  const output = (schemas.output as z.core.$ZodObject)._zod.def.shape[pick];
  if (!output) throw new Error(`${procedure} answers no ${pick}.`);
  return { ...schemas, output, type };
}
