import type { Locale } from '@zuschlag/i18n/locales';
import { briefTexts } from '@zuschlag/i18n/messages/brief';
import { messageText } from '@zuschlag/i18n/messages/message';
import type { BidConversation } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { BriefSection } from '@zuschlag/validation/chance/brief';
import type { MarginConversation } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { BriefFacts } from './brief-facts.ts';

type Item = BriefSection['items'][number];
type Text = keyof typeof briefTexts;

const mostLetters = 160;

/** Who is for it and who is against it, with the reason, and who has not said it yet: bids first, then margins. */
export function decisionItems({ bids, margins }: BriefFacts, locale: Locale): Item[] {
  const say = (key: Text, values: Record<string, string>) => messageText(briefTexts[key], locale, values);
  return [...bids.flatMap((bid) => bidItems(bid, say)), ...margins.flatMap((margin) => marginItems(margin, say))];
}

type Say = (key: Text, values: Record<string, string>) => string;

function bidItems({ group, bidDecisions }: BidConversation, say: Say): Item[] {
  const about = group.operationalOrganizationShortName;
  const asked = group.participantsOnDecisionGroup;
  const said = asked.flatMap(({ id, shortName: name }): Item[] => {
    const own = bidDecisions.findLast((entry) => entry.organizationId === id && entry.action !== 'Comment');
    if (!own?.decision) return [];
    const isFor = own.decision === 'Bid';
    return [item(isFor ? 'good' : 'bad', say(isFor ? 'bidFor' : 'bidAgainst', { name, about }), own.comment, say)];
  });
  const overrule = bidDecisions.findLast(({ action }) => action === 'Overrule');
  const isOutside = overrule && !asked.some(({ id }) => id === overrule.organizationId);
  const outside =
    isOutside && overrule.decision && overrule.userOnDecision
      ? [
          item(
            overrule.decision === 'Bid' ? 'good' : 'bad',
            say(overrule.decision === 'Bid' ? 'bidFor' : 'bidAgainst', {
              name: overrule.userOnDecision.organization,
              about,
            }),
            overrule.comment,
            say,
          ),
        ]
      : [];
  return [...said, ...outside, ...openItem(group, say, 'bidOpen')];
}

function marginItems({ group, marginDecisions }: MarginConversation, say: Say): Item[] {
  const about = group.operationalOrganizationShortName;
  const votes = marginDecisions.filter(
    ({ round, decision }) => round === group.round && decision !== 'Request' && decision !== 'Comment',
  );
  const said = votes.map(({ decision, userOnDecision, comment }) => {
    const isFor = decision === 'Approve' || decision === 'OverruleApprove';
    const name = userOnDecision?.organization ?? 'System';
    return item(isFor ? 'good' : 'bad', say(isFor ? 'marginFor' : 'marginAgainst', { name, about }), comment, say);
  });
  return [...said, ...(group.currentDecision === 'open' ? openItem(group, say, 'marginOpen') : [])];
}

function openItem(
  group: BidConversation['group'] | MarginConversation['group'],
  say: Say,
  key: 'bidOpen' | 'marginOpen',
): Item[] {
  if (group.isFinal) return [];
  const missing = group.participantsOnDecisionGroup.filter(({ hasDecided }) => !hasDecided);
  if (missing.length === 0) return [];
  const names = missing.map(({ shortName }) => shortName).join(', ');
  return [{ tone: 'plain', text: say(key, { names, about: group.operationalOrganizationShortName }) }];
}

function item(tone: Item['tone'], text: string, comment: string | null, say: Say): Item {
  if (!comment) return { tone, text };
  const short = comment.length <= mostLetters ? comment : `${comment.slice(0, mostLetters).replace(/\s+\S*$/, '')} …`;
  return { tone, text: say('withReason', { text, reason: short.replace(/\s+/g, ' ') }) };
}
