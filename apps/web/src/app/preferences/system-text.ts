import type { I18n } from '@lingui/core';
import { isLocale } from '@zuschlag/i18n/locales';
import type { Message } from '@zuschlag/i18n/messages/message';

/** A message of the system in the language of the screen. The words of a screen itself are lingui's. */
export function systemText(i18n: I18n, message: Message): string {
  return message[isLocale(i18n.locale) ? i18n.locale : 'de'];
}
