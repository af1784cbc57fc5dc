import { useLingui } from '@lingui/react/macro';
import { actText, changeText } from '@zuschlag/i18n/history-text';
import type { Locale } from '@zuschlag/i18n/locales';
import type { HistoryEntry } from '@zuschlag/validation/chance/history/history';
import { trailFields } from '@zuschlag/validation/chance/history/trail-fields';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { ExportButton } from '../../tables/exports/export-button.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import type { ShownEntry } from './history-day.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPages } from './history-pages.tsx';
import type { HistorySearch } from './history-search.ts';

const pageSize = 50;

/** Who changed what of a Chance, when, from what to what: the latest day first. */
export function HistoryScreen({ search }: { search: HistorySearch }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 font-semibold text-16">{t`Verlauf`}</h2>
        <HistoryFilters chanceId={chanceId} search={search} />
        <ExportButton
          exported={{ kind: 'chanceHistory', chanceHistory: { chanceId, ...filterOf(search) } }}
          extent={isNarrowed(search) ? t`Die gefilterten Einträge` : t`Der ganze Verlauf`}
          isQuiet
        />
      </div>
      <Entries key={JSON.stringify(search)} chanceId={chanceId} search={search} />
    </div>
  );
}

function Entries({ chanceId, search }: { chanceId: string; search: HistorySearch }) {
  const locale = useAppLocale();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const asked = { chanceId, first: pageSize, ...filterOf(search) };
  const pages = trpc.useQueries((query) => cursors.map((after) => query.history.ofChance({ ...asked, after })));
  const parts = pages.map(({ data, error, refetch }) => ({
    ...{ error, refetch },
    data: data && { ...data.pageInfo, entries: data.edges.map(({ node }) => shown(node, locale)) },
  }));
  return (
    <HistoryPages parts={parts} isNarrowed={isNarrowed(search)} onMore={(cursor) => setCursors([...cursors, cursor])} />
  );
}

function shown(entry: HistoryEntry, locale: Locale): ShownEntry {
  const { id, at, person, changes } = entry;
  return {
    ...{ id, at, person, act: actText(entry, locale) },
    changes: changes.map((change) => ({
      field: change.field,
      text: changeText(change, trailFields[change.field], locale),
      hadValue: change.from !== null,
    })),
  };
}

function isNarrowed({ what, who, from, until }: HistorySearch): boolean {
  return [what, who, from, until].some((one) => one !== undefined);
}

/** What the address narrows the history to, as the server is asked for it. */
function filterOf({ what, who, from, until }: HistorySearch) {
  const by = who === 'system' ? { onlySystem: true } : { userId: who ?? null };
  return { entities: what ? [what] : null, ...by, from: from ?? null, until: until ?? null };
}
