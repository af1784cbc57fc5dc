import {
  aggregateChance,
  calculateService,
  compileRateBook,
  type ServiceInput,
  type ServiceResult,
} from '../src/index.ts';
import { book, contractOf, patrol, post } from './figures.ts';
import { sheetOf } from './sheet.ts';
import { allowedSize, bundleSize } from './size.ts';

/** npm run bench: how fast the engine is on one core, result objects included. Fails when a goal is missed. */

const compiled = compileRateBook(book);
let sink = 0;
const missed: string[] = [];

/** Milliseconds of one run: the best of some rounds, because other work on the machine only ever adds time. */
function time(run: (round: number) => number, rounds = 12, share = 60): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    let runs = 0;
    while (performance.now() - start < share) sink += run(runs++);
    best = Math.min(best, (performance.now() - start) / runs);
  }
  return best;
}

function report(what: string, value: string, isMet = true): void {
  console.log(`${what.padEnd(66)} ${value.padStart(22)}${isMet ? '' : '   MISSED'}`);
  if (!isMet) missed.push(what);
}

const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });

/** Each run has another wage, so that no cache can answer. */
const one = (service: (wage: number) => ServiceInput) => (round: number) =>
  calculateService(service(15 + (round % 1000) / 1000), compiled).pricing.totalRevenue;

console.log('Services per second, one core (goal 20,000)');
for (const [name, service] of [
  ['post 24/7, three shifts', post],
  ['mobile service, all sixteen counts', patrol],
] as const) {
  for (const months of [12, 48, 120]) {
    const input = service(months);
    const perSecond = 1000 / time(one((hourlyWage) => ({ ...input, hourlyWage })));
    report(`  ${name}, ${months} months`, number(perSecond), months !== 48 || perSecond >= 20_000);
  }
}

console.log('\nA Chance of 50 services over 60 months');
const contract = contractOf(60);
const services: ServiceInput[] = Array.from({ length: 50 }, (_, at) =>
  at % 2 === 0 ? post(60, 15 + at / 50) : patrol(60, 16 + at / 50),
);
const results = services.map((service) => ({ additional: false, result: calculateService(service, compiled) }));
const total = (list: readonly { additional: boolean; result: ServiceResult }[]) =>
  aggregateChance(contract, list, compiled).regular.revenue;
const whole = time((round) =>
  total(
    services.map((service) => ({
      additional: false,
      result: calculateService({ ...service, hourlyWage: service.hourlyWage + (round % 100) / 100 }, compiled),
    })),
  ),
);
report('  all of it (goal 16 ms)', `${number(whole, 3)} ms`, whole <= 16);
const first = services[0] as ServiceInput;
const changed = time((round) =>
  total([
    { additional: false, result: calculateService({ ...first, hourlyWage: 15 + (round % 1000) / 1000 }, compiled) },
    ...results.slice(1),
  ]),
);
report('  one service changed (goal 1 ms)', `${number(changed, 3)} ms`, changed <= 1);

console.log(
  '\nOne input of one post over 48 months changed: engine beside the same sheet in HyperFormula (goal 20 times)',
);
const service = post(48);
const sheet = sheetOf(service, compiled);
const { pricing } = calculateService({ ...service, hourlyWage: 15.75 }, compiled);
const [price, cost] = sheet.withWage(15.75);
// The spreadsheet rounds every cell to fourteen digits.
if (Math.abs(price - pricing.totalRevenue) > 0.005 || Math.abs(cost - pricing.totalCost) > 0.005) {
  throw new Error(`the sheet says ${price} and ${cost}, the engine ${pricing.totalRevenue} and ${pricing.totalCost}`);
}
const engineTime = time(one((hourlyWage) => ({ ...service, hourlyWage })));
const sheetTime = time((round) => sheet.withWage(15 + (round % 1000) / 1000)[0], 6);
sheet.destroy();
report('  engine', `${number(engineTime * 1000, 1)} µs`);
report(`  HyperFormula, ${sheet.cells} cells, same price`, `${number(sheetTime * 1000, 1)} µs`);
report('  engine is faster by', `${number(sheetTime / engineTime, 1)} times`, sheetTime / engineTime >= 20);

console.log('\nSize of the package, bundled');
const { minified, gzip } = await bundleSize();
report('  minified', `${number(minified)} bytes`);
report('  gzip (allowed 22 KiB)', `${number(gzip)} bytes`, gzip < allowedSize);

if (!Number.isFinite(sink)) throw new Error('a figure was lost');
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.map((what) => what.trim()).join('; ')}`);
  process.exitCode = 1;
}
