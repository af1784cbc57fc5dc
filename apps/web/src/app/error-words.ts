import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@zuschlag/validation/errors';

/** What a person reads for each refusal of the server; complete by type. `null`: another place says it. */
export const errorWords: Record<ErrorCode | 'OFFLINE', MessageDescriptor | null> = {
  // The end of a session has a toast of its own.
  UNAUTHENTICATED: null,
  // The sign-in page says it itself.
  WRONG_CREDENTIALS: null,
  NOT_PERMITTED: msg`Dazu fehlt Ihnen die Berechtigung.`,
  NOT_FOUND: msg`Das gibt es nicht, oder Sie dürfen es nicht sehen.`,
  LOCKED: msg`In diesem Status lässt sich daran nichts ändern.`,
  INVALID_STATE_TRANSITION: msg`Dieser Schritt ist im jetzigen Status nicht möglich.`,
  CONFLICT: msg`Jemand anderes hat inzwischen gespeichert. Ihre Eingaben bleiben hier stehen.`,
  DECISION_FINAL: msg`Diese Entscheidung ist bereits endgültig.`,
  ALREADY_DECIDED: msg`Ihre Entscheidung liegt schon vor.`,
  NOTHING_TO_FLIP: msg`Es gibt noch keine Entscheidung, der Sie widersprechen könnten.`,
  CONTRADICTORY_DECISION: msg`Der Stand hat sich inzwischen geändert. Bitte prüfen Sie ihn und entscheiden Sie erneut.`,
  COMMENT_REQUIRED: msg`Dazu gehört eine Begründung.`,
  NOT_YOUR_TURN: msg`Zuerst entscheidet die operative Gesellschaft.`,
  ALREADY_PARTICIPANT: msg`Diese Gesellschaft wird schon gefragt.`,
  LAST_ORGANIZATION: msg`Mindestens eine Gesellschaft muss beteiligt bleiben.`,
  SERVICES_MISSING: msg`Eine bietende Gesellschaft hat noch keine Leistung angelegt.`,
  CALCULATION_INCOMPLETE: msg`Mindestens eine Leistung hat noch keinen Preis.`,
  RECALCULATION_REQUIRED: msg`Die Leistungen müssen zuerst neu berechnet werden.`,
  OTHER_GROUPS_OPEN: msg`Andere Gesellschaften haben noch nicht entschieden.`,
  CUSTOMER_EXISTS: msg`Einen Kunden mit diesem Namen gibt es schon.`,
  LAST_SHIFT: msg`Die letzte Schicht einer Leistung lässt sich nicht entfernen.`,
  SERVICES_EXIST: msg`Es gibt schon Leistungen. Die Laufzeit ändert sich nur mit einer Neuberechnung.`,
  PROVINCE_REQUIRED: msg`Zuerst muss das Bundesland feststehen.`,
  SERVICE_TYPE_NOT_SUPPORTED: msg`Diese Art von Leistung lässt sich hier nicht berechnen.`,
  INVALID_INPUT: msg`Einige Angaben stimmen noch nicht.`,
  IDEMPOTENCY_KEY_REUSED: msg`Diese Eingabe wurde schon einmal mit anderen Werten gesendet. Bitte senden Sie sie erneut ab.`,
  RATE_LIMITED: msg`Zu viele Anfragen in kurzer Zeit.`,
  PAYLOAD_TOO_LARGE: msg`Das ist mehr, als auf einmal gesendet werden kann.`,
  UNAVAILABLE: msg`Der Server ist gerade nicht bereit. Ihre Eingaben bleiben stehen.`,
  INTERNAL: msg`Etwas ist schiefgelaufen`,
  OFFLINE: msg`Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.`,
};
