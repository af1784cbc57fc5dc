import { connect } from '../src/connect.ts';
import { rowsOf } from '../src/pages.ts';
import { access } from './access.ts';

// Prints every visible Chance with its state and its revenue:
//   ZUSCHLAG_URL=https://zuschlag.example ZUSCHLAG_TOKEN=zus_… node packages/sdk/examples/list-chances.ts
const { api } = connect(access());
for await (const chance of rowsOf((after) => api.chance.list.query({ first: 50, after }))) {
  process.stdout.write(`${chance.shortNumber}\t${chance.state}\t${chance.revenue ?? ''}\t${chance.name}\n`);
}
