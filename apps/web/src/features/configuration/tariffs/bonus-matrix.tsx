import { useLingui } from '@lingui/react/macro';
import { EntryField, type EntryFormApi } from '../entries/entry-field.tsx';
import { listColumns } from '../tables/table-columns.ts';
import { pairMessage } from '../tables/table-messages.ts';

/** Five periods, and what each is paid on top: a share of the wage, euros per hour, or both. */
export function BonusMatrix({ form }: { form: EntryFormApi }) {
  const { t, i18n } = useLingui();
  const pairs = listColumns('tariff').flatMap((column) => (column.look === 'pair' ? [column] : []));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-start gap-x-3 gap-y-2">
      <span className="text-12 text-ink-3">{t`Zeitart`}</span>
      <span className="text-12 text-ink-3">{t`vom Lohn`}</span>
      <span className="text-12 text-ink-3">{t`je Stunde`}</span>
      {pairs.map(({ relative, absolute }) => (
        <div key={relative} className="contents">
          <span className="flex min-h-9 items-center font-medium">{i18n._(pairMessage(relative))}</span>
          <EntryField form={form} table="tariff" column={relative} kind="bonus" isLabelHidden />
          <EntryField form={form} table="tariff" column={absolute} kind="eurPerHour" isLabelHidden />
        </div>
      ))}
      <p className="col-span-3 text-12 text-ink-3">
        {t`Zuschläge werden nicht addiert: Es gilt nur der Satz der jeweiligen Zeitart.`}
      </p>
    </div>
  );
}
