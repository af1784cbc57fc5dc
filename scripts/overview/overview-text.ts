import { handlers, streamed } from '../../apps/api/src/events/event-tables.ts';
import { features } from '../../apps/api/src/features/index.ts';
import { procedures } from '../../apps/api/src/features/procedure-registry.ts';
import { stillMissing } from '../../apps/api/src/graphql/documented.ts';
import { fields, mutations, queries } from '../../apps/api/src/graphql/operations.ts';
import { jobNames, jobs, resolvers } from '../../apps/api/src/jobs/jobs.ts';
import { askedRights, expectedVerdicts } from '../../apps/api/src/testing/authorization-matrix.ts';
import { streamEvents } from '../../packages/validation/src/stream/stream-catalogue.ts';
import type { WebPage } from './web-pages.ts';

type Row = readonly string[];

/** The tables are read by any name here: each row is one of the same kind. */
type Rows<Value> = { readonly [name: string]: Value };
const topics: Rows<{ name: string }> = resolvers;
const followersOf: Rows<readonly { name: string }[]> = handlers;
const messageOf: Rows<((event: never) => { kind: string }) | null> = streamed;

/** The whole product as tables: what the features state, assembled. */
export function overviewText(pages: readonly WebPage[]): string {
  return `${[
    '# Overview',
    'Written by `npm run overview` from the statements of the features (`*.feature.ts`); the gate compares. Do not edit.',
    '## Features',
    'From left to right: a feature uses the verbs of those before it, and what follows from an event happens in this order.',
    table(['Feature', 'Procedures', 'Policies', 'Publishes', 'Follows', 'Jobs'], features.map(featureRow)),
    '## What follows from an event',
    'In the transaction of its cause, from left to right. The stream is heard after the commit.',
    table(['Event', 'Follows', 'Streamed as'], Object.keys(messageOf).map(eventRow)),
    '## Messages to people, written by a job after the commit',
    table(
      ['Topic', 'Finds and tells the people'],
      Object.entries(topics).map(([topic, { name }]) => [topic, code(name)]),
    ),
    '## Kinds of the event stream',
    table(
      ['Kind', 'Audience', 'Makes out of date'],
      Object.entries(streamEvents).map(([kind, row]) => [
        code(kind),
        row.audience,
        row.invalidates.map(code).join(', '),
      ]),
    ),
    '## Procedures and rights',
    'What a procedure asks for beside a session, and what it says to a manager of an organization of the tenant that has nothing to do with the thing, and to a manager of another tenant.',
    table(
      ['Procedure', 'Kind', 'Asks for', 'Unrelated organization', 'Other tenant'],
      [...procedures].map(procedureRow),
    ),
    '## Rights',
    'Who may, and whether something in the thing itself can stand in the way. The people are the relations of `policy/relations.ts` and of the policies.',
    table(['Thing', 'Right', 'Who', 'May be stopped by'], features.flatMap(rightRows)),
    '## GraphQL operations',
    `${stillMissing.length} documented operations are not answered yet (\`graphql/documented.ts\`).`,
    table(['Operation', 'Kind', 'Procedure'], operationRows()),
    '## Jobs',
    table(
      ['Job', 'Pool'],
      jobNames.map((name) => [code(name), jobs[name].isLong ? 'long' : 'quick']),
    ),
    '## Pages',
    table(
      ['Page', 'Feature', 'Label', 'Menu', 'Right'],
      pages.map(({ to, feature, label, menu, right }) => [code(to), feature, label, menu, right ? code(right) : '']),
    ),
  ].join('\n\n')}\n`;
}

type Stated = (typeof features)[number];

function featureRow({ name, policies, streams, on, jobs: stated }: Stated): Row {
  const count = [...procedures.keys()].filter((path) => path.startsWith(`${name}.`)).length;
  return [
    code(name),
    String(count),
    ...[policies, streams, on, stated].map((part) => Object.keys(part ?? {}).join(', ')),
  ];
}

/** Any ids will do: the kind of a message does not depend on them. */
const sample = { chanceId: 'c', groupId: 'g', serviceId: 's', organizationId: 1, userId: 1, table: 'tariff' };

function eventRow(kind: string): Row {
  const message = messageOf[kind];
  const followers = followersOf[kind]?.map(({ name }) => code(name)).join(' → ') ?? '';
  return [code(kind), followers, message ? code(message(sample as never).kind) : 'not streamed'];
}

function procedureRow([path, { type }]: readonly [string, { type: string }]): Row {
  const { unrelated = '', foreign = '' } = expectedVerdicts[path] ?? {};
  return [code(path), type, (askedRights[path] ?? []).join(', '), unrelated, foreign];
}

function rightRows({ policies }: Stated): Row[] {
  return Object.entries(policies ?? {}).flatMap(([thing, rules]) =>
    Object.values(rules).map(({ wire, who, unless }) => [
      thing,
      code(wire),
      who.map(({ name }) => name).join(', '),
      unless ? unless.name || 'its state' : '',
    ]),
  );
}

function operationRows(): Row[] {
  const rows = (kind: string, operations: { readonly [name: string]: string }): Row[] =>
    Object.entries(operations).map(([name, procedure]) => [code(name), kind, code(procedure)]);
  const nested = Object.fromEntries(Object.entries(fields).map(([name, { procedure }]) => [name, procedure]));
  return [...rows('query', queries), ...rows('mutation', mutations), ...rows('field', nested)];
}

function table(heads: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return text && `\`${text}\``;
}
