import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import S3rver from 's3rver';
import FolderStore from 's3rver/lib/stores/filesystem.js';

// An object store in a process of its own, for tests: s3rver handles faults of its whole process. It says its port to its
// parent, changes its manner when the parent says so, and ends with the parent.
const [directory] = process.argv.slice(2);

/** s3rver answers before its last bytes are written, so that a reader could come too early. */
function untilWritten(name, fileOf) {
  const write = FolderStore.prototype[name];
  FolderStore.prototype[name] = async function (...input) {
    const written = await write.apply(this, input);
    const file = fileOf.apply(this, input);
    while ((await stat(file)).size < written.size) await new Promise((resolve) => setTimeout(resolve, 5));
    return written;
  };
}
untilWritten('putObject', function ({ bucket, key }) {
  return this.getResourcePath(bucket, key, 'object');
});
untilWritten('putPart', function (bucket, uploadId, partNumber) {
  return path.join(this.getResourcePath(bucket, undefined, 'uploads'), uploadId, String(partNumber));
});

const store = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: 'files' }] });
await store.configureBuckets();
const answer = store.callback();

let manner = 'normal';
const server = createServer((request, response) => {
  if (manner === 'away') return request.socket.destroy();
  if (manner === 'cut' && request.method === 'GET') {
    const { write } = response;
    response.write = (piece, ...rest) => {
      write.call(response, piece.subarray(0, Math.ceil(piece.length / 2)), ...rest);
      setTimeout(() => request.socket.destroy(), 20);
      return false;
    };
  }
  return answer(request, response);
});
process.on('message', (said) => {
  manner = said;
  process.send(said);
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
