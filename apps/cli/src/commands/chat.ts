import { formatDateTime } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { messageParts } from '@zuschlag/validation/chance/team-chat/message-parts';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

const type = 'TENDER' as const;
const messagesShown = 20;

/** `zuschlag chat`: the newest messages of the team chat of a Chance, and a new one. */
export function chatCommand(env: Env): Command {
  const { language } = env;
  const read = newCommand('read', 'chatRead', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .action((chanceId: string, options: CommonOptions) => readChat(contextOf(env, options), chanceId));
  const say = newCommand('say', 'chatSay', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .argument('<text>', cliText('chatTextArgument', language))
    .action((chanceId: string, text: string, options: CommonOptions) =>
      sayInChat(contextOf(env, options), { chanceId, text }),
    );
  return newGroup('chat', 'chat', env).addCommand(read).addCommand(say);
}

/** Shows messages without marking them as read: a person has not seen what a program fetched. */
async function readChat({ env, terminal }: Context, chanceId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const messages = await api.teamChat.messages.query({ entityId: chanceId, type, first: messagesShown });
  if (messages.length === 0) terminal.say(terminal.text('noMessages'));
  for (const message of messages) terminal.say(lineOf(message, { terminal }));
  terminal.document({ exitCode: exitCodes.done, messages });
}

async function sayInChat(
  { env, terminal }: Context,
  { chanceId, text }: { chanceId: string; text: string },
): Promise<void> {
  const { api } = await connectionOf(env);
  const message = await api.teamChat.send.mutate({ input: { entityId: chanceId, type, text } });
  terminal.say(lineOf(message, { terminal }));
  terminal.document({ exitCode: exitCodes.done, message });
}

/** When, by whom and what, with the names of the people and things that the text mentions by their ids. */
function lineOf(message: ChatMessage, { terminal }: Pick<Context, 'terminal'>): string {
  const { createdAt, user, isDeleted, mentions, links } = message;
  const words = messageParts(message.text).map((part) => {
    const person = part.kind === 'person' ? mentions.find(({ id }) => id === part.id) : undefined;
    if (person) return `@${person.firstname} ${person.lastname}`;
    const thing = part.kind === 'link' ? links.find(({ id, type }) => id === part.id && type === part.type) : undefined;
    return thing?.name ? `#${thing.name}` : part.text;
  });
  const said = isDeleted ? terminal.text('messageDeleted') : words.join('');
  return `${formatDateTime(createdAt, terminal.language)}  ${user.firstname} ${user.lastname}: ${said}`;
}
