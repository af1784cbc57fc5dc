import fc from 'fast-check';
import { permanentCase } from '../src/examples/random-services.ts';
import { calculateService, compileRateBook, reachTarget, targetSides, type Target } from '../src/index.ts';
const questions = (Object.keys(targetSides) as Target['figure'][]).flatMap((figure) =>
  (['price', 'margin', 'wage'] as const).filter((f) => f !== targetSides[figure]).map((follows) => ({ figure, follows })));
const arb = fc.tuple(permanentCase, fc.constantFrom(...questions), fc.integer({ min: 80, max: 130 }));
const seed0 = Number(process.argv[2] ?? 1), chunks = Number(process.argv[3] ?? 60);
let n = 0, found = 0, bad = 0;
for (let c = 0; c < chunks; c++) {
  for (const [one, { figure, follows }, percent] of fc.sample(arb, { numRuns: 2000, seed: seed0 * 1000 + c })) {
    n++;
    const compiled = compileRateBook(one.book);
    const { pricing, minutesTotal, durationMonths } = calculateService(one.input, compiled);
    const present = figure === 'hourlyWage' ? one.input.hourlyWage : pricing[figure];
    if (present === null || !(pricing.totalRevenue > 0)) continue;
    const value = (present * percent) / 100;
    const answer = reachTarget(one.input, compiled, { figure, value, follows });
    if (answer.problem !== null) continue;
    found++;
    const { totalRevenue, totalCost } = answer.pricing;
    const hours = minutesTotal / 60;
    const [less, more] = [totalRevenue, Math.max(1, totalCost)].sort((a, b) => a - b) as [number, number];
    const wageStep = calculateService({ ...one.input, hourlyWage: answer.hourlyWage + 0.0001 }, compiled).pricing.totalCost - totalCost;
    const slack = (0.01 + hours * 0.03 + totalRevenue * 2e-6 + wageStep) * (more / less);
    const units = { pricePerHour: hours, monthlyRevenue: durationMonths, totalRevenue: 1, profit: 1, totalMargin: totalRevenue };
    let why: string | null = null;
    if (figure === 'hourlyWage') { if (!(Math.abs(answer.hourlyWage - value) < 0.0001)) why = `wage ${answer.hourlyWage} ${value}`; }
    else { const d = Math.abs((answer.pricing[figure] ?? Number.NaN) - value) * units[figure]; if (!(d < slack)) why = `figure off ${d} slack ${slack}`; }
    const sideOf = targetSides[figure];
    if (sideOf !== 'wage' && follows !== 'wage') { if (!(Math.abs(answer.hourlyWage - one.input.hourlyWage) <= 0.000051)) why = 'wage moved'; }
    else if (sideOf !== 'price' && follows !== 'price') { const d = Math.abs(totalRevenue - pricing.totalRevenue); if (!(d <= slack)) why = `price moved ${d} slack ${slack}`; }
    else { const d = Math.abs((answer.pricing.totalMargin ?? 9) - (pricing.totalMargin ?? 0)) * totalRevenue; if (!(d <= slack)) why = `margin moved ${d} slack ${slack}`; }
    if (why) { bad++; console.log('BAD', why, figure, follows, percent, JSON.stringify({ now: { rev: pricing.totalRevenue, cost: pricing.totalCost, margin: pricing.totalMargin, hours, wage: one.input.hourlyWage, revenue: one.input.revenue }, answer: { ...answer, pricing: { rev: totalRevenue, cost: totalCost, margin: answer.pricing.totalMargin, pph: answer.pricing.pricePerHour } } })); }
  }
}
console.log('done', n, found, bad);
