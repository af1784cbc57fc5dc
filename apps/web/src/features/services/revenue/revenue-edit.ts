import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import type { Question } from '../../../forms/edit/use-questions.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { revenueTypeMessages } from '../service/service-messages.ts';
import { type RevenueValues, revenueValuesOf } from './revenue-values.ts';

export type RevenueForm = { revenue: RevenueValues };

/** The stored revenue calculation. */
export function revenueSnapshot(service: Service): { values: RevenueForm; version: number } {
  return { values: { revenue: revenueValuesOf(service) }, version: service.version };
}

/** The label of the revenue calculation, and its format for the server: one field, because its type decides which values count. */
export function useRevenueFields(): EditedFields & {
  within: 'revenue';
  joinQuestions: (questions: readonly Question[]) => readonly Question[];
} {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const none = t`keine Angabe`;

  function labelOf(field: string): string {
    if (field === 'revenueCalculationType') return t`Art`;
    if (field === 'margin') return t`Marge`;
    if (field === 'flatRate') return t`Pauschale`;
    return i18n._(periodMessages[field.slice(field.indexOf('.') + 1) as TariffPeriod]);
  }
  function textOf(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return none;
    if (field === 'revenueCalculationType')
      return i18n._(revenueTypeMessages[value as keyof typeof revenueTypeMessages]);
    if (field === 'margin') return format.share(value as number, 2);
    const isShare = field.startsWith('hourlyRateRelative') && !field.endsWith('.day');
    return isShare ? format.share(value as number) : format.amount(value as number);
  }
  /** Another type is another calculation: then there is one question, about all of it. */
  function joinQuestions(questions: readonly Question[]): readonly Question[] {
    if (!questions.some(({ id }) => id === 'revenueCalculationType')) return questions;
    const side = (which: 'mine' | 'theirs') =>
      questions
        .filter((question) => question[which] !== none)
        .map((question) => `${question.label}: ${question[which]}`)
        .join('\n');
    const paths = questions.flatMap((question) => question.paths);
    return [{ id: 'revenue', paths, label: t`Erlösberechnung`, mine: side('mine'), theirs: side('theirs') }];
  }
  return { thing: 'revenue', within: 'revenue', isWhole: true, labelOf, textOf, joinQuestions };
}
