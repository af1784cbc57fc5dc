/** What the address of the chat with documents says: the source of an answer that is open, or a document. */
export type DocumentChatSearch = {
  /** an answer, and the number of its source */
  qaSet?: string;
  source?: number;
  document?: string;
};

export function readDocumentChatSearch({ qaSet, source, document }: Record<string, unknown>): DocumentChatSearch {
  const number = Number(source);
  return {
    ...(typeof qaSet === 'string' && Number.isInteger(number) && number > 0 ? { qaSet, source: number } : {}),
    ...(typeof document === 'string' ? { document } : {}),
  };
}
