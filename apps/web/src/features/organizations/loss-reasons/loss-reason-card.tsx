import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { LossReason, LossReasonList } from '@zuschlag/validation/organizations/loss-reasons';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { AddLossReason } from './add-loss-reason.tsx';
import { RenameLossReason } from './rename-loss-reason.tsx';
import { useLossReasonActs } from './use-loss-reason-acts.ts';

/** The list of one organization: its order, names, retired reasons, and a line for a new one. */
export function LossReasonCard({ list }: { list: LossReasonList }) {
  const { t } = useLingui();
  const [renamed, setRenamed] = useState<LossReason | null>(null);
  const { organization, isForAll, mayKeep, reasons } = list;
  const active = reasons.filter(({ isRetired }) => !isRetired);
  const retired = reasons.filter(({ isRetired }) => isRetired);
  return (
    <Card label={organization}>
      <CardHeader
        title={organization}
        aside={isForAll ? t`für alle Gesellschaften` : t`nur für Chancen dieser Gesellschaft`}
      />
      {reasons.length === 0 ? <NoReasons list={list} /> : null}
      {active.length === 0 ? null : (
        <ol aria-label={t`Verlustgründe von ${organization}`} className="divide-y">
          {active.map((reason, index) => (
            <ActiveRow key={reason.id} list={list} active={active} index={index} onRename={() => setRenamed(reason)} />
          ))}
        </ol>
      )}
      {retired.length === 0 ? null : (
        <div className="border-t">
          <p className="px-4 pt-3 text-12 text-ink-3">{t`Nicht mehr zur Auswahl`}</p>
          <ul aria-label={t`Stillgelegte Verlustgründe von ${organization}`} className="divide-y">
            {retired.map((reason) => (
              <RetiredRow key={reason.id} reason={reason} mayKeep={mayKeep} />
            ))}
          </ul>
        </div>
      )}
      {mayKeep ? (
        <div className="border-t p-4">
          <AddLossReason organizationId={list.organizationId} />
        </div>
      ) : null}
      {renamed === null ? null : (
        <RenameLossReason
          reason={reasons.find(({ id }) => id === renamed.id) ?? renamed}
          onClose={() => setRenamed(null)}
        />
      )}
    </Card>
  );
}

type ActiveRowProps = { list: LossReasonList; active: readonly LossReason[]; index: number; onRename: () => void };

function ActiveRow({ list, active, index, onRename }: ActiveRowProps) {
  const { t } = useLingui();
  const { move, retire, isPending } = useLossReasonActs(list.organizationId);
  const reason = active[index];
  if (!reason) return null;
  const { name } = reason;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5">
      <span className="min-w-0 flex-1 basis-40 break-words">{name}</span>
      <UsedIn count={reason.chanceCount} />
      {list.mayKeep ? (
        <span className="flex items-center gap-1">
          <IconButton
            size="tight"
            label={t`${name} nach oben`}
            icon={<ArrowUp />}
            isDisabled={index === 0}
            reason={t`Steht schon oben.`}
            isBusy={isPending}
            onPress={() => move(active, index, index - 1)}
          />
          <IconButton
            size="tight"
            label={t`${name} nach unten`}
            icon={<ArrowDown />}
            isDisabled={index === active.length - 1}
            reason={t`Steht schon unten.`}
            isBusy={isPending}
            onPress={() => move(active, index, index + 1)}
          />
          <IconButton size="tight" label={t`${name} umbenennen`} icon={<Pencil />} onPress={onRename} />
          <Button
            size="small"
            variant="ghost"
            aria-label={t`${name} stilllegen`}
            isBusy={isPending}
            onPress={() => retire(reason)}
          >
            {t`Stilllegen`}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

function RetiredRow({ reason, mayKeep }: { reason: LossReason; mayKeep: boolean }) {
  const { t } = useLingui();
  const { restore, isPending } = useLossReasonActs();
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 text-ink-3">
      <span className="min-w-0 flex-1 basis-40 break-words">{reason.name}</span>
      <UsedIn count={reason.chanceCount} />
      {mayKeep ? (
        <Button
          size="small"
          variant="ghost"
          aria-label={t`${reason.name} wieder anbieten`}
          isBusy={isPending}
          onPress={() => restore(reason)}
        >
          {t`Wieder anbieten`}
        </Button>
      ) : null}
    </li>
  );
}

function UsedIn({ count }: { count: number }) {
  return (
    <span className="tnum text-12 text-ink-3">
      {plural(count, { 0: 'noch nicht verwendet', one: 'in # Chance', other: 'in # Chancen' })}
    </span>
  );
}

/** Nothing in the list yet: usual reasons to begin with, for those who may keep it. */
function NoReasons({ list: { organizationId, mayKeep, isForAll } }: { list: LossReasonList }) {
  const { t } = useLingui();
  const { add, isPending } = useLossReasonActs(organizationId);
  const usual = [
    t`Preis`,
    t`Konzept und Qualität`,
    t`Referenzen`,
    t`Formfehler`,
    t`Verfahren aufgehoben`,
    t`Sonstiges`,
  ];
  if (!isForAll)
    return (
      <CardBody>
        <p className="text-ink-2">{t`Keine eigenen Gründe.`}</p>
      </CardBody>
    );
  return (
    <CardBody>
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          {t`Noch keine Gründe. Ohne Liste wird ein Verlust nur in eigenen Worten begründet.`}
        </p>
        {mayKeep ? (
          <>
            <p className="text-12 text-ink-3">{t`Übliche Gründe: ${usual.join(', ')}`}</p>
            <Button
              size="small"
              isPending={isPending}
              onPress={() => add(usual)}
            >{t`Übliche Gründe übernehmen`}</Button>
          </>
        ) : null}
      </div>
    </CardBody>
  );
}
