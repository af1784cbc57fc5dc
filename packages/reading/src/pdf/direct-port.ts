/**
 * The line between the two halves of pdf.js when both run in this thread. Its own line copies every message deeply; glyphs
 * and operators are most of the memory and a third of the time of a reading, and neither half changes them again.
 */
export class DirectPort {
  readonly #listeners = new Set<(event: { data: unknown }) => void>();
  readonly #later = Promise.resolve();

  postMessage(message: unknown): void {
    const data = withOwnLists(message as Message);
    void this.#later.then(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_name: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_name: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

type Message = { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } };

/** The half that sends empties its lists of operators afterwards. */
function withOwnLists(message: Message): Message {
  const { chunk } = message;
  if (!chunk?.fnArray || !chunk.argsArray) return message;
  return { ...message, chunk: { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray.slice() } };
}
