import type { Descriptions } from '../feature.ts';

export const documentChatWords: Descriptions = {
  'Query.fetchDocumentQuestions':
    'The questions of the caller to the documents of a Tender with their answers, the oldest first; the last 100.',
  'Mutation.askDocuments':
    'Answers a question by sentences of the documents in the knowledge base, each with the place where it stands.',
  'Mutation.askDocuments.question': 'A question in German or English.',
  'Mutation.clearDocumentQuestions': 'Forgets the questions of the caller to the documents of a Tender.',
  'Query.fetchAiChatMessagesByAIImportId':
    'The questions of the caller to documents and their answers as a list of messages, the oldest first.',
  'Query.fetchAiChatMessagesByAIImportId.aiImportId':
    'An import that became a Tender (of several lots the first), or a Tender: of a further lot, or created without an import.',
  AiChatMessage: 'A question to documents, or the answer to one.',
  AiChatMessageType: 'What a message is.',
  'AiChatMessage.id': 'Identifies the message.',
  'AiChatMessage.userId': 'Who asked.',
  'AiChatMessage.aiImportId': 'The import or Tender, as it was asked for.',
  'AiChatMessage.qaSetId': 'The same for a question and its answer.',
  'AiChatMessage.text':
    'The question, or the sentences of the answer, one in each line; empty when no document says it.',
  'AiChatMessage.type': 'What it is.',
  'AiChatMessage.sources': 'What the answer rests on.',
  AiChatSource: 'Words of a document.',
  'AiChatSource.source': 'The document.',
  'AiChatSource.start_page': 'Its page, sheet or part, from 1.',
  'AiChatSource.bboxes': 'Where the words are printed: one rectangle for each line.',
  'AiChatSource.bbox_coord_origin': 'The corner of the page that the rectangles count from: TOPLEFT.',
  AiChatBox: 'A rectangle in PDF points, before the page is turned.',
  'AiChatBox.page': 'The page, from 1.',
  'AiChatBox.bbox_left': 'Its left edge.',
  'AiChatBox.bbox_right': 'Its right edge.',
  'AiChatBox.bbox_top': 'Its upper edge.',
  'AiChatBox.bbox_bottom': 'Its lower edge.',
  DocumentAnswer: 'A question to the documents of a Tender with its answer; only its author sees it.',
  'DocumentAnswer.question': 'The question as it was asked.',
  'DocumentAnswer.askedAt': 'When it was asked.',
  'DocumentAnswer.sentences':
    'The sentences of the answer as they stand in the documents; none when no document says it.',
  'DocumentAnswer.sources': 'What the answer rests on.',
  'DocumentAnswer.searchedDocuments': 'Documents of the knowledge base that were searched.',
  'DocumentAnswer.unreadPages': 'Their pages that are pictures: what stands on them is not known.',
  AnswerSentence: 'A sentence of an answer.',
  'AnswerSentence.sources': 'Numbers of the sources that say it.',
  AnswerSource: 'Words of a document, found there when the answer was given.',
  'AnswerSource.number': 'From 1, as the sentences name it.',
  'AnswerSource.versionId': 'The release in which the words stand.',
  'AnswerSource.heading': 'The headings above the words, from the highest one; empty without one.',
  'AnswerSource.quote': 'The words.',
  'AnswerSource.place': 'Where the words are printed.',
};
