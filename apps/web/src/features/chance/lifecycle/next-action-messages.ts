import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { chancePaths } from '../workspace/chance-paths.ts';

export type NextAction = NonNullable<Chance['turn']>;

/** What is due of whom: `about` is the organization whose bid or margin it is. */
type Due = Pick<NextAction, 'task' | 'name' | 'about'>;

/** The next action as a text about others and as a text to the user, with its page. */
export function useNextActionMessages(chanceId: string): {
  sentence: (due: Due, isMe: boolean) => string;
  /** Who may act for an organization that is waited for; null where each writer of it may. */
  whoMay: (due: Due) => string | null;
  wayTo: (turn: NextAction) => { href: string; label: string };
} {
  const { t } = useLingui();
  const wordsOf = (about: string): Record<NextAction['task'], { theirs: string; mine: string }> => ({
    bid: { theirs: t`entscheidet, ob ${about} bietet.`, mine: t`entscheiden, ob ${about} bietet.` },
    bidAgree: {
      theirs: t`muss der Bid-Entscheidung von ${about} zustimmen oder widersprechen.`,
      mine: t`stimmen der Bid-Entscheidung von ${about} zu oder widersprechen.`,
    },
    calculate: {
      theirs: t`hat noch keine Leistung kalkuliert. Ohne sie kann keine Margenfreigabe angefragt werden.`,
      mine: t`kalkulieren die Leistungen Ihrer Gesellschaft.`,
    },
    recalculate: { theirs: t`muss neu kalkulieren.`, mine: t`kalkulieren die Leistungen Ihrer Gesellschaft neu.` },
    requestMargin: { theirs: t`kann die Margenfreigabe anfragen.`, mine: t`können die Margenfreigabe anfragen.` },
    margin: {
      theirs: t`entscheidet über die Marge von ${about}.`,
      mine: t`entscheiden über die Marge von ${about}.`,
    },
    overrule: {
      theirs: t`muss bei ${about} abschließend entscheiden, weil die Stimmen auseinandergehen.`,
      mine: t`können bei ${about} abschließend entscheiden, weil die Stimmen auseinandergehen.`,
    },
    submit: {
      theirs: t`reicht das Angebot ein und markiert es als eingereicht.`,
      mine: t`reichen das Angebot ein und markieren es als eingereicht.`,
    },
    outcome: { theirs: t`trägt das Ergebnis ein.`, mine: t`tragen ein, ob die Chance gewonnen wurde.` },
  });
  const paths = chancePaths(chanceId);
  return {
    sentence: ({ task, name, about }, isMe) => wordsOf(about ?? name)[task][isMe ? 'mine' : 'theirs'],
    whoMay: ({ task, name }) => {
      if (task === 'margin') return t`Über Margen entscheiden die Manager von ${name}.`;
      return task === 'overrule' ? t`Abschließend entscheiden können die Manager von ${name}.` : null;
    },
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
