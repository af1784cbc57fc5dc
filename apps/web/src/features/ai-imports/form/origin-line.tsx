import { useLingui } from '@lingui/react/macro';
import { LOWEST_SURE } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { ExtractedField, FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import { FileSearch, TriangleAlert } from 'lucide-react';
import { usePlaceText } from './use-place-text.ts';
import { useValueText } from './use-value-text.ts';

/** Under a field of the form: where its value stands in the documents, how sure that is, and what else they say. */
export function OriginLine({
  found,
  value,
  onOpen,
  onTake,
}: {
  /** what the documents say about the field, the best first */
  found: readonly ExtractedField[];
  /** what stands in the field now */
  value: unknown;
  onOpen: (evidence: FieldEvidence) => void;
  onTake: (one: ExtractedField) => void;
}) {
  const { t } = useLingui();
  const textOf = useValueText();
  const taken = found.find((one) => isSame(one.formValue, value));
  const others = found.filter((one) => one !== taken);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1 text-12">
      {taken ? <Passage one={taken} onOpen={onOpen} /> : null}
      {others.map((one) => (
        <span key={one.value} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-2">
          <span>
            {taken
              ? t`Anderswo: ${textOf(one.field, one.formValue)}`
              : t`Geändert. Im Dokument: ${textOf(one.field, one.formValue)}`}
          </span>
          <Passage one={one} onOpen={onOpen} />
          <button
            type="button"
            className="touch relative cursor-pointer rounded-mark font-medium text-accent-text hover:underline focus-visible:ring-focus"
            onClick={() => onTake(one)}
          >
            {t`Übernehmen`}
          </button>
        </span>
      ))}
    </span>
  );
}

/** The way to the words of a document. */
function Passage({ one, onOpen }: { one: ExtractedField; onOpen: (evidence: FieldEvidence) => void }) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const evidence = one.evidence[0];
  if (!evidence) return null;
  const isUnsure = one.confidence < LOWEST_SURE;
  const { quote } = evidence;
  const place = placeText(evidence);
  return (
    <button
      type="button"
      title={`${place}: „${quote}“`}
      onClick={() => onOpen(evidence)}
      className={`touch relative flex max-w-full w-fit cursor-pointer items-center gap-1 rounded-mark text-left hover:underline focus-visible:ring-focus ${isUnsure ? 'font-medium text-warn-text' : 'text-accent-text'}`}
    >
      {isUnsure ? (
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      ) : (
        <FileSearch aria-hidden="true" className="size-3.5 shrink-0" />
      )}
      <span className="min-w-0 truncate">{isUnsure ? t`Prüfen: ${place}` : place}</span>
    </button>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === (typeof other === 'string' ? other.trim() : other);
}
