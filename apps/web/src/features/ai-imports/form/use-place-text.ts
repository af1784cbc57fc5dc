import { useLingui } from '@lingui/react/macro';
import type { FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';

/** Where words of a document stand: its page, or the line of a notice in XML. */
export function usePlaceText(): (evidence: Pick<FieldEvidence, 'fileName' | 'place'>) => string {
  const { t } = useLingui();
  return ({ fileName, place: { part: page, span } }) => {
    if (!span) return t`Seite ${page}, ${fileName}`;
    const { line } = span;
    return t`Zeile ${line}, ${fileName}`;
  };
}
