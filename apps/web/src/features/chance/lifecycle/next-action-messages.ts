import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { chancePaths } from '../workspace/chance-paths.ts';

export type NextAction = NonNullable<Chance['turn']>;

/** The next action as a text about others and as a text to the user, with its page. */
export function useNextActionMessages(chanceId: string): {
  sentence: (task: NextAction['task'], isMe: boolean) => string;
  wayTo: (turn: NextAction) => { href: string; label: string };
} {
  const { t } = useLingui();
  const words: Record<NextAction['task'], { theirs: string; mine: string }> = {
    bid: { theirs: t`entscheidet, ob geboten wird.`, mine: t`entscheiden, ob Ihre Gesellschaft bietet.` },
    bidAgree: {
      theirs: t`muss der Bid-Entscheidung zustimmen oder widersprechen.`,
      mine: t`stimmen der Bid-Entscheidung zu oder widersprechen.`,
    },
    calculate: {
      theirs: t`hat noch keine Leistung kalkuliert. Ohne sie kann keine Margenfreigabe angefragt werden.`,
      mine: t`kalkulieren die Leistungen Ihrer Gesellschaft.`,
    },
    recalculate: { theirs: t`muss neu kalkulieren.`, mine: t`kalkulieren die Leistungen Ihrer Gesellschaft neu.` },
    requestMargin: { theirs: t`kann die Margenfreigabe anfragen.`, mine: t`können die Margenfreigabe anfragen.` },
    margin: { theirs: t`entscheidet über die Marge.`, mine: t`entscheiden über die Marge.` },
    overrule: {
      theirs: t`entscheidet: Die Stimmen gehen auseinander, hier wird überstimmt oder neu kalkuliert.`,
      mine: t`entscheiden: Die Stimmen gehen auseinander, Sie können überstimmen.`,
    },
    submit: {
      theirs: t`reicht das Angebot ein und markiert es als eingereicht.`,
      mine: t`reichen das Angebot ein und markieren es als eingereicht.`,
    },
    outcome: { theirs: t`trägt das Ergebnis ein.`, mine: t`tragen ein, ob die Chance gewonnen wurde.` },
  };
  const paths = chancePaths(chanceId);
  return {
    sentence: (task, isMe) => (isMe ? words[task].mine : words[task].theirs),
    wayTo: ({ task, organizationId }) => {
      switch (task) {
        case 'bid':
        case 'bidAgree':
          return { href: paths.bidDecisions, label: t`Zur Bid-Entscheidung` };
        case 'calculate':
        case 'recalculate':
          return {
            href: organizationId === null ? paths.services : paths.servicesOf(organizationId),
            label: t`Zur Kalkulation`,
          };
        case 'requestMargin':
        case 'margin':
        case 'overrule':
          return { href: paths.marginDecisions, label: t`Zur Margenentscheidung` };
        case 'submit':
        case 'outcome':
          return { href: paths.submission, label: t`Zur Einreichung` };
      }
    },
  };
}
