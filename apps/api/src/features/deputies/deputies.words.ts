import type { Descriptions } from '../feature.ts';

export const deputyWords: Descriptions = {
  'Query.fetchDeputies': 'The deputies of now and of the future that the caller sees, and the people who can be named.',
  'Mutation.createDeputy':
    'Names a colleague of the same organization who decides in the place of a person who is away. The person, Managers of the organization and of the main organization.',
  'Mutation.createDeputy.userId': 'Who is away; left out, the caller.',
  'Mutation.createDeputy.deputyId': 'Who decides in their place.',
  'Mutation.createDeputy.from': 'The first day of the absence.',
  'Mutation.createDeputy.to': 'The last day of the absence.',
  'Mutation.createDeputy.isForBids': 'Left out, bids too.',
  'Mutation.createDeputy.isForMargins': 'Left out, margins too.',
  'Mutation.endDeputy': 'Takes the entry of a deputy back.',
  'Mutation.endDeputy.id': 'The entry.',
  Deputy: 'A person who is away, and who decides in their place.',
  DeputyCandidate: 'A person who may be away or stand in.',
  DeputyOverview: 'The deputies, and the people who can be named.',
  EndedDeputy: 'The entry that was taken back.',
  'Deputy.deputy': 'Who decides in their place.',
  'Deputy.from': 'The first day of the absence.',
  'Deputy.to': 'The last day of the absence.',
  'Deputy.isActive': 'Whether the absence is on today.',
  'DeputyOverview.people': 'The people who can be named.',
  deputies: 'The entries, by their first day.',
  isForBids: 'Whether it holds for bids.',
  isForMargins: 'Whether it holds for margins.',
  mayEnd: 'Whether the caller may take it back.',
  mayBeAway: 'Whether the caller may name a deputy of the person.',
  DecidesFor: 'Whose decision the caller takes.',
  decidesFor:
    'Whose decision the caller takes, as a deputy or for an organization that has no person left who can decide; null in its own right.',
  onBehalfOf: 'The absent person in whose place it was taken; null in the own right.',
  forOrganizationId: 'The organization that the decision is taken for; left out, the own one.',
};
