import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Starts the mail server of all stories as a process of its own. @param folder that keeps the mails */
export async function startMailServer(folder: string): Promise<{ url: string; end: () => void }> {
  await mkdir(folder);
  const child = fork(fileURLToPath(new URL('mail-server.ts', import.meta.url)), [folder]);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { url: `smtp://127.0.0.1:${port}`, end: () => void child.kill() };
}

/** Waits for a mail to a person that says something. @returns the mail and the addresses that its text leads to */
export async function mailThatSays(
  words: string | RegExp,
  recipient: string,
): Promise<{ mail: Email; links: string[] }> {
  const find = async () =>
    (await mailsTo(recipient)).find(({ text = '' }) =>
      typeof words === 'string' ? text.includes(words) : words.test(text),
    );
  await expect.poll(async () => (await find())?.subject, { message: `a mail to ${recipient}` }).toBeDefined();
  const mail = (await find()) as Email;
  return { mail, links: mail.text?.match(/https?:\/\/\S+/g) ?? [] };
}

async function mailsTo(recipient: string): Promise<Email[]> {
  const folder = join(process.env.E2E_FOLDER ?? '', 'mails');
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${recipient}.`) && file.endsWith('.eml'));
  return Promise.all(files.sort().map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}
