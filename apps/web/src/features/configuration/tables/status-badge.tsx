import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { StateBadge, type StateTone } from '@zuschlag/ui/feedback/badge';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';

const tones: Record<EntryStatus, StateTone> = { ACTIVE: 'won', PENDING: 'pending', SUPERSEDED: 'none' };

/** The name of a status in a table; holidays have other names. */
export function statusMessage(table: TableKey, status: EntryStatus): MessageDescriptor {
  if (status === 'ACTIVE') return msg`Aktiv`;
  if (table === 'holiday') return status === 'PENDING' ? msg`Kommend` : msg`Vergangen`;
  return status === 'PENDING' ? msg`Ausstehend` : msg`Abgelöst`;
}

/** The status of a row as a badge. */
export function StatusBadge({ table, status }: { table: TableKey; status: EntryStatus }) {
  const { i18n } = useLingui();
  return <StateBadge tone={tones[status]}>{i18n._(statusMessage(table, status))}</StateBadge>;
}
