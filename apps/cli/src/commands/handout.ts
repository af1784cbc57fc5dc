import { handoutNames, handoutProblemMessages } from '@zuschlag/i18n/handouts/handout-messages';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import {
  formatsOfHandout,
  type HandoutFormat,
  type HandoutKind,
  handoutFormats,
  madeKinds,
} from '@zuschlag/validation/handouts/handout-kinds';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import { keepFile } from '../downloaded-file.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';

type Options = CommonOptions & {
  kind: HandoutKind;
  format?: HandoutFormat;
  service?: string[];
  wage?: number;
  agreement?: string;
  out?: string;
};

/** `zuschlag chances handout <chanceId> --kind <kind>`: has a file with the figures of a Chance written and fetches it. */
export function handoutCommand(env: Env): Command {
  const { language } = env;
  const kinds = madeKinds.map((kind) => `${kind}: ${handoutNames[kind][language]}`).join('; ');
  return newCommand('handout', 'chancesHandout', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .addOption(
      new Option('--kind <kind>', cliText('kindOption', language, { kinds })).choices(madeKinds).makeOptionMandatory(),
    )
    .addOption(new Option('--format <format>', cliText('handoutFormatOption', language)).choices(handoutFormats))
    .option('--service <id...>', cliText('serviceOption', language))
    .option('--wage <amount>', cliText('wageOption', language), asWage)
    .option('--agreement <name>', cliText('agreementOption', language))
    .option('-o, --out <file>', cliText('outOption', language))
    .action((chanceId: string, options: Options) => handOut(contextOf(env, options), chanceId, options));
}

async function handOut(context: Context, chanceId: string, options: Options): Promise<void> {
  const { env, terminal } = context;
  const { kind, wage, agreement } = options;
  const format = options.format ?? formatsOfHandout[kind][0] ?? 'xlsx';
  if ((wage === undefined) !== (agreement === undefined)) throw new Ending(exitCodes.usage, 'wageNeedsAgreement');
  const { chances } = await connectionOf(env);
  const request = {
    ...{ chanceId, kind, format, language: terminal.language, serviceIds: options.service ?? null },
    tariffWage: wage === undefined || agreement === undefined ? null : { amount: wage, source: agreement },
  };
  const onProgress = (done: number, total: number) => terminal.progress(`${done} / ${total}`);
  const { handout, file } = await chances.handout(request, { onProgress }).finally(() => terminal.progress(null));
  if (file) return keepFile(context, file, { table: 'handout', format, out: options.out });
  const reason = handoutProblemMessages[handout.problem ?? 'FAULT'][terminal.language];
  throw new Ending(exitCodes.unexpected, 'handoutFailed', { reason });
}

/** EUR per hour, with a comma or a point. */
function asWage(value: string): number {
  const amount = Number(value.replace(',', '.'));
  if (!(amount > 0)) throw new InvalidArgumentError('16,85');
  return amount;
}
