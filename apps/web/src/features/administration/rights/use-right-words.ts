import { useLingui } from '@lingui/react/macro';
import {
  relationMessages,
  rightMessages,
  rightText,
  rightThingMessages,
} from '@zuschlag/i18n/administration/rights-messages';
import { systemText } from '../../../app/preferences/system-text.ts';

/** The words of the rows of the table of rights, in the language of the screen. */
export function useRightWords() {
  const { i18n } = useLingui();
  return {
    thing: (thing: string) => systemText(i18n, rightText(rightThingMessages, thing)),
    right: ({ thing, right }: { thing: string; right: string }) =>
      systemText(i18n, rightText(rightMessages, `${thing}.${right}`)),
    relations: (names: readonly string[]) =>
      [...new Set(names.map((name) => systemText(i18n, rightText(relationMessages, name))))].join('; '),
  };
}
