import { type KindWords, see } from './kind-words.ts';

const decide = { de: 'Jetzt entscheiden', en: 'Decide now' };

/** The words about bids and margins. */
export const decisionWords = {
  BID_DECISION_REQUIRED: {
    name: { de: 'Bid-Entscheidung gefragt', en: 'Bid decision required' },
    subject: { de: 'Bid-Entscheidung gefragt: {tender}', en: 'Bid decision required: {tender}' },
    variants: {
      own: {
        de: '[In Vertretung von {absent}: ]Bitte entscheiden Sie, ob Ihre Organisation an „{tender}“ teilnimmt.',
        en: '[In place of {absent}: ]Please decide whether your organization bids on “{tender}”.',
      },
      other: {
        de: '[In Vertretung von {absent}: ]Bitte entscheiden Sie über die Teilnahme von {org} an „{tender}“.',
        en: '[In place of {absent}: ]Please decide on {org}’s participation in “{tender}”.',
      },
    },
    act: decide,
  },
  BID_DECISION_SUBMITTED: {
    name: { de: 'Bid-Entscheidung abgegeben', en: 'Bid decision submitted' },
    subject: { de: 'Bid-Entscheidung: {tender}', en: 'Bid decision: {tender}' },
    variants: {
      own: {
        de: '{user} hat für Ihre Organisation „{decision}“ zu „{tender}“ abgegeben.',
        en: '{user} entered “{decision}” for your organization on “{tender}”.',
      },
      other: {
        de: '{user} ({userOrg}) hat zu {org} in „{tender}“ entschieden: {decision}.',
        en: '{user} ({userOrg}) decided on {org} in “{tender}”: {decision}.',
      },
    },
    act: see,
  },
  BID_DECISION_COMPLETED: {
    name: { de: 'Bid-Entscheidung abgeschlossen', en: 'Bid decision completed' },
    subject: { de: 'Bid-Entscheidung steht fest: {tender}', en: 'Bid decision is final: {tender}' },
    variants: {
      ownBid: {
        de: 'Ihre Organisation bietet bei „{tender}“ mit. Bitte Leistungen kalkulieren.',
        en: 'Your organization is bidding on “{tender}”. Please calculate services.',
      },
      ownNobid: {
        de: 'Ihre Organisation bietet bei „{tender}“ nicht mit.',
        en: 'Your organization is not bidding on “{tender}”.',
      },
      other: {
        de: 'Bid-Entscheidung für {org} in „{tender}“: {decision}.',
        en: 'Bid decision for {org} in “{tender}”: {decision}.',
      },
    },
    act: see,
  },
  BID_DECISION_MENTION: {
    name: { de: 'Erwähnung in einer Bid-Entscheidung', en: 'Mention in a bid decision' },
    subject: { de: 'Sie wurden erwähnt: {tender}', en: 'You were mentioned: {tender}' },
    variants: {
      any: {
        de: '{user} hat Sie in einer Bid-Entscheidung zu „{tender}“ erwähnt.',
        en: '{user} mentioned you in a bid decision on “{tender}”.',
      },
    },
    act: see,
  },
  MARGIN_DECISION_REQUIRED: {
    name: { de: 'Margenfreigabe gefragt', en: 'Margin approval required' },
    subject: { de: 'Margenfreigabe gefragt: {tender}', en: 'Margin approval required: {tender}' },
    variants: {
      own: {
        de: '[In Vertretung von {absent}: ]Bitte geben Sie die Marge Ihrer Leistungen in „{tender}“ frei[ ({margin})][, Gewinn nach Gemeinkosten und Wagnis: {profitMargin}].',
        en: '[In place of {absent}: ]Please approve the margin of your services in “{tender}”[ ({margin})][, profit after overheads and risk: {profitMargin}].',
      },
      other: {
        de: '[In Vertretung von {absent}: ]Bitte entscheiden Sie über die Marge von {org} in „{tender}“[ ({margin})][, Gewinn nach Gemeinkosten und Wagnis: {profitMargin}].',
        en: '[In place of {absent}: ]Please decide on {org}’s margin in “{tender}”[ ({margin})][, profit after overheads and risk: {profitMargin}].',
      },
    },
    act: decide,
  },
  MARGIN_DECISION_SUBMITTED: {
    name: { de: 'Margenentscheidung abgegeben', en: 'Margin decision submitted' },
    subject: { de: 'Margenentscheidung: {tender}', en: 'Margin decision: {tender}' },
    variants: {
      any: {
        de: '{user} ({userOrg}) hat die Marge von {org} in „{tender}“ {vote}.',
        en: '{user} ({userOrg}) {vote} {org}’s margin in “{tender}”.',
      },
    },
    act: see,
  },
  MARGIN_DECISION_COMPLETED: {
    name: { de: 'Marge freigegeben', en: 'Margin approved' },
    subject: { de: 'Marge freigegeben: {tender}', en: 'Margin approved: {tender}' },
    variants: {
      owner: {
        de: 'Alle Margen für „{tender}“ sind freigegeben. Bitte einreichen und als „Eingereicht“ markieren.',
        en: 'All margins for “{tender}” are approved. Please submit and mark it as Submitted.',
      },
      own: {
        de: 'Die Marge Ihrer Leistungen in „{tender}“ ist freigegeben.',
        en: 'The margin of your services in “{tender}” is approved.',
      },
      other: {
        de: 'Die Marge von {org} in „{tender}“ ist freigegeben.',
        en: '{org}’s margin in “{tender}” is approved.',
      },
    },
    act: see,
  },
  MARGIN_REJECTED: {
    name: { de: 'Marge abgelehnt', en: 'Margin rejected' },
    subject: { de: 'Marge abgelehnt: {tender}', en: 'Margin rejected: {tender}' },
    variants: {
      own: {
        de: 'Die Marge Ihrer Leistungen in „{tender}“ wurde abgelehnt[: {comment}]. Bitte neu kalkulieren.',
        en: 'The margin of your services in “{tender}” was rejected[: {comment}]. Please recalculate.',
      },
      other: {
        de: 'Die Marge von {org} in „{tender}“ wurde abgelehnt[: {comment}].',
        en: '{org}’s margin in “{tender}” was rejected[: {comment}].',
      },
    },
    act: see,
  },
  AUTO_APPROVED: {
    name: { de: 'Automatisch entschieden', en: 'Decided automatically' },
    subject: { de: 'Automatisch entschieden: {tender}', en: 'Decided automatically: {tender}' },
    variants: {
      bidOwn: {
        de: 'Für Ihre Organisation wurde „{tender}“ automatisch entschieden (Bid)[: {reason}].',
        en: '“{tender}” was decided automatically for your organization (bid)[: {reason}].',
      },
      bidOther: {
        de: '{org} in „{tender}“ wurde automatisch entschieden (Bid)[: {reason}].',
        en: '{org} in “{tender}” was decided automatically (bid)[: {reason}].',
      },
      marginOwn: {
        de: 'Für Ihre Organisation wurde „{tender}“ automatisch entschieden (Marge)[: {reason}].',
        en: '“{tender}” was decided automatically for your organization (margin)[: {reason}].',
      },
      marginOther: {
        de: '{org} in „{tender}“ wurde automatisch entschieden (Marge)[: {reason}].',
        en: '{org} in “{tender}” was decided automatically (margin)[: {reason}].',
      },
    },
    act: see,
  },
  MARGIN_DECISION_MENTION: {
    name: { de: 'Erwähnung in einer Margenentscheidung', en: 'Mention in a margin decision' },
    subject: { de: 'Sie wurden erwähnt: {tender}', en: 'You were mentioned: {tender}' },
    variants: {
      any: {
        de: '{user} hat Sie in einer Margenentscheidung zu „{tender}“ erwähnt.',
        en: '{user} mentioned you in a margin decision on “{tender}”.',
      },
    },
    act: see,
  },
  RECALCULATION_REQUESTED: {
    name: { de: 'Neukalkulation angefordert', en: 'Recalculation requested' },
    subject: { de: 'Neukalkulation angefordert: {tender}', en: 'Recalculation requested: {tender}' },
    variants: {
      own: {
        de: '{user} bittet Ihre Organisation, „{tender}“ neu zu kalkulieren[: {reason}].',
        en: '{user} asks your organization to recalculate “{tender}”[: {reason}].',
      },
      other: {
        de: '{user} hat für {org} eine Neukalkulation von „{tender}“ angefordert[: {reason}].',
        en: '{user} requested a recalculation of “{tender}” by {org}[: {reason}].',
      },
    },
    act: { de: 'Zu den Leistungen', en: 'To the services' },
  },
} as const satisfies { readonly [kind: string]: KindWords };
