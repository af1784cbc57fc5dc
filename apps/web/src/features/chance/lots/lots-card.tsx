import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TextLink,
} from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Lot } from '@zuschlag/validation/chance/lots';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ChanceStateBadge } from '../lifecycle/chance-state-badge.tsx';
import { DaysLeft } from '../lifecycle/days-left.tsx';
import { chancePaths } from '../workspace/chance-paths.ts';

const ChangeLotsDialog = lazyOverlay(async () => (await import('./change-lots-dialog.tsx')).ChangeLotsDialog);

/** The lots of the procedure beside each other; absent while the Chance is linked with no other. */
export function LotsCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { data } = trpc.chance.lots.useQuery({ chanceId: chance.id });
  const lots = data?.lots ?? [];
  if (lots.length < 2) return null;
  const title = t`Lose des Verfahrens`;
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        badge={<Badge kind="count">{lots.length}</Badge>}
        aside={
          <>
            {chance.isOwner ? <UnlinkButton chance={chance} /> : null}
            {lots.some(({ isOwner }) => isOwner) ? (
              <Button size="small" onPress={() => setChanging(true)}>{t`Mehrere ändern`}</Button>
            ) : null}
          </>
        }
      />
      <CardBody flush>
        <div className="relative overflow-x-auto">
          <LotsTable lots={lots} hereId={chance.id} />
        </div>
      </CardBody>
      <ChangeLotsDialog lots={lots} isOpen={isChanging} onClose={() => setChanging(false)} />
    </Card>
  );
}

/** Takes the Chance out of the procedure; linking it again restores everything, so nothing is asked first. */
function UnlinkButton({ chance: { id: chanceId } }: { chance: Chance }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const unlink = trpc.chance.unlinkLot.useMutation({
    onSuccess: (answer) => {
      utils.chance.lots.setData({ chanceId }, answer);
      void utils.chance.invalidate();
      toasts.success(t`Die Chance ist kein Los dieses Verfahrens mehr.`);
    },
    onError: (error) => showError(error),
  });
  return (
    <Button
      size="small"
      variant="ghost"
      isPending={unlink.isPending}
      onPress={() => unlink.mutate({ chanceId })}
    >{t`Verknüpfung lösen`}</Button>
  );
}

function LotsTable({ lots, hereId }: { lots: readonly Lot[]; hereId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const total = lots.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0);
  const isEstimated = lots.some((lot) => lot.isEstimated);
  const unknown = lots.filter(({ revenue }) => revenue === null).length;
  return (
    <Table label={t`Lose des Verfahrens`} density="compact" minWidth={640}>
      <TableHeader>
        <Column id="lot" isRowHeader>{t`Los`}</Column>
        <Column id="state">{t`Status`}</Column>
        <Column id="submission">{t`Abgabe`}</Column>
        <Column id="revenue" align="end">{t`Umsatz`}</Column>
        <Column id="margin" align="end">{t`Marge`}</Column>
        <Column id="price" align="end">{t`€ je Stunde`}</Column>
      </TableHeader>
      <TableBody>
        {[
          ...lots.map((lot) => (
            <Row key={lot.id} id={lot.id} textValue={lotName(lot)}>
              <Cell tone="strong" wraps>
                {lot.id === hereId ? (
                  <span aria-current="page">{lotName(lot)}</span>
                ) : (
                  <TextLink href={chancePaths(lot.id).details}>{lotName(lot)}</TextLink>
                )}
              </Cell>
              <Cell>
                <ChanceStateBadge state={lot.state} isShort />
              </Cell>
              <Cell>
                <span className="tnum whitespace-nowrap">
                  {format.day(lot.submission)}, {lot.submissionTime}
                </span>{' '}
                {isOpen(lot) ? <DaysLeft day={lot.submission} isShort /> : null}
              </Cell>
              <Cell align="end" tone={lot.isEstimated ? 'faint' : 'plain'}>
                {lot.isEstimated ? t`≈ ${format.euro(lot.revenue, 0)}` : format.euro(lot.revenue, 0)}
              </Cell>
              <Cell align="end">{format.percent(lot.margin, 1, true)}</Cell>
              <Cell align="end">{format.euro(lot.pricePerHour)}</Cell>
            </Row>
          )),
          <Row key="total" id="total" isTotal textValue={t`Zusammen`}>
            <Cell>{t`Zusammen`}</Cell>
            <Cell>
              {unknown === 0 ? '' : plural(unknown, { one: '# Los ohne Umsatz', other: '# Lose ohne Umsatz' })}
            </Cell>
            <Cell>{''}</Cell>
            <Cell align="end">{isEstimated ? t`≈ ${format.euro(total, 0)}` : format.euro(total, 0)}</Cell>
            <Cell>{''}</Cell>
            <Cell>{''}</Cell>
          </Row>,
        ]}
      </TableBody>
    </Table>
  );

  function lotName({ lotNumber, lotTitle, name, shortNumber }: Lot): string {
    const title = lotTitle ?? name;
    return lotNumber ? t`Los ${lotNumber}: ${title}` : `${title} (${shortNumber})`;
  }
}

const isOpen = ({ state }: Lot) => !['submitted', 'won', 'lost', 'notbidding'].includes(state);
