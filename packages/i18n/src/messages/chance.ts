import type { chanceErrors, chanceFieldProblems } from '@zuschlag/validation/chance/errors';
import type { ErrorMessagesOf, FieldMessagesOf } from './message.ts';

export const chanceErrorMessages: ErrorMessagesOf<keyof typeof chanceErrors> = {
  LOCKED: {
    de: 'In diesem Status lässt sich daran nichts ändern.',
    en: 'This cannot be changed in the current state.',
    running: {
      de: 'Die Leistungen werden gerade neu berechnet ({percent} %, {done} von {total}). Danach lässt sich wieder speichern.',
      en: 'The services are being recalculated ({percent}%, {done} of {total}). After that, saving works again.',
    },
  },
  INVALID_STATE_TRANSITION: {
    de: 'Dieser Schritt ist im jetzigen Status nicht möglich.',
    en: 'This step is not possible in the current state.',
  },
  BID_WITHDRAWN: {
    de: 'Diese Gesellschaft bietet nicht mehr mit, ihre Leistungen bleiben nur lesbar.',
    en: 'This organization bids no longer, its services can only be read.',
  },
  ARCHIVED: {
    de: 'Die Chance liegt im Archiv und lässt sich nur lesen. Holen Sie sie zurück, um etwas zu ändern.',
    en: 'The Chance is in the archive and can only be read. Restore it to change anything.',
  },
  UNDO_EXPIRED: {
    de: 'Das Ergebnis lässt sich nicht mehr rückgängig machen, die Beteiligten wissen schon davon. Berichtigen Sie es mit einer Begründung.',
    en: 'The outcome can no longer be undone, because the others know of it. Correct it with a reason.',
  },
  OWNER_CHANGED: {
    de: 'Diese Chance hat inzwischen einen anderen Chance-Admin.',
    en: 'Another person has become the Chance admin.',
    named: {
      de: 'Chance-Admin ist inzwischen {names}. Die Rechte dazu sind mit übergegangen.',
      en: '{names} has become the Chance admin and now holds the rights that go with it.',
    },
  },
  ALREADY_PARTICIPANT: {
    de: 'Diese Gesellschaft wird schon gefragt.',
    en: 'This organization is already being asked.',
  },
  LAST_ORGANIZATION: {
    de: 'Mindestens eine Gesellschaft muss beteiligt bleiben.',
    en: 'At least one organization must remain involved.',
  },
  SERVICES_MISSING: {
    de: 'Eine bietende Gesellschaft hat noch keine Leistung angelegt.',
    en: 'A bidding organization has not created a service yet.',
  },
  CALCULATION_INCOMPLETE: {
    de: 'Mindestens eine Leistung hat noch keinen Preis.',
    en: 'At least one service has no price yet.',
    named: {
      de: 'Diese Leistungen haben noch keinen Preis: {names}.',
      en: 'These services have no price yet: {names}.',
    },
  },
  SITES_OF_CUSTOMER: {
    de: 'Leistungen liegen an Standorten des bisherigen Kunden.',
    en: 'Services stand at sites of the present customer.',
    named: {
      de: 'Diese Leistungen liegen an Standorten des bisherigen Kunden: {names}.',
      en: 'These services stand at sites of the present customer: {names}.',
    },
  },
  ALREADY_LINKED: {
    de: 'Diese Chancen sind schon als Lose verknüpft.',
    en: 'These Chances are linked as lots already.',
  },
  LOTS_COME_ALONG: {
    de: 'Inzwischen gehören weitere Lose dazu. Prüfen Sie, welche mitkommen.',
    en: 'More lots belong to it by now. Check which ones come along.',
    named: {
      de: 'Inzwischen gehören weitere Lose dazu: {names}. Prüfen Sie, welche mitkommen.',
      en: 'More lots belong to it by now: {names}. Check which ones come along.',
    },
  },
  TOO_MANY_PROOFS: {
    de: 'Eine Chance kann höchstens 100 Nachweise haben.',
    en: 'A Chance can have at most 100 proofs.',
  },
  NO_AWARD_IN_FILE: {
    de: 'Diese Bekanntmachung nennt kein Ergebnis. Gebraucht wird die Bekanntmachung vergebener Aufträge.',
    en: 'This notice states no result. The contract award notice is needed.',
  },
  CHANCE_INCOMPLETE: {
    de: 'Dieser Chance fehlen noch Angaben des vollen Formulars.',
    en: 'This Chance still misses details of the full form.',
  },
  TOO_MANY_LOTS: {
    de: 'Ein Verfahren kann höchstens 100 Lose haben.',
    en: 'A procedure can have at most 100 lots.',
  },
  RECALCULATION_REQUIRED: {
    de: 'Die Leistungen müssen zuerst neu berechnet werden.',
    en: 'The services must be recalculated first.',
  },
};

