import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import type { BrokenEntry, TrailFault, TrailHead } from '@zuschlag/validation/chance/history/trail-chain';
import { placeOfPrinted } from '@zuschlag/validation/chance/history/trail-place';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';

const faultWords: { [fault in TrailFault]: CliMessage } = {
  CHANGED: 'trailChanged',
  REMOVED: 'trailRemoved',
  GAP: 'trailGap',
  CUT: 'trailCut',
  UNCHAINED: 'trailUnchained',
  OTHER_CHAIN: 'trailOther',
};

/** `zuschlag verify`: checks the chain of the trail to its end, and names the first entry that is broken. */
export function verifyCommand(env: Env): Command {
  return newCommand('verify', 'verify', env)
    .option('--from <position:hash>', cliText('verifyFromOption', env.language))
    .action((options: CommonOptions & { from?: string }) => verify(contextOf(env, options), options.from));
}

async function verify({ env, terminal }: Context, from: string | undefined): Promise<void> {
  let after = from === undefined ? null : placeOf(from);
  const { api } = await connectionOf(env);
  for (;;) {
    const { checked, head, hasMore, broken } = await api.history.chain.verify.query({ after });
    if (broken) {
      terminal.document({ exitCode: exitCodes.trailBroken, isWhole: false, checked, head, broken });
      terminal.note(terminal.text(faultWords[broken.fault], valuesOf(broken)));
      env.exitCode = exitCodes.trailBroken;
      return;
    }
    after = checked;
    if (hasMore) continue;
    terminal.say(terminal.text('trailWhole', { count: String(head.position), hash: head.hash }));
    return terminal.document({ exitCode: exitCodes.done, isWhole: true, checked, head });
  }
}

function valuesOf({ position, at, entity, action, source, sourceId, person, chanceName }: BrokenEntry) {
  const thing = [entity, action].filter((word) => word !== null).join('.');
  const id = source === null ? '' : `${source} ${sourceId}`;
  return {
    position,
    thing: [thing, chanceName && `„${chanceName}“`, person, id, at].filter(Boolean).join(', ') || '–',
  };
}

function placeOf(text: string): TrailHead {
  const place = placeOfPrinted(text);
  if (!place) throw new Ending(exitCodes.usage, 'verifyFromWrong');
  return place;
}
