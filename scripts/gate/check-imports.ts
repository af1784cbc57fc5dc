import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { features } from './features.ts';
import { type Import, rules } from './import-rules.ts';
import { conclude, sourceFiles } from './source-files.ts';

const sources = sourceFiles().filter((path) => !path.startsWith('scripts/'));
const imports = sources.flatMap(importsOf);
const problems = [
  ...imports.flatMap((entry) =>
    rules.filter((rule) => rule.isBroken(entry)).map((rule) => `${entry.from} imports ${entry.to}: ${rule.instead}`),
  ),
  ...imports.flatMap(featureProblem),
];
conclude('imports', problems, sources.length);

/** A feature may use the verbs of features left of it; never their router or store. */
function featureProblem({ from, to, isTypeOnly }: Import): string[] {
  const pattern = /^apps\/(?:api|web)\/src\/features\/([^/]+)\/(.+)$/;
  const [, mine] = from.match(pattern) ?? [];
  const [, theirs, file] = to.match(pattern) ?? [];
  if (!mine || !theirs || mine === theirs || from.includes('.test.')) return [];
  if (features.indexOf(theirs) > features.indexOf(mine)) {
    return [
      `${from} imports ${to}: ${theirs} lies right of ${mine}. ${
        from.startsWith('apps/web')
          ? 'Let the feature state it (app/features/feature.ts), or pass it in from the route.'
          : 'Publish an event and handle it in the feature that follows.'
      }`,
    ];
  }
  if (file && /\.(router|store)\.ts$/.test(file) && !isTypeOnly)
    return [`${from} imports ${to}: use a verb of ${theirs}, not its ${file.split('.').at(-2)}.`];
  return [];
}

/** @returns the imports of a file; relative ones and our packages as repository paths */
function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8');
  const pattern = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/gm;
  const dynamic = /import\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [
    ...[...text.matchAll(pattern)].map((match) => ({
      from: path,
      to: resolved(path, match[2] ?? ''),
      isTypeOnly: Boolean(match[1]) || isAllTypes(match[0]),
    })),
    ...[...text.matchAll(dynamic)].map((match) => ({
      from: path,
      to: resolved(path, match[1] ?? ''),
      isTypeOnly: false,
    })),
  ];
}

function isAllTypes(statement: string): boolean {
  const names = statement
    .match(/\{([^}]*)\}/)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return Boolean(names?.length) && Boolean(names?.every((name) => name.startsWith('type ')));
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, name, path] = specifier.match(/^@zuschlag\/([\w-]+)(?:\/(.+))?$/) ?? [];
  if (!name) return specifier;
  const folder = ['api', 'web', 'cli', 'e2e'].includes(name) ? `apps/${name}` : `packages/${name}`;
  return `${folder}/src/${path ?? 'index'}.ts`;
}