export const chanceFieldMessages: FieldMessagesOf<(typeof chanceFieldProblems)[number]> = {
  CUSTOMER_REQUIRED: {
    de: 'Kunden wählen oder neu eintragen.',
    en: 'Choose a customer or enter a new one.',
  },
  CUSTOMER_UNCLEAR: {
    de: 'Wählen, ob ein vorhandener Kunde gemeint ist.',
    en: 'Choose whether an existing customer is meant.',
  },
  SERVICE_TYPE_REQUIRED: {
    de: 'Mindestens eine Leistungsart wählen.',
    en: 'Choose at least one type of service.',
  },
  ORGANIZATION_REQUIRED: {
    de: 'Mindestens eine Gesellschaft wählen.',
    en: 'Choose at least one organization.',
  },
  CRITERIA_SUM: {
    de: 'Die Zuschlagskriterien müssen zusammen 100 % ergeben.',
    en: 'The awarding criteria must add up to 100%.',
  },
  FILES_NOT_SENT: {
    de: 'Nicht alle Dateien sind angekommen. Kurz warten, noch einmal senden oder entfernen.',
    en: 'Not all files have arrived. Wait a moment, send them again, or remove them.',
  },
  TOO_MANY_FILES: {
    de: 'Höchstens zehn Dateien. Weitere fügen Sie danach in der Chance hinzu.',
    en: 'Ten files at most. Add more in the Chance afterwards.',
  },
  END_BEFORE_START: { de: 'Liegt vor dem Beginn.', en: 'Is before the start.' },
  CONTRACT_TOO_LONG: {
    de: 'Der Vertrag dauert zu lange.',
    en: 'The contract is too long.',
    bounded: {
      de: 'Ein Vertrag darf höchstens {bound} Jahre dauern.',
      en: 'A contract may last at most {bound} years.',
    },
  },
  CLAUSE_REQUIRED: {
    de: 'Bei variablem Preis gehört eine Gleitklausel dazu.',
    en: 'A variable price needs an escalation clause.',
  },
  SITE_MISSING: { de: 'Bitte geben Sie den Standort an.', en: 'Site is missing.' },
  UNKNOWN_OWNER: { de: 'Diese Person kann nicht Chance-Admin sein.', en: 'This person cannot be Chance admin.' },
  UNKNOWN_ORGANIZATION: { de: 'Diese Gesellschaft gibt es nicht.', en: 'This organization does not exist.' },
  UNKNOWN_CUSTOMER: { de: 'Diesen Kunden gibt es nicht.', en: 'This customer does not exist.' },
  UNKNOWN_LOSS_REASON: {
    de: 'Diesen Grund gibt es in der Liste nicht mehr.',
    en: 'The list no longer has this reason.',
  },
  OFFER_REASON_REQUIRED: {
    de: 'Begründen, warum ein anderer Preis angeboten wurde.',
    en: 'Say why another price was offered.',
  },
  UNKNOWN_SITE: { de: 'Diesen Standort gibt es nicht.', en: 'This site does not exist.' },
};
