import { useLingui } from '@lingui/react/macro';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';

const MOST = 4;

/** What tenders for guarding are asked most often, without what was asked already. */
export function SuggestedQuestions({
  asked,
  isBusy,
  onAsk,
}: {
  asked: readonly DocumentAnswer[];
  isBusy: boolean;
  onAsk: (question: string) => void;
}) {
  const { t } = useLingui();
  const questions = [
    t`Bis wann ist das Angebot einzureichen?`,
    t`Wie werden die Angebote bewertet?`,
    t`Welche Nachweise sind beizulegen?`,
    t`Wann beginnt der Vertrag?`,
    t`Gibt es eine Preisgleitklausel?`,
    t`Welche Qualifikation braucht das Personal?`,
    t`Welche Vertragsstrafe gilt?`,
    t`Wann ist die Ortsbesichtigung?`,
  ];
  const known = new Set(asked.map(({ question }) => question));
  const offered = questions.filter((question) => !known.has(question)).slice(0, asked.length === 0 ? MOST : 2);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t`Vorschläge`} className="flex flex-wrap gap-1.5">
      {offered.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onAsk(question)}
            className="touch relative min-h-7 cursor-pointer rounded-control border border-border-button bg-surface px-2.5 text-left text-13 text-ink-2 hover:bg-hover hover:text-ink focus-visible:ring-focus disabled:cursor-not-allowed disabled:text-disabled"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
