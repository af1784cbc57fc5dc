import { textIn } from './eforms-text.ts';
import { numberOf } from './moments.ts';
import type { NoticeCriterion } from './notice.ts';
import { all, below, type Element, textAt } from './xml-tree.ts';

const kinds: { readonly [code: string]: NoticeCriterion['kind'] } = {
  price: 'PRICE',
  cost: 'COST',
  quality: 'QUALITY',
};
const measures: { readonly [code: string]: NoticeCriterion['measure'] } = {
  'per-exa': 'PERCENT',
  'poi-exa': 'POINTS',
  'ord-imp': 'ORDER',
};

/** A middle or a range of weights ("per-ran") is no weight: the person reads it in the notice. */
export function criteriaOf(terms: Element | undefined, language: string | null): NoticeCriterion[] {
  return all(terms, 'AwardingTerms', 'AwardingCriterion', 'SubordinateAwardingCriterion').map((criterion) => {
    const { weight, measure } = weightOf(criterion);
    return {
      kind: kinds[textAt(criterion, 'AwardingCriterionTypeCode') ?? ''] ?? 'QUALITY',
      name: textIn(language, criterion, 'Name') ?? textIn(language, criterion, 'Description'),
      weight: measure === null ? null : weight,
      measure: weight === null ? null : measure,
    };
  });
}

function weightOf(criterion: Element): Pick<NoticeCriterion, 'weight' | 'measure'> {
  for (const parameter of below(criterion, 'AwardCriterionParameter')) {
    const code = all(parameter, 'ParameterCode').find(({ attributes }) => attributes.listName === 'number-weight');
    if (!code) continue;
    const weight = numberOf(textAt(parameter, 'ParameterNumeric'));
    const named = code.text.trim();
    // A decimal share: 0.4 of 1.
    if (named === 'dec-exa') return { weight: weight === null ? null : weight * 100, measure: 'PERCENT' };
    return { weight, measure: measures[named] ?? null };
  }
  return { weight: null, measure: null };
}
