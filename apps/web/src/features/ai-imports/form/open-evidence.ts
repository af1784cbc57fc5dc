import type { FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import { createContext } from 'react';

/** Opens words of a document beside the form. */
export const OpenEvidence = createContext<(evidence: FieldEvidence) => void>(() => undefined);
