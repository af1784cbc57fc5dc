import type { Descriptions } from '../feature.ts';

export const dashboardWords: Descriptions = {
  'Query.tenderRevenueStats':
    'The revenue of the Tenders that the caller may view, in any state, archived ones left out. Before calculation the estimate counts.',
  'Query.tenderStateStats': 'How many Tenders that the caller may view are in each state; every state once.',
  RevenueStats: 'Revenue in EUR over the whole contracts.',
  MonthlyRevenue: 'The revenue of the Tenders whose contract starts in a month.',
  StateCount: 'How many Tenders are in a state.',
  'RevenueStats.totalRevenue': 'Of all Tenders that the caller may view.',
  'RevenueStats.userTotalRevenue': 'Of those whose owner is the caller.',
  'RevenueStats.userTenderCount': 'How many have the caller as owner.',
  'RevenueStats.wonTendersRevenue': 'Of those won.',
  'RevenueStats.lostTendersRevenue': 'Of those lost.',
  'RevenueStats.monthlyRevenue':
    'By the month of the contract start, the earliest first; months without a Tender are left out.',
  'MonthlyRevenue.month': 'The month, 1 to 12.',
  'MonthlyRevenue.year': 'The year.',
  'MonthlyRevenue.revenue': 'EUR over the whole contracts.',
  'MonthlyRevenue.count': 'How many Tenders start in the month.',
  'StateCount.state': 'The state.',
  'StateCount.count': 'How many Tenders are in it.',
};
