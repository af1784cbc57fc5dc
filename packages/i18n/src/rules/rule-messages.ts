import type { ruleErrors, ruleFieldProblems } from '@zuschlag/validation/rules/errors';
import type { ErrorMessagesOf, FieldMessagesOf } from '../messages/message.ts';

export const ruleErrorMessages: ErrorMessagesOf<keyof typeof ruleErrors> = {
  TOO_MANY_RULES: {
    de: 'Mehr Regeln kann die Gesellschaft dafür nicht haben. Löschen Sie zuerst eine andere.',
    en: 'The organization can have no more rules for this. Delete another one first.',
  },
};

export const ruleFieldMessages: FieldMessagesOf<(typeof ruleFieldProblems)[number]> = {
  OPERATOR_NOT_APPLICABLE: { de: 'Passt nicht zu dieser Größe.', en: 'Does not fit this figure.' },
  CONDITION_REQUIRED: { de: 'Mindestens eine Bedingung.', en: 'At least one condition.' },
  TOO_DEEP: { de: 'Gruppen sind zu tief verschachtelt.', en: 'Groups are nested too deep.' },
  TOO_MANY_CONDITIONS: { de: 'Zu viele Bedingungen.', en: 'Too many conditions.' },
};
