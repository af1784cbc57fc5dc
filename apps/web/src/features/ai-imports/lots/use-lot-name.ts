import { useLingui } from '@lingui/react/macro';
import type { AiImportLot } from '@zuschlag/validation/ai-imports/ai-imports';

/** A lot by its number and title. */
export function useLotName(): (lot: AiImportLot) => string {
  const { t } = useLingui();
  return ({ number, title, structuredData: { description } }) => {
    const lotNumber = description.lotNumber ?? number;
    return title ? t`Los ${lotNumber}: ${title}` : t`Los ${lotNumber}`;
  };
}
