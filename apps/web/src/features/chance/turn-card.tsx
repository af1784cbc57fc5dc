import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, StateDot, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { chancePaths } from './chance-paths.ts';

type Turn = NonNullable<Chance['turn']>;

/** Whose turn it is, why, and who comes after; nothing when the Chance has ended. */
export function TurnCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const sentence = useTurnSentence();
  const { turn } = chance;
  if (!turn) return null;
  const days = Math.floor((Date.now() - new Date(turn.since).getTime()) / 86_400_000);
  return (
    <Card label={t`Wer ist am Zug?`}>
      <CardHeader title={t`Wer ist am Zug?`} aside={days > 0 ? sinceText(days, t) : t`seit heute`} />
      <CardBody>
        <p className="font-semibold text-16">{turn.isMe ? t`Sie` : turn.name}</p>
        <p className="text-ink-2">{sentence(turn.task, turn.isMe)}</p>
        {turn.isMe ? (
          <p className="mt-2">
            <TextLink href={pathOf(chance.id, turn)}>{t`Dorthin`}</TextLink>
          </p>
        ) : null}
      </CardBody>
      {turn.others.length === 0 ? null : (
        <ul className="grid gap-3 border-t p-4">
          {turn.others.map((other) => (
            <li key={`${other.organizationId ?? 'owner'}-${other.task}`} className="flex gap-2.5">
              <span className="mt-1.5">
                <StateDot tone="pending" />
              </span>
              <span>
                <span className="block font-medium">{other.name}</span>
                <span className="block text-12 text-ink-3">{sentence(other.task, false)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function sinceText(days: number, t: ReturnType<typeof useLingui>['t']): string {
  return days === 1 ? t`seit gestern` : t`seit ${days} Tagen`;
}

function useTurnSentence() {
  const { t } = useLingui();
  const words: Record<Turn['task'], { theirs: string; mine: string }> = {
    bid: { theirs: t`entscheidet, ob geboten wird.`, mine: t`entscheiden, ob Ihre Organisation bietet.` },
    bidAgree: {
      theirs: t`muss der Bid-Entscheidung zustimmen oder widersprechen.`,
      mine: t`stimmen der Bid-Entscheidung zu oder widersprechen.`,
    },
    calculate: {
      theirs: t`hat noch keine Leistung kalkuliert. Ohne sie kann keine Margenfreigabe angefragt werden.`,
      mine: t`kalkulieren die Leistungen Ihrer Organisation.`,
    },
    recalculate: { theirs: t`muss neu kalkulieren.`, mine: t`kalkulieren die Leistungen Ihrer Organisation neu.` },
    requestMargin: { theirs: t`kann die Margenfreigabe anfragen.`, mine: t`können die Margenfreigabe anfragen.` },
    margin: { theirs: t`entscheidet über die Marge.`, mine: t`entscheiden über die Marge.` },
    overrule: {
      theirs: t`Die Stimmen sind uneinig; hier wird überstimmt oder neu kalkuliert.`,
      mine: t`Die Stimmen sind uneinig; Sie können überstimmen.`,
    },
    submit: {
      theirs: t`reicht das Angebot ein und markiert es.`,
      mine: t`reichen das Angebot ein und markieren es als eingereicht.`,
    },
    outcome: { theirs: t`trägt das Ergebnis ein.`, mine: t`tragen ein, ob die Chance gewonnen wurde.` },
  };
  return (task: Turn['task'], isMe: boolean) => (isMe ? words[task].mine : words[task].theirs);
}

function pathOf(chanceId: string, turn: Turn): string {
  const paths = chancePaths(chanceId);
  switch (turn.task) {
    case 'bid':
    case 'bidAgree':
      return paths.bidDecisions;
    case 'calculate':
    case 'recalculate':
      return turn.organizationId === null ? paths.services : paths.servicesOf(turn.organizationId);
    case 'requestMargin':
    case 'margin':
    case 'overrule':
      return paths.marginDecisions;
    case 'submit':
    case 'outcome':
      return paths.submission;
  }
}
