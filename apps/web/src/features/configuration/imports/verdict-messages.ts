import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { verdictMessages } from '@zuschlag/i18n/messages/configuration-imports';
import type { StateTone } from '@zuschlag/ui/feedback/badge';
import type { ImportState, RowVerdict } from '@zuschlag/validation/configuration/imports';
import { systemText } from '../../../app/preferences/system-text.ts';

/** The colour of each verdict, in the order in which the counts are shown. */
export const verdictTones: Record<RowVerdict, StateTone> = {
  new: 'won',
  changed: 'editing',
  equal: 'none',
  duplicate: 'pending',
  wrong: 'lost',
};

/** The verdict at the start of a line. */
export function verdictLabel(i18n: I18n, verdict: RowVerdict): string {
  const text = systemText(i18n, verdictMessages[verdict]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const stateMessages: Record<ImportState, { label: MessageDescriptor; tone: StateTone }> = {
  reading: { label: msg`Wird gelesen`, tone: 'ready' },
  planned: { label: msg`Wartet auf Übernahme`, tone: 'pending' },
  refused: { label: msg`Nicht lesbar`, tone: 'lost' },
  committed: { label: msg`Übernommen`, tone: 'won' },
  undone: { label: msg`Zurückgenommen`, tone: 'none' },
  discarded: { label: msg`Verworfen`, tone: 'none' },
};
