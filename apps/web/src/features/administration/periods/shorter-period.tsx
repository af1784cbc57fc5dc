import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { WishedPeriod } from '@zuschlag/validation/administration/periods';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';

/** Asks before a tenant keeps less, and says how much the next night will delete. @param asked null: nothing is asked */
export function ShorterPeriod({
  asked,
  label,
  isPending,
  onConfirm,
  onClose,
}: {
  asked: WishedPeriod | null;
  label: string;
  isPending: boolean;
  onConfirm: (asked: WishedPeriod) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  // While the question closes it still names what it was about.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  const due = trpc.administration.periods.due.useQuery(last ?? { kind: 'questions', months: null }, {
    enabled: asked !== null,
    // What is asked before something goes for good is counted anew.
    staleTime: 0,
    gcTime: 0,
  });
  // A count of an earlier question, or one that may be old, does not confirm anything.
  const count = due.isFetching || due.error ? undefined : due.data?.count;
  const number = i18n.number(count ?? 0);
  const period = plural(last?.months ?? 0, { one: '# Monat', other: '# Monate' });
  const text = due.error
    ? t`Wie viel dann gelöscht wird, ist nicht bekannt.`
    : count === undefined
      ? t`Es wird gezählt, was dann gelöscht wird …`
      : count === 0
        ? t`Heute ist nichts älter. Von nun an wird gelöscht, was älter wird.`
        : t`Die nächste Nacht löscht, was heute schon älter ist: ${number}. Das lässt sich nicht zurückholen.`;
  return (
    <ConfirmDialog
      title={t`${label} nur ${period} aufbewahren?`}
      text={text}
      confirmLabel={t`Kürzer aufbewahren`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={asked !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      isPending={isPending}
      isDisabled={count === undefined}
      reason={count === undefined ? t`Die Zahl fehlt noch.` : undefined}
      onConfirm={() => (last ? onConfirm(last) : undefined)}
    >
      {due.error ? <ErrorNote>{errorMessage(due.error)}</ErrorNote> : null}
    </ConfirmDialog>
  );
}
