import { z } from 'zod';
import * as vocabulary from '../vocabulary.ts';

/** The closed vocabularies as schemas, under the names by which clients know them. */

export const bidActionSchema = z.enum(vocabulary.bidActions).meta({ id: 'BidAction' });
export const bidSchema = z.enum(vocabulary.bids).meta({ id: 'BidDecisionValue' });
export const bonusBasisSchema = z.enum(vocabulary.bonusBases).meta({ id: 'BonusBasis' });
export const chancePermissionSchema = z.enum(vocabulary.chancePermissions).meta({ id: 'ChancePermission' });
export const chanceSortFieldSchema = z.enum(vocabulary.chanceSortFields).meta({ id: 'ChanceSortField' });
export const chanceStateSchema = z.enum(vocabulary.chanceStates).meta({ id: 'ChanceState' });
export const chanceTypeSchema = z.enum(vocabulary.chanceTypes).meta({ id: 'ChanceType' });
export const costTypeSchema = z.enum(vocabulary.costTypes).meta({ id: 'CostType' });
export const customerTypeSchema = z.enum(vocabulary.customerTypes).meta({ id: 'CustomerType' });
export const entityPermissionSchema = z.enum(vocabulary.entityPermissions).meta({ id: 'EntityPermission' });
export const groupPermissionSchema = z.enum(vocabulary.groupPermissions).meta({ id: 'GroupPermission' });
export const marginDecisionValueSchema = z.enum(vocabulary.marginDecisions).meta({ id: 'MarginDecisionValue' });
export const personalPermissionSchema = z.enum(vocabulary.personalPermissions).meta({ id: 'PersonalPermission' });
export const pricingTypeSchema = z.enum(vocabulary.pricingTypes).meta({ id: 'PricingType' });
export const procedureKindSchema = z.enum(vocabulary.procedureKinds).meta({ id: 'ProcedureKind' });
export const revenueCalculationTypeSchema = z
  .enum(vocabulary.revenueCalculationTypes)
  .meta({ id: 'RevenueCalculationType' });
export const roleSchema = z.enum(vocabulary.roles).meta({ id: 'Role' });
export const servicePermissionSchema = z.enum(vocabulary.servicePermissions).meta({ id: 'ServicePermission' });
export const serviceTypeSchema = z.enum(vocabulary.serviceTypes).meta({ id: 'ServiceType' });
export const siteVisitTypeSchema = z.enum(vocabulary.siteVisitTypes).meta({ id: 'SiteVisitType' });
export const tariffPeriodSchema = z.enum(vocabulary.tariffPeriods).meta({ id: 'TariffPeriod' });
