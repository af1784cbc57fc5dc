import type { Locale } from '../locales.ts';

/** A text of the system in both languages; `{name}` stands for a value. The words of a screen are in lingui instead. */
export type Message = { readonly [locale in Locale]: string };

export type MessagesOf<Key extends PropertyKey> = { readonly [key in Key]: Message };

/** A text about an error, with a second one for the `{names}` that the error carries. */
export type ErrorMessage = Message & {
  readonly named?: Message;
  /** while something runs that is done in part: `{done}`, `{total}` and `{percent}` */
  readonly running?: Message;
};
export type ErrorMessagesOf<Key extends PropertyKey> = { readonly [key in Key]: ErrorMessage };

/** A text about a field, with a second one for a known limit `{bound}`. */
export type FieldMessage = Message & { readonly bounded?: Message };
export type FieldMessagesOf<Key extends PropertyKey> = { readonly [key in Key]: FieldMessage };

/** The text with its values in their places; a place without a value stays as it is. */
export function messageText(
  message: Message,
  locale: Locale,
  values: { readonly [name: string]: string | number } = {},
): string {
  return message[locale].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
