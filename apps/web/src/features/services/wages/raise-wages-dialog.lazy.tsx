import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { minimumWagesIn } from '@zuschlag/calc-engine';
import { FormCell, FormGrid, NumberField, SegmentedControl } from '@zuschlag/ui';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { Service } from '@zuschlag/validation/services/service';
import { type RaisedWage, type WageRaise, wageRaise } from '@zuschlag/validation/services/wages/raise-wages';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { dropDraft, keepDraft, readDraft } from '../../../forms/drafts/draft.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { RaisePreview } from './raise-preview.tsx';
import { isNoTrial, useRaiseTrial } from './use-raise-trial.ts';

type Props = { services: readonly Service[]; onClose: () => void; onDone: () => void };
type By = WageRaise['by'];

/** Changes the wages of services together, as an agreement does, and shows before what each of them costs then. */
export function RaiseWagesDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`Löhne ändern`}
      subtitle={plural(props.services.length, { one: '# Leistung', other: '# Leistungen' })}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <RaiseForm {...props} /> : null}
    </Dialog>
  );
}

type Typed = { by: By; typed: { [way in By]: number | null } };
const nothing: Typed = { by: 'share', typed: { share: null, amount: null, wage: null } };

function RaiseForm({ services, onClose, onDone }: Props) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const chance = useChance();
  const draftKey = `wages-${chance.id}`;
  const [{ by, typed }, setForm] = useState(() => readDraft<Typed>(draftKey)?.values ?? nothing);
  // What is typed comes back after a session that ended in the dialog.
  const change = (next: Typed) => {
    setForm(next);
    keepDraft(draftKey, next, null);
    raise.reset();
  };
  const value = typed[by];
  const read = wageRaise.safeParse({ by, value });
  const call = read.success
    ? { chanceId: chance.id, serviceIds: services.map(({ id }) => id), raise: read.data }
    : null;
  const trial = useRaiseTrial(call);
  const raise = trpc.services.raiseWages.useMutation();
  const shown = call === null ? null : (trial.data?.services ?? null);
  const isMoved = shown?.some(({ before, after }) => before.hourlyWage !== after.hourlyWage) ?? false;
  const labels = { share: t`Änderung`, amount: t`Änderung`, wage: t`Neuer Stundenlohn` };
  const failure = raise.error ?? (call ? trial.error : null);
  const isOvertaken = failure !== null && failureOf(failure).code === 'CONFLICT';

  async function confirm() {
    if (call === null) return;
    // The refusal stands above the buttons.
    const seenWages = shown?.map(({ before }) => before.hourlyWage);
    const result = await raise.mutateAsync({ ...call, seenWages }).catch(() => null);
    // After a refusal, too: another person may have changed one of them.
    if (result === null) return void trial.refetch();
    dropDraft(draftKey);
    await Promise.all([utils.services.invalidate(undefined, { predicate: isNoTrial }), utils.chance.invalidate()]);
    const count = result.services.filter(({ before, after }) => before.hourlyWage !== after.hourlyWage).length;
    toasts.success(plural(count, { one: 'Der Lohn ist geändert.', other: '# Löhne sind geändert.' }));
    onDone();
    onClose();
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMoved && !trial.isPlaceholderData) void confirm();
      }}
    >
      <FormGrid>
        <FormCell span={4}>
          <SegmentedControl<By>
            label={t`So ändern sich die Löhne`}
            options={[
              { id: 'share', label: t`Um Prozent` },
              { id: 'amount', label: t`Um Betrag` },
              { id: 'wage', label: t`Auf einen Lohn` },
            ]}
            value={by}
            onChange={(next) => change({ by: next, typed })}
          />
        </FormCell>
        <FormCell span={2}>
          <NumberField
            key={by}
            label={labels[by]}
            value={value}
            onChange={(next) => change({ by, typed: { ...typed, [by]: next } })}
            percent={by === 'share'}
            unit={by === 'share' ? '%' : '€/h'}
            formatOptions={{ minimumFractionDigits: by === 'share' ? 0 : 2 }}
            description={by === 'share' ? t`Auf Cent gerundet, mit Minus eine Senkung` : undefined}
            errorMessage={value === null || read.success ? undefined : t`Diesen Wert kann kein Lohn haben.`}
            autoFocus
          />
        </FormCell>
      </FormGrid>
      {call === null ? (
        <p className="text-13 text-ink-2">{t`Sobald ein Wert dasteht, sehen Sie hier, was jede Leistung dann kostet.`}</p>
      ) : shown ? (
        <>
          <BelowMinimum services={shown} />
          <RaisePreview
            services={shown}
            following={new Set(services.filter((one) => one.wageFollowsTable).map(({ id }) => id))}
            isOld={trial.isPlaceholderData}
          />
        </>
      ) : trial.error ? null : (
        <SkeletonText lines={3} />
      )}
      <ErrorNote>
        {isOvertaken
          ? t`Jemand anderes hat inzwischen einen dieser Löhne geändert. Oben steht, was jetzt herauskäme.`
          : failure
            ? errorMessage(failure)
            : null}
      </ErrorNote>
      <DialogActions>
        <Button
          onPress={() => {
            dropDraft(draftKey);
            onClose();
          }}
        >
          {t`Abbrechen`}
        </Button>
        <Button
          variant="primary"
          type="submit"
          isPending={raise.isPending}
          isDisabled={!isMoved || trial.isPlaceholderData}
          reason={
            call === null
              ? t`Geben Sie zuerst einen Wert ein.`
              : trial.error
                ? t`So lassen sich die Löhne nicht ändern.`
                : shown && !trial.isPlaceholderData
                  ? t`Diese Löhne gelten schon.`
                  : t`Die Leistungen werden gerade berechnet.`
          }
        >{t`Löhne ändern`}</Button>
      </DialogActions>
    </form>
  );
}

/** Names the statutory minimum wage of the contract that new wages fall short of. */
function BelowMinimum({ services }: { services: readonly RaisedWage[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { startDate, endDate } = useChance().contract;
  const highest = minimumWagesIn({ startDate, endDate }).at(-1);
  if (highest === undefined) return null;
  const names = services
    .filter(({ before, after }) => after.hourlyWage !== before.hourlyWage && after.hourlyWage < highest.amount)
    .map(({ serviceName }) => serviceName);
  if (names.length === 0) return null;
  const list = names.join(', ');
  return (
    <Banner tone="warn">
      {t`Unter dem gesetzlichen Mindestlohn von ${format.amount(highest.amount)} ab ${format.day(highest.from)}: ${list}`}
    </Banner>
  );
}
