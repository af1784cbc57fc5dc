import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import { SummaryLine } from '@zuschlag/ui/layout/summary-line';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import { CloudOff, FileQuestion, Merge, Pencil } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { MergeList } from '../merge/merge-list.tsx';
import { SiteList } from '../sites/site-list.tsx';
import { CustomerChances } from './customer-chances.tsx';

const MergeDialog = lazyOverlay(async () => (await import('../merge/merge-dialog.tsx')).MergeDialog);
const RenameDialog = lazyOverlay(async () => (await import('../rename/rename-dialog.tsx')).RenameDialog);

/** One customer: its figures, its sites, its latest Chances. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.customers.byId.useQuery({ customerId });
  const trail = [{ label: t`Kunden`, href: pathTo({ to: '/settings/customers' }) }];
  if (!data) {
    return (
      <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
        <SettingsHead title={t`Kunde`} trail={trail} />
        {error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <CustomerSkeleton />}
      </div>
    );
  }
  return <LoadedCustomer customer={data} trail={trail} />;
}

function LoadedCustomer({ customer, trail }: { customer: CustomerDetails; trail: { label: string; href: string }[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const { name, permissions } = customer;
  const allChances = pathTo({ to: '/tender/all', search: { filters: { customerName: name } } });
  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={name}
        trail={trail}
        description={t`Die Zahlen stammen aus den Chancen, die Sie sehen dürfen.`}
        actions={
          <>
            {permissions.includes('MERGE') ? (
              <Button icon={<Merge />} onPress={() => setMerging(true)}>{t`Zusammenführen`}</Button>
            ) : null}
            {permissions.includes('RENAME') ? (
              <Button icon={<Pencil />} onPress={() => setRenaming(true)}>{t`Umbenennen`}</Button>
            ) : null}
          </>
        }
      />
      <CustomerFiguresCard customer={customer} />
      <SiteList customer={customer} />
      <section aria-label={t`Neueste Chancen`} className="grid min-w-0 gap-2">
        <div className="flex min-h-9 items-center gap-3">
          <h2 className="min-w-0 flex-1 font-semibold text-14">{t`Neueste Chancen`}</h2>
          {customer.chances.length > 0 ? (
            <LinkButton variant="ghost" size="small" href={allChances}>{t`Alle Chancen zeigen`}</LinkButton>
          ) : null}
        </div>
        <CustomerChances chances={customer.chances} />
      </section>
      <MergeList customer={customer} />
      <MergeDialog customer={customer} isOpen={isMerging} onClose={() => setMerging(false)} />
      <RenameDialog
        customer={customer}
        isOpen={isRenaming}
        onClose={() => setRenaming(false)}
        onMerged={(customerId) => void navigate({ to: '/settings/customers/$customerId', params: { customerId } })}
      />
    </div>
  );
}

function CustomerFiguresCard({ customer: { figures } }: { customer: CustomerDetails }) {
  const { t } = useLingui();
  const format = useFormat();
  const { open, won, lost, winRate, lastPricePerHour, lastPriceOn, lastPriceChanceId } = figures;
  return (
    <Card label={t`Kennzahlen`}>
      <CardBody>
        <div className="grid gap-2">
          <SummaryLine
            label={t`Kennzahlen`}
            items={[
              { id: 'open', label: t`Offen`, value: open },
              { id: 'won', label: t`Gewonnen`, value: won },
              { id: 'lost', label: t`Verloren`, value: lost },
              { id: 'winRate', label: t`Gewinnquote`, value: winRate === null ? '–' : format.percent(winRate, 0) },
              {
                id: 'lastPrice',
                label: t`Letzter Preis je Stunde`,
                value: lastPricePerHour === null ? '–' : format.euro(lastPricePerHour, 2),
              },
            ]}
          />
          <p className="text-12 text-ink-3">
            {won + lost > 0 ? (
              <Plural
                value={won + lost}
                one="Die Gewinnquote beruht auf einer entschiedenen Chance."
                other="Die Gewinnquote beruht auf # entschiedenen Chancen."
              />
            ) : (
              <Trans>Eine Gewinnquote gibt es nach der ersten entschiedenen Chance.</Trans>
            )}{' '}
            {lastPriceChanceId ? (
              <a
                className="text-accent-text underline"
                href={pathTo({ to: '/tender/$tenderId', params: { tenderId: lastPriceChanceId } })}
              >
                <Trans>Zum letzten Preis, eingereicht am {format.day(lastPriceOn)}</Trans>
              </a>
            ) : null}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

function CustomerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton kind="control" />
      <Skeleton kind="control" />
      <Skeleton kind="control" />
    </div>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (failureOf(error).code === 'NOT_FOUND')
    return (
      <EmptyState
        icon={<FileQuestion />}
        title={t`Diesen Kunden gibt es nicht`}
        action={<LinkButton href={pathTo({ to: '/settings/customers' })}>{t`Zu den Kunden`}</LinkButton>}
      />
    );
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t`Der Kunde konnte nicht geladen werden`}
      text={errorMessage(error)}
      action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
    />
  );
}
