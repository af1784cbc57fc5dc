#!/usr/bin/env node
// Stands in for Prisma's native `schema-engine` executable, so that the unchanged Prisma CLI works offline.
// It speaks the same protocol: JSON-RPC, one message per line, forwarded to the same engine as WebAssembly.
import fs from 'node:fs';
import readline from 'node:readline';
import pg from 'pg';
import { isInMemory, lastWords, openEngine } from './engine.mjs';

const args = process.argv.slice(2);

function option(...names) {
  const at = args.findIndex((arg) => names.includes(arg));
  return at < 0 ? undefined : args[at + 1];
}

function datasourceUrl() {
  const given = option('--datasource');
  if (!given) return process.env.DATABASE_URL;
  const json = given.startsWith('{') ? given : Buffer.from(given, 'base64').toString();
  return JSON.parse(json).url;
}

async function withDatabase(url, run) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

// The codes by which the CLI explains a failure to its user.
const EXPLAINED = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' };

/** `schema-engine cli can-connect-to-database | create-database | drop-database`. */
async function runCommand(url) {
  if (isInMemory(url)) return 0;
  const target = new URL(url);
  const name = pg.escapeIdentifier(decodeURIComponent(target.pathname.slice(1)));
  const server = new URL(url);
  server.pathname = '/postgres';
  try {
    if (args.includes('create-database'))
      await withDatabase(server.href, (client) => client.query(`create database ${name}`));
    else if (args.includes('drop-database'))
      await withDatabase(server.href, (client) => client.query(`drop database ${name}`));
    else await withDatabase(url, (client) => client.query('select 1'));
    return 0;
  } catch (error) {
    const fields = { message: error.message, is_panic: false, error_code: EXPLAINED[error.code] ?? 'P1001' };
    console.error(
      JSON.stringify({ level: 'ERROR', timestamp: new Date().toISOString(), target: 'schema_engine', fields }),
    );
    return 1;
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

function explain(error) {
  try {
    return { is_panic: false, ...JSON.parse(error.message) };
  } catch {
    return { is_panic: false, message: error.message, error_code: error.code ?? null, meta: null };
  }
}

let missing;

/** The SQL script from the migrations to the schema; undefined when they agree. */
function missingMigration(engine, params) {
  missing ??= diffOf(engine, params);
  return missing;
}

async function diffOf(engine, { migrationsList, schema, filters }) {
  const from = { tag: 'migrations', ...migrationsList };
  const to = { tag: 'schemaDatamodel', ...schema };
  const { exitCode, stdout } = await engine.diff({ from, to, script: true, exitCode: true, filters });
  return exitCode === 0 ? undefined : stdout;
}

// Where the WebAssembly engine has a method but fails as soon as there are migrations, or answers in another way.
const OWN_ANSWERS = {
  getDatabaseVersion: (engine, params) => engine.version(params),

  // Warnings about data are not computed: the author of a migration reads its SQL.
  evaluateDataLoss: async (engine, params) => {
    const migrationSteps = (await missingMigration(engine, params)) ? 1 : 0;
    return { migrationSteps, warnings: [], unexecutableSteps: [] };
  },

  createMigration: async (engine, params) => {
    const script = await missingMigration(engine, params);
    const time = new Date().toISOString().replaceAll(/[-:T]|\..*/g, '');
    const name = `${time}_${params.migrationName.toLowerCase().replaceAll(/\W+/g, '_')}`;
    const isWanted = script !== undefined || params.draft;
    return {
      connectorType: 'postgresql',
      extension: 'sql',
      generatedMigrationName: isWanted ? name : null,
      migrationScript: isWanted ? (script ?? '-- This is an empty migration.') : null,
    };
  },

  // The native engine writes a diff as a message to its caller instead of returning it.
  diff: async (engine, params) => {
    const result = await engine.diff(params);
    if (result.stdout) send({ id: -1, method: 'print', params: { content: result.stdout } });
    return result;
  },
};

const unanswered = new Set();

// When the engine gives up, no call returns any more. Silence would count as success: `--exit-code` would find no drift.
process.on('uncaughtException', (error) => {
  for (const id of unanswered) refuse(id, new Error(lastWords() || error.message));
  process.exitCode = 101;
});

function refuse(id, error) {
  send({ id, error: { code: 4466, message: 'The schema engine refused.', data: explain(error) } });
}

async function answer({ id, method, params }, opened) {
  unanswered.add(id);
  try {
    const engine = await opened();
    const result = OWN_ANSWERS[method] ? await OWN_ANSWERS[method](engine, params) : await engine[method](params);
    send({ id, result: result ?? null });
  } catch (error) {
    refuse(id, error);
  }
  unanswered.delete(id);
}

/** The schema is handed over as JSON, or as one path per file. */
function givenSchema() {
  const given = args.flatMap((arg, at) => (arg === '--datamodels' || arg === '-d' ? [args[at + 1]] : []));
  if (given.length === 0) return undefined;
  if (given[0].startsWith('[')) return JSON.parse(given[0]);
  return given.map((path) => [path, fs.readFileSync(path, 'utf8')]);
}

function serve(url) {
  let opened;
  const engine = () => {
    opened ??= openEngine(url, givenSchema());
    return opened;
  };
  readline
    .createInterface({ input: process.stdin })
    .on('line', (line) => {
      const message = JSON.parse(line);
      if (message.method) void answer(message, engine);
    })
    .on('close', () => process.exit(0));
}

if (args.includes('--version') || args.includes('-V')) console.log('schema-engine-cli wasm');
else if (args.includes('cli')) process.exit(await runCommand(datasourceUrl()));
else serve(datasourceUrl());
