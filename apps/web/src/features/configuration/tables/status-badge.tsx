import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, StateBadge } from '@zuschlag/ui/feedback/badge';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** The name of a status in a table; holidays have other names. */
export function statusMessage(table: TableKey, status: EntryStatus): MessageDescriptor {
  if (status === 'ACTIVE') return msg`Gültig`;
  if (table === 'holiday') return status === 'PENDING' ? msg`Kommend` : msg`Vergangen`;
  return status === 'PENDING' ? msg`Künftig` : msg`Abgelöst`;
}

/** The status of an entry: what is in force says so quietly, only the exceptions carry a badge. */
export function StatusBadge({ status, from }: { status: EntryStatus; from: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.day(from);
  if (status === 'ACTIVE') return <span className="text-ink-3">{t`Gültig`}</span>;
  return status === 'PENDING' ? <StateBadge tone="pending">{t`Ab ${day}`}</StateBadge> : <Badge>{t`Abgelöst`}</Badge>;
}
