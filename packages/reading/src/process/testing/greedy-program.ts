import '../without-network.ts';
import net from 'node:net';

/** A program in the place of the reader: it does what the name of its "format" says. */
const wish = process.argv[2];
if (wish === 'loop') for (;;) Math.random();
if (wish === 'fill') {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(16 * 1_048_576, 1));
}
if (wish === 'heap') {
  const kept: object[] = [];
  for (;;) kept.push({ text: String(kept.length), list: [1, 2, 3] });
}
if (wish === 'connect') {
  const tries = [
    () => net.connect(Number(process.argv[3] ?? 80), '127.0.0.1'),
    () => globalThis.fetch('http://127.0.0.1/'),
    () => process.getBuiltinModule('fs').writeFileSync('/tmp/reader', 'x'),
    () => process.getBuiltinModule('child_process').execFileSync('true'),
    () => process.getBuiltinModule('fs').readFileSync('/etc/passwd'),
    () => process.getBuiltinModule('fs').readFileSync(new URL('../../../../../package.json', import.meta.url)),
  ];
  const outcomes = tries.map((attempt) => {
    try {
      attempt();
      return 'done';
    } catch {
      return 'refused';
    }
  });
  process.stdout.write(`${JSON.stringify({ kind: 'refused', problem: 'DAMAGED', names: outcomes })}\n`, () =>
    process.exit(0),
  );
}
if (wish === 'crash') throw new Error('the reader is broken');
