import type { serviceErrors, serviceFieldProblems } from '@zuschlag/validation/services/errors';
import type { scenarioErrors } from '@zuschlag/validation/services/scenarios/errors';
import type { tariffStepErrors } from '@zuschlag/validation/tariff-steps/errors';
import type { FieldMessagesOf, MessagesOf } from './message.ts';

export const serviceErrorMessages: MessagesOf<keyof typeof serviceErrors> = {
  LAST_SHIFT: {
    de: 'Die letzte Schicht einer Leistung lässt sich nicht entfernen.',
    en: 'The last shift of a service cannot be removed.',
  },
  LAST_SITE_VISIT: {
    de: 'Der letzte Besuch einer Leistung lässt sich nicht entfernen.',
    en: 'The last site visit of a service cannot be removed.',
  },
  SERVICES_EXIST: {
    de: 'Es gibt schon Leistungen. Die Laufzeit ändert sich nur mit einer Neuberechnung.',
    en: 'There are services already. The contract term changes only with a recalculation.',
  },
  RATES_CHANGED: {
    de: 'Seit der Berechnung haben sich Tariftabellen geändert.',
    en: 'Rate tables have changed since this was calculated.',
  },
  NEW_RATES_AFTER_APPROVAL: {
    de: 'Die Preise waren schon freigegeben, und seitdem haben sich Tariftabellen geändert. Es wurde nichts gespeichert.',
    en: 'The prices were approved already, and rate tables have changed since. Nothing was saved.',
  },
  PROVINCE_REQUIRED: { de: 'Zuerst muss das Bundesland feststehen.', en: 'The federal state must be set first.' },
  INVALID_SERVICE_TYPE: { de: 'Ungültige Art der Leistung', en: 'Invalid service type' },
  SERVICE_TYPE_NOT_SUPPORTED: {
    de: 'Diese Art von Leistung lässt sich hier nicht berechnen.',
    en: 'This type of service cannot be calculated here.',
  },
};

export const serviceFieldMessages: FieldMessagesOf<(typeof serviceFieldProblems)[number]> = {
  MARGIN_TOO_HIGH: { de: 'Eine Marge kann höchstens 99 % betragen.', en: 'The margin cannot be greater than 99%.' },
  OUTSIDE_CONTRACT: { de: 'Liegt außerhalb der Laufzeit.', en: 'Is outside the contract term.' },
  SHIFT_REQUIRED: { de: 'Mindestens eine Schicht gehört dazu.', en: 'At least one shift is needed.' },
  SITE_VISIT_REQUIRED: { de: 'Mindestens ein Besuch gehört dazu.', en: 'At least one site visit is needed.' },
  VISIT_COUNT_REQUIRED: {
    de: 'An mindestens einem Tag oder in einer Nacht muss ein Besuch stattfinden.',
    en: 'At least one of the week days or nights must be at least 1.',
  },
  GUARD_REQUIRED: { de: 'Mindestens eine Kraft gehört dazu.', en: 'At least one guard is needed.' },
  DAY_REQUIRED: { de: 'Bitte wählen Sie mindestens einen Tag.', en: 'Please choose at least one day.' },
  INVALID_DAYS: {
    de: 'Bitte geben Sie Tage an, zum Beispiel Mo–Fr, Sa So Ft oder täglich.',
    en: 'Please name days, such as Mon–Fri, Sat Sun PH or daily.',
  },
  HOLIDAY_OR_HOLIDAY_PAY: {
    de: 'Entweder Dienst an Feiertagen oder Feiertagslohn, nicht beides.',
    en: 'Either duty on public holidays or holiday pay, not both.',
  },
  PAUSE_INCOMPLETE: { de: 'Zur Pause gehören Beginn und Ende.', en: 'A break needs a start and an end.' },
  PAUSE_START_INVALID: {
    de: 'Der Beginn der Pause liegt außerhalb der Schicht.',
    en: 'The break starts outside the shift.',
  },
  PAUSE_END_INVALID: { de: 'Das Ende der Pause liegt außerhalb der Schicht.', en: 'The break ends outside the shift.' },
  PAUSE_ORDER_INVALID: { de: 'Die Pause endet vor ihrem Beginn.', en: 'The break ends before it starts.' },
  SAME_TIME: { de: 'Beginn und Ende sind gleich.', en: 'Start and end are the same.' },
  SUBCONTRACTOR_RATE_MISSING: {
    de: 'Ohne Stundensatz des Nachunternehmers kosten seine Kräfte nichts. Bitte zuerst den Satz in den Stammdaten eintragen.',
    en: 'Without the hourly rate of the subcontractor its guards cost nothing. Please enter the rate in the master data first.',
  },
  HEADS_BELOW_POSTS: {
    de: 'Weniger Köpfe als Posten, die gleichzeitig besetzt sind.',
    en: 'Fewer heads than posts that are filled at the same time.',
    bounded: {
      de: 'Gleichzeitig sind {bound} Posten besetzt: Geben Sie mindestens so viele Köpfe ein.',
      en: '{bound} posts are filled at the same time: enter at least as many heads.',
    },
  },
};

export const tariffStepErrorMessages: MessagesOf<keyof typeof tariffStepErrors> = {
  TARIFF_STEP_REAL: {
    de: 'Dieser Tarifschritt ist schon in die Lohntabelle übernommen.',
    en: 'This tariff step is in the wage table already.',
  },
  TARIFF_STEP_CHANGED: {
    de: 'Die Zeilen des Tarifschritts haben sich inzwischen geändert. Bitte prüfen Sie die Wirkung noch einmal.',
    en: 'The rows of the tariff step have changed in the meantime. Please check the effect again.',
  },
  TARIFF_STEP_EMPTY: {
    de: 'Der Tarifschritt hat keine Zeilen.',
    en: 'The tariff step has no rows.',
  },
  TARIFF_STEP_NOTHING_TO_RAISE: {
    de: 'An diesem Tag gilt keine eigene Zeile der Lohntabelle, die sich anheben ließe.',
    en: 'No row of your own wage table that could be raised is in force on this day.',
  },
};

export const scenarioErrorMessages: MessagesOf<keyof typeof scenarioErrors> = {
  NOT_IN_SCENARIO: {
    de: 'In einem Szenario lassen sich nur Leistungen ändern.',
    en: 'Only services can be changed inside a scenario.',
  },
  SCENARIO_OVERTAKEN: {
    de: 'Leistungen haben sich geändert, seit sie in das Szenario kopiert wurden.',
    en: 'Services have changed since they were copied into the scenario.',
  },
  TOO_MANY_SCENARIOS: {
    de: 'Eine Chance hat höchstens 20 Szenarien. Bitte entfernen Sie zuerst eines.',
    en: 'A tender has at most 20 scenarios. Please remove one first.',
  },
};
