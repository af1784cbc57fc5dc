import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's native schema engine is a download that is not reachable everywhere; this one comes with npm.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./tools/schema-engine.mjs', import.meta.url));

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // Without a server every command works on a throw-away database in memory: enough to write and check migrations.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://in.memory/zuschlag' },
});
