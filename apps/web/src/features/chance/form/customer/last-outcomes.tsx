import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui';
import type { DecidedChance } from '@zuschlag/validation/win-loss/win-loss';
import type { ReactNode } from 'react';
import { trpc } from '../../../../app/api/trpc.ts';
import { useFormat } from '../../../../app/preferences/use-format.ts';

const minute = 60_000;

/** The price per hour of the last Chance won for a customer and of the last one lost; nothing without a decided one. */
export function LastOutcomes({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = trpc.winLoss.lastOutcomes.useQuery({ customerId }, { staleTime: minute });
  if (!data?.won && !data?.lost) return null;
  const { won, lost } = data;
  const distance = lost?.distance ?? null;
  return (
    <ul className="grid gap-0.5 text-12 text-ink-2" aria-label={t`Letzte Ergebnisse bei diesem Kunden`}>
      {won ? <Outcome chance={won}>{t`Hier zuletzt gewonnen`}</Outcome> : null}
      {lost ? (
        <Outcome chance={lost} distance={distance === null ? null : distanceText(distance)}>
          {t`Hier zuletzt verloren`}
        </Outcome>
      ) : null}
    </ul>
  );

  function distanceText(value: number) {
    const share = format.percent(Math.abs(value), 1, true);
    return value < 0 ? t`${share} unter dem Gewinner` : t`${share} über dem Gewinner`;
  }
}

/** Opens the Chance in a tab of its own, so that the form stays as it is. */
function Outcome({
  chance,
  distance = null,
  children,
}: {
  chance: DecidedChance;
  distance?: string | null;
  children: ReactNode;
}) {
  const format = useFormat();
  const { pricePerHour, submission, shortNumber, name, chanceId } = chance;
  const perHour = format.euro(pricePerHour, 2);
  return (
    <li className="break-words">
      {children}
      {pricePerHour === null ? null : (
        <>
          {': '}
          <span className="tnum font-medium text-ink">{`${perHour}/h`}</span>
        </>
      )}
      {distance === null ? null : `, ${distance}`}
      {` (${format.month(submission)}, `}
      <TextLink
        tone="underlined"
        href={`/tender/${chanceId}`}
        target="_blank"
        rel="noopener"
        aria-label={`${shortNumber} ${name}`}
      >
        {shortNumber}
      </TextLink>
      )
    </li>
  );
}
