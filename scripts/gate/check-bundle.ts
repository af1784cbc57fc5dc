import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleOf, type Manifest, type RouteBundle, routesIn } from './bundle-routes.ts';

/** KiB of gzipped code a browser fetches before a page can be used. */
const limits = { public: 159, mailed: 164, signedIn: 366, css: 18 };
/** Pages that a link of a mail opens, once: they carry a form with the rules of passwords, and the sign-in does not. */
const isMailed = (address: string) => /^\/(reset-password|accept-invite)\b/.test(address);
/** The longest forms may load more: they hold every kind of field there is, with the words of all of them. */
const longForms: { readonly [address: string]: number } = {
  '/_signed-in/tender/new': 373,
  '/_signed-in/tender/$tenderId/scenarios/$scenarioId/$serviceId': 379,
  '/_signed-in/tender/$tenderId/services/permanent/new': 388,
  '/_signed-in/tender/$tenderId/services/mobile/new': 392,
};
/** The built app; another folder may be named as argument. */
const dist = process.argv[2] ?? 'apps/web/dist';

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
/** Files are named by their content alone; the manifest says what is in them. */
const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name ?? file]));
const sizes = new Map<string, number>();

/** Bytes of a built file after gzip at its best, as a server would send it. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const kib = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
const shown = (value: number) => value.toFixed(1).padStart(6);

function problemsOf(bundle: RouteBundle): string[] {
  const code = kib(bundle.code);
  const css = kib(bundle.css);
  const ofPublic = isMailed(bundle.address) ? limits.mailed : limits.public;
  const limit = bundle.isPublic ? ofPublic : (longForms[bundle.address] ?? limits.signedIn);
  console.log(`${shown(code)} of ${limit} KiB code ${shown(css)} of ${limits.css} KiB styles  ${bundle.address}`);
  const largest = bundle.code.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 5);
  const named = largest.map((file) => `${names.get(file)} ${kib([file]).toFixed(1)}`).join(', ');
  return [
    ...(code > limit ? [`${bundle.address} loads more than ${limit} KiB; its largest files: ${named}`] : []),
    ...(css > limits.css ? [`${bundle.address} loads more than ${limits.css} KiB of styles`] : []),
  ];
}

const problems = routesIn(manifest).flatMap((route) => problemsOf(bundleOf(manifest, route)));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
