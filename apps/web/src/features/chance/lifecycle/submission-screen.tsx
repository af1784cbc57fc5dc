import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { Banner, Button, Card, CardBody, CardHeader, ConfirmDialog, Form, toasts } from '@zuschlag/ui';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type HeldOffer, useHeldOffer } from '../../../forms/held-offer.ts';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { OutdatedRatesList } from '../price/outdated-rates-list.tsx';
import { WarningsList } from '../price/warnings-list.tsx';
import { useChance } from '../workspace/chance-context.ts';
import { StateMovedNotice } from './state-moved-notice.tsx';

/** Marks a Chance as submitted, and later as won or lost. Only its owner acts here. */
export function SubmissionScreen() {
  const { t } = useLingui();
  const chance = useChance();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4 p-6 max-sm:p-4">
      <Card label={t`Einreichung`}>
        <CardHeader title={t`Einreichung`} />
        <CardBody>{chance.isOwner ? <OwnerPart /> : <NotOwner />}</CardBody>
      </Card>
    </div>
  );
}

function NotOwner() {
  const { t } = useLingui();
  const { owner } = useChance().description;
  return (
    <p className="text-ink-2">
      {t`Die Einreichung verwaltet der Chance-Admin. Das ist ${owner.firstname} ${owner.lastname}, ${owner.organization}.`}
    </p>
  );
}

function OwnerPart() {
  const { t } = useLingui();
  const format = useFormat();
  const chance = useChance();
  const { offer: state, isOver, hold } = useHeldOffer(chance.state);
  switch (state) {
    case 'readytosubmit':
      return <SubmitPart />;
    case 'submitted':
      return <OutcomePart isOver={isOver} hold={hold} />;
    case 'won':
    case 'lost':
      return (
        <p className="text-ink-2">
          {t`Eingereicht am ${format.day(chance.submittedAt)}, Ergebnis eingetragen am ${format.day(chance.closedAt)}.`}
        </p>
      );
    case 'notbidding':
      return <p className="text-ink-2">{t`Auf diese Chance wird nicht geboten; es gibt nichts einzureichen.`}</p>;
    default:
      return <NotReady />;
  }
}

/** Before all margins are approved: whose approval is missing. */
function NotReady() {
  const { t } = useLingui();
  const locale = useAppLocale();
  const { id: chanceId } = useChance();
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId });
  const missing = (data?.groups ?? [])
    .filter(({ currentDecision, isStale }) => currentDecision !== 'approved' || isStale)
    .map((group) => group.operationalOrganizationShortName);
  const names = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' }).format(missing);
  return (
    <p className="text-ink-2">
      {names === ''
        ? t`Einreichen können Sie, sobald alle Margen freigegeben sind.`
        : t`Es fehlen noch Margenfreigaben von ${names}.`}
    </p>
  );
}

