import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '@zuschlag/ui/feedback/badge';
import type { ImportState, RowVerdict } from '@zuschlag/validation/configuration/imports';

/** What would happen to a row, in the order the counts are shown. */
export const verdictMessages: Record<RowVerdict, { label: MessageDescriptor; tone: StateTone }> = {
  new: { label: msg`Neu`, tone: 'won' },
  changed: { label: msg`Geändert`, tone: 'editing' },
  equal: { label: msg`Gleich`, tone: 'none' },
  duplicate: { label: msg`Doppelt`, tone: 'pending' },
  wrong: { label: msg`Fehlerhaft`, tone: 'lost' },
};

export const stateMessages: Record<ImportState, { label: MessageDescriptor; tone: StateTone }> = {
  reading: { label: msg`Wird gelesen`, tone: 'ready' },
  planned: { label: msg`Wartet auf Übernahme`, tone: 'pending' },
  refused: { label: msg`Nicht lesbar`, tone: 'lost' },
  committed: { label: msg`Übernommen`, tone: 'won' },
  undone: { label: msg`Zurückgenommen`, tone: 'none' },
  discarded: { label: msg`Verworfen`, tone: 'none' },
};
