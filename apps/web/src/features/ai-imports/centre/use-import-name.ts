import { useLingui } from '@lingui/react/macro';
import type { AiImportState } from '@zuschlag/validation/ai-imports/ai-imports';

/** The name of an import: its publications. */
export function useImportName(): (one: Pick<AiImportState, 'publicationNames'>) => string {
  const { t } = useLingui();
  return ({ publicationNames }) => publicationNames.join(', ') || t`Import ohne Bekanntmachung`;
}
