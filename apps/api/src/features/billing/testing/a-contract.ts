/** The input of a contract of a tenant, at the monthly price of the usual book. */
export const aContract = (organizationId: number) => ({
  organizationId,
  billingEmail: 'rechnung@kunde.example',
  customerName: 'Treuwacht Holding GmbH',
  pricingId: 'seat-month',
  vatNumber: 'DE123456789',
  daysUntilDue: 14,
});
