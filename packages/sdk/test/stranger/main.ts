// biome-ignore-all lint/suspicious/noConsole: it runs in Node and in a browser, and both have a console.

import { connect, OutcomeUnknown, rowsOf, ZuschlagError } from '@zuschlag/sdk';

// The program of a reader of the README, outside of the repository.
declare const process: { env: { [name: string]: string | undefined } };

const { ZUSCHLAG_URL: url = '', ZUSCHLAG_TOKEN: token = '' } = process.env;
const { api, imports } = connect({ url, token });

for await (const chance of rowsOf((after) => api.chance.list.query({ first: 50, after }))) {
  const revenue: number | null = chance.revenue;
  console.log(chance.name, chance.state, revenue);
}

try {
  await api.chance.byId.query({ id: 'none' });
} catch (error) {
  if (!(error instanceof ZuschlagError) || error instanceof OutcomeUnknown) throw error;
  console.log(error.code, error.message.length > 10);
}

/** Only compiled: what a program may not say. */
export const refused = () => [
  // @ts-expect-error a misspelt field of an input
  api.chance.list.query({ frist: 50 }),
  // @ts-expect-error an unknown table
  imports.run('salaries', { name: 'a.csv', content: new Uint8Array() }),
];
