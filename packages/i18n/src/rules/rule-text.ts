import type {
  ComputationType,
  ComputationUnit,
  RuleGroupOperator,
  RuleOperator,
  UnitOf,
} from '@zuschlag/validation/rules/rule-vocabulary';
import type { RuleReason } from '@zuschlag/validation/rules/rules';
import { formatEuro, formatNumber, formatPercent } from '../format.ts';
import type { Locale } from '../locales.ts';
import { type MessagesOf, messageText } from '../messages/message.ts';

/** The figures that conditions compare. */
export const computationMessages: MessagesOf<ComputationType> = {
  CONTRACT_DURATION: { de: 'Laufzeit', en: 'Contract duration' },
  ESCALATION_CLAUSE: { de: 'Preisgleitung', en: 'Escalation clause' },
  ESTIMATED_REVENUE: { de: 'Geschätzter Umsatz', en: 'Estimated revenue' },
  TOTAL_REVENUE: { de: 'Umsatz', en: 'Revenue' },
  TOTAL_MARGIN: { de: 'Marge', en: 'Margin' },
  PERMANENT_MARGIN: { de: 'Marge Objektschutz', en: 'Margin of permanent services' },
  MOBILE_MARGIN: { de: 'Marge Revierdienst', en: 'Margin of mobile services' },
  PROFIT_MARGIN: {
    de: 'Gewinn nach Gemeinkosten und Wagnis in % vom Umsatz',
    en: 'Profit after overheads and risk in % of revenue',
  },
  NON_TARIFF_ALLOWANCE: { de: 'Höchste übertarifliche Zulage', en: 'Highest non-tariff allowance' },
};

/** The same where one of them is chosen: the margin and the profit stand in one list and must not be confused. */
export const computationChoiceMessages: MessagesOf<ComputationType> = {
  ...computationMessages,
  TOTAL_MARGIN: { de: 'Marge (Deckungsbeitrag)', en: 'Margin (contribution margin)' },
};

export const ruleOperatorMessages: MessagesOf<RuleOperator> = {
  EQUALS: { de: 'gleich', en: 'equals' },
  NOT_EQUALS: { de: 'ungleich', en: 'does not equal' },
  GREATER_THAN: { de: 'über', en: 'above' },
  GREATER_THAN_EQUALS: { de: 'mindestens', en: 'at least' },
  LESS_THAN: { de: 'unter', en: 'below' },
  LESS_THAN_EQUALS: { de: 'höchstens', en: 'at most' },
  IS_NULL: { de: 'nicht vorhanden', en: 'not there' },
  CONTAINS: { de: 'enthält', en: 'contains' },
  NOT_CONTAINS: { de: 'enthält nicht', en: 'does not contain' },
};

export const ruleGroupOperatorMessages: MessagesOf<RuleGroupOperator> = {
  AND: { de: 'und', en: 'and' },
  OR: { de: 'oder', en: 'or' },
};

const units: { readonly [Type in ComputationType]: UnitOf<Type> } = {
  CONTRACT_DURATION: 'month',
  ESCALATION_CLAUSE: 'percent',
  ESTIMATED_REVENUE: 'EUR',
  TOTAL_REVENUE: 'EUR',
  TOTAL_MARGIN: 'percent',
  PERMANENT_MARGIN: 'percent',
  MOBILE_MARGIN: 'percent',
  PROFIT_MARGIN: 'percent',
  NON_TARIFF_ALLOWANCE: 'EUR/h',
};

const unitMessages: MessagesOf<'month' | 'months' | 'belowMonths'> = {
  month: { de: '{value} Monat', en: '{value} month' },
  months: { de: '{value} Monate', en: '{value} months' },
  // German has the dative after `unter`.
  belowMonths: { de: '{value} Monaten', en: '{value} months' },
};
const missing = { de: 'nicht vorhanden', en: 'not there' };
const reasonText = { de: '{condition} (hier {value})', en: '{condition} (here {value})' };

/** A value of a condition with its unit. @param operator in front of it */
export function ruleValueText(
  value: number | null,
  unit: ComputationUnit,
  locale: Locale,
  operator?: RuleOperator,
): string {
  if (value === null) return missing[locale];
  if (unit === 'EUR') return formatEuro(value, locale, Number.isInteger(value) ? 0 : 2);
  if (unit === 'EUR/h') return `${formatEuro(value, locale)}/h`;
  if (unit === 'percent') return formatPercent(value / 100, locale);
  const number = formatNumber(value, locale, Number.isInteger(value) ? 0 : 2);
  const months = operator === 'LESS_THAN' ? 'belowMonths' : 'months';
  return messageText(unitMessages[value === 1 ? 'month' : months], locale, { value: number });
}

/** A condition in words: `Marge unter 8 %`. */
export function ruleConditionText(
  {
    computationType,
    operator,
    value,
  }: { computationType: ComputationType; operator: RuleOperator; value: number | null },
  locale: Locale,
): string {
  const words = [computationMessages[computationType][locale], ruleOperatorMessages[operator][locale]];
  if (operator === 'IS_NULL') return words.join(' ');
  return [...words, ruleValueText(value, units[computationType], locale, operator)].join(' ');
}

/** A condition with the figure that it met: `Marge unter 8 % (hier 6,5 %)`. */
export function ruleReasonText({ limit, value, ...condition }: Omit<RuleReason, 'holds'>, locale: Locale): string {
  const text = ruleConditionText({ ...condition, value: limit }, locale);
  if (condition.operator === 'IS_NULL' && value === null) return text;
  return messageText(reasonText, locale, {
    condition: text,
    value: ruleValueText(value, units[condition.computationType], locale),
  });
}

type Node = {
  operator: RuleGroupOperator;
  conditions: readonly { computationType: ComputationType; operator: RuleOperator; value: number | null }[];
  childGroups: readonly Node[];
};

/** A condition tree in words: `Marge unter 8 % oder (Laufzeit über 36 Monate und Preisgleitung nicht vorhanden)`. */
export function ruleGroupText({ operator, conditions, childGroups }: Node, locale: Locale): string {
  const parts = [
    ...conditions.map((condition) => ruleConditionText(condition, locale)),
    ...childGroups.map((child) => {
      const text = ruleGroupText(child, locale);
      return child.conditions.length + child.childGroups.length > 1 ? `(${text})` : text;
    }),
  ];
  return parts.join(` ${ruleGroupOperatorMessages[operator][locale]} `);
}
