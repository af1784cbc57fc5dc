import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @returns every file of the project that git knows or would add, as repository paths */
export function projectFiles(root = '.'): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => path && existsSync(join(root, path)));
}

/** @returns the TypeScript files people write: nothing generated */
export function sourceFiles(): string[] {
  return projectFiles().filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts') && !path.includes('/generated/'),
  );
}

/** Prints what is wrong and how to mend it, and ends the process accordingly. */
export function conclude(name: string, problems: string[], looked: number): never {
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? `${name}: ${looked} files, nothing to mend` : `${name}: ${problems.length} to mend`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}
