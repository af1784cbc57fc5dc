// Loads Prisma's schema engine from WebAssembly and lets it talk to PostgreSQL through `pg`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

// PostgreSQL's internal "char" type, which introspection reads and the adapter does not know. It lets bpchar pass, as
// a text; the engine insists on a character.
const CHAR = 18;
const BPCHAR = 1042;

/** The adapter as the engine needs it; the application itself never meets these two cases. */
function mended(adapter) {
  const perform = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  // The engine asks one question at a time.
  let characters = [];
  adapter.performIO = async (query) => {
    const result = await perform(query);
    characters = result.fields.filter((field) => field.dataTypeID === CHAR);
    for (const field of characters) field.dataTypeID = BPCHAR;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const { name } of characters) result.columnTypes[result.columnNames.indexOf(name)] = ColumnTypeEnum.Character;
    return result;
  };
  // It would cut a migration at every semicolon, also inside of functions and comments.
  adapter.executeScript = async (script) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

let pristine;

/** A PostgreSQL in memory. Copying one that was never used is quicker than making another. */
async function connectInMemory() {
  const [{ PGlite }, { pg_trgm }, { btree_gin }, { PrismaPGlite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('pglite-prisma-adapter'),
  ]);
  // The extensions that migrations create.
  pristine ??= PGlite.create({ extensions: { pg_trgm, btree_gin } });
  return new PrismaPGlite(await (await pristine).clone()).connect();
}

class EngineAdapterFactory extends PrismaPg {
  /** The engine replays migrations into a database of its own: one in memory needs no server and no right to create one. */
  connectToShadowDb = connectInMemory;

  async connect() {
    return mended(await super.connect());
  }
}

class InMemoryAdapterFactory extends PrismaPg {
  connectToShadowDb = connectInMemory;
  connect = connectInMemory;
}

/** Whether the connection string stands for the throw-away database (see prisma.config.ts). */
export function isInMemory(url) {
  return new URL(url).hostname === 'in.memory';
}

let gaveUpWith = '';

function noteGiveUp(message) {
  gaveUpWith = message;
}

/** The panic message of the engine, which reaches Node as an error without a message. */
export function lastWords() {
  return gaveUpWith;
}

// The package's own entry imports its .wasm file as a module, which plain Node does not do.
async function loadBindings() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = fs.readFileSync(entry.replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: noteGiveUp };
}

/**
 * Opens the engine on a database that is only contacted when a command needs it.
 *
 * @param url connection string of the database
 * @param schemaFiles pairs of path and content, or undefined when the command names its schema itself
 */
export async function openEngine(url, schemaFiles) {
  await loadBindings();
  const Factory = isInMemory(url) ? InMemoryAdapterFactory : EngineAdapterFactory;
  const factory = bindMigrationAwareSqlAdapterFactory(new Factory({ connectionString: url }));
  return bindings.SchemaEngine.new({ datamodels: schemaFiles }, () => {}, factory);
}
