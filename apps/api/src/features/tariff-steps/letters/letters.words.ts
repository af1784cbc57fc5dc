import type { Descriptions } from '../../feature.ts';

export const letterWords: Descriptions = {
  TariffStepLetter:
    'What a letter to the customer of a submitted or won tender says about its price by the clause, from the first day of a tariff step to the end of the contract.',
  'TariffStepLetter.tenderId': 'The tender whose contract it is.',
  'TariffStepLetter.isDraft': 'Whether the rows are not in the wage table yet.',
  'TariffStepLetter.isOffer': 'Whether the tender is submitted and not won yet.',
  'TariffStepLetter.isPartial':
    'Whether services of other organizations are left out, because the tariff step is that of one organization.',
  'TariffStepLetter.sender': 'The organization that offered, by its full name.',
  'TariffStepLetter.from': 'The first day on which prices are compared.',
  'TariffStepLetter.changedFrom': 'The first day with another price.',
  'TariffStepLetter.lot': 'Number and title of the lot; null without one.',
  'TariffStepLetter.recipient': 'The customer as the letter is addressed.',
  'TariffStepLetter.lines': 'The services, each cut where a wage changes. They add up to the letter in whole cents.',
  'TariffStepLetter.priceBefore': 'The price without the rows, in whole cents.',
  'TariffStepLetter.added': 'What the clause adds, in whole cents.',
  'TariffStepLetter.priceAfter': 'The price with what the clause adds.',
  TariffStepLetterRecipient: 'The customer as the letter is addressed.',
  'TariffStepLetterRecipient.contact': 'The contact that the notice names.',
  'TariffStepLetterRecipient.address': 'Street of the only place of work of the customer; null with several.',
  'TariffStepLetterRecipient.city': 'Postcode and city of the only place of work of the customer; null with several.',
  TariffStepLetterLine: 'A service in a time in which its wages do not change.',
  'TariffStepLetterLine.from': 'The first day of the line.',
  'TariffStepLetterLine.to': 'The last day of the line.',
  'TariffStepLetterLine.wageInPrice': 'The hourly wage that the price was calculated from.',
  'TariffStepLetterLine.before': 'The hourly wage without the rows.',
  'TariffStepLetterLine.after': 'The hourly wage with the rows.',
  'TariffStepLetterLine.rise': '(Wage after − wage before) ÷ wage in the price, as a fraction.',
  'TariffStepLetterLine.change': 'The rise × the clause, as a fraction: by how much each price of the service changes.',
  'TariffStepLetterLine.priceBefore': 'The price without the rows, in whole cents.',
  'TariffStepLetterLine.added': 'What the clause adds, in whole cents.',
  'TariffStepLetterLine.priceAfter': 'The price with what the clause adds.',
  TariffStepWage: 'An hourly wage with where it comes from.',
  'TariffStepWage.source': 'Where the wage comes from.',
  'TariffStepWage.validFrom': 'The first day of the row; null where no row gives the wage.',
  TariffStepWageSource:
    'TABLE: a row of the wage table. ENTERED: entered in the service. ASSUMED: an assumed rise that is in the price.',
  'Query.fetchTariffStepLetter':
    'What the letter to the customer of a bound contract says; null where the clause does not move its price. `GET /letters/:id/:tenderId/pdf` and `/docx` give it as a file.',
};
