import pg from 'pg';

// What begins and ends a transaction asks the database nothing.
const control = /^(begin|commit|rollback|select set_config)/i;

/**
 * Counts what a piece of code asks the database, by any way: statements, not messages.
 *
 * @returns the answer, and the text of each statement in the order they were sent
 */
export async function withStatements<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const { result, messages } = await listening(run);
  return { result, statements: messages.flat() };
}

/** @returns the statements of each message that a piece of code sends to the database */
export async function messagesOf(run: () => Promise<unknown>): Promise<string[][]> {
  return (await listening(run)).messages;
}

async function listening<Result>(run: () => Promise<Result>): Promise<{ result: Result; messages: string[][] }> {
  const messages: string[][] = [];
  const { query } = pg.Client.prototype;
  const hearing = function (this: pg.Client, ...asked: unknown[]) {
    messages.push(textsOf(asked[0]).filter((text) => !control.test(text.trim())));
    return Reflect.apply(query, this, asked);
  };
  pg.Client.prototype.query = hearing as typeof query;
  try {
    return { result: await run(), messages };
  } finally {
    pg.Client.prototype.query = query;
  }
}

function textsOf(asked: unknown): string[] {
  if (typeof asked === 'string') return asked.split(';').filter((part) => part.trim() !== '');
  const { text, texts } = asked as { text?: string; texts?: string[] };
  return texts ?? textsOf(text ?? '');
}
