import { chanceSizes, sizeBounds } from '@zuschlag/validation/win-loss/win-loss-vocabulary';

/** SQL of the kind of service of a Chance: the only one that its form ticks, `several`, or `unstated`. */
export const kindOfChance = `CASE "chance"."permanent"::int + "chance"."mobile"::int + "chance"."alarm"::int
    WHEN 0 THEN 'unstated' WHEN 1 THEN CASE WHEN "chance"."permanent" THEN 'permanent' WHEN "chance"."mobile" THEN 'mobile' ELSE 'alarm' END
    ELSE 'several' END`;

/** A contract of less than a year has its own hours as those of a year. */
const hoursPerYear = `"chance"."minutes" / 60.0 * 12 / greatest("chance"."durationMonths", 12)`;

const classes = chanceSizes.map((size) => {
  const bound = sizeBounds[size];
  return bound === null ? `ELSE '${size}'` : `WHEN ${hoursPerYear} <= ${bound} THEN '${size}'`;
});

/** SQL of the class of hours a year; null without hours. */
export const sizeOfChance = `CASE WHEN coalesce("chance"."minutes", 0) = 0 THEN NULL ${classes.join(' ')} END`;
