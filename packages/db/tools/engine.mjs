// Loads Prisma's schema engine from WebAssembly and lets it talk to PostgreSQL through `pg`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

// PostgreSQL's internal "char" type, which introspection reads and the adapter does not know: report it as bpchar.
const CHAR = 18;
const BPCHAR = 1042;

/** The adapter as the engine needs it; the application itself never meets these two cases. */
function mended(adapter) {
  const perform = adapter.performIO.bind(adapter);
  adapter.performIO = async (query) => {
    const result = await perform(query);
    for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = BPCHAR;
    return result;
  };
  // It would cut a migration at every semicolon, also inside of functions and comments.
  adapter.executeScript = async (script) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

async function connectInMemory() {
  return new PrismaPGlite(await PGlite.create({ extensions: { pg_trgm } })).connect();
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

// The package's own entry imports its .wasm file as a module, which plain Node does not do.
async function loadBindings() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = fs.readFileSync(entry.replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  let panic = '';
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    get: () => panic,
    set_message: (message) => {
      panic = message;
    },
  };
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
