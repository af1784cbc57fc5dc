/** What lists show of an invoice; its files are not among it. */
export const invoiceColumns = {
  id: true,
  mainOrganizationId: true,
  number: true,
  issuedOn: true,
  dueOn: true,
  periodFrom: true,
  periodTo: true,
  currency: true,
  net: true,
  tax: true,
  gross: true,
  payment: { select: { paidOn: true } },
  cancels: { select: { number: true } },
  cancelledBy: { select: { number: true } },
  contract: { select: { main: { select: { shortName: true } } } },
} as const;

/** What an invoice takes from a contract. */
export const billedColumns = {
  mainOrganizationId: true,
  customerName: true,
  billingEmail: true,
  vatNumber: true,
  street: true,
  postalCode: true,
  city: true,
  country: true,
  buyerReference: true,
  pricingId: true,
  pricePerUser: true,
  currency: true,
  interval: true,
  daysUntilDue: true,
  createdAt: true,
  subscriptionStatus: true,
  unpaidSince: true,
} as const;
