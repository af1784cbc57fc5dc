import type { Descriptions } from '../feature.ts';

export const organizationWords: Descriptions = {
  'Query.organization': 'An organization of the tenant with its default cost parameters.',
  'Query.paginatedOrganizations': 'The organizations of the tenant, the main organization first, then by name.',
  'Mutation.updateAdvancedCostParameters':
    'Changes the default cost parameters of the own organization; only the fields that are sent change. Managers only.',
  Organization: 'A firm of the tenant.',
  OrganizationSummary: 'An organization by its names.',
  OrganizationName: 'An organization by its short name.',
  shortName: 'The short name.',
  isOperational: 'Whether it staffs and calculates services and takes part in decisions.',
  isMain: 'Whether it is the main organization of the tenant.',
  advancedCostParameters:
    'What new services begin with, or, in a service, its own copy. Null while an organization has entered none.',
  costParametersVersion: 'Counts the changes of the default cost parameters.',
  acpFields: 'The parameters that change.',
  'Mutation.updateAdvancedCostParameters.organizationId': 'The own organization; it may be left out.',
  AdvancedCostParameters: 'Cost parameters. Amounts are EUR per head and year unless named otherwise.',
  AdvancedCostParametersInput: 'Cost parameters that change. Amounts are EUR per head and year unless named otherwise.',
  averageHoursWorkedPerMonth: 'Hours that a full-time employee works in a month.',
  trainingDays: 'Days of training per head and year.',
  yearlyTrainingCosts: 'Fees of training per head and year, in EUR.',
  sickDays: 'Days of sickness per head and year.',
  employeeFluctuation: 'Share of the staff that is replaced in a year; 0.25 is 25 %.',
  yearlyUniformCosts: 'Uniforms per head and year, in EUR.',
  otherMaterialCosts: 'Other material per head and year, in EUR.',
  averageLengthOfEmployment: 'Average years in the firm, for vacation days and bonuses.',
  carCostsPerMinute: 'EUR per minute of a car; mobile services only.',
  otherCostsPerMinute: 'Other EUR per minute; mobile services only.',
};
