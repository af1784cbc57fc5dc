import type { Locale } from '@zuschlag/i18n/locales';
import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import { type Command, type CommanderError, Help, type HelpConfiguration, type Option } from 'commander';

const plain = new Help();

/** Help in the language of the command line: headings, places for options, and what an option takes. */
export function helpIn(language: Locale): HelpConfiguration {
  const headings: { [title: string]: CliMessage } = {
    'Usage:': 'usage',
    'Arguments:': 'arguments',
    'Options:': 'options',
    'Commands:': 'commands',
  };
  const placed = (text: string) =>
    text
      .replace('[options]', cliText('optionsPlace', language))
      .replace('[command]', cliText('commandPlace', language));
  return {
    styleTitle: (title) => (headings[title] ? cliText(headings[title], language) : title),
    commandUsage: (command: Command) => placed(plain.commandUsage(command)),
    subcommandTerm: (command: Command) => placed(plain.subcommandTerm(command)),
    optionDescription: (option: Option) =>
      plain
        .optionDescription(option)
        .replace('choices:', cliText('choices', language))
        .replace('default:', cliText('defaultValue', language)),
  };
}

const words: { [code: string]: CliMessage } = {
  'commander.missingArgument': 'argumentMissing',
  'commander.missingMandatoryOptionValue': 'optionMissing',
  'commander.optionMissingArgument': 'optionWithoutValue',
  'commander.invalidArgument': 'valueInvalid',
  'commander.unknownOption': 'optionUnknown',
  'commander.unknownCommand': 'commandUnknown',
  'commander.excessArguments': 'tooManyArguments',
  'commander.help': 'commandMissing',
};

/** A wrong call in the language of the command line; what the parser says itself where there are no words for it. */
export function usageText({ code, message }: CommanderError, language: Locale): string {
  const word = words[code];
  if (word === undefined) return message;
  const [first = '', second = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '');
  return cliText(word, language, { first, second, hint: hintIn(message, language) }).trim();
}

/** What would be right: the allowed values, a similar name, or the bounds that a command states. */
function hintIn(message: string, language: Locale): string {
  const allowed = /Allowed choices are (.*)\.$/.exec(message)?.[1];
  if (allowed) return cliText('allowedValues', language, { values: allowed });
  const similar = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1];
  if (similar) return cliText('didYouMean', language, { names: similar });
  return /is invalid\. (.*)$/s.exec(message)?.[1] ?? '';
}
