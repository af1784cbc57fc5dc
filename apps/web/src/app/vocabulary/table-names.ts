import type { I18n } from '@lingui/core';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { isKeyOf } from '@zuschlag/i18n/messages/message';
import { systemText } from '../preferences/system-text.ts';

/** The name of a configuration table by its key in a price or a problem; null when the key is not a table. */
export function tableNameOf(i18n: I18n, table: string): string | null {
  return isKeyOf(tableNames, table) ? systemText(i18n, tableNames[table]) : null;
}
