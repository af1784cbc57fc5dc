import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

/** A program: a mail server that keeps each mail as a file of a folder, named by its recipient, and tells its port. */
const [folder = ''] = process.argv.slice(2);
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  async onData(stream, { envelope }, done) {
    const arriving = join(folder, `${randomUUID()}.part`);
    try {
      await pipeline(stream, createWriteStream(arriving));
      for (const { address } of envelope.rcptTo.slice(0, 1))
        await rename(arriving, join(folder, `${address}.${Date.now()}.eml`));
      done();
    } catch (error) {
      done(error as Error);
    }
  },
});
server.listen(0, '127.0.0.1', () => process.send?.(server.server.address()));
process.once('disconnect', () => process.exit());
