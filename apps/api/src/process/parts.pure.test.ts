import { describe, expect, it } from 'vitest';
import { startedParts } from './parts.ts';

function parts() {
  const hurry = new AbortController();
  const complaints: string[] = [];
  const ended: string[] = [];
  const started = startedParts(hurry.signal, (complaint) => complaints.push(String(complaint)));
  const close = (name: string) => async () => void ended.push(name);
  return { hurry, complaints, ended, started, close };
}
const never = () => new Promise<void>(() => undefined);

describe('the parts of a process', () => {
  it('end in the opposite order of their start, once', async () => {
    const { started, ended, close, complaints } = parts();
    for (const name of ['database', 'calls', 'jobs']) started.add({ name, close: close(name) });
    await started.end();
    await started.end();
    expect({ ended, complaints }).toEqual({ ended: ['jobs', 'calls', 'database'], complaints: [] });
  });

  it('end although one of them fails or never does', async () => {
    const { started, ended, close, complaints } = parts();
    started.add({ name: 'The database', close: close('database') });
    started.add({ name: 'A call', close: never, patienceMs: 20, cut: close('call cut') });
    started.add({ name: 'A job', close: () => Promise.reject(new Error('lost')), patienceMs: 60_000 });
    await started.end();
    expect(ended).toEqual(['call cut', 'database']);
    expect(complaints).toEqual([
      'A job did not end as it should: Error: lost',
      'A call did not end within 0.02 s and is cut off.',
    ]);
  });

  it('get no time when the process is to hurry, except for the one that must not stay behind', async () => {
    const { started, hurry, ended, close } = parts();
    const database = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ended.push('database');
    };
    started.add({ name: 'The database', close: database });
    started.add({ name: 'A call', close: never, patienceMs: 3_600_000, cut: close('call cut') });
    hurry.abort();
    await started.end();
    expect(ended).toEqual(['call cut', 'database']);
  });
});
