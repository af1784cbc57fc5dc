import type { decisionErrors, decisionFieldProblems } from '@zuschlag/validation/bid-decisions/decision-errors';
import type { FieldMessagesOf, MessagesOf } from './message.ts';

export const decisionErrorMessages: MessagesOf<keyof typeof decisionErrors> = {
  DECISION_FINAL: { de: 'Diese Entscheidung ist bereits endgültig.', en: 'This decision is already final.' },
  ALREADY_DECIDED: { de: 'Ihre Entscheidung liegt schon vor.', en: 'You have decided already.' },
  NOTHING_TO_FLIP: {
    de: 'Es gibt noch keine Entscheidung, der Sie widersprechen könnten.',
    en: 'There is no decision yet that you could disagree with.',
  },
  CONTRADICTORY_DECISION: {
    de: 'Der Stand hat sich inzwischen geändert. Bitte prüfen Sie ihn und entscheiden Sie erneut.',
    en: 'The decision has changed in the meantime. Please check it and decide again.',
  },
  COMMENT_REQUIRED: { de: 'Dazu gehört eine Begründung.', en: 'This needs a reason.' },
  NOT_YOUR_TURN: {
    de: 'Zuerst entscheidet die operative Gesellschaft.',
    en: 'The operational organization decides first.',
  },
  OTHER_GROUPS_OPEN: {
    de: 'Andere Gesellschaften haben noch nicht entschieden.',
    en: 'Other organizations have not decided yet.',
  },
  FOUR_EYES: {
    de: 'Sie haben diese Freigabe angefragt; nach dem Vier-Augen-Prinzip entscheidet eine andere Person.',
    en: 'You requested this approval; by the four-eyes principle another person decides on it.',
  },
};

export const decisionFieldMessages: FieldMessagesOf<(typeof decisionFieldProblems)[number]> = {
  REASON_REQUIRED: { de: 'Bitte geben Sie einen Grund an.', en: 'Please give a reason.' },
  COMMENT_EMPTY: { de: 'Der Kommentar ist leer.', en: 'The comment is empty.' },
  COMMENT_REQUIRED: { de: 'Bitte begründen Sie Ihre Entscheidung.', en: 'Please give a reason for your decision.' },
  DECISION_REQUIRED: { de: 'Bitte treffen Sie eine Entscheidung.', en: 'Please make a decision.' },
};
