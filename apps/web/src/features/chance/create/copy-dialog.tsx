import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { Banner, Button, CheckboxField, Dialog, DialogActions, Form } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { copyChanceInput } from '@zuschlag/validation/chance/copy-chance';
import { limits } from '@zuschlag/validation/limits';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { DayInput, TimeInput } from '../../../forms/dates/date-inputs.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

const CopiedServices = lazyOverlay<{
  isOpen?: boolean;
  chanceId: string;
  startDate: string;
  endDate: string;
  askedIds: readonly number[];
}>(async () => {
  const [{ CopiedServices: Part }] = await Promise.all([
    import('../contract-move/copied-services.tsx'),
    loadWords('overview'),
  ]);
  return Part;
});

type Props = { chance: Chance; onClose: () => void };

/** Creates a Chance from this one, with its own days; asks what comes along. */
export function CopyDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Als neue Chance kopieren`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <CopyForm {...props} /> : null}
    </Dialog>
  );
}

function CopyForm({ chance, onClose }: Props) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const hasServices = chance.organizations.some(({ serviceCount }) => serviceCount > 0);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const created = useRef<string | null>(null);
  const copy = trpc.chance.copy.useMutation();
  const form = useSchemaForm({
    schema: copyChanceInput,
    draftKey: `copy-${chance.id}`,
    defaultValues: {
      chanceId: chance.id,
      name: chance.description.name,
      submission: null,
      submissionTime: chance.deadline.submissionTime,
      startDate: null,
      endDate: null,
      withCriteria: true,
      withBidders: true,
      withServices: hasServices,
      asLot: false,
      lotNumber: '',
    },
    showsFailure: true,
    onSubmit: async (input) => {
      created.current = (await copy.mutateAsync(input)).id;
      void utils.chance.invalidate();
      toasts.success(t`Die Kopie ist angelegt.`);
    },
    onSaved: () => {
      onClose();
      if (created.current) void navigate({ to: '/tender/$tenderId', params: { tenderId: created.current } });
    },
  });
  const { control, setValue } = form.form;
  const values = useWatch({ control });
  const { startDate, endDate } = values;
  const tick = (name: 'withCriteria' | 'withBidders' | 'withServices' | 'asLot', label: string) => (
    <CheckboxField
      label={label}
      isSelected={values[name] ?? false}
      onChange={(isChosen) => setValue(name, isChosen, { shouldDirty: true })}
    />
  );
  return (
    <Form label={t`Als neue Chance kopieren`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
        <TextInput control={control} name="name" label={t`Name`} isRequired counter maxLength={limits.chanceName.max} />
        <div className="grid grid-cols-[1fr_8rem] gap-4">
          <DayInput control={control} name="submission" label={t`Abgabe`} asked={t`Tag der Abgabe`} isRequired />
          <TimeInput control={control} name="submissionTime" label={t`Uhrzeit`} />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <DayInput control={control} name="startDate" label={t`Beginn`} asked={t`Vertragsbeginn`} isRequired />
          <DayInput control={control} name="endDate" label={t`Ende`} asked={t`Vertragsende`} isRequired />
        </div>
        <div className="grid gap-2">
          {tick('withCriteria', t`Kriterien, Gleitklausel und Zahlungsziel übernehmen`)}
          {tick('withBidders', t`Dieselben Gesellschaften fragen`)}
          {hasServices ? tick('withServices', t`Leistungen mit allen Zeiten und Parametern übernehmen`) : null}
          {tick('asLot', t`Als weiteres Los desselben Verfahrens`)}
        </div>
        {values.asLot ? (
          <TextInput control={control} name="lotNumber" label={t`Losnummer`} maxLength={limits.lotNumber} />
        ) : null}
        {values.withServices && startDate && endDate && startDate <= endDate ? (
          <CopiedServices
            isOpen
            {...{ chanceId: chance.id, startDate, endDate }}
            askedIds={askedIn(chance, values.withBidders ?? true, organizationId)}
          />
        ) : null}
        <p className="text-12 text-ink-3">
          {values.withServices
            ? t`Entscheidungen, Ergebnis und Verlauf bleiben bei dieser Chance. Nachweise kommen ohne Haken mit.`
            : t`Leistungen, Entscheidungen, Ergebnis und Verlauf bleiben bei dieser Chance. Nachweise kommen ohne Haken mit.`}
        </p>
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Kopie anlegen`}</Button>
        </DialogActions>
      </div>
    </Form>
  );
}

/** The organizations that the copy asks, as the server chooses them. */
function askedIn({ organizations }: Chance, withBidders: boolean, ownId: number): number[] {
  const asked = organizations.filter(({ isOperationalHere }) => isOperationalHere).map(({ id }) => id);
  if (withBidders) return asked;
  const own = organizations.find(({ id, isOperational }) => id === ownId && isOperational);
  return own ? [own.id] : asked.slice(0, 1);
}
