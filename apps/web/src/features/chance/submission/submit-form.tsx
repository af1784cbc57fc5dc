import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Form } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import type { HeldOffer } from '../../../forms/held-offer.ts';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { DaysLeft } from '../lifecycle/days-left.tsx';
import { StateMovedNotice } from '../lifecycle/state-moved-notice.tsx';
import { figuresAt } from './offered-price.ts';
import { SubmitQuestion, type SubmittedOffer } from './submit-question.tsx';

const schema = async () => (await import('./submission-schema.ts')).submissionSchema;

export type StepFormProps = {
  chance: Chance;
  /** the state to which another person moved the Chance while something typed stands here */
  movedTo: Chance['state'] | null;
  hold: HeldOffer<string>['hold'];
};

/** The price that was offered, and the step to "submitted", which a question confirms. */
export function SubmitForm({ chance, movedTo, hold }: StepFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [asked, setAsked] = useState<SubmittedOffer | null>(null);
  const form = useSchemaForm({
    schema,
    defaultValues: { price: 'calculated', offeredRevenue: null, offeredReason: '' },
    draftKey: `submission-${chance.id}`,
    onSubmit: (offer) => {
      setAsked(offer);
      throw new DOMException('What was typed counts as sent only once the question is answered.', 'AbortError');
    },
  });
  const { control } = form.form;
  const [choice, price] = useWatch({ control, name: ['price', 'offeredRevenue'] });
  const isOther = choice === 'other';
  const isHeld = form.isDirty || asked !== null;
  useEffect(() => hold(isHeld), [isHeld, hold]);
  const { submission, submissionTime } = chance.deadline;
  return (
    <Form label={t`Einreichung`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        {movedTo === null ? null : <StateMovedNotice state={movedTo} />}
        <p className="grid gap-0.5">
          <span className="text-12 text-ink-3">{t`Abgabe bis`}</span>
          <span className="tnum flex flex-wrap items-baseline gap-x-2 font-semibold text-16">
            {format.day(submission)}, {submissionTime}
            <DaysLeft day={submission} />
          </span>
        </p>
        <p className="text-ink-2">
          {t`Alle Margen sind freigegeben. Reichen Sie das Angebot auf der Vergabeplattform ein. Markieren Sie es danach hier als eingereicht.`}
        </p>
        <SegmentInput
          control={control}
          name="price"
          label={t`Angebotener Preis`}
          isWide
          options={[
            { id: 'calculated', label: t`wie kalkuliert` },
            { id: 'other', label: t`anderer Preis` },
          ]}
        />
        {isOther ? (
          <>
            <NumberInput
              control={control}
              name="offeredRevenue"
              label={t`Preis über die ganze Laufzeit`}
              unit="€"
              isRequired
              autoFocus
              formatOptions={{ minimumFractionDigits: 2 }}
              description={t`Kalkuliert: ${format.euro(chance.revenue)}`}
            />
            <PriceAt chance={chance} price={price ?? null} />
            <TextInput
              control={control}
              name="offeredReason"
              label={t`Warum dieser Preis?`}
              isRequired
              multiline
              rows={2}
              counter="near"
              maxLength={limits.reason}
              description={t`Steht im Verlauf und beim Angebot.`}
            />
          </>
        ) : null}
        <Banner>{t`Zuschlag sendet nichts an die Vergabestelle. Alle Beteiligten sehen den neuen Stand.`}</Banner>
        <Button
          variant="primary"
          type="submit"
          isWide
          isDisabled={movedTo !== null}
          reason={t`Die Chance hat inzwischen einen anderen Stand. Laden Sie die Seite neu.`}
        >
          {t`Als eingereicht markieren`}
        </Button>
      </div>
      <SubmitQuestion
        chance={chance}
        offer={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          // What was sent is no longer in the middle of being typed: the page goes on to the outcome.
          form.form.reset();
          form.draft.discard();
          setAsked(null);
        }}
      />
    </Form>
  );
}

/** What margin and price per hour the typed price means. */
function PriceAt({ chance, price }: { chance: Chance; price: number | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const at = figuresAt(chance, price);
  const hourly = format.euro(at.pricePerHour);
  const margin = format.percent(at.margin, 1, true);
  return (
    <p aria-live="polite" className={`tnum -mt-2 text-12 ${(at.margin ?? 0) < 0 ? 'text-danger-text' : 'text-ink-2'}`}>
      {at.revenue === null ? t`Preis je Stunde und Marge rechnen wir aus.` : t`${hourly} je Stunde, Marge ${margin}`}
    </p>
  );
}
