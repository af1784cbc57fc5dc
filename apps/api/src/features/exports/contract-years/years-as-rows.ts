import { exportWords, yearsExportHeadings, yearsExportWords } from '@zuschlag/i18n/messages/exports';
import { type ContractYearsExport, contractYearsExport } from '@zuschlag/validation/exports/exports';
import type {
  ContractPart,
  ContractYears,
  PartSums,
  ServicePart,
} from '@zuschlag/validation/services/figures/contract-years';
import { requireChance } from '../../chance/find-chance.ts';
import type { FileLanguage, WrittenKind } from '../../configuration/imports/cells/format-cell.ts';
import { readContractYears } from '../../contract-years/contract-years.ts';
import type { ExportKind, ExportRow } from '../export-kind.ts';

const kinds: { readonly [column in keyof typeof yearsExportHeadings]: WrittenKind } = {
  ...{ service: 'text', organization: 'text', part: 'text', from: 'day', to: 'day', hours: 'hours' },
  ...{ cost: 'money', price: 'money', margin: 'fraction', pricePerHour: 'money', averageWage: 'money', basis: 'text' },
};
type Word = keyof typeof yearsExportWords;
/** The named service and its organization. */
type Of = readonly [service: string, organization: string | null];

/** The contract years and options of a Chance as its reader sees them: first over all services, then service by service. */
export const yearsAsRows: ExportKind<ContractYearsExport> = {
  question: contractYearsExport,
  title: exportWords.contractYears,
  check: async (work, { chanceId }) => void (await requireChance(work, chanceId)),
  columns: (_, language) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).map((column) => ({
      ...{ heading: yearsExportHeadings[column][language], kind: kinds[column] },
    })),
  count: async () => null,
  portions: async function* (reading, question, language) {
    yield rowsOf(await reading.inTransaction((work) => readContractYears(work, question)), language);
  },
};

function rowsOf({ services, ...all }: ContractYears, language: FileLanguage): ExportRow[] {
  const say = (word: Word) => yearsExportWords[word][language];
  const of: Of = [say('allServices'), null];
  const hasOptions = all.parts.some(({ kind }) => kind === 'OPTION');
  const sumRow = (named: Of, word: Word, sums: PartSums | null, parts: readonly ContractPart[]): ExportRow => [
    ...[...named, say(word), parts[0]?.from ?? null, parts.at(-1)?.to ?? null, ...figures(sums)],
    say(wordOfSum(sums, parts)),
  ];
  const partRow = (named: Of, part: ContractPart | ServicePart): ExportRow => [
    ...[...named, `${say(part.kind === 'YEAR' ? 'year' : 'option')} ${part.number}`, part.from, part.to],
    ...[...figures(part.sums), say(wordOf(part))],
  ];
  const years = all.parts.filter(({ kind }) => kind === 'YEAR');
  const options = all.parts.filter(({ kind }) => kind === 'OPTION');
  return [
    ...all.parts.map((part) => partRow(of, part)),
    sumRow(of, 'contract', all.contract, years),
    ...(hasOptions ? [sumRow(of, 'options', all.options, options), sumRow(of, 'total', all.total, all.parts)] : []),
    ...services.flatMap(({ name, operationalOrganizationShortName, additional, parts, contract, total }) => {
      const named: Of = [additional ? `${name} (${say('additional')})` : name, operationalOrganizationShortName];
      const ofContract = parts.filter(({ kind }) => kind === 'YEAR');
      return [
        ...parts.map((part) => partRow(named, part)),
        sumRow(named, 'contract', contract, ofContract),
        ...(hasOptions ? [sumRow(named, 'total', total, parts)] : []),
      ];
    }),
  ];
}

function figures(sums: PartSums | null): (number | null)[] {
  if (!sums) return [null, null, null, null, null, null];
  return [sums.minutes / 60, sums.cost, sums.revenue, sums.margin, sums.pricePerHour, sums.averageWage];
}

function wordOf(part: ContractPart | ServicePart): Word {
  if (part.sums) return part.isAssumed ? 'assumed' : 'known';
  return part.isHidden ? 'hidden' : 'missing';
}

/** A sum is known only where each of its parts is. */
function wordOfSum(sums: PartSums | null, parts: readonly ContractPart[]): Word {
  if (parts.some(({ isHidden }) => isHidden)) return 'hidden';
  if (sums === null || parts.some((part) => part.sums === null)) return 'missing';
  return parts.some(({ isAssumed }) => isAssumed) ? 'assumed' : 'known';
}
