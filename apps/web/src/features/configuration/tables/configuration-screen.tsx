import { Trans, useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { TabPanel, Tabs } from '@zuschlag/ui/navigation/tabs';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { trpc } from '../../../app/api/trpc.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { TablePage } from './table-page.tsx';
import { defaultTable, type TableSearch } from './table-search.ts';

/** The tables wages and costs are calculated with; only the chosen one is drawn. */
export function ConfigurationScreen({
  search,
  onSearch,
  onTab,
}: {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  onTab: (tab: TableKey) => void;
}) {
  const { t, i18n } = useLingui();
  const tab = search.tab ?? defaultTable;
  const overview = trpc.configuration.overview.useQuery();
  const summaryOf = (key: TableKey) => overview.data?.tables.find(({ table }) => table === key);
  const maySome = overview.data?.tables.some(({ permissions }) => permissions.includes('ADD')) ?? false;
  const mayThis = summaryOf(tab)?.permissions.includes('ADD') ?? false;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Konfigurationstabellen`}
        description={
          mayThis || !overview.data ? (
            <Trans>Grundlage aller Kalkulationen. Jeder Eintrag gilt ab seinem Datum und ersetzt den vorigen.</Trans>
          ) : maySome ? (
            <Trans>
              Grundlage aller Kalkulationen. Diese Tabelle ändern nur Konfigurations-Admins der Hauptgesellschaft.
            </Trans>
          ) : (
            <Trans>Grundlage aller Kalkulationen. Ändern können nur Konfigurations-Admins.</Trans>
          )
        }
      />
      <Tabs
        label={t`Tabellen`}
        selected={tab}
        onSelect={onTab}
        items={tableKeys.map((key) => ({
          id: key,
          label: (
            <>
              {systemText(i18n, tableNames[key])}
              {/* Holidays lie ahead by the hundred; that is no news. */}
              {key === 'holiday' ? null : <Coming count={summaryOf(key)?.pending ?? 0} />}
            </>
          ),
        }))}
      >
        <TabPanel id={tab}>
          <TablePage key={tab} table={tab} search={search} onSearch={onSearch} summary={summaryOf(tab)} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The number of future rows of a table. */
function Coming({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge kind="count">
      {count}
      <span className="sr-only">
        <Trans> künftig</Trans>
      </span>
    </Badge>
  );
}