function SubmitPart() {
  const { t } = useLingui();
  const format = useFormat();
  const chance = useChance();
  const [isAsking, setAsking] = useState(false);
  const { update, isPending } = useStateUpdate();
  const rates = trpc.services.outdatedRates.useQuery({ chanceId: chance.id });
  const changed = rates.data?.organizations ?? [];
  const isChanged = changed.length > 0;
  const warnings = trpc.services.warnings.useQuery({ chanceId: chance.id }).data?.warnings ?? [];
  const isLate = chance.deadline.submission < berlinDayOf(new Date());
  return (
    <div className="grid gap-4">
      <p>
        {t`Alle Margen sind freigegeben. Reichen Sie das Angebot bis ${format.day(chance.deadline.submission)}, ${chance.deadline.submissionTime} auf der Vergabeplattform ein. Markieren Sie es danach hier als eingereicht.`}
      </p>
      {isLate ? (
        <Banner tone="danger" title={t`Die Abgabefrist ist vorbei.`}>
          {t`Sie können die Einreichung trotzdem nachtragen.`}
        </Banner>
      ) : null}
      {warnings.length === 0 ? null : (
        <Banner tone="warn" title={t`Bitte prüfen Sie die Preise, bevor Sie einreichen`}>
          <WarningsList warnings={warnings} />
        </Banner>
      )}
      <Banner>{t`Zuschlag sendet nichts an die Vergabestelle. Alle Beteiligten sehen den neuen Stand.`}</Banner>
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => setAsking(true)}>
          {t`Als eingereicht markieren`}
        </Button>
      </div>
      <ConfirmDialog
        title={t`Als eingereicht markieren?`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel={isChanged ? t`Trotzdem einreichen` : t`Als eingereicht markieren`}
        cancelLabel={t`Abbrechen`}
        isPending={isPending}
        onConfirm={async () => {
          const input = { chanceId: chance.id, ...(isChanged ? { confirmRatesChanged: true } : {}) };
          const isDone = await update(input, t`Die Chance ist als eingereicht markiert.`);
          // Rows may have changed while the question stood there; then it is asked again, with the difference.
          if (isDone) return;
          await rates.refetch();
          throw new Error('not submitted');
        }}
        text={
          isLate
            ? t`Die Abgabefrist war am ${format.day(chance.deadline.submission)}. Ist das Angebot rechtzeitig eingegangen?`
            : t`Leistungen und Preise lassen sich danach nicht mehr ändern.`
        }
      >
        {warnings.length === 0 ? null : <WarningsList warnings={warnings} />}
        {isChanged ? (
          <div className="grid gap-2">
            <p>{t`Die Zahlen des Angebots beruhen auf Zeilen, die sich seither geändert haben. Wird neu berechnet, ändern sie sich so:`}</p>
            <OutdatedRatesList organizations={changed} />
            <p className="text-ink-2">{t`Ihre Bestätigung steht mit der Abweichung im Verlauf.`}</p>
          </div>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

const outcomeSchema = async () => (await import('./outcome-schema.ts')).outcomeSchema;

/** @param hold keeps the form while something typed stands in it; then `isOver` tells that the outcome is known */
function OutcomePart({ isOver, hold }: Pick<HeldOffer<string>, 'isOver' | 'hold'>) {
  const { t } = useLingui();
  const format = useFormat();
  const chance = useChance();
  const utils = trpc.useUtils();
  const mutation = trpc.chance.updateState.useMutation();
  const form = useSchemaForm({
    schema: outcomeSchema,
    defaultValues: { outcome: null, reasonForLoss: '' },
    draftKey: `outcome-${chance.id}`,
    onSubmit: async ({ outcome, reasonForLoss }) => {
      await mutation.mutateAsync({
        chanceId: chance.id,
        won: outcome === 'won',
        reasonForLoss: outcome === 'lost' ? reasonForLoss : null,
      });
      await utils.chance.invalidate();
      toasts.success(outcome === 'won' ? t`Die Chance ist gewonnen.` : t`Die Chance ist als verloren eingetragen.`);
    },
  });
  const { control } = form.form;
  const outcome = useWatch({ control, name: 'outcome' });
  useEffect(() => hold(form.isDirty), [form.isDirty, hold]);
  return (
    <Form label={t`Ergebnis`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {isOver && !form.isPending ? <StateMovedNotice state={chance.state} /> : null}
        <p className="text-ink-2">{t`Eingereicht am ${format.day(chance.submittedAt)}. Wie ist die Vergabe ausgegangen?`}</p>
        <SegmentInput
          control={control}
          name="outcome"
          label={t`Ergebnis`}
          options={[
            { id: 'won', label: t`Gewonnen` },
            { id: 'lost', label: t`Verloren` },
          ]}
        />
        {outcome === 'lost' ? (
          <TextInput
            control={control}
            name="reasonForLoss"
            label={t`Grund`}
            isRequired
            multiline
            rows={3}
            autoFocus
            description={t`Woran lag es? Sichtbar für alle Beteiligten.`}
          />
        ) : null}
        <div>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isPending}
            isDisabled={!outcome}
            reason={t`Wählen Sie erst das Ergebnis.`}
          >
            {t`Ergebnis eintragen`}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function useStateUpdate() {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const mutation = trpc.chance.updateState.useMutation();
  return {
    isPending: mutation.isPending,
    /** @returns whether it succeeded; on failure the user has seen the reason */
    update: async (input: { chanceId: string; confirmRatesChanged?: boolean }, success: string) => {
      try {
        await mutation.mutateAsync(input);
        await utils.chance.invalidate();
        toasts.success(success);
        return true;
      } catch (error) {
        showError(error);
        return false;
      }
    },
  };
}
