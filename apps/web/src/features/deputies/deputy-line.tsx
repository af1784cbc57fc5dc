import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { StateBadge } from '@zuschlag/ui/feedback/badge';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Deputy } from '@zuschlag/validation/users/deputies';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';

type Named = { firstname: string; lastname: string };
const nameOf = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`;

/** An entry, with the way to take it back. */
export function DeputyLine({ deputy: { id, user, deputy, from, to, ...entry } }: { deputy: Deputy }) {
  const { t } = useLingui();
  const format = useFormat();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const end = trpc.deputies.end.useMutation({
    onSuccess: () => toasts.success(t`Die Vertretung ist beendet.`),
    onSettled: () => void utils.deputies.invalidate(),
    onError: (failure) => showError(failure),
  });
  const what = entry.isForBids ? (entry.isForMargins ? t`Bids und Margen` : t`nur Bids`) : t`nur Margen`;
  const [absent, standIn] = [nameOf(user), nameOf(deputy)];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 last:border-b-0">
      <div className="min-w-48 flex-1">
        <p className="font-medium">{t`${standIn} vertritt ${absent}`}</p>
        <p className="tnum text-12 text-ink-3">
          {format.day(from)} – {format.day(to)} · {what} · {user.organization}
        </p>
      </div>
      {entry.isActive ? <StateBadge tone="won">{t`gilt jetzt`}</StateBadge> : null}
      {entry.mayEnd ? (
        <Button
          size="small"
          isPending={end.isPending}
          aria-label={t`Vertretung von ${absent} durch ${standIn} beenden`}
          onPress={() => end.mutate({ id })}
        >
          {t`Beenden`}
        </Button>
      ) : null}
    </li>
  );
}
