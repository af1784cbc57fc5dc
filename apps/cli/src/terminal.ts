import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Locale } from '@zuschlag/i18n/locales';
import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import type { Env } from './env.ts';

/**
 * What a command says and asks. Its result goes to stdout, everything on the way there to stderr, so that results can be
 * piped; with `--json` stdout carries one document and stderr only errors.
 */
export type Terminal = {
  language: Locale;
  isJson: boolean;
  /** whether a person can answer questions */
  isInteractive: boolean;
  text(word: CliMessage, values?: { [name: string]: string | number }): string;
  /** a line of the result */
  say(line: string): void;
  /** a line beside the result */
  note(line: string): void;
  /** replaces the line of progress; null ends it */
  progress(line: string | null): void;
  /** the one document of `--json` */
  document(value: object): void;
  ask(question: string, options?: { isHidden?: boolean }): Promise<string>;
};

export function terminalOf({ language, stdin, stdout, stderr }: Env, { isJson }: { isJson: boolean }): Terminal {
  let hasProgress = false;
  let typedAhead: { lines: string[]; rest: string } = { lines: [], rest: '' };
  const progress = (line: string | null) => {
    if (isJson || !stderr.isTTY || (line === null && !hasProgress)) return;
    hasProgress = line !== null;
    stderr.write(`\r\u001b[K${visible(line ?? '')}`);
  };
  return {
    language,
    isJson,
    isInteractive: stdin.isTTY === true && stderr.isTTY === true && !isJson,
    text: (word, values) => cliText(word, language, values),
    say: (line) => {
      progress(null);
      if (!isJson) stdout.write(`${visible(line)}\n`);
    },
    note: (line) => {
      progress(null);
      if (!isJson) stderr.write(`${visible(line)}\n`);
    },
    progress,
    document: (value) => {
      if (isJson) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    async ask(asked, { isHidden = false } = {}) {
      progress(null);
      const question = visible(asked);
      // Address and token are pasted together. A question that a person has to read first is not answered in advance.
      const ahead = isHidden ? typedAhead : { lines: [], rest: '' };
      typedAhead = { lines: ahead.lines.slice(1), rest: ahead.rest };
      const [known] = ahead.lines;
      if (known !== undefined) {
        stderr.write(`${question}\n`);
        return known.trim();
      }
      // Neither a secret nor what follows an answer is echoed.
      let isEchoed = !isHidden;
      const echo = new Writable({
        write: (chunk, encoding, done) => (isEchoed ? stderr.write(chunk, encoding, done) : done()),
      });
      const asking = createInterface({
        input: stdin,
        output: Object.assign(echo, { columns: stderr.columns }),
        terminal: stdin.isTTY === true,
        prompt: isHidden ? '' : question,
      });
      if (isHidden) stderr.write(question);
      // In a terminal it is the reader of lines that gets Ctrl-C.
      asking.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
      try {
        return await new Promise((resolve) => {
          asking.once('close', () => resolve(''));
          asking.once('line', (answer) => {
            isEchoed = false;
            asking.on('line', (line) => typedAhead.lines.push(line));
            resolve(answer.trim());
          });
          asking.prompt();
          if (ahead.rest !== '') asking.write(ahead.rest);
        });
      } finally {
        typedAhead.rest = asking.line;
        asking.close();
        if (isHidden) stderr.write('\n');
      }
    },
  };
}

/**
 * A line in which every character shows. Names and cells come from files: a character that writes from right to left, or
 * one without width, would let them look like other text, and an escape would command the terminal.
 */
export function visible(line: string): string {
  return line.replaceAll(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Whether an answer says yes, in either language. */
export function isYes(answer: string): boolean {
  return /^(j|ja|y|yes)$/i.test(answer);
}
