import { z } from 'zod';
import {
  bonusBases,
  chanceStateAliases,
  customerTypes,
  type Province,
  type ProvinceOrAll,
  provinces as provinceCodes,
  provincesOrAll,
  siteVisitTypes,
} from '../vocabulary.ts';
import { bonusBasisSchema, chanceStateSchema, customerTypeSchema, siteVisitTypeSchema } from './enums.ts';

/** Other words for the values of a vocabulary. */
export type Aliases<Value extends string = string> = Readonly<Record<string, Value>>;

/**
 * A vocabulary that also accepts other words for its values. Answers always carry the value itself.
 * @source docs/vocabulary.md
 */
export function accepting<Schema extends z.ZodType<string>>(schema: Schema, aliases: Aliases<z.output<Schema>>) {
  const toValue = (value: z.input<Schema>) =>
    typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value;
  return z.preprocess(toValue as (value: z.input<Schema>) => z.input<Schema>, schema).meta({ aliases });
}

export const provinceAliases = Object.fromEntries(
  provinceCodes.map((code) => [code.slice('DE-'.length), code]),
) as Aliases<Province>;
export const bonusBasisAliases = Object.fromEntries(bonusBases.map((basis) => [basis.toLowerCase(), basis])) as Aliases<
  (typeof bonusBases)[number]
>;
export const siteVisitTypeAliases = Object.fromEntries(
  siteVisitTypes.map((type) => [type.toLowerCase(), type]),
) as Aliases<(typeof siteVisitTypes)[number]>;
export const customerTypeAliases = Object.fromEntries(
  customerTypes.map((type) => [type.replace(/[A-Z]/g, '_$&').toUpperCase(), type]),
) as Aliases<(typeof customerTypes)[number]>;

/** A state with its country prefix or, on input, without. */
export const province = z.enum(provinceCodes);
export const provinceInput = () => accepting(province, provinceAliases);
export const provinceOrAllAliases: Aliases<ProvinceOrAll> = { ALL: 'DE', ...provinceAliases };
/** A state, or `DE` for all of them. */
export const provinceOrAll = z.enum(provincesOrAll);
export const provinceOrAllInput = () => accepting(provinceOrAll, provinceOrAllAliases);
export const bonusBasisInput = () => accepting(bonusBasisSchema, bonusBasisAliases);
export const customerTypeInput = () => accepting(customerTypeSchema, customerTypeAliases);
export const chanceStateInput = () => accepting(chanceStateSchema, chanceStateAliases);
export const siteVisitTypeInput = () => accepting(siteVisitTypeSchema, siteVisitTypeAliases);
