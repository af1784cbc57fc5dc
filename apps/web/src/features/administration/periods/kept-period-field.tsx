import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Select } from '@zuschlag/ui/lists/select';
import type { KeptKind, WishedPeriod } from '@zuschlag/validation/administration/periods';
import { keptMonths } from '@zuschlag/validation/administration/periods';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { ShorterPeriod } from './shorter-period.tsx';

/** One period, stored at once; a shorter one after a question that says how much will go. */
export function KeptPeriodField({
  kind,
  months,
  label,
  description,
  mayChange,
}: {
  kind: KeptKind;
  months: number | null;
  label: string;
  description: string;
  mayChange: boolean;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [asked, setAsked] = useState<WishedPeriod | null>(null);
  const change = trpc.administration.periods.changePeriod.useMutation({
    onSuccess: (stored) => {
      utils.administration.periods.read.setData(undefined, stored);
      toasts.success(t`Gespeichert: ${label}`);
      setAsked(null);
    },
    onError: (failure) => {
      setAsked(null);
      showError(failure);
      void utils.administration.periods.read.invalidate();
    },
  });
  const longest = kind === 'notifications' ? t`Ein Jahr` : t`So lange wie die Chance`;
  const offered = keptMonths[kind].map((count) => ({
    id: String(count),
    label: plural(count, { one: '# Monat', other: '# Monate' }),
  }));
  function choose(id: string) {
    const wish = { kind, months: id === 'longest' ? null : Number(id) } as WishedPeriod;
    if (wish.months !== null && (months === null || wish.months < months)) setAsked(wish);
    else change.mutate({ ...wish, seen: months });
  }
  const chosen = change.isPending ? change.variables.months : months;
  return (
    <>
      <div className="sm:max-w-[28rem]">
        <Select
          label={label}
          description={description}
          items={[...offered, { id: 'longest', label: longest }]}
          value={chosen === null ? 'longest' : String(chosen)}
          isDisabled={!mayChange}
          onChange={choose}
        />
      </div>
      <ShorterPeriod
        asked={asked}
        label={label}
        isPending={change.isPending}
        onConfirm={(wish) => change.mutate({ ...wish, seen: months })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
