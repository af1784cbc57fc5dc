import { type VisitDay, visitDays, weekdays } from '@zuschlag/validation/vocabulary';

/** The first names are written, the others are read as well; all without the point of an abbreviation. */
const names: Record<VisitDay, { de: string; en: string; others: readonly string[] }> = {
  monday: { de: 'Mo', en: 'Mon', others: ['montag', 'montags', 'monday', 'mondays', '1'] },
  tuesday: { de: 'Di', en: 'Tue', others: ['die', 'dienstag', 'dienstags', 'tu', 'tues', 'tuesday', 'tuesdays', '2'] },
  wednesday: { de: 'Mi', en: 'Wed', others: ['mit', 'mittwoch', 'mittwochs', 'wednesday', 'wednesdays', '3'] },
  thursday: {
    de: 'Do',
    en: 'Thu',
    others: ['don', 'donnerstag', 'donnerstags', 'th', 'thur', 'thurs', 'thursday', 'thursdays', '4'],
  },
  friday: { de: 'Fr', en: 'Fri', others: ['fre', 'freitag', 'freitags', 'friday', 'fridays', '5'] },
  saturday: {
    de: 'Sa',
    en: 'Sat',
    others: ['sam', 'samstag', 'samstags', 'sonnabend', 'sonnabends', 'saturday', 'saturdays', '6'],
  },
  sunday: { de: 'So', en: 'Sun', others: ['son', 'sonntag', 'sonntags', 'su', 'sunday', 'sundays', '7'] },
  holiday: {
    de: 'Ft',
    en: 'PH',
    others: ['feiertag', 'feiertage', 'feiertags', 'feiert', 'fei', 'hol', 'holiday', 'holidays', 'bank holiday', '8'],
  },
};

/** Words for several days; `daily` means every day of the calendar, so that holidays are days like others. */
const phrases: readonly { words: RegExp; days: readonly VisitDay[] }[] = [
  {
    words: /^(täglich|tägl|tgl|jeden tag|alle tage|alle|daily|every ?day|all days|all week|24\/7|mo-so\/ft)$/,
    days: visitDays,
  },
  { words: /^(wochenende|wochenends|wochenende und feiertage|weekend|weekends)$/, days: ['saturday', 'sunday'] },
  { words: /^(weekdays|workdays|working days|arbeitstage|wochentags)$/, days: weekdays.slice(0, 5) },
];

const dayByName = new Map<string, VisitDay>(
  visitDays.flatMap((day) => {
    const { de, en, others } = names[day];
    return [de.toLowerCase(), en.toLowerCase(), ...others].map((name) => [name, day] as const);
  }),
);

/** @returns the day that a name or an abbreviation in German or English means, or null */
export function dayNamed(text: string): VisitDay | null {
  return dayByName.get(text.trim().toLowerCase().replace(/\.$/, '')) ?? null;
}

/**
 * Reads the days of a shift: `Mo-Fr`, `Mo, Mi, Fr`, `Sa So Ft`, `täglich`, `Mon–Fri`, `1-5`, `Mo–So ohne Ft`.
 * @returns the days in the order of the week, empty for an empty text; null when a part is not understood
 */
export function readDays(text: string): VisitDay[] | null {
  const bare = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, (inside) => ` ${inside.slice(1, -1)} `)
    .trim();
  const excludes =
    /(ohne|o\.|außer|ausser|excl?\.?|except|without|not)\s+(an\s+)?(feiertagen?|ft|ph|(public |bank )?holidays?)\.?/;
  const hasNoHoliday = excludes.test(bare);
  const included = bare
    .replace(excludes, ' ')
    .replace(/\b(inkl\.?|incl\.?|einschl\.?|including|und|u\.|and|sowie|plus)(?=\s)/g, ' ')
    .replace(/public holidays?/g, 'holiday')
    .trim();
  const days = daysIn(included);
  if (days === null) return null;
  return visitDays.filter((day) => days.has(day) && !(hasNoHoliday && day === 'holiday'));
}

function daysIn(text: string): Set<VisitDay> | null {
  const phrase = phrases.find(({ words }) => words.test(text.replace(/\.$/, '')));
  if (phrase) return new Set(phrase.days);
  const isOneWord = /^[1-8]{2,8}$/.test(text);
  const parts = (isOneWord ? [...text].join(' ') : text)
    .replace(/\s*(?:[-–—]|\b(?:bis|to|through)\b)\s*/g, '-')
    .split(/[\s,;/+&|]+/)
    .filter((part) => part !== '');
  const days = new Set<VisitDay>();
  for (const part of parts) {
    const some = phrases.find(({ words }) => words.test(part))?.days ?? daysOfPart(part);
    if (some === null) return null;
    for (const day of some) days.add(day);
  }
  return days;
}

/** One day, or the days from one to another, over the end of the week as well. */
function daysOfPart(part: string): readonly VisitDay[] | null {
  const [from, until, ...more] = part.split('-').map(dayNamed);
  if (!from || more.length > 0) return null;
  if (until === undefined) return [from];
  if (until === null) return null;
  if (until === 'holiday') return from === 'holiday' ? null : [...spanOf(from, 'sunday'), 'holiday'];
  return from === 'holiday' ? null : spanOf(from, until);
}

function spanOf(from: VisitDay, until: VisitDay): VisitDay[] {
  const first = visitDays.indexOf(from);
  const length = ((visitDays.indexOf(until) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => visitDays[(first + step) % 7] ?? from);
}

/** Writes days as short as people do: three and more in a row as a span, the holiday last. */
export function writeDays(days: readonly VisitDay[], language: string): string {
  const nameOf = (day: VisitDay) => names[day][language.startsWith('de') ? 'de' : 'en'];
  const runs: VisitDay[][] = [];
  for (const day of weekdays.filter((weekday) => days.includes(weekday))) {
    const last = runs.at(-1);
    const isNext = last && visitDays.indexOf(day) === visitDays.indexOf(last.at(-1) ?? day) + 1;
    if (isNext) last.push(day);
    else runs.push([day]);
  }
  const texts = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length > 2 ? [`${nameOf(first)}–${nameOf(last)}`] : run.map(nameOf);
  });
  return [...texts, ...(days.includes('holiday') ? [nameOf('holiday')] : [])].join(' ');
}
