import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

/** The projects of all packages together, so that one command finds any test: `npx vitest run <part of a path>`. */
const configs = globSync(['{apps,packages}/*/vitest.config.ts', 'scripts/vitest.config.ts'], {
  cwd: import.meta.dirname,
});
const projects = await Promise.all(configs.map(projectsOf));

export default defineConfig({ test: { projects: projects.flat() } });

async function projectsOf(file: string): Promise<TestProjectInlineConfiguration[]> {
  const { default: config } = (await import(path.join(import.meta.dirname, file))) as { default: ViteUserConfig };
  const root = path.join(import.meta.dirname, path.dirname(file));
  return (config.test?.projects ?? []).map((project) => ({ ...(project as TestProjectInlineConfiguration), root }));
}
