import type { Service } from '@zuschlag/validation/services/service';

export const overviewViews = ['comparison', 'figures', 'week', 'parameters'] as const;
export type OverviewView = (typeof overviewViews)[number];

/** What is open in the overview; the page keeps it in its address. */
export type OverviewChoice = {
  view?: OverviewView;
  operationalOrganizationId?: number;
  /** id of the selected service */
  service?: string;
  /** id of the service beside it */
  compared?: string;
  differences?: true;
  /** id of a block of figures */
  scope?: string;
};

export type ChoiceProps = { choice: OverviewChoice; onChoice: (choice: OverviewChoice) => void };

/** Reads the choice out of an address; unknown values are left out. */
export function readOverviewChoice(search: Record<string, unknown>): OverviewChoice {
  const organization = Number(search.operationalOrganizationId);
  const view = overviewViews.find((one) => one === search.view);
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return withoutUndefined({
    view: view === 'comparison' ? undefined : view,
    operationalOrganizationId: Number.isInteger(organization) && organization > 0 ? organization : undefined,
    service: text(search.service),
    compared: text(search.compared),
    differences: search.differences === true ? true : undefined,
    scope: text(search.scope),
  });
}

/** The services of the chosen organization, and the two that are open among them; without a choice the first one is. */
export function chosenServices(services: readonly Service[], choice: OverviewChoice) {
  const { operationalOrganizationId } = choice;
  const listed = services.filter(
    (service) =>
      operationalOrganizationId === undefined || service.operationalOrganizationId === operationalOrganizationId,
  );
  const first = services.find(({ id }) => id === choice.service) ?? listed[0] ?? null;
  const second = services.find(({ id }) => id === choice.compared && id !== first?.id) ?? null;
  return { listed, first, second };
}

/** Selects a service. The one that stands beside it changes places with it. */
export function selected(choice: OverviewChoice, first: string, present: string | undefined): OverviewChoice {
  return withoutUndefined({
    ...choice,
    service: first,
    compared: choice.compared === first ? present : choice.compared,
  });
}

/** Puts a service beside the selected one, or takes it away. */
export function toggled(choice: OverviewChoice, second: string): OverviewChoice {
  const isBeside = choice.compared === second;
  return withoutUndefined({
    ...choice,
    compared: isBeside ? undefined : second,
    differences: isBeside ? undefined : choice.differences,
  });
}

function withoutUndefined(choice: OverviewChoice): OverviewChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}
