import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { LossReasonCard } from './loss-reason-card.tsx';

/** The reasons that may be chosen when a Chance is lost: a list for all organizations, and one of each organization. */
export function LossReasonsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.organizations.lossReasons.list.useQuery();
  // Lists that are empty and belong to others say nothing.
  const lists = data?.filter(({ mayKeep, isForAll, reasons }) => mayKeep || isForAll || reasons.length > 0);
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Verlustgründe`}
        description={t`Zur Auswahl, wenn eine Chance als verloren eingetragen wird. Pflegen können sie die Manager der Gesellschaft.`}
      />
      {lists ? (
        lists.map((list) => <LossReasonCard key={list.organizationId} list={list} />)
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Verlustgründe konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <Card>
          <CardBody>
            <div className="grid gap-3">
              <Skeleton width={180} />
              <Skeleton width={140} />
              <Skeleton width={160} />
            </div>
          </CardBody>
        </Card>
      )}
    </div>
  );
}
