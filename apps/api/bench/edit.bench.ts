import { quickChance } from './quick-chance.ts';
import { type Caller, here, median, type Served, serveCheckout, signIn } from './served.ts';

/**
 * First, how long saving one service takes in a Chance of 50 services over 60 months, beside a Chance of one service over
 * the same months: saves alternate and the ratio of the middle times counts. Then shifts added per second by eight
 * people: each in a Chance of their own, and all in one, whose lock lets one after the other in. Each Chance has five services. With another checkout beside it, turns alternate and the middle ratio counts.
 *
 * node apps/api/bench/edit.bench.ts [--against=<another checkout>]
 */
const other = process.argv.find((word) => word.startsWith('--against='))?.slice('--against='.length);
const PEOPLE = 8;
const SERVICES = 5;
const ROUNDS = 5;
const SHIFTS_PER_ROUND = 4;
const GOAL = 2.5;
/** The size of the large Chance, and how many times the save of a lone service it may take. */
const MANY_SERVICES = 50;
const MONTHS = 60;
const MOST_TIMES = 3;
const SAVES = 30;
const password = 'Zuschlag-Demo-2026';
const editors = ['malte.friedrichs', 'heike.petersen'];

const dayShift = {
  ...{ employeeQuantity: 1, startTime: '08:00', endTime: '16:00' },
  ...{ monday: true, tuesday: true, wednesday: true, thursday: true, friday: true },
};

type Chance = { serviceIds: string[] };
type Side = { name: string; served: Served; people: Caller[]; own: Chance[]; shared: Chance };

const sides: Side[] = [await sideOf('this', here), ...(other ? [await sideOf('other', other)] : [])];
try {
  for (const { name, people } of sides) await compareSizes(name, people[0] as Caller);
  for (const [title, chanceOf] of [
    ['8 people in 8 Chances', (side: Side, person: number) => side.own[person]],
    ['8 people in one Chance', (side: Side) => side.shared],
  ] as const) {
    const rates = sides.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, side] of sides.entries()) {
        const rate = await shiftsPerSecond(side, (person) => chanceOf(side, person) as Chance);
        // The first round warms up.
        if (round > 0) rates[index]?.push(rate);
      }
    }
    const figures = sides.map(
      ({ name }, index) =>
        `${name} ${median(rates[index] ?? [])
          .toFixed(1)
          .padStart(6)} shifts/s`,
    );
    const ratio = median((rates[0] ?? []).map((rate, round) => rate / (rates[1]?.[round] ?? Number.NaN)));
    console.log(
      `${title.padEnd(24)} ${figures.join('  ')}${other ? `  ratio ${ratio.toFixed(2)} (goal: at least ${GOAL})` : ''}`,
    );
    if (other && !(ratio >= GOAL)) process.exitCode = 1;
  }
} finally {
  for (const { served } of sides) await served.close();
}
process.exit(process.exitCode);

async function sideOf(name: string, root: string): Promise<Side> {
  const served = await serveCheckout(root);
  const people: Caller[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    people.push(await signIn(served.address, `${editors[person % editors.length]}@treuwacht.example`, password));
  }
  const owner = people[0] as Caller;
  const own: Chance[] = [];
  for (let index = 0; index < PEOPLE; index += 1) own.push(await calculableChance(owner, `Prüfstand ${index}`));
  return { name, served, people, own, shared: await calculableChance(owner, 'Prüfstand für alle') };
}

async function compareSizes(name: string, owner: Caller): Promise<void> {
  const lone = await calculableChance(owner, 'Prüfstand mit einem Dienst', { services: 1, months: MONTHS });
  const full = await calculableChance(owner, 'Prüfstand mit vielen', { services: MANY_SERVICES, months: MONTHS });
  const times: { [chance in 'lone' | 'full']: number[] } = { lone: [], full: [] };
  for (let save = -5; save < SAVES; save += 1) {
    for (const [key, chance] of [['lone', lone] as const, ['full', full] as const]) {
      const serviceId = chance.serviceIds[Math.abs(save) % chance.serviceIds.length];
      const began = performance.now();
      const input = { serviceId, input: { hourlyWage: 16 + ((save + 5) % 50) / 100 } };
      await owner.call({ path: 'services.editPermanent', isMutation: true, input });
      // The first saves warm up.
      if (save >= 0) times[key].push(performance.now() - began);
    }
  }
  const [one, many] = [median(times.lone), median(times.full)];
  console.log(
    `saving a service          ${name} ${one.toFixed(1)} ms alone, ${many.toFixed(1)} ms among ${MANY_SERVICES}` +
      `  ratio ${(many / one).toFixed(2)} (goal: at most ${MOST_TIMES})`,
  );
  if (name === 'this' && !(many / one <= MOST_TIMES)) process.exitCode = 1;
}

/** A Chance on which Nord bids, with its services. */
async function calculableChance(
  owner: Caller,
  name: string,
  { services, months }: { services: number; months: number } = { services: SERVICES, months: 12 },
): Promise<Chance> {
  const me = (await owner.call({ path: 'accounts.me' })) as { organizationId: number };
  const { id: chanceId } = (await owner.call(await quickChance(owner, name, months))) as { id: string };
  const [group] = (await owner.call({ path: 'bidDecisions.groupsOfChance', input: { chanceId } })) as { id: string }[];
  await owner.call({
    ...{ path: 'bidDecisions.submit', isMutation: true },
    input: { input: { bidDecisionGroupId: group?.id, action: 'Approve', decision: 'Bid' } },
  });
  const serviceIds: string[] = [];
  for (let index = 0; index < services; index += 1) {
    const input = { chanceId, input: serviceOf(me.organizationId, index) };
    const { id } = (await owner.call({ path: 'services.addPermanent', isMutation: true, input })) as { id: string };
    serviceIds.push(id);
  }
  return { serviceIds };
}

function serviceOf(operationalOrganizationId: number, index: number) {
  return {
    ...{ operationalOrganizationId, name: `Empfang ${index}`, payGroup: 'Lohngruppe 2', hourlyWage: 16 },
    hoursBriefingPerEmployee: 10,
    siteInput: {
      ...{ name: 'Rathaus', address: 'Am Markt 1', postalCode: '48000', city: 'Eichstedt' },
      ...{ province: 'DE-NW', country: 'Deutschland' },
    },
    revenue: { revenueCalculationType: 'Margin', margin: 0.06 },
    shifts: [dayShift],
  };
}

async function shiftsPerSecond({ people }: Side, chanceOf: (person: number) => Chance): Promise<number> {
  const began = performance.now();
  const added = people.map(async (person, index) => {
    const { serviceIds } = chanceOf(index);
    for (let count = 0; count < SHIFTS_PER_ROUND; count += 1) {
      const input = { serviceId: serviceIds[(index + count) % SERVICES], shift: dayShift };
      await person.call({ path: 'services.addShift', isMutation: true, input });
    }
  });
  await Promise.all(added);
  return (PEOPLE * SHIFTS_PER_ROUND) / ((performance.now() - began) / 1000);
}
