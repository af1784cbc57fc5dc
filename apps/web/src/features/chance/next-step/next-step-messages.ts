import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import type { NextStep, StepTask } from './next-step.ts';

/** What is due of whom: `about` is the organization whose bid or margin it is. */
export type Due = { task: StepTask; name: string; about: string | null };
export type OpenStep = Extract<NextStep, { isEnded: false }>;

/** The next step in words: what is due, as a text about others and as a text to the user, and why. */
export function useNextStepMessages(): {
  sentence: (due: Due, isMe: boolean) => string;
  /** Why it is due now, and what depends on it. */
  why: (step: OpenStep) => string;
  /** Who may act for an organization that is waited for: the people, as far as they are known, else their role. */
  whoMay: (due: Due, people: readonly string[]) => string | null;
} {
  const { t } = useLingui();
  const locale = useAppLocale();
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(localeTags[locale], { type: 'conjunction' }).format(names);
  const wordsOf = (about: string): Record<StepTask, { theirs: string; mine: string }> => ({
    bid: { theirs: t`entscheidet, ob ${about} bietet.`, mine: t`entscheiden, ob ${about} bietet.` },
    bidAgree: {
      theirs: t`muss der Bid-Entscheidung von ${about} zustimmen oder widersprechen.`,
      mine: t`stimmen der Bid-Entscheidung von ${about} zu oder widersprechen.`,
    },
    calculate: {
      theirs: t`kalkuliert die erste Leistung.`,
      mine: t`kalkulieren die erste Leistung Ihrer Gesellschaft.`,
    },
    recalculate: { theirs: t`muss neu kalkulieren.`, mine: t`kalkulieren die Leistungen Ihrer Gesellschaft neu.` },
    price: { theirs: t`ergänzt die fehlenden Preise.`, mine: t`ergänzen die fehlenden Preise.` },
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
  return {
    sentence: ({ task, name, about }, isMe) => wordsOf(about ?? name)[task][isMe ? 'mine' : 'theirs'],
    why: ({ task, names }) => {
      const unpriced = listed(names);
      const reasons: Record<StepTask, string> = {
        bid: t`Kalkuliert wird erst, wenn entschieden ist, wer bietet.`,
        bidAgree: t`Die Entscheidung gilt, sobald alle Beteiligten zustimmen.`,
        calculate: t`Ohne Leistung jeder bietenden Gesellschaft lässt sich keine Margenfreigabe anfragen.`,
        recalculate: t`Die Marge ist abgelehnt, oder es sind neue Zahlen angefordert.`,
        price: t`Ohne Preis: ${unpriced}. Erst danach lässt sich die Margenfreigabe anfragen.`,
        requestMargin: t`Alle Leistungen sind kalkuliert. Eingereicht wird erst mit freigegebenen Margen.`,
        margin: t`Bis dahin sind Kalkulation und Angaben gesperrt.`,
        overrule: t`Ohne diese Entscheidung geht es nicht weiter.`,
        submit: t`Alle Margen sind freigegeben.`,
        outcome: t`Das Angebot ist eingereicht.`,
      };
      return reasons[task];
    },
    whoMay: ({ task, name }, people) => {
      if (task === 'calculate' || task === 'recalculate')
        return t`Kalkulieren können Manager und Editoren von ${name}.`;
      const able = listed(people);
      if (people.length > 0) return plural(people.length, { one: `Das kann ${able}.`, other: `Das können ${able}.` });
      if (task === 'margin') return t`Über Margen entscheiden die Manager von ${name}.`;
      return task === 'overrule' ? t`Abschließend entscheiden können die Manager von ${name}.` : null;
    },
  };
}
