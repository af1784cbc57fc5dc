import { notificationText, notificationWords } from '@zuschlag/i18n/notifications/notification-text';
import {
  notificationKinds,
  notificationPath,
  notificationRows,
} from '@zuschlag/validation/notifications/notification-kinds';

const values = {
  ...{
    tender: '{tender}',
    org: '{org}',
    user: '{user}',
    userOrg: '{userOrg}',
    comment: '{comment}',
    reason: '{reason}',
  },
  ...{ file: '{file}', task: '{task}', invitee: '{invitee}', organization: '{organization}' },
} as const;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The text of docs/notifications.md: each kind with its recipients, its end, its page and its words in both languages. */
export function notificationWordsText(): string {
  const rows = notificationKinds.map((kind, index) => {
    const { to, action } = notificationRows[kind];
    const path = notificationPath(kind, 'any', { chanceId: '{chance}', subjectId: '{subject}' });
    const act = action ? `**action** for ${action.who}, until ${action.doneWhen}` : 'informs';
    return `| ${index + 1} | \`${kind}\` | ${cell(to)} | ${cell(act)} | \`${path}\` |`;
  });
  const words = notificationKinds.flatMap((kind) =>
    Object.entries<{ de: string; en: string }>(notificationWords[kind].variants).map(
      ([variant, { de, en }]) => `| \`${kind}\` | ${variant} | ${cell(de)} | ${cell(en)} |`,
    ),
  );
  const heads = notificationKinds.map((kind) => {
    const { name, subject, act } = notificationWords[kind];
    const texts = [name.de, name.en, subject.de, subject.en, act.de, act.en].map(cell);
    return `| \`${kind}\` | ${texts.join(' | ')} |`;
  });
  const example = notificationText(
    { kind: 'MARGIN_DECISION_REQUIRED', variant: 'own', values: { ...values, margin: 0.081 } },
    'de',
  );
  return `# Notifications

Written by \`npm run overview\` from \`validation/notifications/notification-kinds.ts\` and \`i18n/messages/notifications.ts\`; the gate compares. Do not edit.

One row per recipient, event and kind. The person who acts and people who may not open the page receive no notification. What asks for an act has no mark as read: the server closes it when the act is done, or can no longer be done.

## Kinds

| | Kind | Recipients | Asks for an act | Opens |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Sentences

\`own\`: the organization of the recipient is the one that the notification is about. A part in \`[ ]\` stands only where its value is known. In mails the margin is left out unless the tenant allows it: “${example}”.

| Kind | For | German | English |
| --- | --- | --- | --- |
${words.join('\n')}

## Names, subjects of mails, and acts

| Kind | Name | | Subject | | Act | |
| --- | --- | --- | --- | --- | --- | --- |
${heads.join('\n')}
`;
}
