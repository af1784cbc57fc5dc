import type { Row } from '../scheme.ts';

const material = 'uniform + trainingFees + otherMaterial + professionalAssociation + liabilityInsurance';
const carUpkeep =
  'yearlyInsurance + yearlyTax + yearlyKilometers / 100 * consumption * fuelPrice + yearlyKilometers * repairPerKilometer';
const upkeep = 'yearlyMaintenance + yearlyRepair + yearlyAdditionals';

/** Everything after pay: material, special costs, subcontractors and the price. */
export const costAndPriceLines: readonly Row[] = [
  // Material
  ['uniform', 'EUR', 'segment', 'Dienstkleidung', 'Uniform', 'yearlyUniformCosts * fullTimeYears'],
  ['trainingFees', 'EUR', 'segment', 'Schulungsgebühren', 'Training fees', 'yearlyTrainingCosts * fullTimeYears'],
  [
    'otherMaterial',
    'EUR',
    'segment',
    'Sonstiges Material',
    'Other material',
    'otherMaterialCosts * fullTimeYears',
    'PERMANENT',
  ],
  [
    'otherMaterial',
    'EUR',
    'segment',
    'Sonstiges Material',
    'Other material',
    'otherMaterialCosts * fullTimeYears + otherCostsPerMinute * ownMinutes',
    'MOBILE',
  ],
  [
    'professionalAssociation',
    'EUR',
    'segment',
    'Berufsgenossenschaft',
    'Professional association',
    'professionalAssociationRate * grossPay',
  ],
  [
    'liabilityInsurance',
    'EUR',
    'segment',
    'Haftpflichtversicherung',
    'Liability insurance',
    'liabilityInsuranceRate * grossPay',
  ],
  ['totalMaterialCosts', 'EUR', 'segment', 'Materialkosten', 'Material costs', material],
  // Vehicles, purchases, subcontractors
  [
    'carCost',
    'EUR',
    'item',
    'Kosten des Fahrzeugs',
    'Cost of the car',
    `quantity * (netValue / runtime * contractMonths + (${carUpkeep}) * contractMonths / 12)`,
  ],
  [
    'purchaseCostOfContract',
    'EUR',
    'item',
    'Kosten der Anschaffung',
    'Cost of the purchase',
    `quantity * (purchaseCost / monthsDepreciation * contractMonths + (${upkeep}) * contractMonths / 12)`,
  ],
  [
    'minutesShare',
    'fraction',
    'period',
    'Anteil an den Minuten',
    'Share of minutes',
    'if(allMinutes > 0, minutes / allMinutes, isDay)',
  ],
  ['car', 'EUR', 'period', 'Fahrzeuge', 'Cars', 'allCars * minutesShare', 'PERMANENT'],
  ['car', 'EUR', 'segment', 'Fahrzeuge', 'Cars', 'carCostsPerMinute * ownMinutes', 'MOBILE'],
  ['purchase', 'EUR', 'period', 'Anschaffungen', 'Purchases', 'allPurchases * minutesShare', 'PERMANENT'],
  ['purchase', 'EUR', 'period', 'Anschaffungen', 'Purchases', '0', 'MOBILE'],
  ['totalSpecialCosts', 'EUR', 'period', 'Sonderkosten', 'Special costs', 'car + purchase'],
  [
    'subcontractorCosts',
    'EUR',
    'segment',
    'Nachunternehmer',
    'Subcontractors',
    'subcontractorMinutes / 60 * subcontractorHourlyRate',
  ],
  [
    'totalCosts',
    'EUR',
    'period',
    'Gesamtkosten',
    'Total costs',
    'totalPayCosts + totalMaterialCosts + totalSpecialCosts + subcontractorCosts',
  ],
  // Price
  [
    'costShare',
    'fraction',
    'period',
    'Anteil an den Kosten',
    'Share of costs',
    'if(allCosts > 0, totalCosts / allCosts, minutesShare)',
  ],
  ['revenue', 'EUR', 'period', 'Preis', 'Revenue', 'totalCosts / (1 - margin)', 'MARGIN'],
  ['revenue', 'EUR', 'period', 'Preis', 'Revenue', 'flatRate * costShare', 'FLATRATE'],
  ['revenue', 'EUR', 'period', 'Preis', 'Revenue', 'minutes / 60 * agreedHourlyRate', 'HOURLYRATEABSOLUTE'],
  [
    'revenue',
    'EUR',
    'period',
    'Preis',
    'Revenue',
    'minutes / 60 * dayRate * (1 + rateSurcharge)',
    'HOURLYRATERELATIVE',
  ],
  ['revenue', 'EUR', 'period', 'Preis', 'Revenue', 'allVisits', 'MOBILE'],
  ['visitRevenue', 'EUR', 'item', 'Preis der Besuche', 'Revenue of the visits', 'visitCosts / (1 - visitMargin)'],
  ['pricePerHour', 'EUR/h', 'service', 'Preis je Stunde', 'Price per hour', 'revenue / (minutes / 60)'],
  ['profit', 'EUR', 'service', 'Gewinn', 'Profit', 'revenue - totalCosts'],
  ['totalMargin', 'fraction', 'service', 'Marge', 'Margin', '(revenue - totalCosts) / revenue'],
  ['surcharge', 'fraction', 'service', 'Aufschlag', 'Surcharge', '(revenue - totalCosts) / totalCosts'],
  ['monthlyRevenue', 'EUR/month', 'service', 'Monatsrate', 'Monthly revenue', 'revenue / durationMonths'],
  ['yearlyRevenue', 'EUR/year', 'service', 'Jahresrate', 'Yearly revenue', '12 * revenue / durationMonths'],
];
