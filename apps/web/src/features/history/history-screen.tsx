import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorNote, Skeleton } from '@zuschlag/ui';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { CloudOff, History, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { ExportButton } from '../../tables/exports/export-button.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { HistoryDay } from './history-day.tsx';
import { HistoryFilters } from './history-filters.tsx';
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
          extent={search.what || search.who ? t`Die gefilterten Einträge` : t`Der ganze Verlauf`}
          isQuiet
        />
      </div>
      <Entries key={`${search.what}-${search.who}`} chanceId={chanceId} search={search} />
    </div>
  );
}

function Entries({ chanceId, search }: { chanceId: string; search: HistorySearch }) {
  const { t } = useLingui();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const asked = { chanceId, first: pageSize, ...filterOf(search) };
  const pages = trpc.useQueries((query) => cursors.map((after) => query.history.ofChance({ ...asked, after })));
  const failed = pages.find(({ error, data }) => error && !data);
  const entries = pages.flatMap(({ data }) => data?.edges.map(({ node }) => node) ?? []);
  const last = pages.at(-1)?.data?.pageInfo;
  if (failed && entries.length === 0)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Der Verlauf konnte nicht geladen werden`}
        text={errorMessage(failed.error)}
        action={<Button onPress={() => void failed.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  if (entries.length === 0) return last ? <NoEntries search={search} /> : <HistorySkeleton />;
  const days = [...Map.groupBy(entries, ({ at }) => berlinDayOf(new Date(at)))];
  return (
    <>
      {days.map(([day, ofDay]) => (
        <HistoryDay key={day} day={day} entries={ofDay} />
      ))}
      {failed ? <ErrorNote>{errorMessage(failed.error)}</ErrorNote> : null}
      {last && !last.hasNextPage ? null : (
        <div>
          <Button
            isPending={!last && !failed}
            onPress={() => (failed ? void failed.refetch() : setCursors([...cursors, last?.endCursor ?? null]))}
          >
            {t`Ältere Einträge anzeigen`}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the address narrows the history to, as the server is asked for it. */
function filterOf({ what, who }: HistorySearch) {
  const by = who === 'system' ? { onlySystem: true } : { userId: who ?? null };
  return { entities: what ? [what] : null, ...by };
}

function NoEntries({ search: { what, who } }: { search: HistorySearch }) {
  const { t } = useLingui();
  return what !== undefined || who !== undefined ? (
    <EmptyState icon={<ListFilter />} title={t`Kein Eintrag passt`} text={t`Wählen Sie oben mehr aus.`} />
  ) : (
    <EmptyState icon={<History />} title={t`Noch kein Eintrag`} text={t`Hier steht, wer wann was geändert hat.`} />
  );
}

function HistorySkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Der Verlauf wird geladen`} className="rounded-card border bg-surface">
      {[320, 260, 300, 240, 280].map((width) => (
        <div key={width} className="flex items-center gap-3 border-b px-4 py-3.5 last:border-b-0">
          <Skeleton width={24} height={24} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
