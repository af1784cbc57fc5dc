import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Asks whether planned tasks move along with the submission, which has moved since they were planned. */
export function MovedPlanNotice({ chance: { id: chanceId } }: { chance: { id: string } }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data } = trpc.tasks.plan.moved.useQuery({ chanceId });
  const follow = trpc.tasks.plan.follow.useMutation({
    onSuccess: (_answer, { isMoved }) =>
      toasts.success(isMoved ? t`Die Aufgaben sind verschoben.` : t`Die Aufgaben behalten ihre Tage.`),
    onError: (error) => showError(error),
    onSettled: () => utils.tasks.invalidate(),
  });
  if (!data?.mayChange || data.tasks.length === 0) return null;
  const count = data.tasks.length;
  return (
    <Banner
      tone="warn"
      title={t`Die Abgabefrist ist jetzt der ${format.day(data.submission)}`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" isPending={follow.isPending} onPress={() => follow.mutate({ chanceId, isMoved: true })}>
            {t`Mitverschieben`}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isBusy={follow.isPending}
            onPress={() => follow.mutate({ chanceId, isMoved: false })}
          >
            {t`So lassen`}
          </Button>
        </span>
      }
    >
      <p>
        {plural(count, {
          one: 'Eine geplante Aufgabe hat noch ihren alten Tag.',
          other: '# geplante Aufgaben haben noch ihre alten Tage.',
        })}
      </p>
      <ul className="text-13">
        {data.tasks.slice(0, 5).map(({ taskId, title, from, to }) => (
          <li key={taskId} className="tnum break-words">{`${title}: ${format.day(from)} → ${format.day(to)}`}</li>
        ))}
        {count > 5 ? <li>{t`und ${count - 5} weitere`}</li> : null}
      </ul>
    </Banner>
  );
}
