import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge, StateBadge } from '@zuschlag/ui/feedback/badge';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';

/** The name of a status in a table; holidays have other names. */
export function statusMessage(table: TableKey, status: EntryStatus): MessageDescriptor {
  if (status === 'ACTIVE') return msg`Gültig`;
  if (table === 'holiday') return status === 'PENDING' ? msg`Kommend` : msg`Vergangen`;
  return status === 'PENDING' ? msg`Künftig` : msg`Abgelöst`;
}

/** The status of an entry: what is in force says so quietly, only the exceptions carry a badge. */
export function StatusBadge({ table, status }: { table: TableKey; status: EntryStatus }) {
  const { i18n } = useLingui();
  const text = i18n._(statusMessage(table, status));
  if (status === 'ACTIVE') return <span className="text-ink-3">{text}</span>;
  return status === 'PENDING' ? <StateBadge tone="pending">{text}</StateBadge> : <Badge>{text}</Badge>;
}
