import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorNote, Skeleton } from '@zuschlag/ui';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { CloudOff, History, ListFilter } from 'lucide-react';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { HistoryDay, type ShownEntry } from './history-day.tsx';

/** One page of entries, as it is being loaded. */
export type HistoryPart = {
  data?: { entries: readonly ShownEntry[]; endCursor: string | null; hasNextPage: boolean };
  error: unknown;
  refetch: () => unknown;
};

/** The pages of entries that were asked for, by day, with a button for earlier ones. */
export function HistoryPages({
  parts,
  isNarrowed,
  onMore,
}: {
  parts: readonly HistoryPart[];
  isNarrowed: boolean;
  /** @param cursor behind which the next page begins */
  onMore: (cursor: string | null) => void;
}) {
  const { t } = useLingui();
  const failed = parts.find(({ error, data }) => error && !data);
  const entries = parts.flatMap(({ data }) => data?.entries ?? []);
  const last = parts.at(-1)?.data;
  if (failed && entries.length === 0)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Der Verlauf konnte nicht geladen werden`}
        text={errorMessage(failed.error)}
        action={<Button onPress={() => void failed.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  if (entries.length === 0) return last ? <NoEntries isNarrowed={isNarrowed} /> : <HistorySkeleton />;
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
            onPress={() => (failed ? void failed.refetch() : onMore(last?.endCursor ?? null))}
          >
            {t`Ältere Einträge anzeigen`}
          </Button>
        </div>
      )}
    </>
  );
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
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
