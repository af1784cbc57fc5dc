import { Plural, useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { TooltipText } from '@zuschlag/ui/overlays/tooltip';
import type { DocumentAnswer, WordingReason } from '@zuschlag/validation/document-chat/document-chat';
import type { ModelSettings } from '@zuschlag/validation/document-chat/model-settings';

/** Whether a model may be asked, and which one. */
export function ModelBadge({ settings }: { settings: ModelSettings | undefined }) {
  const { t } = useLingui();
  if (!settings) return null;
  const { endpoint, isOn } = settings;
  if (!endpoint || !isOn)
    return (
      <TooltipText text={t`Antworten sind Sätze aus den Dokumenten. Ein Sprachmodell wird nicht gefragt.`}>
        <Badge>{t`Offline-Modus`}</Badge>
      </TooltipText>
    );
  return (
    <TooltipText
      text={t`Das Modell ${endpoint.name} formuliert, was gefunden wurde. Was die Stellen nicht belegen, wird verworfen.`}
    >
      <Badge>{t`Mit Modell`}</Badge>
    </TooltipText>
  );
}

/** What leaves the house with a question. */
export function ModelNotice({ settings }: { settings: ModelSettings | undefined }) {
  const { t } = useLingui();
  const host = settings?.isOn ? settings.endpoint?.host : undefined;
  if (host === undefined) return null;
  return <p className="text-12 text-ink-3">{t`Frage und gefundene Stellen gehen an ${host}.`}</p>;
}

/** Whose words an answer is in, and why not those of the model. */
export function WordingNote({ answer }: { answer: DocumentAnswer }) {
  const { t } = useLingui();
  const { wording, wordingReason, model, droppedSentences } = answer;
  if (wordingReason === 'OFF' || wordingReason === 'NOTHING_FOUND') return null;
  const name = model?.name ?? '';
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
      <Badge>{wording === 'MODEL' ? t`Formuliert von ${name}` : t`Sätze aus den Dokumenten`}</Badge>
      {wordingReason === null ? null : <ReasonText reason={wordingReason} />}
      {wording === 'MODEL' && droppedSentences > 0 ? (
        <span>
          <Plural
            value={droppedSentences}
            one="Ein Satz ohne Beleg wurde verworfen."
            other="# Sätze ohne Beleg wurden verworfen."
          />
        </span>
      ) : null}
    </div>
  );
}

function ReasonText({ reason }: { reason: Exclude<WordingReason, 'OFF' | 'NOTHING_FOUND'> }) {
  const { t } = useLingui();
  const texts = {
    NOT_STREAMED: t`Diese Frage hat nicht auf das Modell gewartet.`,
    BUDGET_USED_UP: t`Die Tokens dieses Monats sind verbraucht.`,
    BUSY: t`Das Modell ist überlastet.`,
    UNAVAILABLE: t`Das Modell ist nicht erreichbar.`,
    TOO_SLOW: t`Das Modell war zu langsam.`,
    UNREADABLE: t`Die Antwort des Modells war unvollständig.`,
    NOT_SUPPORTED: t`Die Stellen belegen nicht, was das Modell geschrieben hat.`,
    INTERRUPTED: t`Die Antwort des Modells wurde unterbrochen.`,
  };
  return <span>{texts[reason]}</span>;
}
