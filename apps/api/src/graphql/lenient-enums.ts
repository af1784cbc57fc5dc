import { documentTypeAliases } from '@zuschlag/validation/documents/documents';
import { taskStatusAliases } from '@zuschlag/validation/tasks/task-vocabulary';
import { chanceStateAliases } from '@zuschlag/validation/vocabulary';
import { bonusBasisAliases, customerTypeAliases, siteVisitTypeAliases } from '@zuschlag/validation/wire/aliases';
import { type GraphQLEnumType, type GraphQLSchema, isEnumType, Kind } from 'graphql';

/** Other words for the values of an enum that inputs may use; null stands for a value that is left out. */
type Aliases = Readonly<Record<string, string | null>>;

const leftOut: Aliases = { '': null };

/** The enums whose inputs accept more words than the schema lists. Answers carry the listed ones only. */
export const aliasesOfEnums: { readonly [name: string]: Aliases } = {
  BidAction: leftOut,
  BidDecisionValue: leftOut,
  BonusBasis: bonusBasisAliases,
  CustomerType: customerTypeAliases,
  DocumentType: documentTypeAliases,
  SiteVisitType: siteVisitTypeAliases,
  TaskStatus: taskStatusAliases,
  TenderState: chanceStateAliases,
};

/** Lets the enums of a schema accept the other words for their values, in variables and in documents. */
export function acceptAliases(schema: GraphQLSchema): void {
  for (const [name, aliases] of Object.entries(aliasesOfEnums)) {
    const type = schema.getType(name);
    if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}.`);
    accept(type, aliases);
  }
}

function accept(type: GraphQLEnumType, aliases: Aliases): void {
  const { parseValue, parseLiteral } = type;
  const isAlias = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(aliases, value);
  type.parseValue = (value) => (isAlias(value) ? aliases[value] : parseValue.call(type, value));
  type.parseLiteral = (node, variables) => {
    const word = node.kind === Kind.ENUM || node.kind === Kind.STRING ? node.value : null;
    return isAlias(word) ? aliases[word] : parseLiteral.call(type, node, variables);
  };
}
