import { GraphQLScalarType, Kind } from 'graphql';

/**
 * Days and moments travel as texts. The scalars of `graphql-scalars` make `Date` objects of them, or refuse the
 * timestamps that an input may carry instead of a day; here the schemas of the procedures check the text.
 */
const textScalar = (name: string, description: string) =>
  new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (value) => textOf(value),
    parseValue: (value) => textOf(value),
    parseLiteral: (node) => textOf(node.kind === Kind.STRING ? node.value : null),
  });

export const dateScalar = textScalar(
  'Date',
  'A calendar day in Berlin, `YYYY-MM-DD`. An input also takes a timestamp, which is reduced to its day in Berlin.',
);
export const dateTimeScalar = textScalar('DateTime', 'A moment as ISO 8601 timestamp in UTC.');

export const uploadScalar = textScalar(
  'Upload',
  'A file that comes with the document, in a request by the GraphQL multipart request specification; or the id of one that `POST /files` took.',
);

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A text is expected.');
  return value;
}
