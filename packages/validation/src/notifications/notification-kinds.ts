/** The ids that the page of a notification is found by. */
export type NotificationTarget = {
  chanceId: string | null;
  /** the decision group, import, task, message or file */
  subjectId: string | null;
};

type KindRow = {
  /** who receives it, in the words of docs/notifications.md */
  to: string;
  /** when it asks for an act: who has to act, and when the act is done; null: it informs */
  action: { who: string; doneWhen: string } | null;
  /** what a program finds in `entity` */
  entity: NotificationEntityKind | null;
  /** the page it opens, as a path of the web */
  path: (target: NotificationTarget) => string;
};

export const notificationEntityKinds = [
  'tender',
  'bidDecisionGroup',
  'marginDecisionGroup',
  'bidDecision',
  'marginDecision',
  'aiImport',
  'task',
  'chatMessage',
] as const;
export type NotificationEntityKind = (typeof notificationEntityKinds)[number];

const tender = ({ chanceId }: NotificationTarget) => `/tender/${chanceId}`;
const bidGroup = (target: NotificationTarget) =>
  `${tender(target)}/biddecisions/${target.subjectId}?openAccordion=item-0`;
const marginGroup = (target: NotificationTarget) =>
  `${tender(target)}/margindecisions/${target.subjectId}?openAccordion=item-2`;
const task = (target: NotificationTarget) => `${tender(target)}/tasksboard?taskId=${target.subjectId}`;

/**
 * The kinds of notifications: who receives each, who has to act until when, and where it leads. Its words are in
 * `i18n/messages/notifications.ts`; how recipients and ends are found is in `api/features/notifications/kinds`.
 *
 * @source docs/notifications.md
 */
export const notificationRows = {
  AI_IMPORT_SUCCESSFUL: {
    to: 'the creator of the import',
    action: null,
    entity: 'aiImport',
    path: ({ subjectId }) => `/tender/new?importID=${subjectId}`,
  },
  AI_IMPORT_FAILED: {
    to: 'the creator of the import',
    action: null,
    entity: 'aiImport',
    path: () => '/tender/new',
  },
  CHANCE_CREATED: {
    to: 'Editors and Managers of the operational organizations, Managers of the main organization',
    action: null,
    entity: 'tender',
    path: tender,
  },
  NOMINATED_AS_CHANCE_ADMIN: { to: 'the new owner', action: null, entity: 'tender', path: tender },
  BID_DECISION_REQUIRED: {
    to: 'those who may decide for each organization that is awaited; of a contested group also those who may overrule',
    action: {
      who: 'all recipients',
      doneWhen: 'the organization has agreed, the group is final, or the organization takes no part any more',
    },
    entity: 'bidDecisionGroup',
    path: bidGroup,
  },
  BID_DECISION_SUBMITTED: {
    to: 'the owner, and those who may decide for the other participants',
    action: null,
    entity: 'bidDecision',
    path: bidGroup,
  },
  BID_DECISION_COMPLETED: {
    to: 'the owner, Editors and Managers of all participants',
    action: {
      who: 'Editors and Managers of the organization that bids',
      doneWhen: 'its first service exists, or the Chance is no longer calculated',
    },
    entity: 'bidDecisionGroup',
    path: bidGroup,
  },
  BID_DECISION_MENTION: { to: 'the person mentioned', action: null, entity: 'bidDecision', path: bidGroup },
  MARGIN_DECISION_REQUIRED: {
    to: 'those who may decide for participants that have not voted; of a contested round those who may overrule',
    action: { who: 'all recipients', doneWhen: 'the organization has voted, or the round is over' },
    entity: 'marginDecisionGroup',
    path: marginGroup,
  },
  MARGIN_DECISION_SUBMITTED: {
    to: 'the owner, and those who may decide for the other participants',
    action: null,
    entity: 'marginDecision',
    path: marginGroup,
  },
  MARGIN_DECISION_COMPLETED: {
    to: 'the owner, Editors and Managers of all participants',
    action: {
      who: 'the owner, once all margins are approved',
      doneWhen: 'the Chance is submitted, or calculated again',
    },
    entity: 'marginDecisionGroup',
    path: marginGroup,
  },
  MARGIN_REJECTED: {
    to: 'the owner, Editors and Managers of the operational organization, and of the other participants',
    action: {
      who: 'the owner, Editors and Managers of the operational organization',
      doneWhen: 'approval of the group is requested again, or the Chance is no longer calculated',
    },
    entity: 'marginDecision',
    path: marginGroup,
  },
  AUTO_APPROVED: {
    to: 'the owner, Managers of the operational organization and of the organization of the Chance',
    action: null,
    entity: 'bidDecisionGroup',
    path: bidGroup,
  },
  MARGIN_DECISION_MENTION: { to: 'the person mentioned', action: null, entity: 'marginDecision', path: marginGroup },
  RECALCULATION_REQUESTED: {
    to: 'Editors and Managers of the named organizations',
    action: {
      who: 'all recipients',
      doneWhen: 'the organization has calculated after the request, or the Chance is no longer calculated',
    },
    entity: 'tender',
    path: (target) => `${tender(target)}/services/all`,
  },
  CALCULATION_SHEET_CREATED: {
    to: 'the requester, and the owner',
    action: null,
    entity: 'tender',
    path: (target) => `${tender(target)}/options`,
  },
  CHANCE_SUBMITTED: {
    to: 'the people around the Chance: owner, all who decided, commented or have a task, Editors and Managers of organizations that bid',
    action: null,
    entity: 'tender',
    path: tender,
  },
  CHANCE_CLOSED: {
    to: 'the people around the Chance',
    action: null,
    entity: 'tender',
    path: tender,
  },
  CHAT_MENTION: {
    to: 'the person mentioned',
    action: null,
    entity: 'chatMessage',
    path: (target) => `${tender(target)}/chat`,
  },
  TASK_ASSIGNED: {
    to: 'the new assignees',
    action: { who: 'all recipients', doneWhen: 'the task is done, deleted or assigned to other people' },
    entity: 'task',
    path: task,
  },
  TASK_COMPLETED: {
    to: 'the creator of the task, and the other assignees',
    action: null,
    entity: 'task',
    path: task,
  },
  USER_INVITED: {
    to: 'Managers of the organization of the invited person and of the main organization',
    action: null,
    entity: null,
    path: () => '/settings/users/',
  },
} as const satisfies { [kind: string]: KindRow };

export type NotificationKind = keyof typeof notificationRows;
export const notificationKinds = Object.keys(notificationRows) as [NotificationKind, ...NotificationKind[]];

/** The path of the web that a notification opens. */
export function notificationPath(kind: NotificationKind, variant: string, target: NotificationTarget): string {
  // Bids and margins that the system decided share a kind, and lead each to its group.
  if (kind === 'AUTO_APPROVED' && variant.startsWith('margin')) return marginGroup(target);
  return notificationRows[kind].path(target);
}

/** How a person gets mails of a kind: each at once, once a day, or none. */
export const mailModes = ['atOnce', 'daily', 'off'] as const;
export type MailMode = (typeof mailModes)[number];

/** What holds without a choice: at once for what asks for an act, daily for what informs. */
export function defaultMailMode(isAction: boolean): MailMode {
  return isAction ? 'atOnce' : 'daily';
}
