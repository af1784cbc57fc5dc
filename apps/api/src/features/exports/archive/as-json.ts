/** Rows as one JSON array, a row in each line. @param rows JSON texts */
export async function* asJson(rows: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const row of rows) {
    yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${row}`);
    isFirst = false;
  }
  yield Buffer.from(isFirst ? '[]\n' : '\n]\n');
}

/** A text that is a whole file. */
export async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
