import type { Service } from '@zuschlag/validation/services/service';
import type { ResultFigures } from '../result/result-figures.ts';
import { CarsCard } from './cars-card.tsx';
import type { ListCardProps } from './list-card-props.ts';
import { PurchasesCard } from './purchases-card.tsx';

/** Cars and purchases of a permanent service, each folded to its number and its cost in the contract. */
export function Equipment({
  figures,
  ...props
}: Omit<ListCardProps, 'cost'> & { service: Service; figures: ResultFigures | null }) {
  const special = figures?.costs.find(({ type }) => type === 'cumulated')?.specialCosts;
  return (
    <>
      <CarsCard {...props} cost={special?.car ?? null} />
      <PurchasesCard {...props} cost={special?.purchase ?? null} />
    </>
  );
}
