import { procedures } from '../procedures.ts';
import { fields, mutations, type Procedure, queries } from './operations.ts';
import { type FacadeSchemas, type OperationSchemas, schemaText } from './schema-text.ts';

export type FieldRow = { type: string; name: string; procedure: Procedure; by: string };

/** The field rows taken apart. */
export const fieldRows: FieldRow[] = Object.entries<{ procedure: Procedure; by: string }>(fields).map(
  ([place, row]) => {
    const [type = '', name = ''] = place.split('.');
    return { type, name, ...row };
  },
);

/** The text of `schema.graphql` as the procedures are now. */
export function currentSchemaText(): string {
  const schemas: FacadeSchemas = {
    queries: Object.entries(queries).map(([name, procedure]) => schemasOf(name, procedure)),
    mutations: Object.entries(mutations).map(([name, procedure]) => schemasOf(name, procedure)),
    fields: fieldRows.map(({ type, name, procedure }) => ({ ...schemasOf(name, procedure), type })),
  };
  return schemaText(schemas);
}

function schemasOf(name: string, procedure: Procedure): OperationSchemas {
  const definition = procedures.get(procedure);
  if (!definition?.output) throw new Error(`${procedure} declares no output.`);
  return { name, input: definition.input, output: definition.output };
}
