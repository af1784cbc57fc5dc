import type { ServiceInput } from '@zuschlag/calc-engine';
import { mobileServiceFromWire, permanentServiceFromWire } from '@zuschlag/calc-engine/from-wire';
import type { Province } from '@zuschlag/validation/vocabulary';
import { DomainError } from '../../../errors.ts';
import type { StoredService } from '../stored-service.ts';

/** The values that a service takes from its Chance. */
export type ContractAndProvince = {
  startDate: string;
  endDate: string;
  province: string | null;
  roundsUnitPrices: boolean;
};

/**
 * The federal state whose tables count: the site's, else the Chance's.
 *
 * @throws {DomainError} PROVINCE_REQUIRED when neither has one
 */
export function provinceOf(site: { province: string } | null, chance: Pick<ContractAndProvince, 'province'>): Province {
  const province = site?.province ?? chance.province;
  if (!province) throw new DomainError('PROVINCE_REQUIRED');
  return province as Province;
}

/**
 * What the engine calculates of a stored service.
 *
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED for other than permanent and mobile services
 */
export function engineInputOf(service: StoredService, chance: ContractAndProvince): ServiceInput {
  const { type, revenueCalculation: revenue, costParameters: parameters } = service;
  if (parameters && (type === 'MOBILE' || (type === 'PERMANENT' && revenue))) {
    const { roundsUnitPrices } = chance;
    const circumstances = {
      province: provinceOf(service.site, chance),
      contract: chance,
      parameters,
      roundsUnitPrices,
    };
    return revenue
      ? permanentServiceFromWire({ ...service, revenue }, circumstances)
      : mobileServiceFromWire(service, circumstances);
  }
  throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type });
}
