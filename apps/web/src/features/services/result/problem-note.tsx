import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Banner } from '@zuschlag/ui';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { tableNameOf } from '../../../app/vocabulary/table-names.ts';

/** The table that lacks a row, where the code alone says it. */
const tablesOfProblems: Record<string, string> = {
  TARIFF_MISSING: 'tariff',
  SOCIAL_SECURITY_MISSING: 'socialSecurity',
  INSURANCE_MISSING: 'liabilityInsurance',
  VACATION_DAYS_MISSING: 'vacationDays',
  WAGE_MISSING: 'wage',
};

/** Why a service has no price, and what would help. */
export function useProblemMessages(): (problem: ServiceProblem) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return ({ code, table, province, date }) => {
    const tableName = tableNameOf(i18n, table ?? tablesOfProblems[code] ?? '');
    if (code === 'OUTSIDE_CONTRACT')
      return t`Zeiten liegen außerhalb der Laufzeit. Bitte ändern oder entfernen Sie sie.`;
    if (code === 'PROVINCE_REQUIRED') return t`Weder der Standort noch die Chance hat ein Bundesland.`;
    if (!tableName) {
      return code === 'PRODUCTIVE_DAYS_NON_POSITIVE'
        ? t`Urlaub, Krankheit und Schulung lassen keinen Arbeitstag übrig.`
        : t`Mit diesen Angaben lässt sich kein Preis berechnen.`;
    }
    const day = format.day(date);
    const state = province ? systemText(i18n, provinceNames[province as Province]) : null;
    return state
      ? t`In der Tabelle „${tableName}“ fehlt eine Zeile für ${state}, gültig am ${day}.`
      : t`In der Tabelle „${tableName}“ fehlt eine Zeile, gültig am ${day}.`;
  };
}

export function ProblemNote({ problem }: { problem: ServiceProblem }) {
  const { t } = useLingui();
  const wordsOf = useProblemMessages();
  return (
    <Banner tone="warn" title={t`Diese Leistung hat noch keinen Preis`}>
      {wordsOf(problem)}
    </Banner>
  );
}
