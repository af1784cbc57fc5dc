import type { Message } from '../messages/message.ts';

/** `own`: the organization of the recipient is the one that the notification is about. A part in `[ ]` stands only with its value. */
export type KindWords = {
  /** in the settings */
  name: Message;
  /** of a mail that brings this one only */
  subject: Message;
  variants: { readonly [variant: string]: Message };
  /** what the recipient does next */
  act: Message;
};

export const see = { de: 'Ansehen', en: 'View' };
