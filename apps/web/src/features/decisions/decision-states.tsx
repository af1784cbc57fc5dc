import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, IconButton, Skeleton, SkeletonText } from '@zuschlag/ui';
import { RefreshCw, SearchX } from 'lucide-react';

/** In the shape of a decision page, while it loads. */
export function DecisionSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Die Entscheidungen werden geladen`}
      className="grid items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_17.5rem]"
    >
      <div className="grid gap-5 px-2.5 py-2">
        <Skeleton width={90} />
        <Skeleton width={150} />
        <Skeleton width={130} />
      </div>
      <ConversationSkeleton />
      <div className="h-40 rounded-card border bg-surface max-xl:hidden" />
    </div>
  );
}

/** The conversation alone, while another group loads. */
export function ConversationSkeleton() {
  return (
    <div className="grid gap-6 rounded-card border bg-surface p-4">
      <Skeleton width="60%" />
      <SkeletonText lines={3} />
      <SkeletonText lines={2} />
      <Skeleton height={90} kind="control" />
    </div>
  );
}

export function DecisionsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="p-6">
      <EmptyState
        icon={<SearchX />}
        title={t`Die Entscheidungen konnten nicht geladen werden`}
        action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}

/** The page of a group that does not exist or that the viewer may not see. */
export function NoGroup({ isUninvolved }: { isUninvolved: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      {isUninvolved ? (
        <EmptyState
          icon={<SearchX />}
          title={t`Ihre Gesellschaft ist an keiner dieser Entscheidungen beteiligt`}
          text={t`Was dort gesagt wird, sehen nur die Beteiligten. Den Stand sehen Sie links.`}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t`Diese Entscheidung gibt es nicht`}
          text={t`Oder Ihre Gesellschaft ist nicht daran beteiligt. Wählen Sie links eine andere.`}
        />
      )}
    </Card>
  );
}

/** Asks for the newest state at once. */
export function RefreshButton({ isPending, onRefresh }: { isPending: boolean; onRefresh: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      size="tight"
      label={isPending ? t`Wird aktualisiert` : t`Aktualisieren`}
      icon={<RefreshCw className={isPending ? 'animate-turn' : ''} />}
      onPress={onRefresh}
    />
  );
}
