import type { Descriptions } from '../feature.ts';

export const documentChatWords: Descriptions = {
  'Query.fetchDocumentQuestions':
    'The questions of the caller to the documents of a Tender with their answers, the oldest first; the last 100.',
  'Mutation.askDocuments':
    'Answers a question by sentences of the documents in the knowledge base, each with the place where it stands.',
  'Mutation.askDocuments.question': 'A question in German or English.',
  'Mutation.clearDocumentQuestions': 'Forgets the questions of the caller to the documents of a Tender.',
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
