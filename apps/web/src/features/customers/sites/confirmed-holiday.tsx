import { useLingui } from '@lingui/react/macro';
import type { LocalHolidayAnswer } from '@zuschlag/validation/customers/local-holidays';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Who confirmed or denied a local holiday of a place of work, and when. */
export function ConfirmedHoliday({ answer: { holds, confirmedById, confirmedAt } }: { answer: LocalHolidayAnswer }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = trpc.users.named.useQuery({ userIds: [confirmedById] }, { staleTime: 300_000 });
  const person = data?.[0];
  const name = person ? `${person.firstname} ${person.lastname}` : '…';
  const day = format.dateTime(confirmedAt);
  return (
    <p className="text-12 text-ink-2">
      {holds ? t`Bestätigt von ${name} am ${day}.` : t`Verneint von ${name} am ${day}.`}
    </p>
  );
}
