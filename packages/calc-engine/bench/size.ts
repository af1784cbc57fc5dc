import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The budget of the whole package, bundled and minified as a browser loads it. */
export const allowedSize = 24 * 1024;

/** Bytes of the minified bundle and of the same after gzip. */
export async function bundleSize(): Promise<{ minified: number; gzip: number }> {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const bundle = await rolldown({ input: entry, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  await bundle.close();
  return { minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}
