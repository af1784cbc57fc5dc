import { connect } from '../src/connect.ts';
import { ZuschlagError } from '../src/errors.ts';
import { access } from './access.ts';

// Prints the new state of each Chance at every change, until Ctrl-C or until the token is revoked:
//   ZUSCHLAG_URL=https://zuschlag.example ZUSCHLAG_TOKEN=zus_… node packages/sdk/examples/follow-chances.ts
const { api, events } = connect(access());
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());

const onConnection = (isConnected: boolean) =>
  void process.stderr.write(isConnected ? 'listening\n' : 'connection lost, trying again\n');

try {
  for await (const event of events({ signal: stopped.signal, onConnection })) {
    if (event.kind === 'stateChanged') await tell(event.audienceId);
  }
} catch (error) {
  if (!(error instanceof ZuschlagError) || error.code !== 'UNAUTHENTICATED') throw error;
  process.stderr.write('the token opens nothing any more\n');
  process.exitCode = 1;
}

async function tell(id: string): Promise<void> {
  try {
    const { shortNumber, state, description } = await api.chance.byId.query({ id });
    process.stdout.write(`${shortNumber}\t${state}\t${description.name}\n`);
  } catch (error) {
    // The right to see the Chance may have ended between the event and the query.
    if (!(error instanceof ZuschlagError) || error.code !== 'NOT_FOUND') throw error;
  }
}
