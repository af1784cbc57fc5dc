import { type AskEvent, SOURCES_MARKER } from '@zuschlag/validation/document-chat/ask-stream';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { messageOf } from '../chat-messages.ts';

const LONGEST_PIECE = 48;
const MOST_PIECES = 400;

/** The events before an answer is looked for. */
export const firstEvents: readonly AskEvent[] = [
  { type: 'REASONING', content: 'START' },
  { type: 'TOOL_CALL', tool: 'search_documents', id: '1', content: 'START' },
];

/** What follows instead when the last document left the knowledge base since the question was begun. */
export const eventsWithoutAnswer: readonly AskEvent[] = [{ type: 'ERROR', content: 'KNOWLEDGE_BASE_EMPTY' }];

/** What follows once it is there. The same answer always has the same events, so that a stream can continue at any of them. */
export function eventsOfAnswer(answer: DocumentAnswer): AskEvent[] {
  const { text, sources } = messageOf(answer);
  const places = answer.sources.map(({ fileName, place }) => `${fileName}, ${place.part}\n`);
  return [
    { type: 'TOOL_CALL', tool: 'search_documents', id: '1', content: 'FINISHED' },
    ...places.map((content): AskEvent => ({ type: 'CHUNK', content })),
    { type: 'REASONING', content: 'FINISHED' },
    { type: 'TOOL_CALL', tool: 'answer_question', id: '2', content: 'START' },
    ...piecesOf(text).map((content): AskEvent => ({ type: 'CHUNK', content })),
    { type: 'TOOL_CALL', tool: 'answer_question', id: '2', content: 'FINISHED' },
    {
      ...{ type: 'DATA', node: 'finalize-answer', sources, answer },
      content: `${text}\n${SOURCES_MARKER}\n${JSON.stringify(sources)}`,
    },
    { type: 'PROGRESS', content: 'finished' },
  ];
}

/** A text in pieces that end with a word; together they are the text. */
function piecesOf(text: string): string[] {
  const longest = Math.max(LONGEST_PIECE, Math.ceil((2 * text.length) / MOST_PIECES));
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.match(/\s*\S+\s*/gu) ?? []) {
    if (piece !== '' && piece.length + word.length > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
