/**
 * A real notice of a public buyer, retyped: title, authority, reference, hour of the deadline and criteria are theirs.
 * Its days are moved so that it is still open, and what we calculate for it is the post of docs/calculation.md, whose
 * price was worked out by hand there.
 */
export const notice = {
  title: 'Generalplanung Werkstatt Bremen Blumenthal',
  authority: 'Bremer Straßenbahn AG',
  platform: 'Deutsches Ausschreibungsblatt',
  reference: 'X-BSAG-2022-0035',
  publication: '2026-10-12',
  questions: '2027-07-30',
  outsideInformation: '2027-08-06',
  submission: '2027-08-14',
  submissionTime: '23:59',
  // concept 10, team 15 and quality 10 together, references 15
  criteria: { price: 50, quality: 35, reference: 15 },
  details: 'Bewachung der Werkstatt rund um die Uhr während der Bauzeit, ein Posten in drei Schichten.',
  contract: { startDate: '2027-01-01', endDate: '2028-12-31' },
} as const;

/** The 24/7 post of docs/calculation.md: a single post in Berlin, three shifts on every day of the year. */
export const post = {
  name: 'Posten Werkstatt',
  payGroup: 'Objektschutz',
  hourlyWage: 15.15,
  nonTariffAllowance: 0.85,
  hoursBriefingPerEmployee: 24,
  margin: 0.08,
  shifts: [
    ['06:00', '14:00'],
    ['14:00', '22:00'],
    ['22:00', '06:00'],
  ],
  site: {
    name: 'Werkstatt',
    address: 'Betriebshof 1',
    postalCode: '10115',
    city: 'Berlin',
    province: 'DE-BE',
    country: 'Deutschland',
  },
} as const;

/** What docs/calculation.md works out for that post, in EUR and minutes. */
export const worked = { totalCost: 458_764.22, revenue: 498_656.76, pricePerHour: 28.42, minutes: 1_052_640 } as const;

/** Every flag of a shift that runs on all days and holidays. */
export const everyDay = {
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
  holiday: true,
} as const;

/**
 * The full form's values for the notice.
 *
 * @param own what differs in this story: stories of one tenant share no customer, whose sites they would find
 */
export function chanceInputFor(organizationIds: number[], own: { name?: string; customerName: string }) {
  const { criteria, contract } = notice;
  return {
    description: {
      name: notice.title,
      type: 'Public' as const,
      customerType: 'newCustomer' as const,
      province: 'DE-BE' as const,
      platform: notice.platform,
      awardingAuthority: notice.authority,
      details: notice.details,
      permanent: true,
      ...own,
    },
    deadline: {
      submission: notice.submission,
      submissionTime: notice.submissionTime,
      publication: notice.publication,
      questions: notice.questions,
      outsideInformation: notice.outsideInformation,
    },
    estimate: { revenue: 500_000, hoursPerMonth: 730, margin: 0.08, effort: 40 },
    contract: {
      ...contract,
      priceCriteria: criteria.price,
      qualityCriteria: criteria.quality,
      referenceCriteria: criteria.reference,
    },
    operationalOrganizationIds: organizationIds,
    referenceNumber: notice.reference,
  };
}

/** The service's input for an organization. */
export function postInput(operationalOrganizationId: number) {
  const { margin, shifts, site, ...masterData } = post;
  return {
    ...masterData,
    operationalOrganizationId,
    siteInput: site,
    revenue: { revenueCalculationType: 'Margin' as const, margin },
    shifts: shifts.map(([startTime, endTime]) => ({ employeeQuantity: 1, startTime, endTime, ...everyDay })),
  };
}
