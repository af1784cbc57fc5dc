import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { CutPart } from '@zuschlag/validation/recalculations/recalculations';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { cutToContract } from '../replace/cut-to-contract.ts';
import type { StoredService } from '../stored-service.ts';
import { copyName } from './copy-name.ts';

/** Where copies go: left out, each keeps the organization of its service, and the site where the customer is the same. */
export type Destination = {
  organization: { id: number; shortName: string; costParameters: CostParameters } | null;
  site: NonNullable<StoredService['site']> | null;
};

/** A service with the values of its copy, and what the contract of the Chance cuts off it. */
export type PlannedCopy = {
  source: StoredService;
  service: StoredService;
  cuts: CutPart[];
  /** nothing of the service lies in the contract: the copy keeps its days and has no price */
  isEmpty: boolean;
};

/** What services become as copies in a Chance: their organization, site, name and days. */
export function planCopies(
  chance: StoredChance,
  sources: readonly StoredService[],
  { organization, site }: Destination,
): PlannedCopy[] {
  const namesOf = takenNames(chance);
  return sources.map((source) => {
    const keptSite = source.site?.customerId === chance.customerId ? source.site : null;
    const place = site ?? keptSite;
    const moved = organization ? movedTo(source, organization) : source;
    const { service, cuts, isEmpty } = cutToContract({ ...moved, site: place, siteId: place?.id ?? null }, chance);
    const taken = namesOf(service.operationalOrganizationId);
    const name = copyName(source.name, taken);
    taken.add(name);
    return { source, service: { ...service, name }, cuts, isEmpty };
  });
}

function movedTo(
  source: StoredService,
  { id, shortName, costParameters }: NonNullable<Destination['organization']>,
): StoredService {
  if (source.operationalOrganizationId === id) return source;
  const organization = { ...source.organization, shortName };
  return { ...source, operationalOrganizationId: id, organization, costParameters };
}

/** The names that an organization has in a Chance already; the caller adds those of the copies. */
function takenNames({ services }: StoredChance): (organizationId: number) => Set<string> {
  const taken = new Map<number, Set<string>>();
  return (organizationId) => {
    const known = taken.get(organizationId);
    if (known) return known;
    const own = services.filter((service) => service.operationalOrganizationId === organizationId);
    const names = new Set(own.map(({ name }) => name));
    taken.set(organizationId, names);
    return names;
  };
}
