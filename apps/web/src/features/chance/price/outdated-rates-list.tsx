import { useLingui } from '@lingui/react/macro';
import type { OutdatedRates } from '@zuschlag/validation/services/rates/rate-impact';
import type { ReactNode } from 'react';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { tableNameOf } from '../../../app/vocabulary/table-names.ts';

export type OutdatedOrganization = OutdatedRates['organizations'][number];

const namedRows = 2;

/** One line per organization: by how much its costs would move with the rows of today, and which rows made them. */
export function OutdatedRatesList({
  organizations,
  actionOf,
}: {
  organizations: readonly OutdatedOrganization[];
  /** what can be done about it, at the end of the line */
  actionOf?: (organization: OutdatedOrganization) => ReactNode;
}) {
  const { t } = useLingui();
  const movement = useChangeFormat();
  const rowsText = useRowsText();
  return (
    <ul className="grid gap-1">
      {organizations.map((one) => {
        const share = one.costNow === null ? null : movement.percent(one.costStored, one.costNow);
        return (
          <li key={one.organizationId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0">
              <span className="font-medium">{one.organization}</span>
              {': '}
              {one.costNow === null ? (
                <span className="text-danger-text">{t`ohne Preis, weil eine Zeile fehlt`}</span>
              ) : (
                <span className="tnum whitespace-nowrap">
                  {t`Kosten ${movement.euro(one.costStored, one.costNow)}`} {share === null ? null : `(${share})`}
                </span>
              )}
              <span className="text-ink-2"> · {rowsText(one)}</span>
            </p>
            {actionOf?.(one)}
          </li>
        );
      })}
    </ul>
  );
}

/** The rows that came, and those that went without another in their place. */
function useRowsText(): (organization: OutdatedOrganization) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = (table: string) => tableNameOf(i18n, table) ?? table;
  return ({ rows }) => {
    const came = rows.filter(({ change }) => change === 'added');
    const went = rows.filter(({ table, change }) => change === 'removed' && !came.some((row) => row.table === table));
    const texts = [
      ...came.map(({ table, activeFrom }) => t`${nameOf(table)} ab ${format.day(activeFrom)}`),
      ...went.map(({ table, activeFrom }) => t`${nameOf(table)} ab ${format.day(activeFrom)} gelöscht`),
    ];
    const named = texts.slice(0, namedRows).join(', ');
    return texts.length > namedRows ? t`${named} und ${texts.length - namedRows} weitere` : named;
  };
}
