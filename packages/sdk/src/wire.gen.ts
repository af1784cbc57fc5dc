// Written by `npm run codegen` from the schemas of the procedures. A change here is a change for programs of others.
import type { CallOptions } from './typed-calls.ts';

export type ErrorCode = ("ACTUALS_CHANGED" | "ACTUALS_UNDO_IMPOSSIBLE" | "ADDRESS_SEARCH_FAILED" | "AI_IMPORT_NOT_READY" | "AI_IMPORT_USED" | "ALREADY_ACCEPTED" | "ALREADY_CONFIG_ADMIN" | "ALREADY_DECIDED" | "ALREADY_LINKED" | "ALREADY_PARTICIPANT" | "ARCHIVED" | "BID_WITHDRAWN" | "BILLED_ELSEWHERE" | "BOARD_CHANGED" | "CALCULATION_INCOMPLETE" | "CANNOT_REMOVE_YOURSELF" | "CHANCE_INCOMPLETE" | "COMMENT_REQUIRED" | "CONFLICT" | "CONTRACT_UNPAID" | "CONTRADICTORY_DECISION" | "CUSTOMER_EXISTS" | "CUSTOMER_MERGED" | "DECISION_FINAL" | "DOCUMENT_REFUSED" | "DUPLICATE_ACTIVE_FROM" | "DUPLICATE_BILLING" | "EMAIL_IN_USE" | "ERASURE_UNDECIDED" | "FILE_INFECTED" | "FILE_REFUSED" | "FOUR_EYES" | "IDEMPOTENCY_KEY_REUSED" | "IMPORT_HAS_ERRORS" | "IMPORT_STATE" | "INTERNAL" | "INVALID_INPUT" | "INVALID_SERVICE_TYPE" | "INVALID_STATE_TRANSITION" | "INVITE_TOO_SOON" | "INVOICE_CANCELLED" | "INVOICE_INCOMPLETE" | "KNOWLEDGE_BASE_BUSY" | "KNOWLEDGE_BASE_EMPTY" | "LABEL_EXISTS" | "LAST_CONFIG_ADMIN" | "LAST_MANAGER" | "LAST_ORGANIZATION" | "LAST_SHIFT" | "LAST_SITE_VISIT" | "LINK_INVALID" | "LOCKED" | "LOSS_REASON_EXISTS" | "LOTS_COME_ALONG" | "MAIN_ORGANIZATION_STAYS" | "MERGE_CHANGED" | "MERGE_UNDO_EXPIRED" | "MESSAGE_STANDS" | "MODEL_NOT_SET_UP" | "NEW_RATES_AFTER_APPROVAL" | "NOTHING_TO_FLIP" | "NOTIFICATION_NEEDS_ACT" | "NOT_FOUND" | "NOT_IN_SCENARIO" | "NOT_PERMITTED" | "NOT_YOUR_TURN" | "NO_AWARD_IN_FILE" | "NO_CONTRACT" | "NO_WORKBOOK" | "ONLY_PDF_IN_KNOWLEDGE_BASE" | "ORGANIZATION_CLOSED" | "ORGANIZATION_HAS_PEOPLE" | "ORGANIZATION_IN_USE" | "ORGANIZATION_OPEN" | "OTHER_GROUPS_OPEN" | "OWNER_CHANGED" | "OWN_ROLE" | "OWN_SECOND_STEP_FIRST" | "PASSKEYS_UNAVAILABLE" | "PASSKEY_REFUSED" | "PASSKEY_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERIOD_NOT_DUE" | "PERSON_OF_PLATFORM" | "PLAN_OUTDATED" | "POST_REQUIRED" | "PREFLIGHT_HEADER_MISSING" | "PROOF_REQUIRED" | "PROVINCE_REQUIRED" | "QUERY_TOO_COSTLY" | "RATES_CHANGED" | "RATE_LIMITED" | "RECALCULATION_REQUIRED" | "REQUEST_TOO_SLOW" | "SCAN_PENDING" | "SCENARIO_OVERTAKEN" | "SECOND_STEP_CHANGED" | "SECOND_STEP_MISSING" | "SECOND_STEP_REQUIRED" | "SECOND_STEP_UNAVAILABLE" | "SERVICES_EXIST" | "SERVICES_MISSING" | "SERVICES_MOVE" | "SERVICE_TYPE_NOT_SUPPORTED" | "SESSION_REQUIRED" | "SHORT_NAME_TAKEN" | "SITES_OF_CUSTOMER" | "STORAGE_FULL" | "SUCCESSOR_UNFIT" | "TARIFF_STEP_CHANGED" | "TARIFF_STEP_EMPTY" | "TARIFF_STEP_NOTHING_TO_RAISE" | "TARIFF_STEP_REAL" | "TOKEN_SCOPE" | "TOO_MANY_DOCUMENTS" | "TOO_MANY_EXPORTS" | "TOO_MANY_FEEDS" | "TOO_MANY_FILES" | "TOO_MANY_HANDOUTS" | "TOO_MANY_LABELS" | "TOO_MANY_LOSS_REASONS" | "TOO_MANY_LOTS" | "TOO_MANY_PASSKEYS" | "TOO_MANY_PRICE_FORMS" | "TOO_MANY_PROOFS" | "TOO_MANY_RULES" | "TOO_MANY_SCENARIOS" | "TOO_MANY_TASKS" | "TOO_MANY_TASK_TEMPLATES" | "TOO_MANY_TOKENS" | "TOO_MANY_VIEWS" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNDO_EXPIRED" | "UNDO_IMPOSSIBLE" | "UPLOAD_QUOTA_REACHED" | "VERSION_MISMATCH" | "WRONG_CODE" | "WRONG_CREDENTIALS")
export type FieldProblem = ("CLAUSE_REQUIRED" | "COMMENT_EMPTY" | "COMMENT_REQUIRED" | "CONDITION_REQUIRED" | "CONTRACT_TOO_LONG" | "CRITERIA_SUM" | "CUSTOMER_REQUIRED" | "CUSTOMER_UNCLEAR" | "DAY_REQUIRED" | "DECISION_REQUIRED" | "DUPLICATE_CELL" | "DUPLICATE_DATE" | "END_BEFORE_START" | "FILES_NOT_SENT" | "FILLING_OF_OTHER_KIND" | "FORMAT_NOT_OFFERED" | "FRACTION_EXPECTED" | "GUARD_REQUIRED" | "HEADS_BELOW_POSTS" | "HOLIDAY_OR_HOLIDAY_PAY" | "INVALID" | "INVALID_CHOICE" | "INVALID_DATE" | "INVALID_DAYS" | "INVALID_EMAIL" | "INVALID_IBAN" | "INVALID_NUMBER" | "INVALID_PHONE" | "INVALID_POSTCODE" | "INVALID_TEXT" | "INVALID_TIME" | "INVALID_URL" | "INVALID_VAT_NUMBER" | "IN_THE_PAST" | "MARGIN_TOO_HIGH" | "NOT_ABOVE" | "NOT_WHOLE" | "OFFER_REASON_REQUIRED" | "OPERATOR_NOT_APPLICABLE" | "ORGANIZATION_REQUIRED" | "OUTSIDE_CONTRACT" | "PAUSE_END_INVALID" | "PAUSE_INCOMPLETE" | "PAUSE_ORDER_INVALID" | "PAUSE_START_INVALID" | "REASON_REQUIRED" | "REFUSED_BY_PROVIDER" | "REQUIRED" | "SAME_PASSWORD" | "SAME_TIME" | "SERVICE_TYPE_REQUIRED" | "SHIFT_REQUIRED" | "SITE_MISSING" | "SITE_VISIT_REQUIRED" | "SUBCONTRACTOR_RATE_MISSING" | "TOO_BIG" | "TOO_DEEP" | "TOO_FAR_AWAY" | "TOO_LONG" | "TOO_MANY_CONDITIONS" | "TOO_MANY_FILES" | "TOO_PRECISE" | "TOO_SHORT" | "TOO_SMALL" | "UNKNOWN_ASSIGNEE" | "UNKNOWN_CUSTOMER" | "UNKNOWN_LABEL" | "UNKNOWN_LOSS_REASON" | "UNKNOWN_ORGANIZATION" | "UNKNOWN_OWNER" | "UNKNOWN_PERSON" | "UNKNOWN_SERVICE" | "UNKNOWN_SITE" | "VISIT_COUNT_REQUIRED" | "WEAK_PASSWORD" | "WRONG_PASSWORD")
export type DocumentProblem = ("INVALID_FILE_TYPE" | "CONTENT_DIFFERS" | "EMPTY_FILE" | "FILE_TOO_LARGE" | "FILE_NAME_TOO_LONG" | "INVALID_FILE_NAME" | "TOO_LARGE_UNPACKED" | "ENCRYPTED" | "DAMAGED" | "ENTITIES" | "MACROS" | "UNSAFE_PATH" | "READING_TOO_LONG" | "READING_TOO_BIG")
export type AnswerWording = ("DOCUMENTS" | "MODEL")
export type AnswerWordingReason = ("OFF" | "NOTHING_FOUND" | "NOT_STREAMED" | "BUDGET_USED_UP" | "BUSY" | "UNAVAILABLE" | "TOO_SLOW" | "UNREADABLE" | "NOT_SUPPORTED" | "INTERRUPTED")
export type AskEvent = ({
type: "REASONING"
content: ("START" | "FINISHED")
} | {
type: "TOOL_CALL"
tool: ("search_documents" | "answer_question")
id: string
content: ("START" | "FINISHED")
} | {
type: "CHUNK"
content: string
} | {
type: "DATA"
node: "finalize-answer"
content: string
sources: AiChatSource[]
answer: DocumentAnswer
} | {
type: "PROGRESS"
content: "finished"
} | {
type: "ERROR"
content: "KNOWLEDGE_BASE_EMPTY"
})
export type OrganizationsLossReasonsListOutput = LossReasonList[]
export type OrganizationsLossReasonsAddOutput = LossReasonList[]
export type OrganizationsLossReasonsChangeNameOutput = LossReasonList[]
export type OrganizationsLossReasonsArrangeOutput = LossReasonList[]
export type OrganizationsLossReasonsRetireOutput = LossReasonList[]
export type OrganizationsLossReasonsRestoreOutput = LossReasonList[]
export type MailRefusalCause = ("ADDRESS" | "MAILBOX_FULL" | "TOO_LARGE" | "BLOCKED" | "OTHER")
export type OrganizationsMailsRefusedOutput = RefusedMail[]
export type OrganizationsMailsSendAgainOutput = RefusedMail[]
export type Role = ("Admin" | "Manager" | "Editor" | "Viewer")
export type UsersListOutput = User[]
export type UsersOnChanceOutput = User[]
export type UsersPossibleOwnersOutput = Person[]
export type UsersNamedOutput = Person[]
export type CustomersListOutput = Customer[]
export type SortOrder = ("ASC" | "DESC")
export type ChanceState = ("pendingbiddecision" | "editing" | "pendingmarginapproval" | "readytosubmit" | "submitted" | "won" | "lost" | "notbidding")
export type CustomerPermission = ("ADD_SITE" | "EDIT_SITE" | "RENAME" | "MERGE")
export type CustomersPlacesOfPostcodeOutput = PostcodePlace[]
export type CustomersFindAddressesOutput = FoundAddress[]
export type ConfigAdministratorPermission = "REMOVE"
export type ConfigAdministratorsPermission = "ADD"
export type ConfigurationAdminsCandidatesOutput = Person[]
export type EntryStatus = ("PENDING" | "ACTIVE" | "SUPERSEDED")
export type TariffSortField = ("ActiveFrom" | "Province" | "WorkdaysPerYear" | "StartNight" | "EndNight" | "BasisForBonusCalculation" | "NightBonusRelative" | "NightBonusAbsolute" | "SundayBonusRelative" | "SundayBonusAbsolute" | "SundayNightBonusRelative" | "SundayNightBonusAbsolute" | "HolidayBonusRelative" | "HolidayBonusAbsolute" | "HolidayNightBonusRelative" | "HolidayNightBonusAbsolute")
export type BonusBasis = ("BASEWAGE" | "HOURLYWAGE")
export type WageSortField = ("ActiveFrom" | "Province" | "PayGroup" | "HourlyWage")
export type SocialSecuritySortField = ("ActiveFrom" | "Value")
export type LiabilityInsuranceSortField = ("ActiveFrom" | "LiabilityInsurance" | "ProfessionalAssociation")
export type BonusSortField = ("ActiveFrom" | "Province" | "BonusRelative" | "BonusAbsolute")
export type VacationDaysSortField = ("ActiveFrom" | "Province" | "LengthOfEmployment" | "Days")
export type HolidaySortField = ("Date" | "Province")
export type ChanceSortField = ("due" | "revenue" | "startDate" | "submission" | "totalCost" | "surcharge")
export type ChanceType = ("Public" | "Private" | "QuickOffer")
export type CustomerType = ("existingCustomer" | "newService" | "newCustomer")
export type ProcedureKind = ("open" | "restricted" | "negotiated" | "negotiatedWithoutCall" | "competitiveDialogue" | "innovationPartnership" | "publicInvitation" | "restrictedInvitation" | "directAward" | "other")
export type CostType = ("cumulated" | "day" | "night" | "sunday" | "sundayNight" | "holiday" | "holidayNight")
export type ChancePermission = ("ADD_SERVICE" | "EDIT_TENDER_DETAILS" | "OPEN_CALC_GENERATOR" | "REQUEST_MARGIN_DECISION" | "VIEW")
export type ChanceProgressStep = ("bidDecisions" | "calculations" | "marginDecisions" | "submission")
export type StepStatus = ("done" | "current" | "upcoming" | "closed")
export type TurnTask = ("bid" | "bidAgree" | "calculate" | "recalculate" | "requestMargin" | "margin" | "overrule" | "submit" | "outcome")
export type ChanceWhoDecidesOutput = AwaitedDecider[]
export type PricingType = ("fixed" | "variable")
export type ChanceWarning = ("OUTSIDE_INFORMATION_MISSING" | "QUESTIONS_AFTER_SUBMISSION" | "SUBMISSION_IN_PAST" | "SITE_VISIT_AFTER_SUBMISSION" | "PARTICIPATION_AFTER_SUBMISSION" | "BINDING_BEFORE_SUBMISSION" | "AWARD_BEFORE_SUBMISSION" | "CONTRACT_BEFORE_SUBMISSION")
export type ChanceChangeOwnersOutput = OwnerChange[]
export type ChanceLossReasonsOutput = OfferedLossReason[]
export type DocumentFormat = ("pdf" | "txt" | "docx" | "others")
export type KnowledgeBaseStatus = ("NOT_IN_KNOWLEDGE_BASE" | "ADDING_TO_KNOWLEDGE_BASE" | "IN_KNOWLEDGE_BASE" | "REMOVING_FROM_KNOWLEDGE_BASE")
export type DocumentType = ("contract" | "publication" | "service_description" | "other")
export type DocumentFileType = ("pdf" | "xlsx" | "txt" | "docx" | "eml" | "xml")
export type ScanState = ("notScanned" | "waiting" | "clean" | "infected")
export type DocumentsOfChanceOutput = Document[]
export type DocumentsVersionsOutput = DocumentVersion[]
export type DocumentWarning = "ONLY_PDF_IN_KNOWLEDGE_BASE"
export type ReadingState = ("waiting" | "read" | "failed")
export type ReadingProblem = ("DAMAGED" | "ENCRYPTED" | "TOO_LARGE_UNPACKED" | "READING_TOO_LONG" | "READING_TOO_BIG" | "READER_FAILED")
export type ReadingNote = ("UNREAD_PAGES" | "RECOGNIZED_PAGES" | "HIDDEN_TEXT_LEFT_OUT" | "UNKNOWN_CHARACTERS" | "HIDDEN_SHEETS_LEFT_OUT" | "CHANGES_ACCEPTED" | "MEMBERS_NOT_READ")
export type ReadingOfChanceOutput = DocumentReading[]
export type ComparisonState = ("compared" | "unread" | "tooDifferent")
export type ChangedPieceKind = ("same" | "removed" | "added")
export type AiImportStatus = ("CREATED" | "PENDING" | "IMPORTING_DOCUMENTS" | "EXTRACTING_DATA_FIELDS" | "WRITING_EXECUTIVE_SUMMARY" | "DELETING_DOCUMENTS" | "SUCCESS" | "FAILED")
export type AiImportStepName = ("initializing" | "parsing" | "chunking" | "indexing" | "summaryGeneration" | "summaryAggregation" | "dataExtraction" | "writing" | "completed")
export type AiImportStepState = ("PENDING" | "IN_PROGRESS" | "COMPLETED" | "FAILED")
export type AiImportProblem = ("FILE_UNREADABLE" | "FILE_MISSING" | "NOTHING_READ" | "INTERRUPTED")
export type AiImportSection = ("active" | "history")
export type NoticeKnownBy = ("notice" | "reference")
export type AiImportsChangedNoticesOutput = ChangedNotice[]
export type ServiceType = ("PERMANENT" | "MOBILE" | "INTEGRATED")
export type HeadsFrom = ("AVERAGE" | "SHIFTS" | "TYPED")
export type RevenueCalculationType = ("Margin" | "Flatrate" | "Hourlyrateabsolute" | "Hourlyraterelative")
export type SiteVisitType = ("OPENING" | "CONTROL" | "CLOSING")
export type TariffPeriod = ("day" | "night" | "sunday" | "sundayNight" | "holiday" | "holidayNight")
export type PricePositionUnit = ("HOUR" | "VISIT" | "FLAT")
export type ServicePermission = ("DELETE" | "EDIT" | "VIEW" | "EDIT_COST_PARAMETERS")
export type LocalHoliday = ("peaceFestival" | "assumption" | "corpusChristi")
export type RevenueCalculationInput = ({
revenueCalculationType: "Margin"
margin: number
} | {
revenueCalculationType: "Flatrate"
flatRate: number
} | {
revenueCalculationType: "Hourlyrateabsolute"
hourlyRateAbsolute: HourlyRateAbsoluteInput
} | {
revenueCalculationType: "Hourlyraterelative"
hourlyRateRelative: HourlyRateRelativeInput
})
export type RevenueCalculationInputInput = ({
revenueCalculationType: "Margin"
margin: number
} | {
revenueCalculationType: "Flatrate"
flatRate: number
} | {
revenueCalculationType: "Hourlyrateabsolute"
hourlyRateAbsolute: HourlyRateAbsoluteInput
} | {
revenueCalculationType: "Hourlyraterelative"
hourlyRateRelative: HourlyRateRelativeInput
})
export type ContractMoveEffect = ("recalculated" | "cut" | "fails")
export type DatedPart = ("shift" | "siteVisit")
export type WageRaise = ({
by: "share"
value: number
} | {
by: "amount"
value: number
} | {
by: "wage"
value: number
})
export type MoveEffect = ("recalculated" | "marked" | "kept")
export type RecalculationState = ("running" | "applied" | "undone")
export type RecalculationStep = ("loading" | "removing" | "updating" | "recalculating" | "done" | "failed")
export type RecalculationCause = ("contract" | "copy" | "tables" | "defaults" | "site" | "province")
export type ChosenRecalculationCause = ("tables" | "defaults")
export type RecalculationsChangedChancesInput = ({
cause?: (ChosenRecalculationCause | null)
} | null)
export type CostParameterName = ("averageHoursWorkedPerMonth" | "trainingDays" | "yearlyTrainingCosts" | "sickDays" | "employeeFluctuation" | "yearlyUniformCosts" | "otherMaterialCosts" | "averageLengthOfEmployment" | "carCostsPerMinute" | "otherCostsPerMinute" | "overheadsShare" | "overheadsPerHour" | "riskShare" | "riskPerHour")
export type ContractPartKind = ("YEAR" | "OPTION")
export type WageBasis = ("ENTERED" | "ROW" | "CARRIED" | "RISE")
export type ActualsImportsOutput = ActualsImport[]
export type ErosionStatus = ("NO_SERVICE" | "NO_DATA" | "NOT_APPLICABLE" | "OK")
export type ErosionLevel = ("GAIN" | "NORMAL" | "HIGH")
export type StepUnit = ("fraction" | "EUR" | "days" | "clock")
export type TariffStepKind = ("OPEN" | "BOUND")
export type TariffStepNoLetter = ("WAGE_MOVED" | "UNPRICED" | "ROWS_CHANGED" | "INCOMPLETE")
export type TariffStepWageSource = ("TABLE" | "ENTERED" | "ASSUMED")
export type TariffStepsLetterOutput = (TariffStepLetter | null)
export type RuleDecisionType = ("BID_DECISION" | "MARGIN_DECISION")
export type RuleGroupOperator = ("AND" | "OR")
export type ComputationType = ("CONTRACT_DURATION" | "ESCALATION_CLAUSE" | "ESTIMATED_REVENUE" | "TOTAL_REVENUE" | "TOTAL_MARGIN" | "PERMANENT_MARGIN" | "MOBILE_MARGIN" | "PROFIT_MARGIN" | "NON_TARIFF_ALLOWANCE")
export type RuleOperator = ("EQUALS" | "NOT_EQUALS" | "GREATER_THAN" | "GREATER_THAN_EQUALS" | "LESS_THAN" | "LESS_THAN_EQUALS" | "IS_NULL" | "CONTAINS" | "NOT_CONTAINS")
export type EntityPermission = ("DELETE" | "EDIT" | "VIEW")
export type RulesListOutput = Rule[]
export type ParticipationReason = ("operational" | "chance" | "rule" | "hand" | "overrule")
export type GroupPermission = ("COMMENT" | "DECIDE" | "OVERRULE" | "VIEW" | "REREQUEST")
export type BidDecisionValue = ("Bid" | "Nobid")
export type BidDecisionsGroupsOfChanceOutput = BidDecisionGroup[]
export type BidAction = ("Approve" | "Comment" | "Flip" | "Overrule")
export type BidDecisionsPendingOutput = PendingBidDecisionGroups[]
export type BidDecisionsPreviewOutput = BidPreview[]
export type BidDecisionsPreviewOnChanceOutput = BidPreview[]
export type BidDecisionsAddOrganizationOutput = BidDecisionGroup[]
export type BidDecisionsRemoveOrganizationOutput = BidDecisionGroup[]
export type BidDecisionsWithdrawBidderOutput = BidDecisionGroup[]
export type MarginOutcome = ("open" | "contested" | "approved" | "rejected" | "withdrawn")
export type MarginServiceChangeKind = ("added" | "removed" | "changed")
export type MarginTerm = ("durationMonths" | "escalationClause" | "estimateRevenue")
export type MarginDecisionValue = ("Request" | "Approve" | "Reject" | "OverruleApprove" | "OverruleReject" | "Comment")
export type MarginDecisionsPendingOutput = PendingMarginDecisionGroups[]
export type MarginRequestEffect = ("asked" | "automatic" | "kept" | "impossible")
export type MarginVote = ("Approve" | "Reject" | "OverruleApprove" | "OverruleReject" | "Comment")
export type DecisionGroupType = ("BidDecision" | "MarginDecision")
export type TrailFault = ("CHANGED" | "REMOVED" | "GAP" | "CUT" | "UNCHAINED" | "OTHER_CHAIN")
export type TrailSource = ("entry" | "bidDecision" | "marginDecision")
export type TrailEntity = ("chance" | "scenario" | "actuals" | "proof" | "bidGroup" | "service" | "handout" | "document" | "task" | "marginGroup")
export type TrailKind = ("chance.create" | "chance.edit" | "chance.changeContractDuration" | "chance.startRecalculation" | "chance.recalculationUndone" | "chance.changeOwner" | "chance.takeover" | "chance.changeCustomer" | "chance.linkLot" | "chance.unlinkLot" | "chance.copy" | "chance.fromImport" | "chance.confirmIncomplete" | "chance.bidAgreed" | "chance.bidDeclined" | "chance.lastBidderWithdrawn" | "chance.marginRequested" | "chance.marginApproved" | "chance.marginRejected" | "chance.recalculationRequested" | "chance.markedSubmitted" | "chance.declaredWon" | "chance.declaredLost" | "chance.outcomeCorrected" | "chance.requestRecalculation" | "chance.recalculate" | "chance.submittedWithChangedRates" | "chance.submittedAfterDeadline" | "chance.archive" | "chance.restore" | "scenario.createScenario" | "scenario.adoptScenario" | "scenario.removeScenario" | "actuals.enterActuals" | "actuals.removeActuals" | "actuals.importActuals" | "actuals.undoActualsImport" | "proof.addProofs" | "proof.tickProof" | "proof.untickProof" | "proof.removeProof" | "bidGroup.open" | "bidGroup.first" | "bidGroup.agree" | "bidGroup.flip" | "bidGroup.overrule" | "bidGroup.comment" | "bidGroup.askByRule" | "bidGroup.addParticipant" | "bidGroup.removeParticipant" | "bidGroup.withdraw" | "bidGroup.withdrawBid" | "service.addService" | "service.copyService" | "service.editService" | "service.removeService" | "service.addShift" | "service.editShift" | "service.removeShift" | "service.saveShifts" | "service.saveOrder" | "service.addSiteVisit" | "service.editSiteVisit" | "service.removeSiteVisit" | "service.saveSiteVisits" | "service.addCar" | "service.editCar" | "service.removeCar" | "service.saveCars" | "service.addPurchase" | "service.editPurchase" | "service.removePurchase" | "service.savePurchases" | "service.updateCostParameters" | "service.recreateService" | "service.updateRevenueCalculation" | "service.moveSite" | "service.cutToContract" | "handout.handOut" | "document.addDocument" | "document.addVersion" | "document.removeDocument" | "document.addToKnowledgeBase" | "document.removeFromKnowledgeBase" | "task.createTask" | "task.editTask" | "task.startTask" | "task.finishTask" | "task.reopenTask" | "task.removeTask" | "task.restoreTask" | "task.planTasks" | "task.replanTasks" | "marginGroup.request" | "marginGroup.Approve" | "marginGroup.Reject" | "marginGroup.OverruleApprove" | "marginGroup.OverruleReject" | "marginGroup.comment" | "marginGroup.withdraw" | "marginGroup.withdrawApproval")
export type TrailField = ("state" | "offeredRevenue" | "offeredReason" | "calculatedRevenue" | "lossReason" | "winner" | "winningPrice" | "reasonForLoss" | "reason" | "owner" | "organizations" | "customer" | "source" | "proof" | "task" | "deadline" | "assignees" | "file" | "months" | "missing" | "name" | "type" | "customerType" | "province" | "platform" | "awardingAuthority" | "referenceNumber" | "details" | "permanent" | "mobile" | "alarm" | "lotNumber" | "lotTitle" | "procedureKind" | "platformUrl" | "contactName" | "contactMail" | "contactPhone" | "submission" | "submissionTime" | "publication" | "questions" | "outsideInformation" | "siteVisit" | "participation" | "participationTime" | "negotiation" | "negotiationTime" | "finalOffer" | "finalOfferTime" | "bindingUntil" | "bindingUntilTime" | "plannedAward" | "plannedAwardTime" | "estimateRevenue" | "estimateHoursPerMonth" | "estimateMargin" | "estimateEffort" | "estimateDescription" | "startDate" | "endDate" | "durationMonths" | "escalationClause" | "priceCriteria" | "qualityCriteria" | "referenceCriteria" | "paymentTerm" | "extensionCount" | "extensionMonths" | "additionalText" | "executiveSummary" | "roundsUnitPrices" | "bid" | "outcome" | "round" | "additional" | "info" | "payGroup" | "hourlyWage" | "wageFollowsTable" | "assumedWageRise" | "nonTariffAllowance" | "hoursBriefingPerEmployee" | "transferredEmployeePercentage" | "pauseIncluded" | "subcontractorHourlyRate" | "headsFrom" | "typedHeads" | "travelTime" | "averageHoursWorkedPerMonth" | "sickDays" | "trainingDays" | "averageLengthOfEmployment" | "employeeFluctuation" | "yearlyTrainingCosts" | "yearlyUniformCosts" | "otherMaterialCosts" | "carCostsPerMinute" | "otherCostsPerMinute" | "overheadsShare" | "overheadsPerHour" | "riskShare" | "riskPerHour" | "shifts" | "siteVisits" | "cars" | "purchases" | "revenueCalculation" | "revenue" | "revenueByTables" | "totalCost" | "costByTables" | "margin" | "minutes")
export type HistoryPeopleOfChanceOutput = {
id: number
name: string
}[]
export type BriefLanguage = ("de" | "en")
export type BriefSectionId = ("object" | "deadlines" | "figures" | "decisions" | "risks" | "summary")
export type BriefTone = ("plain" | "good" | "bad" | "warn")
export type HandoutKind = ("openCalculation" | "priceSheet" | "hourSheet" | "approvalSheet" | "adequacy" | "customerSheet")
export type HandoutFormat = ("pdf" | "xlsx")
export type HandoutLanguage = ("de" | "en")
export type HandoutState = ("waiting" | "running" | "done" | "failed" | "cancelled")
export type HandoutProblem = ("NO_PRICE" | "REFUSED" | "UNREADABLE" | "FAULT")
export type HandoutsOfChanceOutput = Handout[]
export type PriceFormFigure = ("hourlyPrice" | "hours" | "amount" | "monthlyAmount" | "yearlyAmount" | "total" | "monthlyTotal" | "yearlyTotal" | "bidder" | "customer" | "tenderName" | "reference" | "startDate" | "endDate" | "today")
export type PriceFormPeriod = ("cumulated" | "day" | "night" | "sunday" | "sundayNight" | "holiday" | "holidayNight")
export type PriceFormCellProblem = ("SHEET_MISSING" | "FORMULA" | "MERGED" | "LABEL_CHANGED" | "SERVICE_MISSING" | "NO_PRICE" | "NO_HOURS" | "NOT_STATED")
export type PriceFormNote = ("OUTDATED" | "NOT_APPROVED" | "UNPRICED" | "PROTECTED" | "HIDDEN" | "SIGNED" | "CALCULATES")
export type ChatMessageType = "TENDER"
export type ChatLinkType = ("Service" | "BidDecision" | "MarginDecision")
export type TeamChatMessagesOutput = ChatMessage[]
export type TeamChatStatusesOutput = ChatStatusOfTender[]
export type TaskStatus = ("TODO" | "IN_PROGRESS" | "DONE")
export type LabelColor = ("red" | "orange" | "yellow" | "green" | "blue" | "grey")
export type TasksOfChanceOutput = Task[]
export type TasksOfUserOutput = Task[]
export type TasksArrangeOutput = Task[]
export type TasksLabelsListOutput = TaskLabel[]
export type TasksLabelsAddOutput = TaskLabel[]
export type TasksLabelsChangeOutput = TaskLabel[]
export type TasksLabelsRetireOutput = TaskLabel[]
export type TasksPlanMakeOutput = Task[]
export type DocumentChatOfChanceOutput = DocumentAnswer[]
export type AiChatMessageType = ("Question" | "Answer")
export type DocumentChatMessagesOfImportOutput = AiChatMessage[]
export type DocumentChatClearOutput = DocumentAnswer[]
export type ExportsListOutput = DataExport[]
export type PersonalPermission = ("CALCULATE" | "CREATE_CHANCE" | "EDIT_COST_PARAMETERS" | "INVITE_PEOPLE" | "KEEP_ORGANIZATIONS" | "MANAGE_API_TOKENS" | "READ_TRAIL" | "RUN_PLATFORM" | "SEE_BILLING" | "SEE_CHANCES" | "SEE_MAILS" | "SEE_SETTINGS" | "VERIFY_TRAIL")
export type Language = ("de" | "en")
export type InvitedRole = ("Viewer" | "Editor")
export type TokenScope = ("read" | "tables" | "all")
export type BillingInvoicesLinkOutput = string
export type PricingInterval = ("month" | "year")
export type BillingOwnOutput = (Billing | null)
export type BillingAllOutput = Billing[]
export type BillingPricesOutput = PricingOption[]
export type BillingOrganizationsWithoutOutput = OrganizationWithoutBilling[]
export type BillingPortalLinkOutput = string
export type NotificationSection = ("action" | "informative")
export type NotificationLanguage = ("de" | "en")
export type NotificationKind = ("AI_IMPORT_SUCCESSFUL" | "AI_IMPORT_FAILED" | "CHANCE_CREATED" | "NOMINATED_AS_CHANCE_ADMIN" | "BID_DECISION_REQUIRED" | "BID_DECISION_SUBMITTED" | "BID_DECISION_COMPLETED" | "BID_DECISION_MENTION" | "MARGIN_DECISION_REQUIRED" | "MARGIN_DECISION_SUBMITTED" | "MARGIN_DECISION_COMPLETED" | "MARGIN_REJECTED" | "AUTO_APPROVED" | "MARGIN_DECISION_MENTION" | "RECALCULATION_REQUESTED" | "CALCULATION_SHEET_CREATED" | "CHANCE_SUBMITTED" | "CHANCE_CLOSED" | "CHAT_MENTION" | "TASK_ASSIGNED" | "TASK_COMPLETED" | "USER_INVITED")
export type NotificationEntityKind = ("tender" | "bidDecisionGroup" | "marginDecisionGroup" | "bidDecision" | "marginDecision" | "aiImport" | "task" | "chatMessage")
export type NotificationMail = ("atOnce" | "daily" | "off")
export type DashboardStatesOutput = StateCount[]
export type ChanceKind = ("permanent" | "mobile" | "alarm" | "several" | "unstated")
export type ChanceSize = ("upTo2000" | "upTo8760" | "upTo43800" | "above43800")
export type WinLossDimension = ("customer" | "state" | "kind" | "size" | "year")
export type CalendarFeedKind = ("mine" | "organization" | "chance")
export type PersonState = ("active" | "invited" | "left")
export type PersonPermission = ("CHANGE_ROLE" | "REMOVE" | "RESEND_INVITE")
export type GivenRole = ("Viewer" | "Editor" | "Manager")
export type AdministrationPeopleSuccessorsOutput = Person[]
export type OrganizationPermission = ("EDIT_ORGANIZATION" | "CLOSE_ORGANIZATION" | "REOPEN_ORGANIZATION")
export type AdministrationPeriodsDueInput = ({
kind: "questions"
months: ((3 | 6 | 12 | 24 | 36) | null)
} | {
kind: "notifications"
months: ((1 | 3 | 6) | null)
} | {
kind: "messages"
months: ((3 | 6 | 12 | 24 | 36) | null)
})
export type AdministrationPeriodsChangePeriodInput = ({
seen: (number | null)
kind: "questions"
months: ((3 | 6 | 12 | 24 | 36) | null)
} | {
seen: (number | null)
kind: "notifications"
months: ((1 | 3 | 6) | null)
} | {
seen: (number | null)
kind: "messages"
months: ((3 | 6 | 12 | 24 | 36) | null)
})
export type AdministrationRightsTableOutput = {
thing: string
right: string
who: string[]
isStateBound: boolean
verdicts: {
Viewer: ("always" | "depends" | "never")
Editor: ("always" | "depends" | "never")
Manager: ("always" | "depends" | "never")
MainManager: ("always" | "depends" | "never")
Admin: ("always" | "depends" | "never")
}
}[]


export interface StoredFile {
id: string
name: string
size: number
documentProblem: (DocumentProblem | null)
}
export interface StreamEvent {
id: string
kind: ("ratesChanged" | "lossReasonsChanged" | "mailsChanged" | "viewsChanged" | "ownViewsChanged" | "chanceCreated" | "chanceChanged" | "outcomeDeclared" | "stateChanged" | "servicesChanged" | "scenarioChanged" | "actualsChanged" | "recalculationTurned" | "recalculationMoved" | "rulesChanged" | "bidGroupChanged" | "marginGroupChanged" | "exportFinished" | "handoutChanged" | "documentsChanged" | "modelSettingsChanged" | "aiImportsChanged" | "chatChanged" | "chatRead" | "tasksChanged" | "taskSettingsChanged" | "notificationsChanged" | "accountChanged" | "usersChanged" | "peopleChanged" | "organizationsChanged" | "tenantSwitchesChanged" | "contractChanged")
audience: ("chance" | "organization" | "user")
audienceId: string
subject: ({
type: string
id: string
} | null)
chanceId: (string | null)
}
export interface AiChatSource {
source: string
start_page: number
bboxes: AiChatBox[]
bbox_coord_origin: ("TOPLEFT" | "BOTTOMLEFT")
}
export interface AiChatBox {
page: number
bbox_left: number
bbox_right: number
bbox_top: number
bbox_bottom: number
}
export interface DocumentAnswer {
id: string
question: string
askedAt: string
sentences: AnswerSentence[]
sources: AnswerSource[]
searchedDocuments: number
unreadPages: number
wording: AnswerWording
wordingReason: (AnswerWordingReason | null)
model: (AnswerModel | null)
droppedSentences: number
}
export interface AnswerSentence {
text: string
sources: number[]
}
export interface AnswerSource {
number: number
documentId: string
versionId: string
fileName: string
heading: string
quote: string
place: DocumentPlace
}
export interface DocumentPlace {
part: number
page: (PlacePage | null)
boxes: PlaceBox[]
span?: (TextSpan | null)
}
export interface PlacePage {
width: number
height: number
rotation: number
}
export interface PlaceBox {
left: number
top: number
right: number
bottom: number
}
export interface TextSpan {
line: number
from: number
to: number
}
export interface AnswerModel {
host: string
name: string
promptVersion: string
promptTokens: (number | null)
answerTokens: (number | null)
milliseconds: number
}
export interface AskInput {
question: string
aiImportId: string
questionIndex: (number | string)
selectedContext?: string
since?: (number | string)
}
export interface OrganizationFilters {
isOperational?: (boolean | null)
isOpen?: (boolean | null)
}
export interface OrganizationsListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (OrganizationFilters | null)
}
export interface OrganizationPage {
edges: OrganizationEdge[]
pageInfo: PageInfo
}
export interface OrganizationEdge {
node: OrganizationSummary
cursor: string
}
export interface OrganizationSummary {
id: number
name: string
shortName: string
isOperational: boolean
}
export interface PageInfo {
endCursor: (string | null)
hasNextPage: boolean
}
export interface OrganizationsByIdInput {
id: number
}
export interface Organization {
id: number
name: string
shortName: string
isOperational: boolean
isMain: boolean
isClosed: boolean
advancedCostParameters: (AdvancedCostParameters | null)
costParametersVersion: number
}
export interface AdvancedCostParameters {
averageHoursWorkedPerMonth: number
trainingDays: number
yearlyTrainingCosts: number
sickDays: number
employeeFluctuation: number
yearlyUniformCosts: number
otherMaterialCosts: number
averageLengthOfEmployment: number
carCostsPerMinute: number
otherCostsPerMinute: number
overheadsShare: number
overheadsPerHour: number
riskShare: number
riskPerHour: number
}
export interface AdvancedCostParametersInput {
averageHoursWorkedPerMonth?: number
trainingDays?: number
yearlyTrainingCosts?: number
sickDays?: number
employeeFluctuation?: number
yearlyUniformCosts?: number
otherMaterialCosts?: number
averageLengthOfEmployment?: number
carCostsPerMinute?: number
otherCostsPerMinute?: number
overheadsShare?: number
overheadsPerHour?: number
riskShare?: number
riskPerHour?: number
}
export interface OrganizationsUpdateCostParametersInput {
acpFields: AdvancedCostParametersInput
organizationId?: (number | null)
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface LossReasonList {
organizationId: number
organization: string
isForAll: boolean
mayKeep: boolean
reasons: LossReason[]
}
export interface LossReason {
id: string
name: string
isRetired: boolean
chanceCount: number
version: number
}
export interface OrganizationsLossReasonsAddInput {
organizationId: number
/**
 * @minItems 1
 * @maxItems 50
 */
names: string[]
}
export interface OrganizationsLossReasonsChangeNameInput {
lossReasonId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
name: string
}
export interface OrganizationsLossReasonsArrangeInput {
organizationId: number
/**
 * @minItems 1
 * @maxItems 50
 */
ids: string[]
}
export interface OrganizationsLossReasonsRetireInput {
lossReasonId: string
}
export interface OrganizationsLossReasonsRestoreInput {
lossReasonId: string
}
export interface MailSettings {
marginInMails: boolean
mayChange: boolean
changed: (MailSettingsChange | null)
}
export interface MailSettingsChange {
at: string
person: (string | null)
}
export interface OrganizationsMailsChangeSettingsInput {
marginInMails: boolean
}
export interface RefusedMail {
mailId: string
recipient: string
person: (string | null)
organization: (string | null)
subject: string
refusedAt: string
cause: MailRefusalCause
answer: string
mailCount: number
}
export interface OrganizationsMailsSendAgainInput {
mailId: string
}
export interface UsersListInput {
first?: number
name?: (string | null)
}
export interface User {
id: number
role: Role
firstname: string
lastname: string
picture: (string | null)
email: (string | null)
deleted: boolean
emailVerified: (boolean | null)
lastEmailSentAt: (string | null)
organizationId: number
organization: OrganizationSummary
isConfigAdmin: boolean
}
export interface UsersOnChanceInput {
chanceId: string
}
export interface UsersPossibleOwnersInput {
chanceId?: (string | null)
}
export interface Person {
id: number
firstname: string
lastname: string
picture: (string | null)
organizationId: number
organization: string
}
export interface UsersNamedInput {
/**
 * @maxItems 100
 */
userIds: number[]
}
export interface CustomersListInput {
first?: number
name?: (string | null)
}
export interface Customer {
id: string
organizationId: number
name: string
chanceCount: number
sites: Site[]
version: number
}
export interface Site {
id: string
name: string
address: string
postalCode: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
city: string
country: string
localHolidays: LocalHolidayAnswers
version: number
createdAt: string
updatedAt: string
}
export interface LocalHolidayAnswers {
peaceFestival: (LocalHolidayAnswer | null)
assumption: (LocalHolidayAnswer | null)
corpusChristi: (LocalHolidayAnswer | null)
}
export interface LocalHolidayAnswer {
holds: boolean
confirmedById: number
confirmedAt: string
}
export interface CustomersNearInput {
name: string
}
export interface NearCustomers {
exact: (Customer | null)
near: Customer[]
}
export interface CustomersDirectoryInput {
first?: number
after?: (string | null)
name?: (string | null)
order?: (SortOrder | null)
}
export interface CustomerPage {
edges: CustomerEdge[]
pageInfo: PageInfo
}
export interface CustomerEdge {
node: CustomerRow
cursor: string
}
export interface CustomerRow {
id: string
name: string
siteCount: number
cities: string[]
figures: CustomerFigures
}
export interface CustomerFigures {
open: number
won: number
lost: number
total: number
winRate: (number | null)
lastPricePerHour: (number | null)
lastPriceChanceId: (string | null)
lastPriceOn: (string | null)
}
export interface CustomersByIdInput {
customerId: string
}
export interface CustomerDetails {
id: string
organizationId: number
name: string
sites: Site[]
version: number
figures: CustomerFigures
chances: ChanceOfCustomer[]
merges: CustomerMerge[]
permissions: CustomerPermission[]
}
export interface ChanceOfCustomer {
id: string
shortNumber: string
name: string
state: ChanceState
submission: string
pricePerHour: (number | null)
}
export interface CustomerMerge {
id: string
mergedName: string
chanceCount: number
siteCount: number
createdBy: (Person | null)
createdAt: string
undoUntil: string
}
export interface CustomersRenameInput {
customerId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
name: string
}
export interface CustomersMergePreviewInput {
customerId: string
mergedId: string
}
export interface MergePreview {
basis: string
keptName: string
mergedName: string
chanceCount: number
chanceNames: string[]
sites: Site[]
}
export interface CustomersMergeInput {
customerId: string
mergedId: string
basis: string
}
export interface CustomersUndoPreviewInput {
mergeId: string
}
export interface UndoPreview {
name: string
isRenamed: boolean
chanceCount: number
siteCount: number
stayingSites: string[]
lostChances: number
servicesElsewhere: string[]
}
export interface CustomersUndoMergeInput {
mergeId: string
}
export interface CustomersPlacesOfPostcodeInput {
postalCode: string
}
export interface PostcodePlace {
city: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
}
export interface CustomersFindAddressesInput {
text: string
}
export interface FoundAddress {
name: (string | null)
address: string
postalCode: string
city: string
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
country: string
}
export interface SiteInput {
name: string
address: string
postalCode: string
city: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
country: string
localHolidays?: (LocalHolidaysInput | null)
}
export interface LocalHolidaysInput {
peaceFestival?: (boolean | null)
assumption?: (boolean | null)
corpusChristi?: (boolean | null)
}
export interface CustomersAddSiteInput {
customerId: string
input: SiteInput
}
export interface SiteEdit {
name?: string
address?: string
postalCode?: string
city?: string
province?: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
country?: string
localHolidays?: (LocalHolidaysInput | null)
}
export interface CustomersUpdateSiteInput {
siteId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
confirmsMovedServices?: (boolean | null)
input: SiteEdit
}
export interface ConfigurationOverview {
tables: TableSummary[]
}
export interface TableSummary {
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
active: number
pending: number
nextChange: (string | null)
permissions: ("ADD" | "DELETE" | "IMPORT")[]
}
export interface ConfigurationHistoryInput {
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
first?: number
after?: (string | null)
}
export interface TableChangePage {
edges: TableChangeEdge[]
pageInfo: PageInfo
}
export interface TableChangeEdge {
node: TableChange
cursor: string
}
export interface TableChange {
id: string
at: string
by: (Person | null)
action: ("add" | "remove" | "import" | "undoImport")
added: number
removed: number
importId: (string | null)
fileName: (string | null)
row: ({
[k: string]: string | number | null
} | null)
before: ({
[k: string]: string | number | null
} | null)
}
export interface ConfigurationAdminsListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
}
export interface ConfigAdministratorEdge {
node: ConfigAdministrator
cursor: string
}
export interface ConfigAdministrator {
id: number
firstname: string
lastname: string
picture: (string | null)
organizationId: number
organization: string
organizationName: string
permissions: ConfigAdministratorPermission[]
}
export interface ConfigurationAdminsListOutput {
edges: ConfigAdministratorEdge[]
pageInfo: PageInfo
permissions: ConfigAdministratorsPermission[]
}
export interface ConfigurationAdminsCandidatesInput {
first?: number
name?: (string | null)
}
export interface ConfigurationAdminsAddInput {
userId: number
}
export interface ConfigurationAdminsRemoveInput {
userId: number
}
export interface ConfigurationImportsPlanInput {
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
fileId: string
headingRow?: (number | null)
}
export interface ConfigurationImport {
id: string
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
organizationId: number
fileId: string
fileName: string
headingRow: (number | null)
state: ("reading" | "planned" | "refused" | "committed" | "undone" | "discarded")
done: number
total: number
problem: (FileProblem | null)
notes: FileNote[]
counts: ImportCounts
planHash: (string | null)
by: (Person | null)
createdAt: string
committedAt: (string | null)
undoneAt: (string | null)
permissions: ("COMMIT" | "UNDO" | "DISCARD")[]
}
export interface FileProblem {
code: ("WRONG_FILE_TYPE" | "MACRO_WORKBOOK" | "BINARY_WORKBOOK" | "WEB_PAGE" | "EMPTY_FILE" | "TOO_MANY_ROWS" | "TOO_LARGE" | "TOO_LARGE_UNPACKED" | "READING_TOO_LONG" | "READING_TOO_BIG" | "FORMULA_CELLS" | "MERGED_CELLS" | "DECLARED_SIZE_TOO_LARGE" | "ENCRYPTED" | "DAMAGED" | "UNSAFE_PATH" | "ENCODING_UNKNOWN" | "SHEET_MISSING" | "HEADINGS_MISSING" | "HEADING_EMPTY" | "COLUMN_MISSING" | "COLUMN_UNKNOWN" | "COLUMN_TWICE")
names: string[]
}
export interface FileNote {
code: ("SHEET_READ" | "HEADING_ROW" | "HEADING_ROWS" | "ROWS_ABOVE_SKIPPED" | "ROWS_BELOW_SKIPPED" | "HIDDEN_ROWS_SKIPPED" | "HIDDEN_COLUMNS_READ" | "COLUMNS_SKIPPED" | "COLUMNS_ZERO" | "FORMULA_VALUES_READ" | "OTHER_SHEETS_SKIPPED" | "ENCODING_READ")
names: string[]
count: number
}
export interface ImportCounts {
new: number
equal: number
changed: number
duplicate: number
wrong: number
}
export interface ConfigurationImportsByIdInput {
id: string
}
export interface ConfigurationImportsRowsInput {
id: string
verdicts?: (("new" | "equal" | "changed" | "duplicate" | "wrong")[] | null)
first?: number
after?: (string | null)
}
export interface ImportRowPage {
edges: ImportRowEdge[]
pageInfo: PageInfo
}
export interface ImportRowEdge {
node: ImportRow
cursor: string
}
export interface ImportRow {
id: string
row: number
verdict: ("new" | "equal" | "changed" | "duplicate" | "wrong")
texts: {
[k: string]: string
}
values: {
[k: string]: string | number | null
}
before: ({
[k: string]: string | number | null
} | null)
problems: CellProblem[]
notes: CellNote[]
}
export interface CellProblem {
column: (string | null)
problem: string
bound: (number | null)
}
export interface CellNote {
column: string
note: ("FORMULA_VALUE" | "ROUNDED_TO_WHOLE" | "UNUSUAL_SHARE")
bound: (number | null)
}
export interface ConfigurationImportsListInput {
table?: (("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday") | null)
first?: number
after?: (string | null)
}
export interface ConfigurationImportPage {
edges: ConfigurationImportEdge[]
pageInfo: PageInfo
}
export interface ConfigurationImportEdge {
node: ConfigurationImport
cursor: string
}
export interface ConfigurationImportsCommitInput {
id: string
planHash: string
skipWrong?: boolean
}
export interface ConfigurationImportsUndoInput {
id: string
}
export interface ConfigurationImportsDiscardInput {
id: string
}
export interface TariffFilters {
activeFrom?: (DayRange | null)
provinces?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
workdaysPerYear?: (NumberRange | null)
nightBonusRelative?: (NumberRange | null)
nightBonusAbsolute?: (NumberRange | null)
sundayBonusRelative?: (NumberRange | null)
sundayBonusAbsolute?: (NumberRange | null)
sundayNightBonusRelative?: (NumberRange | null)
sundayNightBonusAbsolute?: (NumberRange | null)
holidayBonusRelative?: (NumberRange | null)
holidayBonusAbsolute?: (NumberRange | null)
holidayNightBonusRelative?: (NumberRange | null)
holidayNightBonusAbsolute?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface DayRange {
gte?: (string | null)
lte?: (string | null)
}
export interface NumberRange {
gte?: (number | null)
lte?: (number | null)
}
export interface TariffSort {
field: TariffSortField
order: SortOrder
}
export interface ConfigurationTariffListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (TariffFilters | null)
sort?: (TariffSort | null)
}
export interface TariffPage {
edges: TariffEdge[]
pageInfo: PageInfo
}
export interface TariffEdge {
node: Tariff
cursor: string
}
export interface Tariff {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
workdaysPerYear: number
startNight: string
endNight: string
basisForBonusCalculation: BonusBasis
nightBonusRelative: number
nightBonusAbsolute: number
sundayBonusRelative: number
sundayBonusAbsolute: number
sundayNightBonusRelative: number
sundayNightBonusAbsolute: number
holidayBonusRelative: number
holidayBonusAbsolute: number
holidayNightBonusRelative: number
holidayNightBonusAbsolute: number
}
export interface TariffInput {
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
workdaysPerYear: number
startNight: string
endNight: string
basisForBonusCalculation: ("BASEWAGE" | "HOURLYWAGE")
nightBonusRelative: number
nightBonusAbsolute: number
sundayBonusRelative: number
sundayBonusAbsolute: number
sundayNightBonusRelative: number
sundayNightBonusAbsolute: number
holidayBonusRelative: number
holidayBonusAbsolute: number
holidayNightBonusRelative: number
holidayNightBonusAbsolute: number
}
export interface ConfigurationTariffAddInput {
input: TariffInput
}
export interface ConfigurationTariffRemoveInput {
id: string
}
export interface RemovedEntry {
id: string
}
export interface WageFilters {
activeFrom?: (DayRange | null)
provinces?: (("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
hourlyWage?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface WageSort {
field: WageSortField
order: SortOrder
}
export interface ConfigurationWageListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (WageFilters | null)
sort?: (WageSort | null)
}
export interface WagePage {
edges: WageEdge[]
pageInfo: PageInfo
}
export interface WageEdge {
node: Wage
cursor: string
}
export interface Wage {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
payGroup: string
hourlyWage: number
}
export interface WageInput {
activeFrom: string
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
payGroup: string
hourlyWage: number
}
export interface ConfigurationWageAddInput {
input: WageInput
}
export interface ConfigurationWageRemoveInput {
id: string
}
export interface SocialSecurityFilters {
activeFrom?: (DayRange | null)
value?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface SocialSecuritySort {
field: SocialSecuritySortField
order: SortOrder
}
export interface ConfigurationSocialSecurityListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (SocialSecurityFilters | null)
sort?: (SocialSecuritySort | null)
}
export interface SocialSecurityPage {
edges: SocialSecurityEdge[]
pageInfo: PageInfo
}
export interface SocialSecurityEdge {
node: SocialSecurity
cursor: string
}
export interface SocialSecurity {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
value: number
}
export interface SocialSecurityInput {
activeFrom: string
value: number
}
export interface ConfigurationSocialSecurityAddInput {
input: SocialSecurityInput
}
export interface ConfigurationSocialSecurityRemoveInput {
id: string
}
export interface LiabilityInsuranceFilters {
activeFrom?: (DayRange | null)
liabilityInsurance?: (NumberRange | null)
professionalAssociation?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface LiabilityInsuranceSort {
field: LiabilityInsuranceSortField
order: SortOrder
}
export interface ConfigurationLiabilityInsuranceListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (LiabilityInsuranceFilters | null)
sort?: (LiabilityInsuranceSort | null)
}
export interface LiabilityInsurancePage {
edges: LiabilityInsuranceEdge[]
pageInfo: PageInfo
}
export interface LiabilityInsuranceEdge {
node: LiabilityInsurance
cursor: string
}
export interface LiabilityInsurance {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
liabilityInsurance: number
professionalAssociation: number
}
export interface LiabilityInsuranceInput {
activeFrom: string
liabilityInsurance: number
professionalAssociation: number
}
export interface ConfigurationLiabilityInsuranceAddInput {
input: LiabilityInsuranceInput
}
export interface ConfigurationLiabilityInsuranceRemoveInput {
id: string
}
export interface VacationBonusFilters {
activeFrom?: (DayRange | null)
provinces?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
bonusRelative?: (NumberRange | null)
bonusAbsolute?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface VacationBonusSort {
field: BonusSortField
order: SortOrder
}
export interface ConfigurationVacationBonusListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (VacationBonusFilters | null)
sort?: (VacationBonusSort | null)
}
export interface VacationBonusPage {
edges: VacationBonusEdge[]
pageInfo: PageInfo
}
export interface VacationBonusEdge {
node: VacationBonus
cursor: string
}
export interface VacationBonus {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
bonusRelative: number
bonusAbsolute: number
}
export interface VacationBonusInput {
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
bonusRelative: number
bonusAbsolute: number
}
export interface ConfigurationVacationBonusAddInput {
input: VacationBonusInput
}
export interface ConfigurationVacationBonusRemoveInput {
id: string
}
export interface ChristmasBonusFilters {
activeFrom?: (DayRange | null)
provinces?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
bonusRelative?: (NumberRange | null)
bonusAbsolute?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface ChristmasBonusSort {
field: BonusSortField
order: SortOrder
}
export interface ConfigurationChristmasBonusListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (ChristmasBonusFilters | null)
sort?: (ChristmasBonusSort | null)
}
export interface ChristmasBonusPage {
edges: ChristmasBonusEdge[]
pageInfo: PageInfo
}
export interface ChristmasBonusEdge {
node: ChristmasBonus
cursor: string
}
export interface ChristmasBonus {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
bonusRelative: number
bonusAbsolute: number
}
export interface ChristmasBonusInput {
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
bonusRelative: number
bonusAbsolute: number
}
export interface ConfigurationChristmasBonusAddInput {
input: ChristmasBonusInput
}
export interface ConfigurationChristmasBonusRemoveInput {
id: string
}
export interface VacationDaysFilters {
activeFrom?: (DayRange | null)
provinces?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
lengthOfEmployment?: (NumberRange | null)
days?: (NumberRange | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface VacationDaysSort {
field: VacationDaysSortField
order: SortOrder
}
export interface ConfigurationVacationDaysListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (VacationDaysFilters | null)
sort?: (VacationDaysSort | null)
}
export interface VacationDaysPage {
edges: VacationDaysEdge[]
pageInfo: PageInfo
}
export interface VacationDaysEdge {
node: VacationDays
cursor: string
}
export interface VacationDays {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
lengthOfEmployment: number
days: number
}
export interface VacationDaysInput {
activeFrom: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
lengthOfEmployment: number
days: number
}
export interface ConfigurationVacationDaysAddInput {
input: VacationDaysInput
}
export interface ConfigurationVacationDaysRemoveInput {
id: string
}
export interface HolidaysFilters {
date?: (DayRange | null)
provinces?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[] | null)
status?: (EntryStatus[] | null)
organizations?: (number[] | null)
}
export interface HolidaysSort {
field: HolidaySortField
order: SortOrder
}
export interface ConfigurationHolidayListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
filters?: (HolidaysFilters | null)
sort?: (HolidaysSort | null)
}
export interface HolidaysPage {
edges: HolidaysEdge[]
pageInfo: PageInfo
}
export interface HolidaysEdge {
node: Holidays
cursor: string
}
export interface Holidays {
id: string
organizationId: number
organization: string
status: EntryStatus
createdBy: (Person | null)
createdAt: string
permissions: ("DELETE")[]
date: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
}
export interface AddHolidaysInput {
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
/**
 * @minItems 1
 * @maxItems 100
 */
dates: string[]
recurring?: boolean
}
export interface ConfigurationHolidayAddInput {
input: AddHolidaysInput
}
export interface AddedHolidays {
count: number
}
export interface ConfigurationHolidayRemoveInput {
id: string
}
export interface ConfigurationHolidayTakeOverInput {
/**
 * @minItems 1
 * @maxItems 16
 */
provinces: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")[]
/**
 * @minItems 1
 * @maxItems 10
 */
years: number[]
}
export interface ListViews {
views: ListView[]
choice: (ListChoice | null)
}
export interface ListView {
id: string
name: string
isShared: boolean
isOwn: boolean
ownerName: string
mayChange: boolean
version: number
definition: SavedDefinitionOutput
}
export interface SavedDefinitionOutput {
sort?: (ChanceSort | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
filters?: (SavedChanceFiltersOutput | null)
}
export interface ChanceSort {
field: ChanceSortField
order: SortOrder
}
export interface SavedChanceFiltersOutput {
search?: (string | null)
name?: (string | null)
customerName?: (string | null)
state?: (("pendingbiddecision" | "editing" | "pendingmarginapproval" | "readytosubmit" | "submitted" | "won" | "lost" | "notbidding")[] | null)
operationalOrgs?: (number[] | null)
chanceAdmins?: (number[] | null)
startDate?: (SentDayRange | null)
deadlineDate?: (SentDayRange | null)
revenue?: (NumberRangeOutput | null)
surcharge?: (NumberRangeOutput | null)
onlyOwn?: (boolean | null)
dueThisWeek?: (boolean | null)
awaitsMe?: (boolean | null)
archived?: (boolean | null)
}
export interface SentDayRange {
gte?: (string | null)
lte?: (string | null)
}
export interface NumberRangeOutput {
gte?: (number | null)
lte?: (number | null)
}
export interface ListChoice {
sort?: (ChanceSort | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
}
export interface SavedDefinition {
sort?: (ChanceSort | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
filters?: (SavedChanceFiltersOutput | null)
}
export interface SavedChanceFilters {
search?: (string | null)
name?: (string | null)
customerName?: (string | null)
state?: (("pendingbiddecision" | "editing" | "pendingmarginapproval" | "readytosubmit" | "submitted" | "won" | "lost" | "notbidding")[] | null)
operationalOrgs?: (number[] | null)
chanceAdmins?: (number[] | null)
startDate?: (SentDayRange | null)
deadlineDate?: (SentDayRange | null)
revenue?: (NumberRangeOutput | null)
surcharge?: (NumberRangeOutput | null)
onlyOwn?: (boolean | null)
dueThisWeek?: (boolean | null)
awaitsMe?: (boolean | null)
archived?: (boolean | null)
}
export interface ViewDefinition {
sort?: (ChanceSortInput | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
filters?: (ChanceFilters | null)
}
export interface ChanceSortInput {
field: ChanceSortField
order: SortOrder
}
export interface ChanceFilters {
search?: (string | null)
name?: (string | null)
customerName?: (string | null)
state?: (("pendingbiddecision" | "editing" | "pendingmarginapproval" | "readytosubmit" | "submitted" | "won" | "lost" | "notbidding")[] | null)
operationalOrgs?: (number[] | null)
chanceAdmins?: (number[] | null)
startDate?: (DayRange | null)
deadlineDate?: (DayRange | null)
revenue?: (NumberRange | null)
surcharge?: (NumberRange | null)
onlyOwn?: (boolean | null)
dueThisWeek?: (boolean | null)
awaitsMe?: (boolean | null)
archived?: (boolean | null)
}
export interface ViewsCreateInput {
name: string
isShared: boolean
definition: ViewDefinition
}
export interface ViewDefinitionInput {
sort?: (ChanceSortInput | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
filters?: (ChanceFilters | null)
}
export interface ViewsSaveInput {
id: string
name?: string
isShared?: boolean
definition?: ViewDefinitionInput
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface ViewsRemoveInput {
id: string
}
export interface ViewsRemoveOutput {
id: string
}
export interface ListChoiceInput {
sort?: (ChanceSortInput | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
}
export interface ChanceListInput {
first?: number
after?: (string | null)
currentPage?: (number | null)
sort?: (ChanceSortInput | null)
filters?: (ChanceFilters | null)
}
export interface ChancePage {
edges: ChanceEdge[]
pageInfo: PageInfo
}
export interface ChanceEdge {
node: ChanceRow
cursor: string
}
export interface ChanceRow {
id: string
shortNumber: string
name: string
state: ChanceState
customerName: string
revenue: (number | null)
isEstimated: boolean
offeredRevenue: (number | null)
outcome: (ChanceOutcome | null)
ratesChanged: boolean
margin: (number | null)
surcharge: (number | null)
profit: (number | null)
totalCost: (number | null)
minutes: (number | null)
submission: string
submissionTime: string
startDate: string
owner: Person
operationalOrganizations: OrganizationName[]
}
export interface ChanceOutcome {
closedOn: string
lossReason: (string | null)
winner: (string | null)
winningPrice: (number | null)
}
export interface OrganizationName {
id: number
shortName: string
}
export interface ChanceByIdInput {
id: string
}
export interface Chance {
id: string
organizationId: number
shortNumber: string
version: number
state: ChanceState
ratesChanged: boolean
recalculation: (RunningRecalculation | null)
offeredRevenue: (number | null)
offeredReason: (string | null)
reasonForLoss: (string | null)
lossReason: (string | null)
winner: (string | null)
winningPrice: (number | null)
description: ChanceDescription
deadline: ChanceDeadline
estimate: ChanceEstimate
contract: ChanceContract
additionalText: (string | null)
executiveSummary: (string | null)
referenceNumber: (string | null)
roundsUnitPrices: boolean
fullForm: ({
[k: string]: string | number | boolean | null
} | null)
missingForFull: string[]
margin: (number | null)
revenue: (number | null)
profit: (number | null)
minutes: (number | null)
totalCost: (number | null)
pricePerHour: (number | null)
monthlyRevenue: (number | null)
yearlyRevenue: (number | null)
surcharge: (number | null)
costDetails: (CostDetails | null)
profitAfterOverheads: (ProfitAfterOverheads | null)
additionalTotals: (ChanceTotals | null)
socialSecurity: (number | null)
liabilityInsurance: (number | null)
professionalAssociation: (number | null)
permissions: ChancePermission[]
denials: ChanceDenial[]
isOwner: boolean
mayTakeOver: boolean
mayCorrectOutcome: boolean
mayWithdrawBidder: boolean
mayArchive: boolean
customer: Customer
organizations: ChanceOrganization[]
progress: ChanceStep[]
turn: (ChanceTurn | null)
submittedAt: (string | null)
closedAt: (string | null)
archivedAt: (string | null)
archiveReason: (string | null)
createdAt: string
updatedAt: string
}
export interface RunningRecalculation {
id: string
step: ("loading" | "removing" | "updating" | "recalculating" | "done" | "failed")
done: number
total: number
percent: number
}
export interface ChanceDescription {
name: string
customerName: string
customerId: string
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
platform: (string | null)
awardingAuthority: (string | null)
ownerId: number
owner: Person
details: (string | null)
type: ChanceType
customerType: CustomerType
permanent: boolean
mobile: boolean
alarm: boolean
lotNumber: (string | null)
lotTitle: (string | null)
procedureKind: (ProcedureKind | null)
platformUrl: (string | null)
contactName: (string | null)
contactMail: (string | null)
contactPhone: (string | null)
}
export interface ChanceDeadline {
publication: (string | null)
submission: string
submissionTime: string
questions: (string | null)
outsideInformation: (string | null)
siteVisit: (string | null)
participation: (string | null)
participationTime: (string | null)
negotiation: (string | null)
negotiationTime: (string | null)
finalOffer: (string | null)
finalOfferTime: (string | null)
bindingUntil: (string | null)
bindingUntilTime: (string | null)
plannedAward: (string | null)
plannedAwardTime: (string | null)
}
export interface ChanceEstimate {
revenue: (number | null)
hoursPerMonth: (number | null)
margin: (number | null)
effort: (number | null)
description: (string | null)
}
export interface ChanceContract {
startDate: string
endDate: string
durationMonths: number
escalationClause: (number | null)
priceCriteria: (number | null)
qualityCriteria: (number | null)
referenceCriteria: (number | null)
paymentTerm: (number | null)
extensionCount: (number | null)
extensionMonths: (number | null)
}
export interface CostDetails {
type: CostType
minutes: number
payCosts: PayCosts
materialCosts: MaterialCosts
specialCosts: SpecialCosts
subcontractorCosts: number
totalCosts: number
}
export interface PayCosts {
baseWage: number
nonTariffAllowances: number
wage: number
bonusPay: number
training: number
briefing: number
fluctuationBriefing: number
sickness: number
vacation: number
vacationBonus: number
christmasBonus: number
holidayPay: number
socialSecurity: number
totalPayCosts: number
employeeCount: number
reserveEmployeeCount: number
}
export interface MaterialCosts {
uniform: number
trainingFees: number
otherMaterial: number
professionalAssociation: number
liabilityInsurance: number
totalMaterialCosts: number
}
export interface SpecialCosts {
car: number
purchase: number
totalSpecialCosts: number
}
export interface ProfitAfterOverheads {
contributionMargin: ShareOfPrice
overheads: ShareOfPrice
risk: ShareOfPrice
profit: ShareOfPrice
}
export interface ShareOfPrice {
amount: number
perHour: (number | null)
ofRevenue: (number | null)
}
export interface ChanceTotals {
count: number
revenue: (number | null)
totalCost: (number | null)
profit: (number | null)
margin: (number | null)
surcharge: (number | null)
minutes: (number | null)
pricePerHour: (number | null)
monthlyRevenue: (number | null)
yearlyRevenue: (number | null)
profitAfterOverheads: (ProfitAfterOverheads | null)
}
export interface ChanceDenial {
permission: ChancePermission
code: string
names: string[]
}
export interface ChanceOrganization {
id: number
name: string
shortName: string
isOperational: boolean
isBidding: boolean
isOperationalHere: boolean
serviceCount: number
lastCalculatedAt: (string | null)
}
export interface ChanceStep {
step: ChanceProgressStep
status: StepStatus
done: (number | null)
total: (number | null)
at: (string | null)
}
export interface ChanceTurn {
task: TurnTask
organizationId: (number | null)
name: string
about: (string | null)
isMe: boolean
since: string
others: ChanceTurnOther[]
}
export interface ChanceTurnOther {
organizationId: (number | null)
name: string
about: (string | null)
task: TurnTask
}
export interface ChanceWhoDecidesInput {
chanceId: string
}
export interface AwaitedDecider {
groupId: string
organizationId: number
isOverrule: boolean
person: Person
onBehalfOf: (string | null)
}
export interface ChanceInput {
description: DescriptionInput
deadline: DeadlineInput
estimate: EstimateInput
contract: ContractInput
/**
 * @minItems 1
 * @maxItems 100
 */
operationalOrganizationIds: number[]
additionalText?: (string | null)
referenceNumber?: (string | null)
}
export interface DescriptionInput {
name: string
customerId?: (string | null)
customerName?: (string | null)
customerType: ("existingCustomer" | "newService" | "newCustomer")
type: ("Public" | "Private")
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
ownerId?: (number | null)
platform?: (string | null)
awardingAuthority?: (string | null)
details: string
permanent?: boolean
mobile?: boolean
alarm?: boolean
lotNumber?: (string | null)
lotTitle?: (string | null)
procedureKind?: (ProcedureKind | null)
platformUrl?: (string | null)
contactName?: (string | null)
contactMail?: (string | null)
contactPhone?: (string | null)
}
export interface DeadlineInput {
submission: string
submissionTime?: string
publication?: (string | null)
questions?: (string | null)
outsideInformation?: (string | null)
siteVisit?: (string | null)
participation?: (string | null)
participationTime?: (string | null)
negotiation?: (string | null)
negotiationTime?: (string | null)
finalOffer?: (string | null)
finalOfferTime?: (string | null)
bindingUntil?: (string | null)
bindingUntilTime?: (string | null)
plannedAward?: (string | null)
plannedAwardTime?: (string | null)
}
export interface EstimateInput {
revenue: number
hoursPerMonth: number
margin: number
effort: number
description?: (string | null)
}
export interface ContractInput {
startDate: string
endDate: string
pricingType?: (PricingType | null)
escalationClause?: (number | null)
priceCriteria: number
qualityCriteria: number
referenceCriteria: number
paymentTerm?: (number | null)
extensionCount?: (number | null)
extensionMonths?: (number | null)
}
export interface LotInput {
input: ChanceInput
}
export interface ChanceCreateInput {
input: ChanceInput
executiveSummary?: (string | null)
documents?: (string[] | null)
publications?: (number[] | null)
serviceDescription?: (number[] | null)
contracts?: (number[] | null)
otherDocuments?: (number[] | null)
aiImportId?: (string | null)
furtherLots?: (LotInput[] | null)
}
export interface CreatedChance {
id: string
warnings: ChanceWarning[]
furtherLots: CreatedLot[]
}
export interface CreatedLot {
id: string
warnings: ChanceWarning[]
}
export interface QuickChanceInput {
description: QuickDescriptionInput
deadline: QuickDeadlineInput
contract: QuickContractInput
/**
 * @minItems 1
 * @maxItems 100
 */
operationalOrganizationIds: number[]
additionalText?: (string | null)
}
export interface QuickDescriptionInput {
name: string
customerId?: (string | null)
customerName?: (string | null)
customerType: ("existingCustomer" | "newService" | "newCustomer")
ownerId?: (number | null)
type?: "QuickOffer"
lotNumber?: (string | null)
lotTitle?: (string | null)
}
export interface QuickDeadlineInput {
submission: string
submissionTime?: string
}
export interface QuickContractInput {
startDate: string
endDate: string
}
export interface QuickLotInput {
input: QuickChanceInput
fullForm?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface ChanceCreateQuickInput {
input: QuickChanceInput
executiveSummary?: (string | null)
documents?: (string[] | null)
publications?: (number[] | null)
serviceDescription?: (number[] | null)
contracts?: (number[] | null)
otherDocuments?: (number[] | null)
aiImportId?: (string | null)
fullForm?: ({
[k: string]: string | number | boolean | null
} | null)
furtherLots?: (QuickLotInput[] | null)
}
export interface ChanceEdit {
description?: DescriptionEdit
deadline?: DeadlineEdit
estimate?: EstimateEdit
contract?: ContractEdit
additionalText?: (string | null)
referenceNumber?: (string | null)
executiveSummary?: (string | null)
roundsUnitPrices?: boolean
}
export interface DescriptionEdit {
name?: string
type?: ChanceType
customerType?: ("existingCustomer" | "newService" | "newCustomer")
province?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
platform?: (string | null)
awardingAuthority?: (string | null)
details?: string
permanent?: boolean
mobile?: boolean
alarm?: boolean
lotNumber?: (string | null)
lotTitle?: (string | null)
procedureKind?: (ProcedureKind | null)
platformUrl?: (string | null)
contactName?: (string | null)
contactMail?: (string | null)
contactPhone?: (string | null)
}
export interface DeadlineEdit {
submission?: string
submissionTime?: string
publication?: (string | null)
questions?: (string | null)
outsideInformation?: (string | null)
siteVisit?: (string | null)
participation?: (string | null)
participationTime?: (string | null)
negotiation?: (string | null)
negotiationTime?: (string | null)
finalOffer?: (string | null)
finalOfferTime?: (string | null)
bindingUntil?: (string | null)
bindingUntilTime?: (string | null)
plannedAward?: (string | null)
plannedAwardTime?: (string | null)
}
export interface EstimateEdit {
revenue?: number
hoursPerMonth?: number
margin?: number
effort?: number
description?: (string | null)
}
export interface ContractEdit {
startDate?: string
endDate?: string
pricingType?: (PricingType | null)
escalationClause?: (number | null)
priceCriteria?: (number | null)
qualityCriteria?: (number | null)
referenceCriteria?: (number | null)
paymentTerm?: (number | null)
extensionCount?: (number | null)
extensionMonths?: (number | null)
}
export interface ChanceUpdateDetailsInput {
chanceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: ChanceEdit
confirmsRecalculation?: (boolean | null)
}
export interface ChanceUpdateContractDurationInput {
chanceId: string
startDate: string
endDate: string
confirmsRecalculation?: (boolean | null)
}
export interface ChanceChangeOwnerInput {
chanceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
newChanceAdminId: number
}
export interface ChanceChangeOwnersInput {
/**
 * @minItems 1
 * @maxItems 200
 */
chanceIds: string[]
newChanceAdminId: number
isTrial: boolean
}
export interface OwnerChange {
name: (string | null)
shortNumber: (string | null)
problem: (string | null)
names: string[]
}
export interface ChanceRenameCustomerInput {
chanceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
name: string
}
export interface ChanceLotsInput {
chanceId: string
}
export interface Lots {
lots: Lot[]
}
export interface Lot {
id: string
shortNumber: string
name: string
lotNumber: (string | null)
lotTitle: (string | null)
state: ChanceState
submission: string
submissionTime: string
customerName: string
revenue: (number | null)
isEstimated: boolean
margin: (number | null)
pricePerHour: (number | null)
minutes: (number | null)
version: number
isOwner: boolean
}
export interface ChanceLinkLotInput {
chanceId: string
otherId: string
shownIds?: (string[] | null)
}
export interface ChanceUnlinkLotInput {
chanceId: string
}
export interface ChanceProofsInput {
chanceId: string
}
export interface Proofs {
proofs: Proof[]
mayChange: boolean
}
export interface Proof {
id: string
label: string
doneAt: (string | null)
doneBy: (Person | null)
}
export interface ChanceAddProofsInput {
chanceId: string
/**
 * one proof each
 * 
 * @minItems 1
 * @maxItems 100
 */
labels: string[]
}
export interface ChanceTickProofInput {
proofId: string
isDone: boolean
}
export interface ChanceRemoveProofInput {
proofId: string
}
export interface ChanceCopyInput {
chanceId: string
name: string
submission: string
submissionTime?: string
startDate: string
endDate: string
withCriteria?: boolean
withBidders?: boolean
withServices?: boolean
asLot?: boolean
lotNumber?: (string | null)
}
export interface ChanceChangeLotsInput {
/**
 * @minItems 1
 * @maxItems 100
 */
chanceIds: string[]
versions?: (number[] | null)
submission?: (string | null)
submissionTime?: (string | null)
customerId?: (string | null)
customerName?: (string | null)
}
export interface ChangedLots {
lots: ChangedLot[]
}
export interface ChangedLot {
id: string
shortNumber: string
name: string
lotNumber: (string | null)
code: (string | null)
names: string[]
}
export interface ChanceUpdateStateInput {
chanceId: string
won?: (boolean | null)
reasonForLoss?: (string | null)
confirmRatesChanged?: (boolean | null)
offeredRevenue?: (number | null)
offeredReason?: (string | null)
confirmDeadlinePassed?: (boolean | null)
lossReasonId?: (string | null)
winner?: (string | null)
winningPrice?: (number | null)
}
export interface ChanceUndoOutcomeInput {
chanceId: string
}
export interface ChanceCorrectOutcomeInput {
chanceId: string
reason: string
}
export interface ChanceArchiveInput {
chanceId: string
reason?: (string | null)
}
export interface ChanceRestoreInput {
chanceId: string
}
export interface ChanceReadAwardNoticeInput {
chanceId: string
fileId: string
}
export interface AwardNotice {
title: (string | null)
buyer: (string | null)
reference: (string | null)
publicationNumber: (string | null)
publishedOn: (string | null)
hasOtherReference: boolean
lots: AwardOfLot[]
likelyLot: (number | null)
}
export interface AwardOfLot {
lotNumber: (string | null)
lotTitle: (string | null)
isAwarded: boolean
winners: string[]
price: (number | null)
tenders: (number | null)
isOwn: boolean
}
export interface ChanceLossReasonsInput {
chanceId: string
}
export interface OfferedLossReason {
id: string
name: string
}
export interface DocumentsOfChanceInput {
chanceId: string
format?: (DocumentFormat | null)
status?: (KnowledgeBaseStatus | null)
}
export interface Document {
id: string
chanceId: string
fileName: string
url: string
type: DocumentType
format: DocumentFormat
fileType: DocumentFileType
status: KnowledgeBaseStatus
aiImportId: (string | null)
folder: string
size: number
version: number
versionId: string
scan: ScanState
lastError: (string | null)
createdAt: string
changedAt: string
createdBy: (Person | null)
}
export interface DocumentsRoomInput {
chanceId: string
}
export interface DocumentRoom {
mayAdd: boolean
mayRemove: boolean
mayChangeKnowledgeBase: boolean
used: number
quota: number
}
export interface DocumentsVersionsInput {
documentId: string
}
export interface DocumentVersion {
id: string
documentId: string
number: number
fileName: string
url: string
size: number
scan: ScanState
createdAt: string
createdBy: (Person | null)
}
export interface DocumentsAddInput {
chanceId: string
document: string
documentType: ("contract" | "publication" | "service_description" | "other")
addToKnowledgeBase?: (boolean | null)
folder?: (string | null)
versionOf?: (string | null)
}
export interface AddedDocument {
id: string
chanceId: string
fileName: string
url: string
type: DocumentType
format: DocumentFormat
fileType: DocumentFileType
status: KnowledgeBaseStatus
aiImportId: (string | null)
folder: string
size: number
version: number
versionId: string
scan: ScanState
lastError: (string | null)
createdAt: string
changedAt: string
createdBy: (Person | null)
warnings: DocumentWarning[]
}
export interface DocumentsRemoveInput {
chanceId: string
documentId: string
}
export interface RemovedDocument {
id: string
chanceId: string
}
export interface DocumentsAddToKnowledgeBaseInput {
documentId: string
}
export interface DocumentsRemoveFromKnowledgeBaseInput {
documentId: string
}
export interface ReadingOfChanceInput {
chanceId: string
}
export interface DocumentReading {
documentId: string
versionId: string
state: ReadingState
problem: (ReadingProblem | null)
parts: number
unreadParts: number
canReadMore: boolean
leftOut: ReadingNote[]
}
export interface ReadingSearchInput {
chanceId: string
text: string
}
export interface DocumentHits {
hits: DocumentHit[]
}
export interface DocumentHit {
documentId: string
versionId: string
fileName: string
part: number
passage: number
heading: string
text: string
marks: DocumentHitMark[]
}
export interface DocumentHitMark {
start: number
end: number
}
export interface ReadingPlaceInput {
documentId: string
versionId: string
passage: number
}
export interface ReadingChangesInput {
documentId: string
versionId: string
}
export interface ReleaseChanges {
state: ComparisonState
changes: ReleaseChange[]
further: number
unreadParts: number
}
export interface ReleaseChange {
before: (number | null)
after: (number | null)
pieces: ChangedPiece[]
}
export interface ChangedPiece {
kind: ChangedPieceKind
text: string
}
export interface ReadingRetryInput {
documentId: string
}
export interface AiImportsStartInput {
/**
 * @minItems 1
 * @maxItems 200
 */
documents: string[]
publications?: (number[] | null)
serviceDescription?: (number[] | null)
contracts?: (number[] | null)
otherDocuments?: (number[] | null)
}
export interface AiImportState {
id: string
status: AiImportStatus
step: number
steps: AiImportStep[]
percent: number
publicationNames: string[]
problem: (AiImportFailure | null)
createdAt: string
finishedAt: (string | null)
keptUntil: (string | null)
createdBy: (Person | null)
chanceId: (string | null)
mayRemove: boolean
}
export interface AiImportStep {
step: AiImportStepName
state: AiImportStepState
}
export interface AiImportFailure {
code: AiImportProblem
names: string[]
}
export interface AiImportsStatusInput {
aiImportId: string
}
export interface AiImportsGetInput {
aiImportId: string
}
export interface AiImport {
id: string
status: AiImportStatus
step: number
steps: AiImportStep[]
percent: number
publicationNames: string[]
problem: (AiImportFailure | null)
createdAt: string
finishedAt: (string | null)
keptUntil: (string | null)
createdBy: (Person | null)
chanceId: (string | null)
mayRemove: boolean
documents: AiImportDocument[]
extractedData: ExtractedField[]
structuredData: AiImportData
lots: AiImportLot[]
executiveSummary: (ExecutiveSummary | null)
}
export interface AiImportDocument {
id: string
versionId: string
fileName: string
url: string
type: DocumentType
fileType: DocumentFileType
size: number
parts: (number | null)
unreadParts: number
problem: (("DAMAGED" | "ENCRYPTED" | "TOO_LARGE_UNPACKED" | "READING_TOO_LONG" | "READING_TOO_BIG" | "READER_FAILED") | null)
}
export interface ExtractedField {
field: string
value: string
formValue: (string | number | boolean | null)
confidence: number
evidence: FieldEvidence[]
}
export interface FieldEvidence {
documentId: string
versionId: string
fileName: string
quote: string
place: DocumentPlace
}
export interface AiImportData {
description: AiImportDescription
deadline: AiImportDeadline
contract: AiImportContract
referenceNumber: (string | null)
}
export interface AiImportDescription {
name: (string | null)
type: (ChanceType | null)
customerName: (string | null)
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
platform: (string | null)
platformUrl: (string | null)
awardingAuthority: (string | null)
details: (string | null)
procedureKind: (ProcedureKind | null)
lotNumber: (string | null)
lotTitle: (string | null)
contactName: (string | null)
contactMail: (string | null)
contactPhone: (string | null)
permanent: (boolean | null)
mobile: (boolean | null)
alarm: (boolean | null)
}
export interface AiImportDeadline {
submission: (string | null)
submissionTime: (string | null)
publication: (string | null)
questions: (string | null)
siteVisit: (string | null)
participation: (string | null)
participationTime: (string | null)
bindingUntil: (string | null)
}
export interface AiImportContract {
startDate: (string | null)
endDate: (string | null)
priceCriteria: (number | null)
qualityCriteria: (number | null)
referenceCriteria: (number | null)
paymentTerm: (number | null)
extensionCount: (number | null)
extensionMonths: (number | null)
}
export interface AiImportLot {
number: string
title: (string | null)
part: number
documentId: string
evidence: (FieldEvidence | null)
estimatedValue: (number | null)
sites: string[]
structuredData: AiImportData
}
export interface ExecutiveSummary {
text: string
sentences: SummarySentence[]
sources: SummarySource[]
}
export interface SummarySentence {
text: string
sources: number[]
}
export interface SummarySource {
number: number
documentId: string
versionId: string
fileName: string
quote: string
place: DocumentPlace
}
export interface AiImportsListInput {
section?: (AiImportSection | null)
first?: number
after?: (string | null)
}
export interface AiImportStatePage {
edges: AiImportStateEdge[]
pageInfo: PageInfo
}
export interface AiImportStateEdge {
node: AiImportState
cursor: string
}
export interface AiImportsChancesInput {
first?: number
after?: (string | null)
}
export interface ChanceWithAiImportPage {
edges: ChanceWithAiImportEdge[]
pageInfo: PageInfo
}
export interface ChanceWithAiImportEdge {
node: ChanceWithAiImport
cursor: string
}
export interface ChanceWithAiImport {
id: string
name: string
aiImportId: string
}
export interface AiImportsChangedNoticesInput {
aiImportId: string
}
export interface ChangedNotice {
chanceId: string
shortNumber: string
name: string
customerName: string
lotNumber: (string | null)
lotTitle: (string | null)
version: number
mayChange: boolean
knownBy: NoticeKnownBy
changes: NoticeChange[]
}
export interface NoticeChange {
field: string
before: (string | number | boolean | null)
after: (string | number | boolean | null)
days: (number | null)
isNew: boolean
confidence: number
evidence: FieldEvidence[]
}
export interface AiImportsTakeOverNoticeInput {
aiImportId: string
chanceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: ChanceEdit
confirmsRecalculation?: (boolean | null)
}
export interface TookOverNotice {
chanceId: string
}
export interface AiImportsRemoveInput {
aiImportId: string
}
export interface RemovedAiImport {
id: string
}
export interface ServicesOfChanceInput {
chanceId: string
operationalOrganizationId?: (number | null)
}
export interface ServicesOfChance {
services: Service[]
chanceCostDetails: (CostDetails | null)
}
export interface Service {
id: string
chanceId: string
operationalOrganizationId: number
operationalOrganizationShortName: string
type: ServiceType
additional: boolean
name: string
info: (string | null)
payGroup: string
siteId: (string | null)
site: (Site | null)
hourlyWage: number
wageFollowsTable: boolean
assumedWageRise: number
nonTariffAllowance: number
hoursBriefingPerEmployee: number
transferredEmployeePercentage: number
pauseIncluded: boolean
subcontractorHourlyRate: (number | null)
headsFrom: HeadsFrom
typedHeads: (number | null)
travelTime: (number | null)
revenueCalculationType: (RevenueCalculationType | null)
margin: (number | null)
flatRate: (number | null)
hourlyRateAbsolute: (HourlyRateAbsolute | null)
hourlyRateRelative: (HourlyRateRelative | null)
advancedCostParameters: AdvancedCostParameters
defaultCostParameters: (AdvancedCostParameters | null)
shifts: Shift[]
siteVisits: SiteVisit[]
cars: Car[]
purchases: Purchase[]
revenue: (number | null)
totalCost: (number | null)
surcharge: (number | null)
minutesTotal: (number | null)
minutesPerTariff: TariffMinutes[]
vacationDays: (number | null)
vacationBonusRelative: (number | null)
vacationBonusAbsolute: (number | null)
christmasBonusRelative: (number | null)
christmasBonusAbsolute: (number | null)
pricing: (Pricing | null)
profitAfterOverheads: (ProfitAfterOverheads | null)
unitPrices: (UnitPrices | null)
heads: (HeadsOfService | null)
wageTable: (FollowedWages | null)
costDetails: CostDetails[]
warnings: ServiceWarning[]
problem: (ServiceProblem | null)
rateRows: RateRow[]
permissions: ServicePermission[]
denials: ServiceDenial[]
version: number
recalculatedAt: (string | null)
createdAt: string
updatedAt: string
}
export interface HourlyRateAbsolute {
day: number
night: number
sunday: number
sundayNight: number
holiday: number
holidayNight: number
}
export interface HourlyRateRelative {
day: number
night: number
sunday: number
sundayNight: number
holiday: number
holidayNight: number
}
export interface Shift {
id: string
replacedIds: string[]
employeeQuantity: number
subContractorQuantity: number
startTime: string
endTime: string
pauseStartTime: (string | null)
pauseEndTime: (string | null)
monday: boolean
tuesday: boolean
wednesday: boolean
thursday: boolean
friday: boolean
saturday: boolean
sunday: boolean
holiday: boolean
applyHolidayPay: boolean
startDate: (string | null)
endDate: (string | null)
duration: number
pauseDuration: number
}
export interface SiteVisit {
id: string
serviceId: string
type: SiteVisitType
duration: number
margin: number
mondayDay: number
mondayNight: number
tuesdayDay: number
tuesdayNight: number
wednesdayDay: number
wednesdayNight: number
thursdayDay: number
thursdayNight: number
fridayDay: number
fridayNight: number
saturdayDay: number
saturdayNight: number
sundayDay: number
sundayNight: number
holidayDay: number
holidayNight: number
startDate: (string | null)
endDate: (string | null)
visits: (number | null)
cost: (number | null)
revenue: (number | null)
pricePerSiteVisit: (number | null)
minutesPerTariff: TariffMinutes[]
}
export interface TariffMinutes {
type: TariffPeriod
minutes: number
}
export interface Car {
netValue: number
runtime: number
yearlyInsurance: number
yearlyTax: number
yearlyKilometers: number
consumption: number
fuelPrice: number
repairPerKilometer: number
quantity: number
id: string
serviceId: string
}
export interface Purchase {
name: string
purchaseCost: number
monthsDepreciation: number
yearlyMaintenance: number
yearlyRepair: number
yearlyAdditionals: number
quantity: number
id: string
serviceId: string
}
export interface Pricing {
totalRevenue: number
totalCost: number
profit: number
totalMargin: (number | null)
surcharge: (number | null)
pricePerHour: (number | null)
monthlyRevenue: number
yearlyRevenue: number
priceDetails: PriceDetail[]
}
export interface PriceDetail {
type: CostType
revenue: number
pricePerHour: (number | null)
}
export interface UnitPrices {
positions: PricePosition[]
exactRevenue: number
difference: number
}
export interface PricePosition {
unit: PricePositionUnit
period: (TariffPeriod | null)
siteVisitId: (string | null)
quantity: number
unitPrice: number
amount: number
exactAmount: number
difference: number
}
export interface HeadsOfService {
from: HeadsFrom
heads: number
average: number
fromShifts: number
postsAtOnce: number
byRest: number
byHours: number
byDuties: number
}
export interface FollowedWages {
assumedRise: number
averageWage: (number | null)
stretches: WageStretch[]
years: ContractYear[]
}
export interface WageStretch {
from: string
to: string
hourlyWage: number
rowId: string
isOwn: boolean
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
rowWage: number
assumedRises: number
hours: number
baseWage: number
minimumWage: (number | null)
}
export interface ContractYear {
from: string
to: string
minutes: number
cost: number
revenue: number
pricePerHour: (number | null)
}
export interface ServiceWarning {
code: string
detail: (string | null)
}
export interface ServiceProblem {
code: string
table: (string | null)
province: (string | null)
date: (string | null)
}
export interface RateRow {
table: string
id: string
province: (string | null)
activeFrom: string
}
export interface ServiceDenial {
permission: ServicePermission
code: string
names: string[]
}
export interface ServicesByIdInput {
serviceId: string
}
export interface ServicesRateBookInput {
chanceId: string
operationalOrganizationId: number
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
localHolidays?: (LocalHoliday[] | null)
}
export interface RateBook {
tariffs: {
id: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
workdaysPerYear: number
startNight: string
endNight: string
basisForBonusCalculation: BonusBasis
bonuses: {
night: {
relative: number
absolute: number
}
sunday: {
relative: number
absolute: number
}
sundayNight: {
relative: number
absolute: number
}
holiday: {
relative: number
absolute: number
}
holidayNight: {
relative: number
absolute: number
}
}
}[]
socialSecurity: {
id: string
activeFrom: string
value: number
}[]
insurances: {
id: string
activeFrom: string
liabilityInsurance: number
professionalAssociation: number
}[]
vacationBonus: {
id: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
bonusRelative: number
bonusAbsolute: number
}[]
christmasBonus: {
id: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
bonusRelative: number
bonusAbsolute: number
}[]
vacationDays: {
id: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
lengthOfEmployment: number
days: number
}[]
holidays: {
id: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
date: string
}[]
wages: {
id: string
isOwn: boolean
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
payGroup: string
activeFrom: string
hourlyWage: number
}[]
}
export interface ServicesPayGroupsInput {
chanceId: string
operationalOrganizationId: number
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
}
export interface PayGroups {
groups: PayGroup[]
}
export interface PayGroup {
name: string
hourlyWage: number
lastWage: (number | null)
isKnown: boolean
table: WageOfTable[]
}
export interface WageOfTable {
from: string
hourlyWage: number
activeFrom: string
isOwn: boolean
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
}
export interface ServicesUsualCostsInput {
chanceId: string
}
export interface UsualCosts {
cars: UsualCarCosts
purchases: UsualPurchaseCosts
}
export interface UsualCarCosts {
netValue: (number | null)
runtime: (number | null)
yearlyInsurance: (number | null)
yearlyTax: (number | null)
yearlyKilometers: (number | null)
consumption: (number | null)
fuelPrice: (number | null)
repairPerKilometer: (number | null)
}
export interface UsualPurchaseCosts {
purchaseCost: (number | null)
monthsDepreciation: (number | null)
yearlyMaintenance: (number | null)
yearlyRepair: (number | null)
yearlyAdditionals: (number | null)
}
export interface PermanentServiceInput {
name: string
info?: (string | null)
payGroup: string
hourlyWage: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
transferredEmployeePercentage?: number
pauseIncluded?: boolean
subcontractorHourlyRate?: (number | null)
headsFrom?: ("AVERAGE" | "SHIFTS" | "TYPED")
typedHeads?: (number | null)
operationalOrganizationId: number
revenue: RevenueCalculationInput
/**
 * @minItems 1
 * @maxItems 200
 */
shifts: ShiftInput[]
/**
 * @maxItems 100
 */
cars?: CarInput[]
/**
 * @maxItems 100
 */
purchases?: PurchaseInput[]
}
export interface HourlyRateAbsoluteInput {
day: number
night: number
sunday: number
sundayNight: number
holiday: number
holidayNight: number
}
export interface HourlyRateRelativeInput {
day: number
night: number
sunday: number
sundayNight: number
holiday: number
holidayNight: number
}
export interface ShiftInput {
employeeQuantity: number
subContractorQuantity?: number
startTime: string
endTime: string
pauseStartTime?: (string | null)
pauseEndTime?: (string | null)
monday?: boolean
tuesday?: boolean
wednesday?: boolean
thursday?: boolean
friday?: boolean
saturday?: boolean
sunday?: boolean
holiday?: boolean
applyHolidayPay?: boolean
startDate?: (string | null)
endDate?: (string | null)
}
export interface CarInput {
netValue: number
runtime: number
yearlyInsurance: number
yearlyTax: number
yearlyKilometers: number
consumption: number
fuelPrice: number
repairPerKilometer: number
quantity: number
}
export interface PurchaseInput {
name: string
purchaseCost: number
monthsDepreciation: number
yearlyMaintenance: number
yearlyRepair: number
yearlyAdditionals: number
quantity: number
}
export interface ServicesAddPermanentInput {
chanceId: string
input: PermanentServiceInput1
}
export interface PermanentServiceInput1 {
name: string
info?: (string | null)
payGroup: string
hourlyWage: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
transferredEmployeePercentage?: number
pauseIncluded?: boolean
subcontractorHourlyRate?: (number | null)
headsFrom?: ("AVERAGE" | "SHIFTS" | "TYPED")
typedHeads?: (number | null)
operationalOrganizationId: number
revenue: RevenueCalculationInput
/**
 * @minItems 1
 * @maxItems 200
 */
shifts: ShiftInput[]
/**
 * @maxItems 100
 */
cars?: CarInput[]
/**
 * @maxItems 100
 */
purchases?: PurchaseInput[]
}
export interface PermanentServiceEdit {
name?: string
info?: (string | null)
payGroup?: string
hourlyWage?: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee?: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
transferredEmployeePercentage?: number
pauseIncluded?: boolean
subcontractorHourlyRate?: (number | null)
headsFrom?: HeadsFrom
typedHeads?: (number | null)
revenue?: RevenueCalculationInputInput
revenueCalculationType?: (RevenueCalculationType | null)
margin?: (number | null)
flatRate?: (number | null)
hourlyRateAbsolute?: (HourlyRateAbsoluteInput | null)
hourlyRateRelative?: (HourlyRateRelativeInput | null)
}
export interface ServicesEditPermanentInput {
serviceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: PermanentServiceEdit1
}
export interface PermanentServiceEdit1 {
name?: string
info?: (string | null)
payGroup?: string
hourlyWage?: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee?: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
transferredEmployeePercentage?: number
pauseIncluded?: boolean
subcontractorHourlyRate?: (number | null)
headsFrom?: HeadsFrom
typedHeads?: (number | null)
revenue?: RevenueCalculationInputInput
revenueCalculationType?: (RevenueCalculationType | null)
margin?: (number | null)
flatRate?: (number | null)
hourlyRateAbsolute?: (HourlyRateAbsoluteInput | null)
hourlyRateRelative?: (HourlyRateRelativeInput | null)
}
export interface ServicesUpdatePauseIncludedInput {
serviceId: string
pauseIncluded: boolean
}
export interface ServicesUpdateRevenueCalculationInput {
serviceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: RevenueCalculationInputInput
}
export interface CopyServicesInput {
chanceId: string
operationalOrganizationId?: (number | null)
siteId?: (string | null)
}
export interface ServicesCopyInput {
/**
 * @minItems 1
 * @maxItems 200
 */
serviceIds: string[]
isTrial?: boolean
input: CopyServicesInput
}
export interface CopiedServices {
chanceId: string
services: CopiedService[]
}
export interface CopiedService {
sourceId: string
sourceName: string
serviceId: (string | null)
name: string
operationalOrganizationId: number
operationalOrganizationShortName: string
siteId: (string | null)
siteName: (string | null)
keepsCostParameters: boolean
effect: ContractMoveEffect
cuts: CutPart[]
revenue: (number | null)
pricePerHour: (number | null)
problem: (ServiceProblem | null)
}
export interface CutPart {
part: DatedPart
id: string
label: string
startDate: (string | null)
endDate: (string | null)
newStartDate: (string | null)
newEndDate: (string | null)
isDropped: boolean
}
export interface ServicesRaiseWagesInput {
chanceId: string
/**
 * @minItems 1
 * @maxItems 200
 */
serviceIds: string[]
raise: WageRaise
/**
 * @maxItems 200
 */
seenWages?: number[]
isTrial?: boolean
}
export interface RaisedWages {
chanceId: string
services: RaisedWage[]
}
export interface RaisedWage {
serviceId: string
serviceName: string
operationalOrganizationId: number
operationalOrganizationShortName: string
before: WageFigures
after: WageFigures
revenueByTables: (number | null)
problem: (ServiceProblem | null)
}
export interface WageFigures {
hourlyWage: number
revenue: (number | null)
totalCost: (number | null)
margin: (number | null)
pricePerHour: (number | null)
}
export interface ServicesRemoveInput {
serviceId: string
}
export interface ServicesRemoveOutput {
id: string
}
export interface ServicesAddShiftInput {
serviceId: string
shift: ShiftInput
}
export interface ServicesEditShiftInput {
serviceId: string
shiftId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
shift: ShiftInput
}
export interface ServicesRemoveShiftInput {
serviceId: string
shiftId: string
}
export interface MobileServiceInput {
name: string
info?: (string | null)
payGroup: string
hourlyWage: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
operationalOrganizationId: number
travelTime: number
/**
 * @minItems 1
 * @maxItems 200
 */
siteVisits: SiteVisitInput[]
}
export interface SiteVisitInput {
type: ("OPENING" | "CONTROL" | "CLOSING")
duration: number
margin: number
mondayDay?: number
mondayNight?: number
tuesdayDay?: number
tuesdayNight?: number
wednesdayDay?: number
wednesdayNight?: number
thursdayDay?: number
thursdayNight?: number
fridayDay?: number
fridayNight?: number
saturdayDay?: number
saturdayNight?: number
sundayDay?: number
sundayNight?: number
holidayDay?: number
holidayNight?: number
startDate?: (string | null)
endDate?: (string | null)
}
export interface ServicesAddMobileInput {
chanceId: string
input: MobileServiceInput
}
export interface MobileServiceEdit {
name?: string
info?: (string | null)
payGroup?: string
hourlyWage?: number
wageFollowsTable?: boolean
assumedWageRise?: number
nonTariffAllowance?: number
hoursBriefingPerEmployee?: number
additional?: boolean
siteId?: (string | null)
siteInput?: (SiteInput | null)
travelTime?: number
/**
 * @minItems 1
 * @maxItems 200
 */
siteVisits?: SiteVisitInput[]
advancedCostParameters?: MobileServiceCostParameters
}
export interface MobileServiceCostParameters {
averageHoursWorkedPerMonth?: number
trainingDays?: number
yearlyTrainingCosts?: number
sickDays?: number
employeeFluctuation?: number
yearlyUniformCosts?: number
otherMaterialCosts?: number
averageLengthOfEmployment?: number
carCostsPerMinute?: number
otherCostsPerMinute?: number
overheadsShare?: number
overheadsPerHour?: number
riskShare?: number
riskPerHour?: number
}
export interface ServicesEditMobileInput {
serviceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: MobileServiceEdit
}
export interface ServicesRecreateMobileInput {
serviceId: string
input: MobileServiceInput
}
export interface ServicesUpdateCostParametersInput {
serviceId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
acpFields: AdvancedCostParametersInput
}
export interface ServicesAddSiteVisitInput {
serviceId: string
siteVisit: SiteVisitInput
}
export interface ServicesEditSiteVisitInput {
serviceId: string
siteVisitId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
siteVisit: SiteVisitInput
}
export interface ServicesRemoveSiteVisitInput {
serviceId: string
siteVisitId: string
}
export interface ServicesAddCarInput {
serviceId: string
car: CarInput
}
export interface ServicesEditCarInput {
serviceId: string
carId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
car: CarInput
}
export interface ServicesRemoveCarInput {
serviceId: string
carId: string
}
export interface ServicesAddPurchaseInput {
serviceId: string
purchase: PurchaseInput
}
export interface ServicesEditPurchaseInput {
serviceId: string
purchaseId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
purchase: PurchaseInput
}
export interface ServicesRemovePurchaseInput {
serviceId: string
purchaseId: string
}
export interface ServicesOrderInput {
serviceId: string
}
export interface ServiceOrder {
serviceId: string
version: number
posts: OrderedPost[]
}
export interface OrderedPost {
name: string
heads: number
startTime: string
endTime: string
monday: boolean
tuesday: boolean
wednesday: boolean
thursday: boolean
friday: boolean
saturday: boolean
sunday: boolean
holiday: boolean
}
export interface OrderedPostInput {
name: string
heads: number
startTime: string
endTime: string
monday?: boolean
tuesday?: boolean
wednesday?: boolean
thursday?: boolean
friday?: boolean
saturday?: boolean
sunday?: boolean
holiday?: boolean
}
export interface ServicesSaveOrderInput {
serviceId: string
version?: (number | null)
/**
 * @maxItems 200
 */
posts: OrderedPostInput[]
}
export interface ChangedShift {
id: string
base?: ({
[k: string]: string | number | boolean | null
} | null)
row: ShiftInput
}
export interface ServicesSaveShiftsInput {
serviceId: string
version?: (number | null)
/**
 * @maxItems 200
 */
added?: ShiftInput[]
/**
 * @maxItems 200
 */
changed?: ChangedShift[]
/**
 * @maxItems 200
 */
removed?: string[]
}
export interface ChangedSiteVisit {
id: string
base?: ({
[k: string]: string | number | boolean | null
} | null)
row: SiteVisitInput
}
export interface ServicesSaveSiteVisitsInput {
serviceId: string
version?: (number | null)
/**
 * @maxItems 200
 */
added?: SiteVisitInput[]
/**
 * @maxItems 200
 */
changed?: ChangedSiteVisit[]
/**
 * @maxItems 200
 */
removed?: string[]
}
export interface ChangedCar {
id: string
base?: ({
[k: string]: string | number | boolean | null
} | null)
row: CarInput
}
export interface ServicesSaveCarsInput {
serviceId: string
version?: (number | null)
/**
 * @maxItems 100
 */
added?: CarInput[]
/**
 * @maxItems 100
 */
changed?: ChangedCar[]
/**
 * @maxItems 100
 */
removed?: string[]
}
export interface ChangedPurchase {
id: string
base?: ({
[k: string]: string | number | boolean | null
} | null)
row: PurchaseInput
}
export interface ServicesSavePurchasesInput {
serviceId: string
version?: (number | null)
/**
 * @maxItems 100
 */
added?: PurchaseInput[]
/**
 * @maxItems 100
 */
changed?: ChangedPurchase[]
/**
 * @maxItems 100
 */
removed?: string[]
}
export interface ServicesRecalculateInput {
chanceId: string
organizationId: number
}
export interface ServicesOutdatedRatesInput {
chanceId: string
}
export interface OutdatedRates {
chanceId: string
organizations: OrganizationWithChangedRates[]
}
export interface OrganizationWithChangedRates {
organizationId: number
organization: string
services: number
costStored: number
costNow: (number | null)
revenueStored: number
revenueNow: (number | null)
mayRecalculate: boolean
rows: ChangedRateRow[]
}
export interface ChangedRateRow {
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
province: (string | null)
activeFrom: string
change: ("added" | "removed")
}
export interface ServicesWarningsInput {
chanceId: string
}
export interface WarningsOfChance {
chanceId: string
warnings: ChancePriceWarning[]
}
export interface ChancePriceWarning {
code: ("HOLIDAYS_MISSING_FOR_YEAR" | "VACATION_BONUS_MISSING" | "CHRISTMAS_BONUS_MISSING" | "SUBCONTRACTOR_RATE_MISSING" | "ZERO_MINUTES" | "NEGATIVE_MARGIN" | "SHORT_CONTRACT_BRIEFING" | "WAGE_BELOW_MINIMUM_WAGE" | "WAGE_RISE_ASSUMED" | "HEADS_BELOW_NEED" | "WAGE_BELOW_LOWEST_GROUP" | "WAGE_BELOW_TABLE" | "LOCAL_HOLIDAY_UNANSWERED")
detail: (string | null)
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
siteId: (string | null)
services: WarnedService[]
}
export interface WarnedService {
id: string
name: string
organizationId: number
organization: string
}
export interface ServicesSiteMoveInput {
siteId: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
localHolidays?: (LocalHolidaysInput | null)
}
export interface SiteMove {
services: MovedService[]
hiddenOpenServices: number
needsConfirmation: boolean
}
export interface MovedService {
serviceId: string
serviceName: string
chanceId: string
chanceName: string
chanceState: ChanceState
operationalOrganizationId: number
operationalOrganizationShortName: string
effect: MoveEffect
pricePerHour: (number | null)
pricePerHourThere: (number | null)
problem: (ServiceProblem | null)
}
export interface AddedRows {
/**
 * @maxItems 1000
 */
tariff?: TariffInput[]
/**
 * @maxItems 1000
 */
wage?: WageInput[]
/**
 * @maxItems 1000
 */
socialSecurity?: SocialSecurityInput[]
/**
 * @maxItems 1000
 */
liabilityInsurance?: LiabilityInsuranceInput[]
/**
 * @maxItems 1000
 */
vacationBonus?: VacationBonusInput[]
/**
 * @maxItems 1000
 */
christmasBonus?: ChristmasBonusInput[]
/**
 * @maxItems 1000
 */
vacationDays?: VacationDaysInput[]
/**
 * @maxItems 1000
 */
holiday?: HolidaysInput[]
}
export interface HolidaysInput {
date: string
province: ("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
}
export interface ServicesStartRateImpactInput {
add?: (AddedRows | null)
remove?: ({
table: ("tariff" | "wage" | "socialSecurity" | "liabilityInsurance" | "vacationBonus" | "christmasBonus" | "vacationDays" | "holiday")
id: string
}[] | null)
importId?: (string | null)
}
export interface RateImpact {
id: string
state: ("running" | "done" | "failed")
done: number
total: number
chances: number
services: number
unpriced: number
costBefore: number
costAfter: number
touched: TouchedChance[]
orphanedSeries: number
wages: WageImpact
}
export interface TouchedChance {
chanceId: string
shortNumber: string
name: string
state: string
organizationId: number
organization: string
services: number
costBefore: number
costAfter: (number | null)
}
export interface WageImpact {
services: number
below: number
chances: ChanceWithOtherWages[]
}
export interface ChanceWithOtherWages {
chanceId: string
shortNumber: string
name: string
state: string
organizationId: number
organization: string
services: number
below: number
}
export interface ServicesRateImpactInput {
id: string
}
export interface ScenariosOfChanceInput {
chanceId: string
}
export interface ScenariosOfChance {
chanceId: string
scenarios: Scenario[]
}
export interface Scenario {
id: string
chanceId: string
name: string
serviceCount: number
revenue: number
totalCost: number
margin: (number | null)
isOutdated: boolean
sources: ScenarioSource[]
createdBy: Person
version: number
createdAt: string
updatedAt: string
}
export interface ScenarioSource {
serviceId: string
sourceId: string
}
export interface ScenariosByIdInput {
scenarioId: string
}
export interface ScenariosCreateInput {
chanceId: string
name: string
serviceIds?: (string[] | null)
}
export interface ScenariosRenameInput {
scenarioId: string
previousName?: (string | null)
name: string
}
export interface ScenariosAdoptInput {
scenarioId: string
version: number
confirmsOvertaken?: (boolean | null)
}
export interface AdoptedScenario {
chanceId: string
changed: number
added: number
removed: number
revenue: number
totalCost: number
}
export interface ScenariosRemoveInput {
scenarioId: string
}
export interface ScenariosRemoveOutput {
id: string
}
export interface RecalculationsOfChanceInput {
chanceId: string
}
export interface LastRecalculation {
chanceId: string
last: (Recalculation | null)
}
export interface Recalculation {
id: string
chanceId: string
state: RecalculationState
step: RecalculationStep
percent: number
done: number
total: number
startDate: (string | null)
endDate: (string | null)
cause: RecalculationCause
isCopy: boolean
startedById: number
startedByName: string
failed: FailedService[]
createdAt: string
finishedAt: (string | null)
}
export interface FailedService {
serviceId: string
serviceName: string
problem: ServiceProblem
}
export interface RecalculationsContractMoveInput {
chanceId: string
startDate: string
endDate: string
}
export interface ContractMove {
chanceId: string
services: ServiceInContractMove[]
isWorthAsking: boolean
}
export interface ServiceInContractMove {
serviceId: string
serviceName: string
operationalOrganizationId: number
operationalOrganizationShortName: string
revenue: (number | null)
effect: ContractMoveEffect
cuts: CutPart[]
}
export interface ChangedChances {
chances: StartedRecalculation[]
more: number
}
export interface StartedRecalculation {
chanceId: string
shortNumber: string
name: string
state: ChanceState
code: (string | null)
names: string[]
services: number
leftOut: string[]
}
export interface RecalculationsEffectsInput {
/**
 * @minItems 1
 * @maxItems 10
 */
chanceIds: string[]
cause?: (ChosenRecalculationCause | null)
}
export interface RecalculationEffects {
chances: RecalculationEffect[]
}
export interface RecalculationEffect {
chanceId: string
services: number
costBefore: (number | null)
costAfter: (number | null)
revenueBefore: (number | null)
revenueAfter: (number | null)
costByTables: (number | null)
revenueByTables: (number | null)
failing: string[]
takesOver: TakenOverParameter[]
}
export interface TakenOverParameter {
parameter: CostParameterName
from: number
to: number
services: number
}
export interface RecalculationsStartInput {
/**
 * @minItems 1
 * @maxItems 200
 */
chanceIds: string[]
cause?: (ChosenRecalculationCause | null)
}
export interface StartedRecalculations {
chances: StartedRecalculation[]
}
export interface ContractYearsOfChanceInput {
chanceId: string
operationalOrganizationId?: (number | null)
assumedWageRise?: (number | null)
}
export interface ContractYears {
chanceId: string
assumedWageRise: number
extensionCount: (number | null)
extensionMonths: (number | null)
parts: ContractPart[]
contract: (ContractPartSums | null)
options: (ContractPartSums | null)
total: (ContractPartSums | null)
rounding: (number | null)
services: ServiceYears[]
}
export interface ContractPart {
kind: ContractPartKind
number: number
from: string
to: string
sums: (ContractPartSums | null)
isAssumed: boolean
isHidden: boolean
}
export interface ContractPartSums {
minutes: number
hours: number
cost: number
revenue: number
profit: number
margin: (number | null)
pricePerHour: (number | null)
averageWage: (number | null)
}
export interface ServiceYears {
serviceId: string
name: string
operationalOrganizationId: number
operationalOrganizationShortName: string
additional: boolean
wageFollowsTable: boolean
assumedRise: number
endedRows: number
areRatesGone: boolean
contract: (ContractPartSums | null)
total: (ContractPartSums | null)
parts: ServicePart[]
}
export interface ServicePart {
kind: ContractPartKind
number: number
from: string
to: string
sums: (ContractPartSums | null)
isAssumed: boolean
isHidden: boolean
wages: PartWage[]
problem: (ServiceProblem | null)
lawfulHolidayYears: number[]
belowMinimumWage: (BelowMinimumWage | null)
}
export interface PartWage {
from: string
to: string
hourlyWage: number
basis: WageBasis
assumedRises: number
row: (PartWageRow | null)
}
export interface PartWageRow {
isOwn: boolean
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
activeFrom: string
hourlyWage: number
}
export interface BelowMinimumWage {
day: string
minimumWage: number
}
export interface ActualsOfChanceInput {
chanceId: string
}
export interface ContractActuals {
chanceId: string
isWon: boolean
currentMonth: string
organizations: ActualsOfOrganization[]
total: (ActualsTotal | null)
}
export interface ActualsOfOrganization {
operationalOrganizationId: number
operationalOrganizationShortName: string
isHidden: boolean
mayEnter: boolean
approvedMargin: (number | null)
isBelowApproved: boolean
problems: UnplannedService[]
areRatesGone: boolean
contract: (ActualOutcome | null)
soFar: (ComparedSoFar | null)
months: ComparedMonth[]
}
export interface UnplannedService {
service: string
problem: ServiceProblem
}
export interface ActualOutcome {
income: number
cost: number
profit: number
margin: (number | null)
}
export interface ComparedSoFar {
months: number
times: ComparedTime[]
planned: ActualOutcome
actual: ActualOutcome
variances: ActualVariances
}
export interface ComparedTime {
kindOfTime: TariffPeriod
planned: PlannedTime
actual: (ActualTime | null)
}
export interface PlannedTime {
hours: number
absenceHours: number
payCost: number
otherCost: number
income: number
}
export interface ActualTime {
hours: number
absenceHours: number
payCost: number
income: number
isInvoiced: boolean
}
export interface ActualVariances {
payCost: number
hours: number
kindOfTime: number
absence: number
wage: number
income: number
profit: number
}
export interface ComparedMonth {
month: string
version: number
changedBy: (Person | null)
changedAt: (string | null)
times: ComparedTime[]
planned: ActualOutcome
actual: (ActualOutcome | null)
variances: (ActualVariances | null)
}
export interface ActualsTotal {
planned: ActualOutcome
actual: ActualOutcome
variances: ActualVariances
approvedMargin: (number | null)
isBelowApproved: boolean
}
export interface ActualsMarksInput {
chanceId: string
}
export interface MarginMarks {
chanceId: string
below: MarginMark[]
}
export interface MarginMark {
operationalOrganizationId: number
operationalOrganizationShortName: string
margin: (number | null)
approvedMargin: (number | null)
}
export interface ActualTimesInput {
day?: (ActualTimeInput | null)
night?: (ActualTimeInput | null)
sunday?: (ActualTimeInput | null)
sundayNight?: (ActualTimeInput | null)
holiday?: (ActualTimeInput | null)
holidayNight?: (ActualTimeInput | null)
}
export interface ActualTimeInput {
hours: number
absenceHours: number
payCost: number
income?: (number | null)
}
export interface ActualsUpdateMonthInput {
chanceId: string
operationalOrganizationId: number
month: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
times: ActualTimesInput
}
export interface ChangedActuals {
chanceId: string
operationalOrganizationId: number
month: string
version: number
times: (ActualTimes | null)
}
export interface ActualTimes {
day: KeptTime
night: KeptTime
sunday: KeptTime
sundayNight: KeptTime
holiday: KeptTime
holidayNight: KeptTime
}
export interface KeptTime {
hours: number
absenceHours: number
payCost: number
income: (number | null)
}
export interface ActualsRemoveInput {
chanceId: string
operationalOrganizationId: number
month: string
version: number
}
export interface ActualsImportsInput {
chanceId: string
operationalOrganizationId: number
}
export interface ActualsImport {
id: string
chanceId: string
operationalOrganizationId: number
fileName: string
state: ("planned" | "committed" | "undone")
counts: ImportCounts
months: string[]
by: (Person | null)
createdAt: string
committedAt: (string | null)
undoneAt: (string | null)
mayUndo: boolean
}
export interface ActualsPlanImportInput {
chanceId: string
operationalOrganizationId: number
fileId: string
headingRow?: (number | null)
}
export interface ActualsPlan {
import: (ActualsImport | null)
problem: (FileProblem | null)
notes: FileNote[]
rows: ActualsRow[]
}
export interface ActualsRow {
row: number
verdict: ("new" | "equal" | "changed" | "duplicate" | "wrong")
month: (string | null)
kindOfTime: (TariffPeriod | null)
after: (KeptTime | null)
before: (KeptTime | null)
problems: ActualsCellProblem[]
}
export interface ActualsCellProblem {
cell: (string | null)
heading: (string | null)
text: (string | null)
problem: string
bound: (number | null)
}
export interface ActualsCommitImportInput {
id: string
skipWrong?: boolean
}
export interface ActualsUndoImportInput {
id: string
}
export interface ErosionOfChanceInput {
chanceId: string
operativeMargin?: (number | null)
escalationClause?: (number | null)
yearlyTariffIncrease?: (number | null)
durationMonths?: (number | null)
}
export interface MarginErosion {
chanceId: string
status: ErosionStatus
basis: (ErosionBasis | null)
assumptions: (ErosionAssumptions | null)
years: (number | null)
effectiveMargin: (number | null)
erosion: (number | null)
level: (ErosionLevel | null)
plannedProfit: (number | null)
expectedProfit: (number | null)
tariffBoundShare: (number | null)
rows: ErosionYear[]
steps: TableStep[]
knownRise: number
countedIncrease: (number | null)
}
export interface ErosionBasis {
minutes: number
totalCosts: number
totalPayCosts: number
nonTariffAllowances: number
totalMaterialCosts: number
totalSpecialCosts: number
}
export interface ErosionAssumptions {
operativeMargin: number
escalationClause: (number | null)
yearlyTariffIncrease: number
durationMonths: number
}
export interface ErosionYear {
year: number
weight: number
pricePerHour: number
costPerHour: number
margin: number
erosion: (number | null)
}
export interface TableStep {
id: string
table: string
activeFrom: string
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
lengthOfEmployment: (number | null)
organizations: string[]
isInPrice: boolean
changes: TableStepChange[]
}
export interface TableStepChange {
field: string
unit: StepUnit
before: (number | null)
after: number
}
export interface TariffSteps {
steps: TariffStep[]
mayAdd: boolean
}
export interface TariffStep {
id: string
organizationId: number
organization: string
name: string
rows: TariffStepRow[]
activeFrom: (string | null)
version: number
createdBy: Person
createdAt: string
realSince: (string | null)
}
export interface TariffStepRow {
id: string
province: ("DE" | "DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH")
payGroup: string
activeFrom: string
hourlyWage: number
}
export interface TariffStepsByIdInput {
id: string
}
export interface TariffStepsEffectInput {
id: string
}
export interface TariffStepEffect {
id: string
version: number
activeFrom: (string | null)
total: TariffStepSums
services: number
movedServices: number
unpriced: number
omitted: number
chances: TariffStepChance[]
customers: TariffStepCustomer[]
months: TariffStepMonth[]
}
export interface TariffStepSums {
costBefore: number
costAfter: number
incomeBefore: number
incomeAfter: number
clauseIncome: number
marginBefore: (number | null)
marginAfter: (number | null)
}
export interface TariffStepChance {
chanceId: string
shortNumber: string
name: string
state: string
kind: TariffStepKind
customerId: string
customer: string
endDate: string
escalationClause: (number | null)
services: number
unpriced: number
sums: TariffStepSums
hasLetter: boolean
noLetter: (TariffStepNoLetter | null)
contractCostBefore: number
contractCostAfter: number
}
export interface TariffStepCustomer {
customerId: string
customer: string
chances: number
sums: TariffStepSums
}
export interface TariffStepMonth {
month: string
chances: number
sums: TariffStepSums
}
export interface TariffStepsLetterInput {
id: string
chanceId: string
}
export interface TariffStepLetter {
id: string
chanceId: string
isDraft: boolean
shortNumber: string
name: string
isOffer: boolean
isPartial: boolean
referenceNumber: (string | null)
lot: (string | null)
startDate: string
endDate: string
sender: string
recipient: TariffStepLetterRecipient
escalationClause: number
from: string
changedFrom: string
lines: TariffStepLetterLine[]
priceBefore: number
added: number
priceAfter: number
}
export interface TariffStepLetterRecipient {
name: string
contact: (string | null)
address: (string | null)
city: (string | null)
}
export interface TariffStepLetterLine {
serviceId: string
service: string
payGroup: string
from: string
to: string
wageInPrice: number
before: TariffStepWage
after: TariffStepWage
rise: number
change: number
priceBefore: number
added: number
priceAfter: number
}
export interface TariffStepWage {
hourlyWage: number
source: TariffStepWageSource
validFrom: (string | null)
}
export interface TariffStepRaiseInput {
activeFrom: string
share: number
}
export interface TariffStepsCreateInput {
name: string
raise?: (TariffStepRaiseInput | null)
importId?: (string | null)
}
export interface TariffStepsAddRowsInput {
id: string
/**
 * @minItems 1
 * @maxItems 1000
 */
rows: WageInput[]
}
export interface TariffStepsRemoveRowInput {
id: string
rowId: string
}
export interface TariffStepsMakeRealInput {
id: string
version: number
}
export interface TariffStepsDiscardInput {
id: string
version: number
}
export interface DiscardedTariffStep {
id: string
}
export interface RulesListInput {
organizationId?: (number | null)
decisionType?: (RuleDecisionType | null)
}
export interface Rule {
id: string
organizationId: number
organization: string
name: string
description: (string | null)
decisionType: RuleDecisionType
active: boolean
rootGroup: RuleGroup
version: number
createdAt: string
permissions: EntityPermission[]
}
export interface RuleGroup {
id: string
operator: RuleGroupOperator
conditions: RuleCondition[]
childGroups: RuleGroup[]
}
export interface RuleCondition {
id: string
computationType: ComputationType
operator: RuleOperator
value: (number | null)
}
export interface RulesOverviewInput {
decisionType: RuleDecisionType
}
export interface RuleOverview {
organizations: RulesOfOrganization[]
approvedFrom: (number | null)
approvesBound: boolean
}
export interface RulesOfOrganization {
organizationId: number
organization: string
isOperational: boolean
mayKeep: boolean
rules: Rule[]
}
export interface RulesByIdInput {
ruleId: string
}
export interface RuleGroupInput {
operator: RuleGroupOperator
/**
 * @maxItems 20
 */
conditions?: RuleConditionInput[]
/**
 * @maxItems 20
 */
childGroups?: RuleGroupInput[]
}
export interface RuleConditionInput {
computationType: ComputationType
operator: RuleOperator
value?: (number | null)
}
export interface RulesBackTestInput {
decisionType: RuleDecisionType
rootGroup: RuleGroupInput
}
export interface BackTestResult {
tried: number
asked: number
chances: BackTestedChance[]
}
export interface BackTestedChance {
chanceId: string
name: string
shortNumber: string
chanceState: ChanceState
submission: string
groups: BackTestedGroup[]
}
export interface BackTestedGroup {
organizationId: number
organization: string
reasons: RuleReason[]
}
export interface RuleReason {
computationType: ComputationType
operator: RuleOperator
limit: (number | null)
value: (number | null)
holds: boolean
}
export interface RulesCreateInput {
organizationId: number
name: string
description?: (string | null)
decisionType: RuleDecisionType
rootGroup: RuleGroupInput
active?: boolean
}
export interface RulesDuplicateInput {
ruleId: string
name: string
}
export interface UpdateRuleInput {
name?: string
description?: (string | null)
active?: boolean
}
export interface RulesUpdateRuleInput {
ruleId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: UpdateRuleInput
}
export interface RulesArrangeInput {
organizationId: number
decisionType: RuleDecisionType
/**
 * @minItems 1
 * @maxItems 50
 */
ids: string[]
}
export interface RulesRemoveInput {
ruleId: string
}
export interface BidDecisionsGroupsOfChanceInput {
chanceId: string
}
export interface BidDecisionGroup {
id: string
chanceId: string
operationalOrganizationId: number
operationalOrganizationName: string
operationalOrganizationShortName: string
awaitingOrganizationId: (number | null)
isFinal: boolean
isContested: boolean
autoApproved: boolean
progress: number
participantsOnDecisionGroup: DecisionParticipant[]
permissions: GroupPermission[]
denials: GroupDenial[]
ruleFindings: RuleFinding[]
rulesChangedAt: (string | null)
restatement: (Restatement | null)
decidesFor: (DecidesFor | null)
createdAt: string
finalAt: (string | null)
currentDecision: (BidDecisionValue | null)
currentFlipOrganizationId: (number | null)
withdrawnAt: (string | null)
withdrawalReason: (string | null)
mayChangeParticipants: boolean
}
export interface DecisionParticipant {
id: number
organizationName: string
shortName: string
isOperational: boolean
hasDecided: boolean
reason: ParticipationReason
ruleNames: string[]
}
export interface GroupDenial {
permission: GroupPermission
code: string
names: string[]
}
export interface RuleFinding {
ruleId: string
name: string
organizationId: number
holds: boolean
reasons: RuleReason[]
}
export interface Restatement {
changes: RestatedField[]
at: string
by: string
}
export interface RestatedField {
field: string
before: (string | null)
after: (string | null)
days: (number | null)
}
export interface DecidesFor {
organizationId: number
shortName: string
onBehalfOf: (string | null)
}
export interface BidDecisionsOfGroupInput {
groupId: string
chanceId?: (string | null)
}
export interface BidDecisionsOfGroup {
group: BidDecisionGroup
bidDecisions: BidDecision[]
chanceState: ChanceState
}
export interface BidDecision {
id: string
bidDecisionGroupId: string
participantId: (number | null)
decidedBy: (number | null)
organizationId: (number | null)
decision: (BidDecisionValue | null)
action: BidAction
isFirst: boolean
comment: (string | null)
findings: RuleFinding[]
createdAt: string
userOnDecision: (Person | null)
onBehalfOf: (Person | null)
}
export interface PendingBidDecisionGroups {
chanceId: string
name: string
groups: BidDecisionGroup[]
}
export interface BidDecisionsPreviewInput {
/**
 * @minItems 1
 * @maxItems 100
 */
operationalOrganizationIds: number[]
startDate: string
endDate: string
estimateRevenue?: (number | null)
escalationClause?: (number | null)
}
export interface BidPreview {
operationalOrganizationId: number
operationalOrganizationName: string
operationalOrganizationShortName: string
standingVote: (BidDecisionValue | null)
isFinal: boolean
participantsOnDecisionGroup: DecisionParticipant[]
ruleFindings: RuleFinding[]
}
export interface BidDecisionsPreviewOnChanceInput {
chanceId: string
/**
 * @minItems 1
 * @maxItems 100
 */
operationalOrganizationIds: number[]
}
export interface SubmitDecisionInput {
bidDecisionGroupId: string
action?: (BidAction | null)
decision?: (BidDecisionValue | null)
comment?: (string | null)
forOrganizationId?: (number | null)
}
export interface BidDecisionsSubmitInput {
input: SubmitDecisionInput
}
export interface BidDecisionsAddParticipantInput {
groupId: string
organizationId: number
}
export interface BidDecisionsRemoveParticipantInput {
groupId: string
organizationId: number
}
export interface BidDecisionsAddOrganizationInput {
chanceId: string
organizationId: number
}
export interface BidDecisionsRemoveOrganizationInput {
chanceId: string
organizationId: number
}
export interface BidDecisionsWithdrawBidderInput {
chanceId: string
organizationId: number
reason: string
}
export interface MarginDecisionsGroupsOfChanceInput {
chanceId: string
}
export interface MarginDecisionGroups {
chanceId: string
name: string
chanceState: ChanceState
groups: MarginDecisionGroup[]
}
export interface MarginDecisionGroup {
id: string
chanceId: string
operationalOrganizationId: number
operationalOrganizationName: string
operationalOrganizationShortName: string
awaitingOrganizationId: (number | null)
isFinal: boolean
isContested: boolean
autoApproved: boolean
progress: number
participantsOnDecisionGroup: DecisionParticipant[]
permissions: GroupPermission[]
denials: GroupDenial[]
ruleFindings: RuleFinding[]
rulesChangedAt: (string | null)
restatement: (Restatement | null)
decidesFor: (DecidesFor | null)
createdAt: string
finalAt: (string | null)
currentDecision: (MarginOutcome | null)
round: number
margin: (number | null)
totalCost: (number | null)
minutes: (number | null)
revenue: (number | null)
netProfit: (number | null)
requestedAt: (string | null)
recalculationRequestedAt: (string | null)
recalculationReason: (string | null)
isStale: boolean
changes: (MarginChanges | null)
}
export interface MarginChanges {
services: MarginServiceChange[]
terms: MarginTermChange[]
}
export interface MarginServiceChange {
serviceId: string
name: string
change: MarginServiceChangeKind
before: (MarginServiceFigures | null)
after: (MarginServiceFigures | null)
}
export interface MarginServiceFigures {
revenue: (number | null)
totalCost: (number | null)
margin: (number | null)
minutes: (number | null)
}
export interface MarginTermChange {
term: MarginTerm
before: (number | null)
after: (number | null)
}
export interface MarginDecisionsOfGroupInput {
marginDecisionGroupId: string
}
export interface MarginDecisionsOfGroup {
group: MarginDecisionGroup
marginDecisions: MarginDecision[]
chanceState: ChanceState
}
export interface MarginDecision {
id: string
marginDecisionGroupId: string
round: number
decidedBy: (number | null)
organizationId: (number | null)
decision: MarginDecisionValue
comment: (string | null)
findings: RuleFinding[]
changes: (MarginChanges | null)
margin: (number | null)
totalCost: (number | null)
minutes: (number | null)
revenue: (number | null)
netProfit: (number | null)
createdAt: string
userOnDecision: (Person | null)
onBehalfOf: (Person | null)
}
export interface PendingMarginDecisionGroups {
chanceId: string
name: string
groups: MarginDecisionGroup[]
}
export interface MarginDecisionsPreviewRequestInput {
chanceId: string
}
export interface MarginRequestPreview {
chanceId: string
groups: MarginPreview[]
isReadyAtOnce: boolean
}
export interface MarginPreview {
groupId: string
operationalOrganizationId: number
operationalOrganizationName: string
operationalOrganizationShortName: string
effect: MarginRequestEffect
denial: (MarginRequestDenial | null)
participantsOnDecisionGroup: DecisionParticipant[]
ruleFindings: RuleFinding[]
margin: (number | null)
totalCost: (number | null)
minutes: (number | null)
revenue: (number | null)
netProfit: (number | null)
before: (MarginFiguresBefore | null)
changes: (MarginChanges | null)
}
export interface MarginRequestDenial {
code: string
names: string[]
}
export interface MarginFiguresBefore {
margin: (number | null)
totalCost: (number | null)
minutes: (number | null)
revenue: (number | null)
netProfit: (number | null)
}
export interface MarginDecisionsSubmitInput {
marginDecisionGroupId: string
decision: MarginVote
comment?: (string | null)
forOrganizationId?: (number | null)
}
export interface MarginDecisionsCommentOnGroupInput {
groupId: string
comment: string
type: DecisionGroupType
}
export interface MarginDecisionsCommentOnGroupOutput {
id: string
}
export interface MarginDecisionsRequestOnChanceInput {
chanceId: string
confirmIncomplete?: (boolean | null)
}
export interface MarginDecisionsRequestOnGroupInput {
groupId: string
}
export interface MarginDecisionsRequestRecalculationInput {
chanceId: string
/**
 * @minItems 1
 * @maxItems 100
 */
operationalOrgIds: number[]
reason: string
}
export interface DeputyOverview {
deputies: Deputy[]
people: DeputyCandidate[]
}
export interface Deputy {
id: string
user: Person
deputy: Person
from: string
to: string
isForBids: boolean
isForMargins: boolean
isActive: boolean
mayEnd: boolean
}
export interface DeputyCandidate {
id: number
firstname: string
lastname: string
picture: (string | null)
organizationId: number
organization: string
role: Role
mayBeAway: boolean
}
export interface DeputiesCreateInput {
userId?: (number | null)
deputyId: number
from: string
to: string
isForBids?: boolean
isForMargins?: boolean
}
export interface DeputiesEndInput {
id: string
}
export interface EndedDeputy {
id: string
}
export interface TrailHead {
position: number
hash: string
}
export interface HistoryChainVerifyInput {
after?: ({
position: number
hash: string
} | null)
}
export interface TrailVerdict {
checked: TrailHead
head: TrailHead
hasMore: boolean
broken: (BrokenTrailEntry | null)
}
export interface BrokenTrailEntry {
fault: TrailFault
position: number
source: (TrailSource | null)
sourceId: (string | null)
at: (string | null)
entity: (string | null)
action: (string | null)
person: (string | null)
chanceId: (string | null)
chanceName: (string | null)
}
export interface HistoryOfHouseInput {
organizationId?: (number | null)
area?: (("chances" | "people" | "access" | "organizations" | "tenant" | "rules" | "tables" | "customers" | "tasks" | "own") | null)
userId?: (number | null)
from?: (string | null)
until?: (string | null)
first?: number
after?: (string | null)
}
export interface HouseTrailPage {
edges: HouseTrailEdge[]
pageInfo: PageInfo
}
export interface HouseTrailEdge {
node: {
id: string
at: string
kind: string
person: (Person | null)
about: (string | null)
chance: ({
id: string
name: string
} | null)
changes: {
field: string
from: (string | number | boolean | null)
to: (string | number | boolean | null)
}[]
}
cursor: string
}
export interface HistoryOfChanceInput {
chanceId: string
entities?: (TrailEntity[] | null)
userId?: (number | null)
onlySystem?: (boolean | null)
from?: (string | null)
until?: (string | null)
first?: number
after?: (string | null)
}
export interface HistoryPage {
edges: HistoryEdge[]
pageInfo: PageInfo
}
export interface HistoryEdge {
node: HistoryEntry
cursor: string
}
export interface HistoryEntry {
id: string
at: string
kind: TrailKind
person: (Person | null)
about: (string | null)
changes: TrailChange[]
}
export interface TrailChange {
field: TrailField
from: (string | number | boolean | null)
to: (string | number | boolean | null)
}
export interface HistoryPeopleOfChanceInput {
chanceId: string
}
export interface BriefOfChanceInput {
chanceId: string
language?: ("de" | "en")
}
export interface ChanceBrief {
chanceId: string
language: BriefLanguage
title: string
subtitle: string
nextStep: (string | null)
sections: BriefSection[]
footer: string
chainEnd: (string | null)
madeAt: string
fileName: string
}
export interface BriefSection {
id: BriefSectionId
heading: string
facts: BriefFact[]
items: BriefItem[]
paragraphs: string[]
}
export interface BriefFact {
term: string
value: string
}
export interface BriefItem {
text: string
tone: BriefTone
}
export interface HandoutsOfChanceInput {
chanceId: string
}
export interface Handout {
id: string
chanceId: string
kind: HandoutKind
format: HandoutFormat
language: HandoutLanguage
state: HandoutState
done: number
total: number
problem: (HandoutProblem | null)
fileName: (string | null)
size: (number | null)
createdBy: Person
createdAt: string
finishedAt: (string | null)
mayCancel: boolean
}
export interface HandoutsByIdInput {
id: string
}
export interface TariffWage {
amount: number
source: string
}
export interface PriceFormFilling {
priceFormId: string
documentId: string
services?: (PriceFormServiceInput[] | null)
fillsChanged?: (boolean | null)
priceFormVersion?: (number | null)
documentVersion?: (number | null)
}
export interface PriceFormServiceInput {
name: string
serviceId: string
}
export interface HandoutsRequestInput {
chanceId: string
kind: ("openCalculation" | "priceSheet" | "hourSheet" | "approvalSheet" | "adequacy" | "customerSheet")
format: ("pdf" | "xlsx")
language?: (("de" | "en") | null)
serviceIds?: (string[] | null)
tariffWage?: (TariffWage | null)
filling?: (PriceFormFilling | null)
}
export interface HandoutsGenerateOpenCalcInput {
chanceId: string
}
export interface HandoutsCancelInput {
id: string
}
export interface HandoutsKeepInDocumentsInput {
id: string
}
export interface HandoutsPriceFormsInput {
chanceId: string
}
export interface PriceFormsOfTender {
forms: PriceForm[]
mayEdit: boolean
}
export interface PriceForm {
id: string
customerId: string
name: string
cells: PriceFormCell[]
services: string[]
version: number
createdAt: string
updatedAt: string
}
export interface PriceFormCell {
sheet: string
cell: string
figure: PriceFormFigure
period: (PriceFormPeriod | null)
service: (string | null)
label: string
}
export interface PriceFormInput {
name: string
/**
 * @minItems 1
 * @maxItems 300
 */
cells: PriceFormCellInput[]
}
export interface PriceFormCellInput {
sheet: string
cell: string
figure: PriceFormFigure
period?: (PriceFormPeriod | null)
service?: (string | null)
label?: (string | null)
}
export interface HandoutsAddPriceFormInput {
chanceId: string
input: PriceFormInput
}
export interface PriceFormEdit {
name?: string
/**
 * @minItems 1
 * @maxItems 300
 */
cells?: PriceFormCellInput[]
}
export interface HandoutsUpdatePriceFormInput {
priceFormId: string
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
input: PriceFormEdit
}
export interface HandoutsRemovePriceFormInput {
priceFormId: string
}
export interface HandoutsCheckPriceFormInput {
chanceId: string
filling: PriceFormFilling
}
export interface PriceFormCheck {
cells: PriceFormCellCheck[]
services: PriceFormService[]
notes: PriceFormNote[]
priceFormVersion: number
documentVersion: number
}
export interface PriceFormCellCheck {
sheet: string
cell: string
figure: PriceFormFigure
period: (PriceFormPeriod | null)
service: (string | null)
label: string
pickedLabel: string
number: (number | null)
text: (string | null)
problem: (PriceFormCellProblem | null)
isFilled: boolean
}
export interface PriceFormService {
name: string
serviceId: (string | null)
}
export interface TeamChatMessagesInput {
entityId: string
type: ChatMessageType
first?: number
before?: (number | null)
after?: (number | null)
}
export interface ChatMessage {
id: string
userId: number
entityId: string
type: ChatMessageType
position: number
text: string
mentions: ChatMention[]
links: ChatLink[]
isEdited: boolean
isDeleted: boolean
changeableUntil: (string | null)
createdAt: string
updatedAt: string
user: Person
}
export interface ChatMention {
id: number
firstname: string
lastname: string
isDeleted: boolean
}
export interface ChatLink {
type: ChatLinkType
id: string
name: (string | null)
isMobile: boolean
}
export interface TeamChatStatusInput {
entityId: string
type: ChatMessageType
}
export interface ChatStatus {
totalMessages: number
unreadMessages: number
hasRecentMessages: boolean
recentMessages: number
lastPosition: number
readPosition: number
mayWrite: boolean
}
export interface TeamChatStatusesInput {
/**
 * @minItems 1
 * @maxItems 50
 */
entityIds: string[]
type: ChatMessageType
}
export interface ChatStatusOfTender {
totalMessages: number
unreadMessages: number
hasRecentMessages: boolean
recentMessages: number
lastPosition: number
readPosition: number
mayWrite: boolean
entityId: string
type: ChatMessageType
}
export interface TeamChatSendInput {
input: {
entityId: string
type: ChatMessageType
text: string
}
}
export interface TeamChatEditInput {
chatMessageId: string
text: string
}
export interface TeamChatRemoveInput {
chatMessageId: string
}
export interface TeamChatMarkReadInput {
entityId: string
type: ChatMessageType
position: number
}
export interface TasksBoardInput {
chanceId: string
}
export interface TaskBoard {
tasks: Task[]
lock: (("NOT_PERMITTED" | "ARCHIVED") | null)
}
export interface Task {
id: string
chanceId: string
chanceName: string
title: string
description: (string | null)
status: TaskStatus
order: number
deadline: (string | null)
labels: TaskLabel[]
assignees: Person[]
createdBy: Person
version: number
moves: number
createdAt: string
doneAt: (string | null)
permissions: EntityPermission[]
denials: EntityDenial[]
}
export interface TaskLabel {
id: string
name: string
color: LabelColor
version: number
}
export interface EntityDenial {
permission: EntityPermission
code: string
names: string[]
}
export interface TasksOfChanceInput {
chanceId: string
}
export interface TasksOfUserInput {
userId: number
}
export interface MyTasks {
open: Task[]
done: Task[]
}
export interface TaskCount {
open: number
overdue: number
dueToday: number
dueSoon: number
}
export interface CreateTaskInput {
chanceId: string
title: string
description?: (string | null)
deadline?: (string | null)
status?: ("TODO" | "IN_PROGRESS" | "DONE")
}
export interface TasksCreateInput {
input: CreateTaskInput
/**
 * @maxItems 20
 */
labelIds?: string[]
/**
 * @maxItems 50
 */
userIds?: number[]
}
export interface UpdateTaskInput {
id: string
title?: string
description?: (string | null)
deadline?: (string | null)
status?: ("TODO" | "IN_PROGRESS" | "DONE")
}
export interface TasksUpdateTaskInput {
input: UpdateTaskInput
/**
 * @maxItems 20
 */
labelIds?: string[]
/**
 * @maxItems 50
 */
userIds?: number[]
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface TasksMoveInput {
taskId: string
status: ("TODO" | "IN_PROGRESS" | "DONE")
aboveId?: (string | null)
belowId?: (string | null)
moves?: (number | null)
}
export interface TaskPlaceInput {
id: string
order: number
status: ("TODO" | "IN_PROGRESS" | "DONE")
}
export interface TasksArrangeInput {
/**
 * @minItems 1
 * @maxItems 500
 */
tasks: TaskPlaceInput[]
}
export interface TasksRemoveInput {
taskId: string
}
export interface RemovedTask {
id: string
}
export interface TasksRestoreInput {
taskId: string
}
export interface TasksLabelsAddInput {
name: string
color: LabelColor
}
export interface TasksLabelsChangeInput {
labelId: string
name: string
color: LabelColor
}
export interface TasksLabelsRetireInput {
labelId: string
}
export interface TaskTemplates {
templates: TaskTemplate[]
mayKeep: boolean
}
export interface TaskTemplate {
id: string
name: string
description: (string | null)
plannedFor: ChanceType[]
tasks: PlannedTask[]
version: number
}
export interface PlannedTask {
title: string
description: (string | null)
daysBefore: number
labelIds: string[]
assignsOwner: boolean
}
export interface TaskTemplateInput {
name: string
description?: (string | null)
/**
 * @maxItems 3
 */
plannedFor?: ChanceType[]
/**
 * @minItems 1
 * @maxItems 50
 */
tasks: PlannedTaskInput[]
}
export interface PlannedTaskInput {
title: string
description?: (string | null)
daysBefore: number
/**
 * @maxItems 20
 */
labelIds?: string[]
assignsOwner?: boolean
}
export interface TasksTemplatesCreateInput {
input: TaskTemplateInput
}
export interface TasksTemplatesSaveInput {
templateId: string
version: number
input: TaskTemplateInput
}
export interface TasksTemplatesRemoveInput {
templateId: string
}
export interface TasksPlanPreviewInput {
chanceId: string
templateId: string
}
export interface TaskPlan {
submission: string
internalDeadline: string
tasks: PlannedDay[]
}
export interface PlannedDay {
title: string
daysBefore: number
deadline: string
isLate: boolean
}
export interface TasksPlanMakeInput {
chanceId: string
templateId: string
}
export interface TasksPlanMovedInput {
chanceId: string
}
export interface MovedPlan {
submission: string
tasks: MovedTask[]
mayChange: boolean
}
export interface MovedTask {
taskId: string
title: string
from: string
to: string
}
export interface TasksPlanFollowInput {
chanceId: string
isMoved: boolean
}
export interface ModelSettings {
isOn: boolean
mayChange: boolean
endpoint: (ModelEndpoint | null)
month: string
tokensUsed: number
tokensAtMost: (number | null)
calls: number
changed: (ModelSettingsChange | null)
}
export interface ModelEndpoint {
host: string
name: string
}
export interface ModelSettingsChange {
at: string
person: (string | null)
}
export interface DocumentChatModelChangeSettingsInput {
modelAnswers: boolean
}
export interface DocumentChatOfChanceInput {
chanceId: string
}
export interface DocumentChatMessagesOfImportInput {
aiImportId: string
}
export interface AiChatMessage {
id: string
userId: number
aiImportId: string
qaSetId: string
text: string
type: AiChatMessageType
sources: AiChatSource[]
}
export interface DocumentChatAskInput {
chanceId: string
question: string
}
export interface DocumentChatClearInput {
chanceId: string
}
export interface DataExport {
id: string
kind: ("chances" | "chanceHistory" | "houseTrail" | "contractYears" | "ownData" | "tenantData" | "tariffStepLetters")
format: ("xlsx" | "csv" | "zip")
state: ("waiting" | "running" | "done" | "failed" | "cancelled")
done: number
total: (number | null)
problem: (("TOO_MANY_ROWS" | "TOO_LARGE" | "FAULT") | null)
fileName: (string | null)
size: (number | null)
createdAt: string
keptUntil: string
}
export interface ExportsByIdInput {
id: string
}
export interface ChanceExport {
filters?: (ChanceFilters | null)
sort?: (ChanceSortInput | null)
columns?: (("name" | "state" | "customer" | "revenue" | "margin" | "surcharge" | "profit" | "hours" | "submission" | "startDate" | "owner" | "organizations" | "shortNumber" | "totalCost" | "offeredRevenue" | "closedOn" | "lossReason" | "winner" | "winningPrice")[] | null)
ids?: (string[] | null)
}
export interface ChanceHistoryExport {
chanceId: string
entities?: (TrailEntity[] | null)
userId?: (number | null)
onlySystem?: (boolean | null)
from?: (string | null)
until?: (string | null)
}
export interface HouseTrailExport {
organizationId?: (number | null)
area?: (("chances" | "people" | "access" | "organizations" | "tenant" | "rules" | "tables" | "customers" | "tasks" | "own") | null)
userId?: (number | null)
from?: (string | null)
until?: (string | null)
}
export interface ContractYearsExport {
chanceId: string
operationalOrganizationId?: (number | null)
assumedWageRise?: (number | null)
}
export interface ExportsStartInput {
kind: ("chances" | "chanceHistory" | "houseTrail" | "contractYears")
format: ("xlsx" | "csv")
language?: (("de" | "en") | null)
chances?: (ChanceExport | null)
chanceHistory?: (ChanceHistoryExport | null)
houseTrail?: (HouseTrailExport | null)
contractYears?: (ContractYearsExport | null)
}
export interface ExportsExportTariffStepLettersInput {
id: string
language?: (("de" | "en") | null)
}
export interface ExportsCancelInput {
id: string
}
export interface LoginInput {
oAuthToken?: (string | null)
sessionToken?: (string | null)
code?: (string | null)
}
export interface AccountsLoginUserInput {
input: LoginInput
}
export interface Login {
token: string
expiresAt: string
user: SessionUser
}
export interface SessionUser {
id: number
email: string
firstname: string
lastname: string
picture: (string | null)
role: Role
isConfigAdmin: boolean
permissions: PersonalPermission[]
organizationId: number
organizationName: string
organizationShortName: string
organizationIsOperational: boolean
mainOrganizationId: number
language: (Language | null)
lacksSecondStep: boolean
contract: (ContractNotice | null)
features: Features
}
export interface ContractNotice {
readOnlyFrom: (string | null)
isReadOnly: boolean
}
export interface Features {
ownChancesFilter: boolean
requireOutsideInformation: boolean
}
export interface AccountsSecondStepWaysInput {
oAuthToken: string
}
export interface SecondStepWays {
byApp: boolean
passkey: (PasskeyRequest | null)
}
export interface PasskeyRequest {
challenge: string
rpId: string
timeout: number
userVerification: "preferred"
allowCredentials: KnownCredential[]
}
export interface KnownCredential {
id: string
type: "public-key"
/**
 * @maxItems 10
 */
transports: string[]
}
export interface PasskeyAnswer {
id: string
rawId: string
type: "public-key"
response: {
clientDataJSON: string
authenticatorData: string
signature: string
userHandle?: (string | null)
}
}
export interface AccountsLoginByPasskeyInput {
oAuthToken: string
passkey: PasskeyAnswer
}
export interface AccountsLogoutOutput {
isOver: boolean
}
export interface AccountsSetLanguageInput {
language: Language
}
export interface AccountsProfileRenameInput {
firstname: string
lastname: string
}
export interface AccountsProfileChangePasswordInput {
current: string
password: string
}
export interface AccountsProfileChangePasswordOutput {
endedSessions: number
}
export interface SecondStep {
isOn: boolean
since: (string | null)
recoveryCodesLeft: number
isOffered: boolean
passkeys: Passkey[]
arePasskeysOffered: boolean
isRequired: boolean
}
export interface Passkey {
id: string
name: string
createdAt: string
lastUsedAt: (string | null)
}
export interface SecondStepProof {
code?: (string | null)
passkey?: (PasskeyAnswer | null)
}
export interface AccountsSecondStepBeginInput {
proof?: (SecondStepProof | null)
}
export interface BegunSecondStep {
secret: string
uri: string
}
export interface AccountsSecondStepConfirmInput {
code: string
}
export interface RecoveryCodes {
codes: string[]
}
export interface AccountsSecondStepBeginPasskeyInput {
proof?: (SecondStepProof | null)
}
export interface NewPasskeyRequest {
challenge: string
rp: {
id: string
name: string
}
user: {
id: string
name: string
displayName: string
}
timeout: number
attestation: "none"
pubKeyCredParams: {
type: "public-key"
alg: number
}[]
excludeCredentials: KnownCredential[]
authenticatorSelection: {
residentKey: "discouraged"
userVerification: "preferred"
}
}
export interface AddPasskey {
name: string
answer: NewPasskeyAnswer
}
export interface NewPasskeyAnswer {
id: string
rawId: string
type: "public-key"
response: {
clientDataJSON: string
attestationObject: string
transports?: (string[] | null)
}
}
export interface AccountsSecondStepRenamePasskeyInput {
id: string
name: string
}
export interface AccountsSecondStepRemovePasskeyInput {
id: string
proof: SecondStepProof
}
export interface BoundAccounts {
accounts: BoundAccount[]
mayEnd: boolean
}
export interface BoundAccount {
provider: ("google" | "microsoft" | "oidc")
boundAt: string
}
export interface AccountsBoundAccountsEndInput {
provider: ("google" | "microsoft" | "oidc")
}
export interface CreateUserInput {
firstname: string
lastname: string
email: string
role: InvitedRole
organizationId: number
}
export interface AccountsInvitationsInviteInput {
input: CreateUserInput
}
export interface AccountsInvitationsSendAgainInput {
userId: number
}
export interface SentInvitation {
user: User
mayResendAt: string
}
export interface AccountsInvitationsValidateSignupSessionInput {
sessionId: string
}
export interface SignupSession {
email: (string | null)
valid: boolean
}
export interface ApiTokens {
tokens: ApiToken[]
}
export interface ApiToken {
id: string
name: string
prefix: string
scope: TokenScope
createdAt: string
expiresOn: string
lastUsedAt: (string | null)
revokedAt: (string | null)
isExpired: boolean
}
export interface AccountsTokensCreateInput {
name: string
expiresOn: string
scope: ("read" | "tables" | "all")
}
export interface CreatedApiToken {
token: ApiToken
secret: string
}
export interface AccountsTokensRevokeInput {
id: string
}
export interface AccountsTokensOfOrganizationInput {
state: ("good" | "over")
first?: number
after?: (string | null)
}
export interface OrganizationTokenPage {
edges: OrganizationTokenEdge[]
pageInfo: PageInfo
}
export interface OrganizationTokenEdge {
node: OrganizationToken
cursor: string
}
export interface OrganizationToken {
id: string
name: string
prefix: string
scope: TokenScope
createdAt: string
expiresOn: string
lastUsedAt: (string | null)
revokedAt: (string | null)
isExpired: boolean
owner: Person
revokedBy: (Person | null)
}
export interface AccountsTokensRevokeOfOrganizationInput {
id: string
}
export interface PlatformTenantsOutput {
tenants: {
mainOrganizationId: number
name: string
shortName: string
foundedAt: string
}[]
}
export interface PlatformFoundTenantInput {
firstname: string
lastname: string
email: string
name: string
shortName: string
isOperational: boolean
}
export interface PlatformFoundTenantOutput {
mainOrganizationId: number
}
export interface PlatformGrantManagerInput {
firstname: string
lastname: string
email: string
mainOrganizationId: number
}
export interface PlatformGrantManagerOutput {
isInvited: boolean
}
export interface BillingInvoicesOwnOutput {
buyer: ({
customerName: string
billingEmail: string
vatNumber: string
street: (string | null)
postalCode: (string | null)
city: (string | null)
country: string
buyerReference: (string | null)
version: number
} | null)
invoices: {
id: string
organizationId: number
shortName: string
number: string
issuedOn: string
dueOn: string
periodFrom: string
periodTo: string
currency: string
net: number
tax: number
gross: number
state: ("open" | "paid" | "cancelled" | "cancellation")
paidOn: (string | null)
isOverdue: boolean
cancels: (string | null)
cancelledBy: (string | null)
}[]
provider: (string | null)
providerInvoices: {
id: string
number: (string | null)
state: string
currency: string
gross: number
issuedOn: string
dueOn: (string | null)
}[]
}
export interface BillingInvoicesLinkInput {
invoiceId: string
}
export interface BillingInvoicesChangeOwnBuyerInput {
customerName: string
billingEmail: string
vatNumber: string
street: string
postalCode: string
city: string
country: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK")
buyerReference?: (string | null)
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface BillingInvoicesChangeOwnBuyerOutput {
customerName: string
billingEmail: string
vatNumber: string
street: (string | null)
postalCode: (string | null)
city: (string | null)
country: string
buyerReference: (string | null)
version: number
}
export interface BillingInvoicesBookOutput {
seller: ({
name: string
street: string
postalCode: string
city: string
vatId: (string | null)
taxNumber: (string | null)
register: (string | null)
contactName: string
contactPhone: string
contactEmail: string
iban: string
bic: (string | null)
bank: (string | null)
version: number
} | null)
contracts: {
organizationId: number
shortName: string
buyer: {
customerName: string
billingEmail: string
vatNumber: string
street: (string | null)
postalCode: (string | null)
city: (string | null)
country: string
buyerReference: (string | null)
version: number
}
}[]
due: {
organizationId: number
shortName: string
periodFrom: string
periodTo: string
seatMonths: number
currency: string
net: number
tax: number
gross: number
contractState: string
isComplete: boolean
}[]
invoices: {
id: string
organizationId: number
shortName: string
number: string
issuedOn: string
dueOn: string
periodFrom: string
periodTo: string
currency: string
net: number
tax: number
gross: number
state: ("open" | "paid" | "cancelled" | "cancellation")
paidOn: (string | null)
isOverdue: boolean
cancels: (string | null)
cancelledBy: (string | null)
}[]
}
export interface BillingInvoicesChangeSellerInput {
name: string
street: string
postalCode: string
city: string
vatId?: (string | null)
taxNumber?: (string | null)
register?: (string | null)
contactName: string
contactPhone: string
contactEmail: string
iban: string
bic?: (string | null)
bank?: (string | null)
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface BillingInvoicesChangeSellerOutput {
name: string
street: string
postalCode: string
city: string
vatId: (string | null)
taxNumber: (string | null)
register: (string | null)
contactName: string
contactPhone: string
contactEmail: string
iban: string
bic: (string | null)
bank: (string | null)
version: number
}
export interface BillingInvoicesChangeBuyerInput {
customerName: string
billingEmail: string
vatNumber: string
street: string
postalCode: string
city: string
country: ("AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK")
buyerReference?: (string | null)
organizationId: number
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface BillingInvoicesChangeBuyerOutput {
customerName: string
billingEmail: string
vatNumber: string
street: (string | null)
postalCode: (string | null)
city: (string | null)
country: string
buyerReference: (string | null)
version: number
}
export interface BillingInvoicesIssueInput {
organizationId: number
periodFrom: string
expectedGross: number
}
export interface BillingInvoicesIssueOutput {
id: string
organizationId: number
shortName: string
number: string
issuedOn: string
dueOn: string
periodFrom: string
periodTo: string
currency: string
net: number
tax: number
gross: number
state: ("open" | "paid" | "cancelled" | "cancellation")
paidOn: (string | null)
isOverdue: boolean
cancels: (string | null)
cancelledBy: (string | null)
}
export interface BillingInvoicesPayInput {
organizationId: number
invoiceId: string
paidOn?: (string | null)
}
export interface BillingInvoicesPayOutput {
id: string
organizationId: number
shortName: string
number: string
issuedOn: string
dueOn: string
periodFrom: string
periodTo: string
currency: string
net: number
tax: number
gross: number
state: ("open" | "paid" | "cancelled" | "cancellation")
paidOn: (string | null)
isOverdue: boolean
cancels: (string | null)
cancelledBy: (string | null)
}
export interface BillingInvoicesCancelInput {
organizationId: number
invoiceId: string
}
export interface BillingInvoicesCancelOutput {
id: string
organizationId: number
shortName: string
number: string
issuedOn: string
dueOn: string
periodFrom: string
periodTo: string
currency: string
net: number
tax: number
gross: number
state: ("open" | "paid" | "cancelled" | "cancellation")
paidOn: (string | null)
isOverdue: boolean
cancels: (string | null)
cancelledBy: (string | null)
}
export interface Billing {
id: string
organizationId: number
subscriptionStatus: string
unpaidSince: (string | null)
paidThrough: (string | null)
collectionMethod: string
pricePerUser: number
currency: string
interval: PricingInterval
currentSeatCount: number
billingEmail: string
latestInvoiceId: (string | null)
latestInvoiceStatus: (string | null)
provider: string
providerCustomerId: (string | null)
providerProblem: (string | null)
providerProblemField: (string | null)
customerName: string
vatNumber: string
pricingId: string
daysUntilDue: number
version: number
createdAt: string
updatedAt: string
organization: BillingOrganization
}
export interface BillingOrganization {
shortName: string
}
export interface BillingSeatsOutput {
months: {
month: string
organizations: {
organizationId: number
shortName: string
seats: number
}[]
}[]
}
export interface PricingOption {
priceId: string
productName: string
unitAmount: number
currency: string
interval: PricingInterval
}
export interface OrganizationWithoutBilling {
id: number
name: string
}
export interface CreateBillingInput {
organizationId: number
billingEmail: string
customerName: string
pricingId: string
vatNumber: string
daysUntilDue: number
}
export interface BillingCreateInput {
input: CreateBillingInput
}
export interface BillingFollowProviderInput {
organizationId: number
}
export interface BillingChangeRefusedDataInput {
billingEmail?: string
customerName?: string
pricingId?: string
vatNumber?: string
daysUntilDue?: number
organizationId: number
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface BillingSetStateInput {
organizationId: number
subscriptionStatus: ("trialing" | "active" | "incomplete" | "past_due" | "unpaid" | "canceled" | "incomplete_expired" | "paused")
unpaidSince?: (string | null)
}
export interface NotificationsListInput {
section?: (NotificationSection | null)
isUnread?: (boolean | null)
language?: (NotificationLanguage | null)
first?: number
after?: (string | null)
}
export interface NotificationPage {
edges: NotificationEdge[]
pageInfo: PageInfo
}
export interface NotificationEdge {
node: Notification
cursor: string
}
export interface Notification {
id: string
organizationId: number
type: NotificationKind
entityId: (string | null)
entityName: (string | null)
createdAt: string
isRead: boolean
isActionRequired: boolean
entity: (NotificationEntity | null)
text: string
path: string
}
export interface NotificationEntity {
type: NotificationEntityKind
tenderId: (string | null)
tenderName: (string | null)
groupId: (string | null)
bidDecisionId: (string | null)
marginDecisionId: (string | null)
operationalOrganizationId: (number | null)
operationalOrganizationShortName: (string | null)
aiImportId: (string | null)
fileName: (string | null)
taskId: (string | null)
taskName: (string | null)
chatMessageId: (string | null)
messageEntity: (ChatMessageType | null)
entityId: (string | null)
}
export interface NotificationCount {
action: number
informative: number
}
export interface NotificationsMarkReadInput {
notificationId: string
}
export interface NotificationSettings {
choices: NotificationChoiceShown[]
quietHours: (QuietHours | null)
hasDigest: boolean
}
export interface NotificationChoiceShown {
kind: NotificationKind
bell: boolean
mail: NotificationMail
isDefault: boolean
}
export interface QuietHours {
from: string
to: string
}
export interface NotificationChoice {
kind: NotificationKind
bell: boolean
mail: NotificationMail
}
export interface QuietHoursInput {
from: string
to: string
}
export interface NotificationsChangeSettingsInput {
choices?: (NotificationChoice[] | null)
quietHours?: (QuietHoursInput | null)
hasNoQuietHours?: (boolean | null)
hasDigest?: (boolean | null)
}
export interface RevenueStats {
totalRevenue: number
userTotalRevenue: number
userChanceCount: number
wonChancesRevenue: number
lostChancesRevenue: number
monthlyRevenue: MonthlyRevenue[]
}
export interface MonthlyRevenue {
month: number
year: number
revenue: number
count: number
}
export interface StateCount {
state: ChanceState
count: number
}
export interface DashboardLists {
hasDecisions: boolean
hasOwn: boolean
beginsWithAll: boolean
}
export interface WinLossFiguresInput {
customerId?: (string | null)
province?: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
kind?: (ChanceKind | null)
size?: (ChanceSize | null)
year?: (number | null)
}
export interface WinLoss {
total: WinLossFigures
tables: WinLossTable[]
}
export interface WinLossFigures {
cases: number
winRate: (number | null)
pricedCases: number
pricePerHour: (Percentiles | null)
distanceCases: number
distance: (Percentiles | null)
}
export interface Percentiles {
p10: number
p25: number
p50: number
p75: number
p90: number
}
export interface WinLossTable {
dimension: WinLossDimension
groups: WinLossGroup[]
otherGroups: number
otherCases: number
}
export interface WinLossGroup {
cases: number
winRate: (number | null)
pricedCases: number
pricePerHour: (Percentiles | null)
distanceCases: number
distance: (Percentiles | null)
customer: (WinLossCustomer | null)
province: (("DE-BB" | "DE-BE" | "DE-BW" | "DE-BY" | "DE-HB" | "DE-HE" | "DE-HH" | "DE-MV" | "DE-NI" | "DE-NW" | "DE-RP" | "DE-SH" | "DE-SL" | "DE-SN" | "DE-ST" | "DE-TH") | null)
kind: (ChanceKind | null)
size: (ChanceSize | null)
year: (number | null)
}
export interface WinLossCustomer {
id: string
name: string
}
export interface WinLossLastOutcomesInput {
customerId: string
}
export interface LastOutcomes {
won: (DecidedChance | null)
lost: (DecidedChance | null)
}
export interface DecidedChance {
chanceId: string
shortNumber: string
name: string
state: ChanceState
submission: string
pricePerHour: (number | null)
distance: (number | null)
}
export interface CalendarFeeds {
feeds: CalendarFeed[]
}
export interface CalendarFeed {
id: string
kind: CalendarFeedKind
chanceId: (string | null)
chanceName: (string | null)
prefix: string
createdAt: string
lastUsedAt: (string | null)
}
export interface CalendarCreateInput {
kind: CalendarFeedKind
chanceId?: (string | null)
}
export interface CreatedCalendarFeed {
feed: CalendarFeed
path: string
}
export interface CalendarRevokeInput {
id: string
}
export interface RevokedCalendarFeed {
id: string
}
export interface PeopleFilters {
name?: (string | null)
organizationId?: (number | null)
organizationIds?: (number[] | null)
roles?: (Role[] | null)
state?: (PersonState | null)
}
export interface AdministrationPeopleListInput {
first?: number
after?: (string | null)
filters?: (PeopleFilters | null)
}
export interface ListedPersonPage {
edges: ListedPersonEdge[]
pageInfo: PageInfo
}
export interface ListedPersonEdge {
node: ListedPerson
cursor: string
}
export interface ListedPerson {
id: number
firstname: string
lastname: string
picture: (string | null)
email: (string | null)
role: Role
organization: OrganizationSummary
isConfigAdmin: boolean
state: PersonState
invitedAt: (string | null)
leftAt: (string | null)
permissions: PersonPermission[]
}
export interface AdministrationPeopleByIdInput {
userId: number
}
export interface PersonDetails {
id: number
firstname: string
lastname: string
picture: (string | null)
email: (string | null)
role: Role
organization: OrganizationSummary
isConfigAdmin: boolean
state: PersonState
invitedAt: (string | null)
leftAt: (string | null)
permissions: PersonPermission[]
createdAt: string
openSessions: (number | null)
goodTokens: (number | null)
hasSecondStep: (boolean | null)
mayEndSecondStep: boolean
mayErase: boolean
erasedAt: (string | null)
denials: PersonDenial[]
}
export interface PersonDenial {
permission: PersonPermission
code: string
names: string[]
}
export interface AdministrationPeopleChangeRoleInput {
userId: number
role: GivenRole
newOwnerId?: (number | null)
}
export interface AdministrationPeopleEndSecondStepInput {
userId: number
}
export interface AdministrationPeopleRemovalPlanInput {
userId: number
}
export interface RemovalPlan {
person: ListedPerson
chances: HeldChances
votes: HeldVotes
hasOtherDeciders: boolean
tasks: HeldTasks
deputyFor: HeldDeputies
absences: number
imports: HeldImports
sessions: number
tokens: HeldToken[]
calendarLinks: number
isLastManager: boolean
isLastConfigAdmin: boolean
}
export interface HeldChances {
count: number
first: HeldChance[]
}
export interface HeldChance {
id: string
name: string
shortNumber: string
state: ChanceState
submission: (string | null)
}
export interface HeldVotes {
count: number
first: HeldChance[]
}
export interface HeldTasks {
count: number
first: HeldTask[]
}
export interface HeldTask {
id: string
title: string
chanceId: string
chanceName: string
deadline: (string | null)
}
export interface HeldDeputies {
count: number
first: HeldDeputy[]
}
export interface HeldDeputy {
id: string
absent: Person
from: string
to: string
}
export interface HeldImports {
count: number
first: HeldImport[]
}
export interface HeldImport {
id: string
table: string
fileName: string
}
export interface HeldToken {
name: string
prefix: string
}
export interface AdministrationPeopleSuccessorsInput {
userId: number
kind: ("chances" | "tasks" | "deputies" | "imports" | "manager" | "configAdmin")
name?: (string | null)
}
export interface Successors {
chances?: (number | null)
tasks?: (number | null)
deputies?: (number | null)
imports?: (number | null)
manager?: (number | null)
configAdmin?: (number | null)
}
export interface AdministrationPeopleRemoveInput {
userId: number
successors?: (Successors | null)
}
export interface RemovedPerson {
person: ListedPerson
chances: number
tasks: number
tokens: number
calendarLinks: number
}
export interface AdministrationPeopleErasurePlanInput {
userId: number
}
export interface AdministrationPeopleErasurePlanOutput {
person: ListedPerson
pseudonym: string
erased: {
kind: ("account" | "signIns" | "tokens" | "notifications" | "mails" | "views" | "questions" | "exports" | "mentions")
count: number
}[]
kept: {
kind: ("decisions" | "messages" | "tasks" | "chances" | "documents" | "trail")
count: number
}[]
texts: {
key: string
place: string
naming: ("address" | "name" | "lastname" | "firstname")
chanceId: (string | null)
chanceName: (string | null)
excerpt: string
isFixed: boolean
}[]
unlisted: number
}
export interface AdministrationPeopleEraseInput {
userId: number
/**
 * @maxItems 2000
 */
decisions?: {
key: string
isReplaced: boolean
}[]
}
export interface AdministrationPeopleEraseOutput {
pseudonym: string
replaced: number
left: number
}
export interface AdministrationOrganizationsListInput {
first?: number
after?: (string | null)
}
export interface KeptOrganizationPage {
edges: KeptOrganizationEdge[]
pageInfo: PageInfo
}
export interface KeptOrganizationEdge {
node: KeptOrganization
cursor: string
}
export interface KeptOrganization {
id: number
name: string
shortName: string
isOperational: boolean
isMain: boolean
closedAt: (string | null)
people: number
version: number
permissions: OrganizationPermission[]
}
export interface CreateOrganizationInput {
name: string
shortName: string
isOperational: boolean
}
export interface ChangeOrganizationInput {
name?: string
shortName?: string
isOperational?: boolean
id: number
version?: (number | null)
base?: ({
[k: string]: string | number | boolean | null
} | null)
}
export interface AdministrationOrganizationsCloseInput {
id: number
}
export interface AdministrationOrganizationsReopenInput {
id: number
}
export interface AdministrationPeriodsReadOutput {
questions: (number | null)
notifications: (number | null)
messages: (number | null)
mayChange: boolean
}
export interface AdministrationPeriodsDueOutput {
count: number
}
export interface AdministrationPeriodsChangePeriodOutput {
questions: (number | null)
notifications: (number | null)
messages: (number | null)
mayChange: boolean
}
export interface AdministrationRightsOfPersonInput {
userId: number
}
export interface AdministrationRightsOfPersonOutput {
person: {
id: number
firstname: string
lastname: string
role: Role
organization: OrganizationSummary
isConfigAdmin: boolean
hasLeft: boolean
}
rights: {
thing: string
right: string
who: string[]
isStateBound: boolean
verdict: ("always" | "depends" | "never")
by: string[]
}[]
}
export interface SignIns {
signIns: SignIn[]
}
export interface SignIn {
id: string
createdAt: string
lastUsedAt: string
endsAt: string
userAgent: (string | null)
isThis: boolean
}
export interface AdministrationSignInsEndInput {
id: string
}
export interface AdministrationTenantSwitchesOutput {
fourEyes: boolean
ownChancesFilter: boolean
requireOutsideInformation: boolean
secondStepRequired: boolean
mayChange: boolean
secondStep: ({
without: number
isOwn: boolean
isOffered: boolean
} | null)
changed: ({
at: string
person: (string | null)
} | null)
}
export interface AdministrationTenantChangeSwitchesInput {
fourEyes?: boolean
ownChancesFilter?: boolean
requireOutsideInformation?: boolean
secondStepRequired?: boolean
}
export interface AdministrationTenantChangeSwitchesOutput {
fourEyes: boolean
ownChancesFilter: boolean
requireOutsideInformation: boolean
secondStepRequired: boolean
mayChange: boolean
secondStep: ({
without: number
isOwn: boolean
isOffered: boolean
} | null)
changed: ({
at: string
person: (string | null)
} | null)
}

/** Every procedure of the product, under its path. */
export interface Procedures {
  organizations: {
    list: {
      /** The organizations of the tenant, the main organization first, then by name. */
      query(input: OrganizationsListInput, options?: CallOptions): Promise<OrganizationPage>;
    };
    byId: {
      /** An organization of the tenant. @throws {ZuschlagError} NOT_FOUND when the tenant has no such organization */
      query(input: OrganizationsByIdInput, options?: CallOptions): Promise<Organization>;
    };
    updateCostParameters: {
      /**
       * Changes what new services of an organization start with; those that exist keep their copy.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
       * @throws {ZuschlagError} CONFLICT with both values of each parameter that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT when the first parameters are incomplete
       */
      mutate(input: OrganizationsUpdateCostParametersInput, options?: CallOptions): Promise<Organization>;
    };
    lossReasons: {
      list: {
        /** The lists that the caller may see: those of the main organization and the own one; in the main organization all. */
        query(input?: undefined, options?: CallOptions): Promise<OrganizationsLossReasonsListOutput>;
      };
      add: {
        /**
         * Adds reasons at the end of a list. A name that is there already is passed over, a retired one comes back.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_LOSS_REASONS
         */
        mutate(input: OrganizationsLossReasonsAddInput, options?: CallOptions): Promise<OrganizationsLossReasonsAddOutput>;
      };
      changeName: {
        /**
         * Gives a reason another name. Chances that name it keep the name it had.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         * @throws {ZuschlagError} CONFLICT with both names when the reason was renamed since the version of the edit
         * @throws {ZuschlagError} LOSS_REASON_EXISTS when another reason of the list bears the name
         */
        mutate(input: OrganizationsLossReasonsChangeNameInput, options?: CallOptions): Promise<OrganizationsLossReasonsChangeNameOutput>;
      };
      arrange: {
        /**
         * Puts the reasons of a list in another order. Those that the caller left out follow in the order they have.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a reason of another organization, NOT_PERMITTED
         */
        mutate(input: OrganizationsLossReasonsArrangeInput, options?: CallOptions): Promise<OrganizationsLossReasonsArrangeOutput>;
      };
      retire: {
        /**
         * Offers a reason no more, or again.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: OrganizationsLossReasonsRetireInput, options?: CallOptions): Promise<OrganizationsLossReasonsRetireOutput>;
      };
      restore: {
        /**
         * Offers a reason no more, or again.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: OrganizationsLossReasonsRestoreInput, options?: CallOptions): Promise<OrganizationsLossReasonsRestoreOutput>;
      };
    };
    mails: {
      settings: {
        /** What mails of the tenant may say. @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager */
        query(input?: undefined, options?: CallOptions): Promise<MailSettings>;
      };
      changeSettings: {
        /**
         * Changes what mails may say, from the next mail on.
         *
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the main organization
         */
        mutate(input: OrganizationsMailsChangeSettingsInput, options?: CallOptions): Promise<MailSettings>;
      };
      refused: {
        /** The addresses whose mail server refuses mails for good. @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager */
        query(input?: undefined, options?: CallOptions): Promise<OrganizationsMailsRefusedOutput>;
      };
      sendAgain: {
        /**
         * Sends a refused mail once more. While it is on its way the list does not name it.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a mail that has arrived, or that is on its way again
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager
         */
        mutate(input: OrganizationsMailsSendAgainInput, options?: CallOptions): Promise<OrganizationsMailsSendAgainOutput>;
      };
    };
  };
  users: {
    list: {
      /** People of the tenant whose name contains the text, in either order of first and last name. */
      query(input: UsersListInput, options?: CallOptions): Promise<UsersListOutput>;
    };
    onChance: {
      /**
       * Everybody who may view a Chance: whom one can mention there.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller may not view it either
       */
      query(input: UsersOnChanceInput, options?: CallOptions): Promise<UsersOnChanceOutput>;
    };
    possibleOwners: {
      /**
       * Who may own a Chance: Editors and Managers who may view it; for a new one those who could come to view it.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller may not view the Chance
       */
      query(input: UsersPossibleOwnersInput, options?: CallOptions): Promise<UsersPossibleOwnersOutput>;
    };
    named: {
      /** The people of these ids, also those who have left; ids without a person of the tenant are left out. */
      query(input: UsersNamedInput, options?: CallOptions): Promise<UsersNamedOutput>;
    };
  };
  customers: {
    list: {
      /** Customers whose name contains what was typed or resembles it, the most used first; all of them without a name. */
      query(input: CustomersListInput, options?: CallOptions): Promise<CustomersListOutput>;
    };
    near: {
      /**
       * The customer that bears a name without regard to case and spacing, and otherwise those that may be meant by it. Words
       * such as legal forms alone find no customer: candidates come from the search of each telling word, and `nameLikeness` decides.
       */
      query(input: CustomersNearInput, options?: CallOptions): Promise<NearCustomers>;
    };
    directory: {
      /**
       * A page of the customers of the tenant with their figures out of the Chances the caller may view.
       *
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
       */
      query(input: CustomersDirectoryInput, options?: CallOptions): Promise<CustomerPage>;
    };
    byId: {
      /** A customer with its sites, its figures and its latest Chances. @throws {ZuschlagError} NOT_FOUND */
      query(input: CustomersByIdInput, options?: CallOptions): Promise<CustomerDetails>;
    };
    rename: {
      /**
       * Renames a customer, in every Chance it has.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller owns a Chance of the customer or manages the main organization
       * @throws {ZuschlagError} CONFLICT with both names when the customer was renamed since the version of the edit
       * @throws {ZuschlagError} CUSTOMER_EXISTS with the name when another customer bears it
       */
      mutate(input: CustomersRenameInput, options?: CallOptions): Promise<CustomerDetails>;
    };
    mergePreview: {
      /**
       * Exactly what merging two customers moves.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller manages the main organization
       * @throws {ZuschlagError} CUSTOMER_MERGED with the name when one of the two is merged already
       */
      query(input: CustomersMergePreviewInput, options?: CallOptions): Promise<MergePreview>;
    };
    merge: {
      /**
       * Merges two customers: the Chances and sites of the second become those of the first, and its name leads there.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller manages the main organization
       * @throws {ZuschlagError} CUSTOMER_MERGED with the name when one of the two is merged already
       * @throws {ZuschlagError} MERGE_CHANGED when something has come or gone since the preview
       */
      mutate(input: CustomersMergeInput, options?: CallOptions): Promise<CustomerDetails>;
    };
    undoPreview: {
      /**
       * What taking a merge back restores, and what it cannot.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller manages the main organization
       * @throws {ZuschlagError} MERGE_UNDO_EXPIRED when it was taken back, or is older than 30 days
       * @throws {ZuschlagError} CUSTOMER_MERGED with the name when the customer that stayed is merged itself
       */
      query(input: CustomersUndoPreviewInput, options?: CallOptions): Promise<UndoPreview>;
    };
    undoMerge: {
      /**
       * Takes a merge back: what it moved goes back as far as it is still there, and what came afterwards stays.
       *
       * @throws {ZuschlagError} as `previewUndo`
       */
      mutate(input: CustomersUndoMergeInput, options?: CallOptions): Promise<CustomerDetails>;
    };
    placesOfPostcode: {
      /** The places of a postcode by name; empty when the imported table has no such postcode. */
      query(input: CustomersPlacesOfPostcodeInput, options?: CallOptions): Promise<CustomersPlacesOfPostcodeOutput>;
    };
    findAddresses: {
      /**
       * Addresses for what a person typed, from the service that the operator chose.
       *
       * @throws {ZuschlagError} SESSION_REQUIRED with an API token: the services serve people, and forbid bulk searches
       * @throws {ZuschlagError} ADDRESS_SEARCH_FAILED when the operator chose none, or it does not answer now
       */
      query(input: CustomersFindAddressesInput, options?: CallOptions): Promise<CustomersFindAddressesOutput>;
    };
    addSite: {
      /**
       * Adds a place of work to a customer.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless `customerRules.addSite` lets the caller
       */
      mutate(input: CustomersAddSiteInput, options?: CallOptions): Promise<Site>;
    };
    updateSite: {
      /**
       * Changes a place of work; only what is sent changes.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless `customerRules.editSite` lets the caller
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} SERVICES_MOVE when another federal state or local holiday moves open services and the call does
       * not confirm it
       */
      mutate(input: CustomersUpdateSiteInput, options?: CallOptions): Promise<Site>;
    };
  };
  configuration: {
    overview: {
      /** One line per table: how many rows count today, how many are to come and when, and what the caller may do. */
      query(input?: undefined, options?: CallOptions): Promise<ConfigurationOverview>;
    };
    history: {
      /**
       * Who added or removed which row of a table and when, and what an import brought, the newest first.
       *
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
       */
      query(input: ConfigurationHistoryInput, options?: CallOptions): Promise<TableChangePage>;
    };
    admins: {
      list: {
        /**
         * Who keeps the configuration tables, by name.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
         */
        query(input: ConfigurationAdminsListInput, options?: CallOptions): Promise<ConfigurationAdminsListOutput>;
      };
      candidates: {
        /**
         * Who could come to keep the tables: everybody who does not yet, found by a part of the name.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         */
        query(input: ConfigurationAdminsCandidatesInput, options?: CallOptions): Promise<ConfigurationAdminsCandidatesOutput>;
      };
      add: {
        /** Makes a person a config administrator. @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND, ALREADY_CONFIG_ADMIN */
        mutate(input: ConfigurationAdminsAddInput, options?: CallOptions): Promise<ConfigAdministrator>;
      };
      remove: {
        /**
         * Takes the maintenance of the tables from a person.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND, CANNOT_REMOVE_YOURSELF, LAST_CONFIG_ADMIN for the last one of the
         * main organization
         */
        mutate(input: ConfigurationAdminsRemoveInput, options?: CallOptions): Promise<ConfigAdministrator>;
      };
    };
    imports: {
      plan: {
        /**
         * Begins an import: the plan is made in the background from a file the caller sent in.
         *
         * @throws {ZuschlagError} NOT_FOUND for a file of another user, NOT_PERMITTED
         */
        mutate(input: ConfigurationImportsPlanInput, options?: CallOptions): Promise<ConfigurationImport>;
      };
      byId: {
        /**
         * An import: how far its plan is, what it would change, and what became of it.
         *
         * @throws {ZuschlagError} NOT_FOUND for an import of another organization, or when the caller maintains no tables
         */
        query(input: ConfigurationImportsByIdInput, options?: CallOptions): Promise<ConfigurationImport>;
      };
      rows: {
        /** The rows of an import, in the order of the file, with how each was understood. @throws {ZuschlagError} NOT_FOUND */
        query(input: ConfigurationImportsRowsInput, options?: CallOptions): Promise<ImportRowPage>;
      };
      list: {
        /** Earlier imports of the caller's organization, the newest first; an empty list when the caller maintains no tables. */
        query(input: ConfigurationImportsListInput, options?: CallOptions): Promise<ConfigurationImportPage>;
      };
      commit: {
        /**
         * Writes exactly the plan that was shown, as one unit: new rows are added, changed ones take the place of the old.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
         * @throws {ZuschlagError} PLAN_OUTDATED when the table is no longer the one the plan was made for, or another plan is meant
         * @throws {ZuschlagError} IMPORT_HAS_ERRORS when rows are wrong and not to be skipped, or nothing would change
         */
        mutate(input: ConfigurationImportsCommitInput, options?: CallOptions): Promise<ConfigurationImport>;
      };
      undo: {
        /**
         * Takes a written import back as one unit: what it added goes, what it replaced stands again, under its old id.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, IMPORT_STATE
         * @throws {ZuschlagError} UNDO_IMPOSSIBLE when rows it added were removed since; `missing` counts them
         */
        mutate(input: ConfigurationImportsUndoInput, options?: CallOptions): Promise<ConfigurationImport>;
      };
      discard: {
        /**
         * Gives an import up before it is written.
         *
         * @throws {ZuschlagError} NOT_FOUND, IMPORT_STATE
         */
        mutate(input: ConfigurationImportsDiscardInput, options?: CallOptions): Promise<ConfigurationImport>;
      };
    };
    tariff: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationTariffListInput, options?: CallOptions): Promise<TariffPage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationTariffAddInput, options?: CallOptions): Promise<Tariff>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationTariffRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    wage: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationWageListInput, options?: CallOptions): Promise<WagePage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationWageAddInput, options?: CallOptions): Promise<Wage>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationWageRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    socialSecurity: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationSocialSecurityListInput, options?: CallOptions): Promise<SocialSecurityPage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationSocialSecurityAddInput, options?: CallOptions): Promise<SocialSecurity>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationSocialSecurityRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    liabilityInsurance: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationLiabilityInsuranceListInput, options?: CallOptions): Promise<LiabilityInsurancePage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationLiabilityInsuranceAddInput, options?: CallOptions): Promise<LiabilityInsurance>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationLiabilityInsuranceRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    vacationBonus: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationVacationBonusListInput, options?: CallOptions): Promise<VacationBonusPage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationVacationBonusAddInput, options?: CallOptions): Promise<VacationBonus>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationVacationBonusRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    christmasBonus: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationChristmasBonusListInput, options?: CallOptions): Promise<ChristmasBonusPage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationChristmasBonusAddInput, options?: CallOptions): Promise<ChristmasBonus>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationChristmasBonusRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    vacationDays: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationVacationDaysListInput, options?: CallOptions): Promise<VacationDaysPage>;
      };
      add: {
        /**
         * Adds a row, of the caller's own organization where organizations keep rows of their own.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, DUPLICATE_ACTIVE_FROM when the series has a row for that day
         */
        mutate(input: ConfigurationVacationDaysAddInput, options?: CallOptions): Promise<VacationDays>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationVacationDaysRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
    };
    holiday: {
      list: {
        /**
         * A page of a configuration table, by default the newest rows first.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
         */
        query(input: ConfigurationHolidayListInput, options?: CallOptions): Promise<HolidaysPage>;
      };
      add: {
        /**
         * Adds days of one federal state, with `recurring` each also in the nine years that follow. Those that exist already are
         * passed over.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, INVALID_INPUT with IN_THE_PAST or DUPLICATE_DATE at `input.dates.<i>`
         */
        mutate(input: ConfigurationHolidayAddInput, options?: CallOptions): Promise<AddedHolidays>;
      };
      remove: {
        /**
         * Removes a row; the trail keeps it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: ConfigurationHolidayRemoveInput, options?: CallOptions): Promise<RemovedEntry>;
      };
      takeOver: {
        /**
         * Adds the legal holidays of states and years, from today on. Those that exist already are passed over.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         */
        mutate(input: ConfigurationHolidayTakeOverInput, options?: CallOptions): Promise<AddedHolidays>;
      };
    };
  };
  views: {
    list: {
      /** The views that the caller sees, and how the caller left the list. */
      query(input?: undefined, options?: CallOptions): Promise<ListViews>;
    };
    create: {
      /**
       * Saves what the list shows under a name.
       *
       * @throws {ZuschlagError} NOT_PERMITTED for a shared view of a person who may only read
       * @throws {ZuschlagError} TOO_MANY_VIEWS
       */
      mutate(input: ViewsCreateInput, options?: CallOptions): Promise<ListView>;
    };
    save: {
      /**
       * Changes a view: its name, its readers, what it shows.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for a private view of another person
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller owns it or is a Manager of the organization that it is shared with
       * @throws {ZuschlagError} CONFLICT when another person changed the same since the version of the edit
       */
      mutate(input: ViewsSaveInput, options?: CallOptions): Promise<ListView>;
    };
    remove: {
      /**
       * Deletes a view for all its readers.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED as `saveView`
       */
      mutate(input: ViewsRemoveInput, options?: CallOptions): Promise<ViewsRemoveOutput>;
    };
    remember: {
      /** Keeps order and columns for the next visit of the person, in every browser. */
      mutate(input: ListChoiceInput, options?: CallOptions): Promise<ListChoice>;
    };
  };
  chance: {
    list: {
      /**
       * A page of the Chances the caller may view; by default the open ones first, the nearest submission on top.
       *
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this order never gave out
       */
      query(input: ChanceListInput, options?: CallOptions): Promise<ChancePage>;
    };
    byId: {
      /**
       * A Chance as its workspace shows it: the blocks, the figures, the caller's rights, where it stands and whose turn it is.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ChanceByIdInput, options?: CallOptions): Promise<Chance>;
    };
    whoDecides: {
      /**
       * The people whom the open decisions of a Chance wait for, deputies included.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ChanceWhoDecidesInput, options?: CallOptions): Promise<ChanceWhoDecidesOutput>;
    };
    create: {
      /**
       * Creates a Chance from the full form. It waits for the bid decisions of its operational organizations. Further lots of
       * its procedure become Chances that are linked with it: all of them, or none.
       *
       * @throws {ZuschlagError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
       * @throws {ZuschlagError} INVALID_INPUT for organizations, an owner or a customer that cannot be one
       * @throws {ZuschlagError} TOO_MANY_FILES, DOCUMENT_REFUSED, NOT_FOUND for the files that come along
       * @throws {ZuschlagError} NOT_FOUND, AI_IMPORT_NOT_READY, AI_IMPORT_USED for the import it is created from
       */
      mutate(input: ChanceCreateInput, options?: CallOptions): Promise<CreatedChance>;
    };
    createQuick: {
      /**
       * Creates a Chance from the quick form: no estimate, no state, no terms; they may follow by an edit of the details. One
       * that began in the full form keeps what was typed there, and is to be made full.
       *
       * @throws {ZuschlagError} as `createChance`
       */
      mutate(input: ChanceCreateQuickInput, options?: CallOptions): Promise<CreatedChance>;
    };
    updateDetails: {
      /**
       * Saves an edit of the details. Only what differs from what is stored counts as changed, so a form may send whole blocks
       * although some of them are locked.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} CONFLICT with both values of every field that others changed since the version of the edit
       * @throws {ZuschlagError} LOCKED when the state forbids one of the changes
       * @throws {ZuschlagError} SERVICES_EXIST with their names when the contract days change, unless the call confirms that the
       * services are calculated anew; the days then change at the end of that recalculation
       * @throws {ZuschlagError} INVALID_INPUT when the Chance as a whole would miss or contradict something
       */
      mutate(input: ChanceUpdateDetailsInput, options?: CallOptions): Promise<Chance>;
    };
    updateContractDuration: {
      /**
       * Moves the contract's first and last day. With services it changes every figure: a recalculation then brings the new days
       * into force together with the new figures, and until its end the present days stay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} LOCKED when the state forbids it
       * @throws {ZuschlagError} SERVICES_EXIST with their names, unless the call confirms their recalculation
       */
      mutate(input: ChanceUpdateContractDurationInput, options?: CallOptions): Promise<ChanceContract>;
    };
    changeOwner: {
      /**
       * Hands a Chance to another owner, and with it the owner's rights. A Manager of the Chance's organization or of the main
       * organization may claim it instead, because an absent owner must not block it.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller owns it, or is such a Manager and claims it
       * @throws {ZuschlagError} OWNER_CHANGED with the owner's name when the caller owned it before
       * @throws {ZuschlagError} CONFLICT when another owner was set since the version of the edit
       * @throws {ZuschlagError} LOCKED once it is won, lost or not bid on
       * @throws {ZuschlagError} INVALID_INPUT for a user who may not write or may not view the Chance
       */
      mutate(input: ChanceChangeOwnerInput, options?: CallOptions): Promise<Chance>;
    };
    changeOwners: {
      /**
       * Hands several Chances to another owner, each by the rules of a single one. What is refused is named and does not hold up
       * the others; a trial names it without changing anything.
       */
      mutate(input: ChanceChangeOwnersInput, options?: CallOptions): Promise<ChanceChangeOwnersOutput>;
    };
    renameCustomer: {
      /**
       * Renames the customer of a Chance, which shows in all Chances of that customer.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} CONFLICT with both names when the customer was renamed since the version of the edit
       * @throws {ZuschlagError} CUSTOMER_EXISTS with the name when another customer bears it
       */
      mutate(input: ChanceRenameCustomerInput, options?: CallOptions): Promise<Chance>;
    };
    lots: {
      /**
       * The lots of the procedure of a Chance that the caller may view, in the order of their numbers, itself included.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ChanceLotsInput, options?: CallOptions): Promise<Lots>;
    };
    linkLot: {
      /**
       * Links two Chances as lots of one award procedure. The lots that the other one is linked with come along.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller may not view one of them
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller owns the first, OWNER_CHANGED when it did before
       * @throws {ZuschlagError} ALREADY_LINKED when they belong to one procedure already, or are the same
       * @throws {ZuschlagError} LOTS_COME_ALONG with their names when `shownIds` leaves out lots that the caller may view
       * @throws {ZuschlagError} TOO_MANY_LOTS
       */
      mutate(input: ChanceLinkLotInput, options?: CallOptions): Promise<Lots>;
    };
    unlinkLot: {
      /**
       * Takes a Chance out of its procedure. A lot that would stay there alone leaves it as well.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller owns it, OWNER_CHANGED when it did before
       */
      mutate(input: ChanceUnlinkLotInput, options?: CallOptions): Promise<Lots>;
    };
    proofs: {
      /**
       * The proofs that the authority asks for.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ChanceProofsInput, options?: CallOptions): Promise<Proofs>;
    };
    addProofs: {
      /**
       * Adds proofs to the checklist; those it has already are left out.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller writes, LOCKED in a closed Chance
       * @throws {ZuschlagError} TOO_MANY_PROOFS
       */
      mutate(input: ChanceAddProofsInput, options?: CallOptions): Promise<Proofs>;
    };
    tickProof: {
      /**
       * The proofs that the authority asks for.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      mutate(input: ChanceTickProofInput, options?: CallOptions): Promise<Proofs>;
    };
    removeProof: {
      /**
       * The proofs that the authority asks for.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      mutate(input: ChanceRemoveProofInput, options?: CallOptions): Promise<Proofs>;
    };
    copy: {
      /**
       * Creates a Chance from one that exists, with a number of its own and its own days. Decisions, the outcome, the summary,
       * the other dates of the notice and the trail stay with the source; the proofs come along without their ticks. Services
       * follow on wish: a job copies those of the organizations that are asked, and calculates them in the new contract.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller may not view the source
       * @throws {ZuschlagError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
       * @throws {ZuschlagError} INVALID_INPUT when no organization of the source may be asked any more
       */
      mutate(input: ChanceCopyInput, options?: CallOptions): Promise<CreatedChance>;
    };
    changeLots: {
      /**
       * Changes the submission or the customer of several lots of one procedure. A lot that refuses stays as it is and is named
       * with the reason; the others change.
       *
       * @throws {ZuschlagError} NOT_FOUND for a Chance that the caller may not view, or that is no lot of the procedure of the first
       * @throws {ZuschlagError} INVALID_INPUT for a customer that does not exist
       */
      mutate(input: ChanceChangeLotsInput, options?: CallOptions): Promise<ChangedLots>;
    };
    updateState: {
      /**
       * Marks a Chance as submitted, or declares it won or lost. Nothing leaves the system: people only learn of it, of an
       * outcome when it can no longer be undone.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} INVALID_STATE_TRANSITION with the state and the events it allows
       * @throws {ZuschlagError} RATES_CHANGED with the organizations whose figures rest on changed rows, unless that is confirmed
       * @throws {ZuschlagError} INVALID_INPUT for another price without a reason, and for a reason that the list does not offer
       */
      mutate(input: ChanceUpdateStateInput, options?: CallOptions): Promise<Chance>;
    };
    undoOutcome: {
      /**
       * Takes an outcome back while its news still wait: only its author knows of it.
       *
       * @throws {ZuschlagError} NOT_FOUND, INVALID_STATE_TRANSITION
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} UNDO_EXPIRED when the news are out, or when another user declared the outcome
       */
      mutate(input: ChanceUndoOutcomeInput, options?: CallOptions): Promise<Chance>;
    };
    correctOutcome: {
      /**
       * Takes an outcome back with a reason, so that the right one can be declared. The trail keeps both.
       *
       * @throws {ZuschlagError} NOT_FOUND, INVALID_STATE_TRANSITION
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED when it
       * was the owner before
       */
      mutate(input: ChanceCorrectOutcomeInput, options?: CallOptions): Promise<Chance>;
    };
    archive: {
      /**
       * Takes a Chance out of all lists, in any state. Its state, decisions and figures stay as they are; until it is
       * restored it is only read and copied, and no organization is asked for anything.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
       * when it was the owner before
       * @throws {ZuschlagError} ARCHIVED when it is archived already
       */
      mutate(input: ChanceArchiveInput, options?: CallOptions): Promise<Chance>;
    };
    restore: {
      /**
       * Takes a Chance out of the archive; one that is not archived stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
       * when it was the owner before
       */
      mutate(input: ChanceRestoreInput, options?: CallOptions): Promise<Chance>;
    };
    readAwardNotice: {
      /**
       * Reads who won, and at which price, from a notice of results that the caller uploaded. Nothing is stored: a person declares
       * the outcome with what is read here. Readers of the Chance may look, each into a file of their own.
       *
       * @throws {ZuschlagError} NOT_FOUND for the Chance and for the file of another person
       * @throws {ZuschlagError} DOCUMENT_REFUSED for a file that is no notice, NO_AWARD_IN_FILE for one that announces no result
       */
      query(input: ChanceReadAwardNoticeInput, options?: CallOptions): Promise<AwardNotice>;
    };
    lossReasons: {
      /** The reasons that may be chosen for a Chance when it is lost. @throws {ZuschlagError} NOT_FOUND */
      query(input: ChanceLossReasonsInput, options?: CallOptions): Promise<ChanceLossReasonsOutput>;
    };
  };
  documents: {
    ofChance: {
      /**
       * The documents of a Chance, in the order in which they came.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: DocumentsOfChanceInput, options?: CallOptions): Promise<DocumentsOfChanceOutput>;
    };
    room: {
      /**
       * What the caller may do with the documents of a Chance, and how much room the tenant has left for files.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: DocumentsRoomInput, options?: CallOptions): Promise<DocumentRoom>;
    };
    versions: {
      /**
       * Every release of a document, the newest first.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: DocumentsVersionsInput, options?: CallOptions): Promise<DocumentsVersionsOutput>;
    };
    add: {
      /**
       * Adds an uploaded file to a Chance: as a document, or as the next version of one. Only PDF files go into the knowledge
       * base; another one with the flag is stored with a warning.
       *
       * @throws {ZuschlagError} NOT_FOUND for the Chance, the file, and the document of which it would be a version
       * @throws {ZuschlagError} NOT_PERMITTED, OWNER_CHANGED, LOCKED, TOO_MANY_DOCUMENTS
       * @throws {ZuschlagError} DOCUMENT_REFUSED for a file of another type, or one that no preview could show safely
       */
      mutate(input: DocumentsAddInput, options?: CallOptions): Promise<AddedDocument>;
    };
    remove: {
      /**
       * Removes a document with all its versions, and with them what was read in it.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
       */
      mutate(input: DocumentsRemoveInput, options?: CallOptions): Promise<RemovedDocument>;
    };
    addToKnowledgeBase: {
      /**
       * Wishes a document into the knowledge base. One that is in it, or on its way, stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
       * @throws {ZuschlagError} ONLY_PDF_IN_KNOWLEDGE_BASE; KNOWLEDGE_BASE_BUSY while the document is being taken out
       */
      mutate(input: DocumentsAddToKnowledgeBaseInput, options?: CallOptions): Promise<Document>;
    };
    removeFromKnowledgeBase: {
      /**
       * Wishes a document out of the knowledge base. One that is not in it stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
       * @throws {ZuschlagError} KNOWLEDGE_BASE_BUSY while the document is being added
       */
      mutate(input: DocumentsRemoveFromKnowledgeBaseInput, options?: CallOptions): Promise<Document>;
    };
  };
  reading: {
    ofChance: {
      /** How the reading of each document of a Chance stands; one that waits for the virus scanner is not among them. @throws {ZuschlagError} NOT_FOUND */
      query(input: ReadingOfChanceInput, options?: CallOptions): Promise<ReadingOfChanceOutput>;
    };
    search: {
      /**
       * The passages of the documents of a Chance that answer a question best, with the words that were found in them. Each
       * viewer of the Chance searches all of its documents.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ReadingSearchInput, options?: CallOptions): Promise<DocumentHits>;
    };
    place: {
      /**
       * Where a passage that a search found is printed.
       *
       * @throws {ZuschlagError} NOT_FOUND for the document, a release of another one, and a passage that a newer release replaced
       */
      query(input: ReadingPlaceInput, options?: CallOptions): Promise<DocumentPlace>;
    };
    changes: {
      /**
       * What a release of a document says otherwise than the one before it.
       *
       * @throws {ZuschlagError} NOT_FOUND for the document, a release of another one, and the first release
       */
      query(input: ReadingChangesInput, options?: CallOptions): Promise<ReleaseChanges>;
    };
    retry: {
      /**
       * Reads a document again whose reading failed, or whose pictures were read before the server could recognize text in them.
       * Another one that was read, or waits for it, stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
       */
      mutate(input: ReadingRetryInput, options?: CallOptions): Promise<DocumentReading>;
    };
  };
  aiImports: {
    start: {
      /**
       * Starts an import of uploaded files. Its work begins at once, or behind the imports of the organization that are older.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, TOO_MANY_FILES, DOCUMENT_REFUSED
       * @throws {ZuschlagError} INVALID_INPUT without a publication or a service description, for a file in two lists, and
       * FILES_NOT_SENT at a file that is not the caller's or is forgotten
       */
      mutate(input: AiImportsStartInput, options?: CallOptions): Promise<AiImportState>;
    };
    status: {
      /** How an import stands. @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND also for one of another organization */
      query(input: AiImportsStatusInput, options?: CallOptions): Promise<AiImportState>;
    };
    get: {
      /** An import with what the documents state. @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND */
      query(input: AiImportsGetInput, options?: CallOptions): Promise<AiImport>;
    };
    list: {
      /**
       * A page of the imports of the caller's organization, the newest first.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, INVALID_INPUT for a cursor that this list never gave out
       */
      query(input: AiImportsListInput, options?: CallOptions): Promise<AiImportStatePage>;
    };
    chances: {
      /** The Chances created from imports that the caller sees, the newest first. @throws {ZuschlagError} INVALID_INPUT for a cursor of another list */
      query(input: AiImportsChancesInput, options?: CallOptions): Promise<ChanceWithAiImportPage>;
    };
    changedNotices: {
      /**
       * The Chances that the caller sees and that have a number of the notices of an import: the number of the procedure or of
       * the notice, or the file number of the buyer; each with what the notice states otherwise.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND
       */
      query(input: AiImportsChangedNoticesInput, options?: CallOptions): Promise<AiImportsChangedNoticesOutput>;
    };
    takeOverNotice: {
      /**
       * Takes what a changed notice states over into the Chance that exists: by an edit of its details, with the version that
       * the caller saw. The files of the import become documents of the Chance. What was decided on other values is marked.
       *
       * @throws {ZuschlagError} NOT_FOUND also for a Chance without a number of the notice; AI_IMPORT_NOT_READY; AI_IMPORT_USED
       * for an import from which a Chance was created
       * @throws {ZuschlagError} as `updateChance`
       */
      mutate(input: AiImportsTakeOverNoticeInput, options?: CallOptions): Promise<TookOverNotice>;
    };
    remove: {
      /**
       * Removes an import with all that was read, also while it is worked on. The Chance that was created from it keeps its
       * documents.
       *
       * @throws {ZuschlagError} NOT_PERMITTED for people other than its creator and the Managers of its organization; NOT_FOUND;
       * AI_IMPORT_USED
       */
      mutate(input: AiImportsRemoveInput, options?: CallOptions): Promise<RemovedAiImport>;
    };
  };
  services: {
    ofChance: {
      /**
       * The services of a Chance in the order they were added, of one organization or of all, and what the Chance costs.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ServicesOfChanceInput, options?: CallOptions): Promise<ServicesOfChance>;
    };
    byId: {
      /** A service with its shifts and figures. @throws {ZuschlagError} NOT_FOUND */
      query(input: ServicesByIdInput, options?: CallOptions): Promise<Service>;
    };
    rateBook: {
      /**
       * The table rows that the browser needs to calculate as the server would.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for an organization that neither bids on the Chance nor has services in it
       * @throws {ZuschlagError} NOT_PERMITTED unless `ratesRules` lets the caller
       */
      query(input: ServicesRateBookInput, options?: CallOptions): Promise<RateBook>;
    };
    payGroups: {
      /**
       * The pay groups that an organization used in a federal state and those of its wage table, as proposals for a new wage.
       * Users of other organizations than this and the main organization get those of the Chance only, without the table.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for an organization that neither bids on the Chance nor has services in it
       */
      query(input: ServicesPayGroupsInput, options?: CallOptions): Promise<PayGroups>;
    };
    usualCosts: {
      /**
       * What the tenant usually enters for cars and purchases, for those who see the Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ServicesUsualCostsInput, options?: CallOptions): Promise<UsualCosts>;
    };
    addPermanent: {
      /**
       * Adds a permanent service of a bidding organization and calculates it.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller may calculate for the organization
       * @throws {ZuschlagError} LOCKED while a decision on the Chance is pending or taken
       * @throws {ZuschlagError} INVALID_INPUT for an organization that does not bid, a foreign site, a shift outside the contract
       */
      mutate(input: ServicesAddPermanentInput, options?: CallOptions): Promise<Service>;
    };
    editPermanent: {
      /**
       * Changes the master data of a permanent service; only what is sent changes.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT when guards of a subcontractor would be left without a rate
       * @throws {ZuschlagError} INVALID_INPUT when heads are to be entered and are missing or below the posts at the same time
       * @throws {ZuschlagError} PROVINCE_REQUIRED when neither the site nor the Chance has a federal state
       */
      mutate(input: ServicesEditPermanentInput, options?: CallOptions): Promise<Service>;
    };
    updatePauseIncluded: {
      /**
       * Changes the master data of a permanent service; only what is sent changes.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT when guards of a subcontractor would be left without a rate
       * @throws {ZuschlagError} INVALID_INPUT when heads are to be entered and are missing or below the posts at the same time
       * @throws {ZuschlagError} PROVINCE_REQUIRED when neither the site nor the Chance has a federal state
       */
      mutate(input: ServicesUpdatePauseIncludedInput, options?: CallOptions): Promise<Service>;
    };
    updateRevenueCalculation: {
      /**
       * Sets how a service earns; the values of every other type are forgotten. Values of one type are merged one by one with
       * what others saved since the version of the edit; another type is merged only when nothing else was saved.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       */
      mutate(input: ServicesUpdateRevenueCalculationInput, options?: CallOptions): Promise<Service>;
    };
    copy: {
      /**
       * Copies services with everything they have into a Chance, for their own organizations or for another one, and calculates
       * the copies with the tables that count there. Parts with days of their own are cut to the contract of that Chance. The
       * rights are those of the Chance that takes the copies; of the source it is enough to see it.
       *
       * @throws {ZuschlagError} NOT_FOUND for a service or a Chance that the caller may not view
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller may calculate for the organizations in that Chance
       * @throws {ZuschlagError} LOCKED while a decision on that Chance is pending or taken
       * @throws {ZuschlagError} INVALID_INPUT for an organization that does not bid, a foreign site, or a Chance that would be too full
       * @throws {ZuschlagError} PROVINCE_REQUIRED when a copy has neither a site nor a Chance with a federal state
       */
      mutate(input: ServicesCopyInput, options?: CallOptions): Promise<CopiedServices>;
    };
    raiseWages: {
      /**
       * Changes the hourly wages of services of a Chance in one act, as an agreement does, and calculates them; services whose
       * wage stays the same or follows the wage table stay as they are. A trial answers the same and changes nothing.
       *
       * @throws {ZuschlagError} NOT_FOUND for a service that this Chance does not have
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED, BID_WITHDRAWN as `serviceRules.edit` says for one of the services
       * @throws {ZuschlagError} CONFLICT when a wage is no longer the one that the caller saw: a share would come on top
       * @throws {ZuschlagError} INVALID_INPUT at `raise.value` when a wage would be negative or too high
       * @throws {ZuschlagError} NEW_RATES_AFTER_APPROVAL for a caller who asks before newer table rows are taken
       */
      mutate(input: ServicesRaiseWagesInput, options?: CallOptions): Promise<RaisedWages>;
    };
    remove: {
      /**
       * Takes a service of any kind out of the Chance, with its lists.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.remove` says
       */
      mutate(input: ServicesRemoveInput, options?: CallOptions): Promise<ServicesRemoveOutput>;
    };
    addShift: {
      /**
       * Adds a shift to a service.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED for other than permanent services
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, guards of a subcontractor without a rate, or when the
       * service is full
       */
      mutate(input: ServicesAddShiftInput, options?: CallOptions): Promise<Service>;
    };
    editShift: {
      /**
       * Puts a new shift in the place of an old one. With the version of the service and the base of the edit, what others
       * changed in the shift since is merged, and the shift is found by the id it had then.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such shift
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the merged shift contradicts itself
       */
      mutate(input: ServicesEditShiftInput, options?: CallOptions): Promise<Service>;
    };
    removeShift: {
      /**
       * Takes a shift out of a service, unless it is the only one.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such shift
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} LAST_SHIFT
       */
      mutate(input: ServicesRemoveShiftInput, options?: CallOptions): Promise<Service>;
    };
    addMobile: {
      /**
       * Adds a mobile service of a bidding organization and calculates it.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller may calculate for the organization
       * @throws {ZuschlagError} LOCKED while a decision on the Chance is pending or taken
       * @throws {ZuschlagError} INVALID_INPUT for an organization that does not bid, a foreign site, a visit outside the contract
       */
      mutate(input: ServicesAddMobileInput, options?: CallOptions): Promise<Service>;
    };
    editMobile: {
      /**
       * Changes a mobile service: only what is sent, its site visits as a whole list, and its cost parameters.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says, for changed cost parameters as
       * `serviceRules.editCostParameters` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit; for
       * site visits whenever others saved since
       * @throws {ZuschlagError} INVALID_INPUT for a foreign site or a visit outside the contract
       */
      mutate(input: ServicesEditMobileInput, options?: CallOptions): Promise<Service>;
    };
    recreateMobile: {
      /**
       * Puts a new mobile service in the place of another, which is removed: the way to another organization. The new one takes
       * the cost parameters of its organization.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.remove` says of the old one, and `serviceRules.edit` of the new
       * @throws {ZuschlagError} INVALID_SERVICE_TYPE unless the old one is mobile
       * @throws {ZuschlagError} INVALID_INPUT as `addMobileService`
       */
      mutate(input: ServicesRecreateMobileInput, options?: CallOptions): Promise<Service>;
    };
    updateCostParameters: {
      /**
       * Changes a service's own copy of the cost parameters; the defaults of its organization stay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.editCostParameters` says
       * @throws {ZuschlagError} CONFLICT with both values of each parameter that others changed since the version of the edit
       */
      mutate(input: ServicesUpdateCostParametersInput, options?: CallOptions): Promise<Service>;
    };
    addSiteVisit: {
      /**
       * Adds a site visit, a car or a purchase to a service.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the list is full
       */
      mutate(input: ServicesAddSiteVisitInput, options?: CallOptions): Promise<Service>;
    };
    editSiteVisit: {
      /**
       * Changes a row; what others changed in it since the version of the edit is merged.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the merged row contradicts itself
       */
      mutate(input: ServicesEditSiteVisitInput, options?: CallOptions): Promise<Service>;
    };
    removeSiteVisit: {
      /**
       * Takes a row out of a service; of site visits one stays.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} LAST_SITE_VISIT
       */
      mutate(input: ServicesRemoveSiteVisitInput, options?: CallOptions): Promise<Service>;
    };
    addCar: {
      /**
       * Adds a site visit, a car or a purchase to a service.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the list is full
       */
      mutate(input: ServicesAddCarInput, options?: CallOptions): Promise<Service>;
    };
    editCar: {
      /**
       * Changes a row; what others changed in it since the version of the edit is merged.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the merged row contradicts itself
       */
      mutate(input: ServicesEditCarInput, options?: CallOptions): Promise<Service>;
    };
    removeCar: {
      /**
       * Takes a row out of a service; of site visits one stays.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} LAST_SITE_VISIT
       */
      mutate(input: ServicesRemoveCarInput, options?: CallOptions): Promise<Service>;
    };
    addPurchase: {
      /**
       * Adds a site visit, a car or a purchase to a service.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the list is full
       */
      mutate(input: ServicesAddPurchaseInput, options?: CallOptions): Promise<Service>;
    };
    editPurchase: {
      /**
       * Changes a row; what others changed in it since the version of the edit is merged.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for days outside the contract, or when the merged row contradicts itself
       */
      mutate(input: ServicesEditPurchaseInput, options?: CallOptions): Promise<Service>;
    };
    removePurchase: {
      /**
       * Takes a row out of a service; of site visits one stays.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service has no such row
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} LAST_SITE_VISIT
       */
      mutate(input: ServicesRemovePurchaseInput, options?: CallOptions): Promise<Service>;
    };
    order: {
      /** The posts that the customer ordered for a service; none before they are entered. @throws {ZuschlagError} NOT_FOUND */
      query(input: ServicesOrderInput, options?: CallOptions): Promise<ServiceOrder>;
    };
    saveOrder: {
      /**
       * Stores the posts that the customer ordered. They say what the shifts are read against; the price does not change.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED for other than permanent services
       * @throws {ZuschlagError} CONFLICT when another person has saved the order since the version
       */
      mutate(input: ServicesSaveOrderInput, options?: CallOptions): Promise<ServiceOrder>;
    };
    saveShifts: {
      /**
       * Saves a list of a service as a table: adds, changes and removes any number of rows in one act. What others changed in
       * the same rows since the version of the edit is merged by field.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service lacks one of the rows
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since, as `changed.0.row.startTime`
       * @throws {ZuschlagError} INVALID_INPUT with the row and the field, also when the list is too long
       * @throws {ZuschlagError} LAST_SHIFT, LAST_SITE_VISIT when no row would stay
       */
      mutate(input: ServicesSaveShiftsInput, options?: CallOptions): Promise<Service>;
    };
    saveSiteVisits: {
      /**
       * Saves a list of a service as a table: adds, changes and removes any number of rows in one act. What others changed in
       * the same rows since the version of the edit is merged by field.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service lacks one of the rows
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since, as `changed.0.row.startTime`
       * @throws {ZuschlagError} INVALID_INPUT with the row and the field, also when the list is too long
       * @throws {ZuschlagError} LAST_SHIFT, LAST_SITE_VISIT when no row would stay
       */
      mutate(input: ServicesSaveSiteVisitsInput, options?: CallOptions): Promise<Service>;
    };
    saveCars: {
      /**
       * Saves a list of a service as a table: adds, changes and removes any number of rows in one act. What others changed in
       * the same rows since the version of the edit is merged by field.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service lacks one of the rows
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since, as `changed.0.row.startTime`
       * @throws {ZuschlagError} INVALID_INPUT with the row and the field, also when the list is too long
       * @throws {ZuschlagError} LAST_SHIFT, LAST_SITE_VISIT when no row would stay
       */
      mutate(input: ServicesSaveCarsInput, options?: CallOptions): Promise<Service>;
    };
    savePurchases: {
      /**
       * Saves a list of a service as a table: adds, changes and removes any number of rows in one act. What others changed in
       * the same rows since the version of the edit is merged by field.
       *
       * @throws {ZuschlagError} NOT_FOUND, also when the service lacks one of the rows
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
       * @throws {ZuschlagError} SERVICE_TYPE_NOT_SUPPORTED when services of this kind have no such list
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since, as `changed.0.row.startTime`
       * @throws {ZuschlagError} INVALID_INPUT with the row and the field, also when the list is too long
       * @throws {ZuschlagError} LAST_SHIFT, LAST_SITE_VISIT when no row would stay
       */
      mutate(input: ServicesSavePurchasesInput, options?: CallOptions): Promise<Service>;
    };
    recalculate: {
      /**
       * Calculates every service of an organization anew, from the table rows in force now.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless `serviceRules.edit` lets the caller
       * @throws {ZuschlagError} LOCKED while a decision on the Chance is pending or taken
       * @throws {ZuschlagError} BID_WITHDRAWN for an organization that bids no longer
       * @throws {ZuschlagError} INVALID_INPUT for an organization that takes no part in the Chance
       */
      mutate(input: ServicesRecalculateInput, options?: CallOptions): Promise<ServicesOfChance>;
    };
    outdatedRates: {
      /**
       * Whose stored figures on a Chance rest on other table rows than those that count now, what calculating again would give,
       * and which rows came or went. Only organizations that bid, and nothing once the Chance is submitted or given up.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ServicesOutdatedRatesInput, options?: CallOptions): Promise<OutdatedRates>;
    };
    warnings: {
      /**
       * The warnings of the engine about the stored prices of a Chance, and those about wages below the lowest pay group that
       * is known of their organization and below the wage table, and about local holidays without an answer, each once, with
       * the services it concerns.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ServicesWarningsInput, options?: CallOptions): Promise<WarningsOfChance>;
    };
    siteMove: {
      /**
       * What another federal state or other local holidays of a place of work would do to the services that are calculated
       * there. Answers that are left out stay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ServicesSiteMoveInput, options?: CallOptions): Promise<SiteMove>;
    };
    startRateImpact: {
      /**
       * What adding and removing rows would do to the open Chances, calculated both ways by the engine. Nothing but the answer
       * is written. With many services it is `running`, and `readRateImpact` says how far it is.
       *
       * @throws {ZuschlagError} NOT_FOUND for a row or an import that the caller does not see
       * @throws {ZuschlagError} NOT_PERMITTED unless `tableRules` lets the caller change every table it touches, and some table
       * when it touches none
       * @throws {ZuschlagError} IMPORT_STATE for an import that is not planned
       */
      mutate(input: ServicesStartRateImpactInput, options?: CallOptions): Promise<RateImpact>;
    };
    rateImpact: {
      /**
       * How far the calculation of an effect is, and the effect when it is done.
       *
       * @throws {ZuschlagError} NOT_FOUND for an effect of another user, or a deleted one
       */
      query(input: ServicesRateImpactInput, options?: CallOptions): Promise<RateImpact>;
    };
  };
  scenarios: {
    ofChance: {
      /** The scenarios of a Chance in the order they were made. @throws {ZuschlagError} NOT_FOUND */
      query(input: ScenariosOfChanceInput, options?: CallOptions): Promise<ScenariosOfChance>;
    };
    byId: {
      /** One scenario. @throws {ZuschlagError} NOT_FOUND */
      query(input: ScenariosByIdInput, options?: CallOptions): Promise<Scenario>;
    };
    create: {
      /**
       * Copies services of a Chance into a new scenario, all of the organizations that bid or some of them, and calculates the
       * copies with the tables of now.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for a service of another Chance
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as for a new service
       * @throws {ZuschlagError} TOO_MANY_SCENARIOS
       * @throws {ZuschlagError} INVALID_INPUT when there is no service to copy
       */
      mutate(input: ScenariosCreateInput, options?: CallOptions): Promise<Scenario>;
    };
    rename: {
      /**
       * Gives a scenario another name.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as for a new service
       * @throws {ZuschlagError} CONFLICT when it has another name than the caller saw
       */
      mutate(input: ScenariosRenameInput, options?: CallOptions): Promise<Scenario>;
    };
    adopt: {
      /**
       * Makes a scenario real in one act: its services take the place of those they were copied from. Approvals of changed
       * figures become stale, as after any edit. The scenario ends with it.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as for a change of each service
       * @throws {ZuschlagError} CONFLICT when others changed the scenario since that version
       * @throws {ZuschlagError} SCENARIO_OVERTAKEN with the names of services that have changed since they were copied, unless
       * that is confirmed
       * @throws {ZuschlagError} BID_WITHDRAWN for services of an organization that bids no longer
       */
      mutate(input: ScenariosAdoptInput, options?: CallOptions): Promise<AdoptedScenario>;
    };
    remove: {
      /**
       * Removes a scenario with its services; the real ones stay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, LOCKED as for a new service
       */
      mutate(input: ScenariosRemoveInput, options?: CallOptions): Promise<ScenariosRemoveOutput>;
    };
  };
  recalculations: {
    ofChance: {
      /**
       * The last run on a Chance, running or over.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: RecalculationsOfChanceInput, options?: CallOptions): Promise<LastRecalculation>;
    };
    contractMove: {
      /**
       * What other contract days would do to the services of a Chance: which of their parts they cut, and which services would
       * have nothing left. Calculates nothing.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: RecalculationsContractMoveInput, options?: CallOptions): Promise<ContractMove>;
    };
    changedChances: {
      /**
       * The open Chances of the caller that a cause concerns, and what `startRecalculations` would do with each of them now.
       * `tables`: their stored figures rest on changed table rows. `defaults`: their services carry cost parameters that were a
       * default of their organization and are it no longer. Chances in which the caller neither owns nor calculates anything are
       * left out.
       */
      query(input?: RecalculationsChangedChancesInput, options?: CallOptions): Promise<ChangedChances>;
    };
    effects: {
      /**
       * What a run would do to the figures of Chances, by the calculation that the run itself makes. Changes nothing.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller does not see one of them
       */
      query(input: RecalculationsEffectsInput, options?: CallOptions): Promise<RecalculationEffects>;
    };
    start: {
      /**
       * Calculates services of several Chances anew with the table rows of today, those that the caller may calculate; for
       * `defaults` those that follow the defaults of their organization, with the defaults of today. What is refused is named
       * and does not hold up the others.
       *
       * @throws {ZuschlagError} NOT_FOUND when the caller does not see one of them
       */
      mutate(input: RecalculationsStartInput, options?: CallOptions): Promise<StartedRecalculations>;
    };
  };
  contractYears: {
    ofChance: {
      /**
       * Cost and price of each contract year and of each option to extend the contract, as far as the reader knows the wages
       * behind them, and the price with all options.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ContractYearsOfChanceInput, options?: CallOptions): Promise<ContractYears>;
    };
  };
  actuals: {
    ofChance: {
      /**
       * Plan and actual of a Chance, month by month and organization by organization, as far as the reader may see their pay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ActualsOfChanceInput, options?: CallOptions): Promise<ContractActuals>;
    };
    marks: {
      /** The margins to date of a Chance that are below the approved ones. @throws {ZuschlagError} NOT_FOUND */
      query(input: ActualsMarksInput, options?: CallOptions): Promise<MarginMarks>;
    };
    updateMonth: {
      /**
       * Enters what payroll and time sheets show for a month. What others entered since the caller saw it is merged field by
       * field, as in every edit.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for an organization without a regular service in the Chance, and for a month
       * whose actuals were removed since the version of the edit
       * @throws {ZuschlagError} NOT_PERMITTED, ARCHIVED, LOCKED unless the Chance is won
       * @throws {ZuschlagError} INVALID_INPUT for a month outside of the contract, or one that has not begun
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       */
      mutate(input: ActualsUpdateMonthInput, options?: CallOptions): Promise<ChangedActuals>;
    };
    remove: {
      /**
       * Removes the actuals of a month.
       *
       * @throws {ZuschlagError} as `enterActuals`; CONFLICT when they stand in another version than the caller saw
       */
      mutate(input: ActualsRemoveInput, options?: CallOptions): Promise<ChangedActuals>;
    };
    imports: {
      /**
       * The imports into the actuals of an organization, the newest first; an empty list for those who may not enter actuals.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ActualsImportsInput, options?: CallOptions): Promise<ActualsImportsOutput>;
    };
    planImport: {
      /**
       * Reads a file of payroll or time sheets and says what it would change in the actuals of an organization. Nothing is
       * written; the plan is kept, so that exactly this one can be.
       *
       * @throws {ZuschlagError} as `enterActuals` for the place, NOT_FOUND for the file of another person, SCAN_PENDING
       */
      mutate(input: ActualsPlanImportInput, options?: CallOptions): Promise<ActualsPlan>;
    };
    commitImport: {
      /**
       * Writes exactly the plan that was shown, as one unit. A month of a row that is wrong or duplicate would be incomplete and
       * is left out as a whole.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, LOCKED, IMPORT_STATE
       * @throws {ZuschlagError} IMPORT_HAS_ERRORS when rows are wrong and their months not to be skipped, or nothing would change
       * @throws {ZuschlagError} ACTUALS_CHANGED when a month of the file was changed since the plan was made
       */
      mutate(input: ActualsCommitImportInput, options?: CallOptions): Promise<ActualsImport>;
    };
    undoImport: {
      /**
       * Takes a written import back as one unit: what stood in its months stands there again, as long as each month
       * holds what the import wrote.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, LOCKED, IMPORT_STATE
       * @throws {ZuschlagError} ACTUALS_UNDO_IMPOSSIBLE with the months that hold something else
       */
      mutate(input: ActualsUndoImportInput, options?: CallOptions): Promise<ActualsImport>;
    };
  };
  erosion: {
    ofChance: {
      /**
       * What is left of the margin of a Chance when wages rise with the tariff every year, and the table rows that take effect
       * inside its contract.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: ErosionOfChanceInput, options?: CallOptions): Promise<MarginErosion>;
    };
  };
  tariffSteps: {
    list: {
      /** The tariff steps of the caller's organization, the newest first; an empty list when the caller maintains no tables. */
      query(input?: undefined, options?: CallOptions): Promise<TariffSteps>;
    };
    byId: {
      /** A tariff step. @throws {ZuschlagError} NOT_FOUND, also when the caller does not maintain the table of its organization */
      query(input: TariffStepsByIdInput, options?: CallOptions): Promise<TariffStep>;
    };
    effect: {
      /**
       * What the rows of a tariff step do to all open Chances and bound contracts: cost, income and margin, per Chance, customer
       * and month. No transaction is open while it calculates, and no figure is stored.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: TariffStepsEffectInput, options?: CallOptions): Promise<TariffStepEffect>;
    };
    letter: {
      /**
       * What the letter to the customer of a bound contract says about the price by its clause. No transaction is open while it
       * calculates.
       *
       * @throws {ZuschlagError} NOT_FOUND for the tariff step
       */
      query(input: TariffStepsLetterInput, options?: CallOptions): Promise<TariffStepsLetterOutput>;
    };
    create: {
      /**
       * Starts a draft: empty, with the rows in force raised by a share, or with the new rows of a planned import.
       *
       * @throws {ZuschlagError} NOT_PERMITTED
       * @throws {ZuschlagError} NOT_FOUND, IMPORT_STATE for the import
       * @throws {ZuschlagError} TARIFF_STEP_NOTHING_TO_RAISE when no own row is in force on the day of the raise
       * @throws {ZuschlagError} DUPLICATE_ACTIVE_FROM when a row of the table or of the import has the same pay group, state and day
       */
      mutate(input: TariffStepsCreateInput, options?: CallOptions): Promise<TariffStep>;
    };
    addRows: {
      /**
       * Adds rows to a draft.
       *
       * @throws {ZuschlagError} NOT_FOUND, TARIFF_STEP_REAL
       * @throws {ZuschlagError} DUPLICATE_ACTIVE_FROM when the draft or the table has a row of the same pay group, state and day
       */
      mutate(input: TariffStepsAddRowsInput, options?: CallOptions): Promise<TariffStep>;
    };
    removeRow: {
      /** Takes a row out of a draft. @throws {ZuschlagError} NOT_FOUND, TARIFF_STEP_REAL */
      mutate(input: TariffStepsRemoveRowInput, options?: CallOptions): Promise<TariffStep>;
    };
    makeReal: {
      /**
       * Adds all rows of a draft to the wage table, in one act.
       *
       * @throws {ZuschlagError} NOT_FOUND, TARIFF_STEP_REAL, TARIFF_STEP_EMPTY
       * @throws {ZuschlagError} TARIFF_STEP_CHANGED when the rows are not those that the caller saw
       * @throws {ZuschlagError} DUPLICATE_ACTIVE_FROM when the table has a row of the same pay group, state and day
       */
      mutate(input: TariffStepsMakeRealInput, options?: CallOptions): Promise<TariffStep>;
    };
    discard: {
      /**
       * Throws a draft away.
       *
       * @throws {ZuschlagError} NOT_FOUND, TARIFF_STEP_REAL
       * @throws {ZuschlagError} TARIFF_STEP_CHANGED when the rows are not those that the caller saw
       */
      mutate(input: TariffStepsDiscardInput, options?: CallOptions): Promise<DiscardedTariffStep>;
    };
  };
  rules: {
    list: {
      /**
       * The rules of an organization, or of all of the tenant, in their order.
       *
       * @throws {ZuschlagError} NOT_FOUND for an organization that the tenant does not have
       */
      query(input: RulesListInput, options?: CallOptions): Promise<RulesListOutput>;
    };
    overview: {
      /** The rules of every organization for a decision, and what they amount to together. */
      query(input: RulesOverviewInput, options?: CallOptions): Promise<RuleOverview>;
    };
    byId: {
      /**
       * A rule of the tenant.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: RulesByIdInput, options?: CallOptions): Promise<Rule>;
    };
    backTest: {
      /**
       * Tries a rule on the latest Chances that the caller sees, by the figures that they have now: a bid rule on every
       * operational organization, a margin rule on what each bidder offers.
       */
      query(input: RulesBackTestInput, options?: CallOptions): Promise<BackTestResult>;
    };
    create: {
      /**
       * Adds a rule after the others of its organization.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_RULES
       */
      mutate(input: RulesCreateInput, options?: CallOptions): Promise<Rule>;
    };
    duplicate: {
      /**
       * Adds a copy of a rule after the others. The copy is inactive, because two equal rules say the same.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_RULES
       */
      mutate(input: RulesDuplicateInput, options?: CallOptions): Promise<Rule>;
    };
    updateRule: {
      /**
       * Changes name, description or the flag of a rule; its conditions stay, so that a running round can name them.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
       * @throws {ZuschlagError} CONFLICT with both values when the field changed since the version of the edit
       */
      mutate(input: RulesUpdateRuleInput, options?: CallOptions): Promise<Rule>;
    };
    arrange: {
      /**
       * Puts the rules of an organization in another order, in which findings name them. Those left out follow.
       *
       * @throws {ZuschlagError} NOT_FOUND also for a rule of another organization, NOT_PERMITTED
       */
      mutate(input: RulesArrangeInput, options?: CallOptions): Promise<RuleOverview>;
    };
    remove: {
      /**
       * Takes a rule out of use. Rounds that began with it keep it.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
       */
      mutate(input: RulesRemoveInput, options?: CallOptions): Promise<Rule>;
    };
  };
  bidDecisions: {
    groupsOfChance: {
      /**
       * Every group of a Chance. Also those the caller may not open, so that it sees who else is asked.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: BidDecisionsGroupsOfChanceInput, options?: CallOptions): Promise<BidDecisionsGroupsOfChanceOutput>;
    };
    ofGroup: {
      /**
       * A group with its conversation.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: BidDecisionsOfGroupInput, options?: CallOptions): Promise<BidDecisionsOfGroup>;
    };
    pending: {
      /** Open groups the caller may view, per Chance, the nearest submission first; none for those who could never act. */
      query(input?: undefined, options?: CallOptions): Promise<BidDecisionsPendingOutput>;
    };
    preview: {
      /**
       * Who would be asked on a Chance that is created with these figures, by which rules, and what would be decided at once.
       *
       * @throws {ZuschlagError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
       * @throws {ZuschlagError} INVALID_INPUT for an organization that staffs no services
       */
      query(input: BidDecisionsPreviewInput, options?: CallOptions): Promise<BidDecisionsPreviewOutput>;
    };
    previewOnChance: {
      /**
       * The same for organizations that would be added to a Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} INVALID_INPUT for an organization that staffs no services
       */
      query(input: BidDecisionsPreviewOnChanceInput, options?: CallOptions): Promise<BidDecisionsPreviewOnChanceOutput>;
    };
    submit: {
      /**
       * Takes part in a bid decision: the first one, an agreement, a disagreement, an overrule or a comment. The last group to
       * become final moves the Chance on.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_YOUR_TURN or DECISION_FINAL as `bidGroupRules` says
       * @throws {ZuschlagError} what `resolveBidAction` and `applyBidAction` refuse
       */
      mutate(input: BidDecisionsSubmitInput, options?: CallOptions): Promise<BidDecisionsOfGroup>;
    };
    addParticipant: {
      /**
       * Asks one more organization of the tenant; from now on it sees the Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED or OWNER_CHANGED, or DECISION_FINAL once the group takes no more participants
       * @throws {ZuschlagError} INVALID_INPUT for an organization the tenant does not have
       * @throws {ZuschlagError} ALREADY_PARTICIPANT
       */
      mutate(input: BidDecisionsAddParticipantInput, options?: CallOptions): Promise<BidDecisionsOfGroup>;
    };
    removeParticipant: {
      /**
       * Asks an organization no longer. If all others agree already, the group becomes final.
       *
       * @throws {ZuschlagError} NOT_FOUND also when it is not asked
       * @throws {ZuschlagError} NOT_PERMITTED also for the organization the group is about; OWNER_CHANGED
       * @throws {ZuschlagError} DECISION_FINAL
       */
      mutate(input: BidDecisionsRemoveParticipantInput, options?: CallOptions): Promise<BidDecisionsOfGroup>;
    };
    addOrganization: {
      /**
       * Asks one more operational organization whether it bids, while the Chance still waits for bids.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} LOCKED once the bids are closed
       * @throws {ZuschlagError} INVALID_INPUT for an organization that staffs no services
       * @throws {ZuschlagError} ALREADY_PARTICIPANT
       */
      mutate(input: BidDecisionsAddOrganizationInput, options?: CallOptions): Promise<BidDecisionsAddOrganizationOutput>;
    };
    removeOrganization: {
      /**
       * Asks an operational organization no longer, as long as nothing was decided for it. Its group goes; when that was the
       * last open one the Chance moves on.
       *
       * @throws {ZuschlagError} NOT_FOUND also when the organization is not asked
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} LOCKED once the bids are closed
       * @throws {ZuschlagError} ALREADY_DECIDED when there is a decision in its group
       * @throws {ZuschlagError} LAST_ORGANIZATION when no other would be left
       */
      mutate(input: BidDecisionsRemoveOrganizationInput, options?: CallOptions): Promise<BidDecisionsRemoveOrganizationOutput>;
    };
    withdrawBidder: {
      /**
       * Takes back that an organization bids. Its group ends with No-Bid, its services stay readable and leave the totals, and
       * the approval of its margin goes. Without another bidder the Chance ends.
       *
       * @throws {ZuschlagError} NOT_FOUND also when the organization does not bid
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
       * when it was the owner before
       * @throws {ZuschlagError} INVALID_STATE_TRANSITION unless the Chance is calculated
       */
      mutate(input: BidDecisionsWithdrawBidderInput, options?: CallOptions): Promise<BidDecisionsWithdrawBidderOutput>;
    };
  };
  marginDecisions: {
    groupsOfChance: {
      /**
       * Every group of a Chance with the state it stands in. Also those the caller may not open, so that it sees who is asked.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: MarginDecisionsGroupsOfChanceInput, options?: CallOptions): Promise<MarginDecisionGroups>;
    };
    ofGroup: {
      /**
       * A group with its conversation over all rounds.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: MarginDecisionsOfGroupInput, options?: CallOptions): Promise<MarginDecisionsOfGroup>;
    };
    pending: {
      /** Open rounds the caller may view, per Chance, the nearest submission first; none for those who could never act. */
      query(input?: undefined, options?: CallOptions): Promise<MarginDecisionsPendingOutput>;
    };
    previewRequest: {
      /**
       * The effect of a request for approval, if it were sent now: who is asked for each margin, by which rules and on which
       * figures, what is approved automatically, and which approvals stay.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: MarginDecisionsPreviewRequestInput, options?: CallOptions): Promise<MarginRequestPreview>;
    };
    submit: {
      /**
       * Votes on the margin of an organization, overrules the round or says something in it. The last approval makes the
       * Chance ready to submit, a rejection sends it back to be calculated.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, ALREADY_DECIDED, DECISION_FINAL or LOCKED as `marginGroupRules` says
       */
      mutate(input: MarginDecisionsSubmitInput, options?: CallOptions): Promise<MarginDecisionsOfGroup>;
    };
    commentOnGroup: {
      /**
       * Says something in a group without deciding anything.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED, or DECISION_FINAL once nothing is left to talk about here
       */
      mutate(input: MarginDecisionsCommentOnGroupInput, options?: CallOptions): Promise<MarginDecisionsCommentOnGroupOutput>;
    };
    requestOnChance: {
      /**
       * Asks for approval of the margins: a new round for every bidding organization whose approval is missing or no longer
       * fits its services. The Chance is locked until it is decided; when every approval is still good it is ready at once.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} INVALID_STATE_TRANSITION with the state and the events it allows
       * @throws {ZuschlagError} CHANCE_INCOMPLETE with the fields that a quick Chance begun in the full form misses, unless confirmed
       * @throws {ZuschlagError} SERVICES_MISSING, CALCULATION_INCOMPLETE or RECALCULATION_REQUIRED with the names concerned
       */
      mutate(input: MarginDecisionsRequestOnChanceInput, options?: CallOptions): Promise<MarginDecisionGroups>;
    };
    requestOnGroup: {
      /**
       * Asks for one margin again, when the approvals of all others are still good.
       *
       * @throws {ZuschlagError} as `requestOnChance`; OTHER_GROUPS_OPEN with the organizations whose approval is missing too
       * @throws {ZuschlagError} ALREADY_DECIDED when the approval it has is still good
       */
      mutate(input: MarginDecisionsRequestOnGroupInput, options?: CallOptions): Promise<MarginDecisionsOfGroup>;
    };
    requestRecalculation: {
      /**
       * Asks bidding organizations for new figures. They lose the approval they have; rounds that are open are withdrawRound; the
       * approvals of the others are kept while fresh. The Chance goes back to editing.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
       * @throws {ZuschlagError} INVALID_STATE_TRANSITION with the state and the events it allows
       * @throws {ZuschlagError} INVALID_INPUT for an organization that does not bid
       */
      mutate(input: MarginDecisionsRequestRecalculationInput, options?: CallOptions): Promise<MarginDecisionGroups>;
    };
  };
  deputies: {
    overview: {
      /**
       * The deputies of now and of the future in the caller's organization, in the whole tenant for Managers of the main
       * organization, and the people who can be named.
       */
      query(input?: undefined, options?: CallOptions): Promise<DeputyOverview>;
    };
    create: {
      /**
       * Names a colleague who decides in the place of a person who is away. Open decisions ask the colleague at once when the
       * absence has begun.
       *
       * @throws {ZuschlagError} NOT_FOUND for an absent person whom the tenant does not have
       * @throws {ZuschlagError} NOT_PERMITTED unless `deputyRules.name` lets the caller
       * @throws {ZuschlagError} INVALID_INPUT for a colleague of another organization, a time that is over, or one that overlaps
       * another absence of the person
       */
      mutate(input: DeputiesCreateInput, options?: CallOptions): Promise<Deputy>;
    };
    end: {
      /**
       * Takes an entry back: from now on the absent person is asked alone again.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
       */
      mutate(input: DeputiesEndInput, options?: CallOptions): Promise<EndedDeputy>;
    };
  };
  history: {
    chain: {
      head: {
        /** The end of the chain: what a document carries, so that the chain up to it can be checked later. */
        query(input?: undefined, options?: CallOptions): Promise<TrailHead>;
      };
      verify: {
        /**
         * Checks the next links of the chain of the tenant against the rows that they cover, and names the first that is broken.
         * The call that reaches the end also finds a chain that was cut and rows that no link covers.
         *
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the main organization
         */
        query(input: HistoryChainVerifyInput, options?: CallOptions): Promise<TrailVerdict>;
      };
    };
    ofHouse: {
      /**
       * What people changed in an organization or in the tenant, the latest first: outside of Chances, and in those Chances and
       * decisions that the caller sees.
       *
       * @throws {ZuschlagError} NOT_FOUND for an organization of another tenant
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the organization, or of the main one
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
       */
      query(input: HistoryOfHouseInput, options?: CallOptions): Promise<HouseTrailPage>;
    };
    ofChance: {
      /**
       * The history of a Chance, the latest entry first: who changed what, when, from what to what, as far as the caller may
       * see it on the pages of the Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
       */
      query(input: HistoryOfChanceInput, options?: CallOptions): Promise<HistoryPage>;
    };
    peopleOfChance: {
      /** The people who have entries that the caller may see, by name. @throws {ZuschlagError} NOT_FOUND */
      query(input: HistoryPeopleOfChanceInput, options?: CallOptions): Promise<HistoryPeopleOfChanceOutput>;
    };
  };
  brief: {
    ofChance: {
      /**
       * A Chance on one or two pages for a person who decides in a minute, with what the caller sees of it.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: BriefOfChanceInput, options?: CallOptions): Promise<ChanceBrief>;
    };
  };
  handouts: {
    ofChance: {
      /** The files of a Chance that the caller may view, the newest first. @throws {ZuschlagError} NOT_FOUND */
      query(input: HandoutsOfChanceInput, options?: CallOptions): Promise<HandoutsOfChanceOutput>;
    };
    byId: {
      /** A file of a Chance that the caller may view. @throws {ZuschlagError} NOT_FOUND */
      query(input: HandoutsByIdInput, options?: CallOptions): Promise<Handout>;
    };
    request: {
      /**
       * Has a file written. A job writes it with the figures as they are when it runs, and keeps it with the Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller writes
       * @throws {ZuschlagError} LOCKED while bids are decided or without a bid, SERVICES_MISSING
       * @throws {ZuschlagError} INVALID_INPUT for a service of another Chance, TOO_MANY_HANDOUTS
       * @throws {ZuschlagError} NO_WORKBOOK, SCAN_PENDING, FILE_INFECTED for the document of a customer's own sheet
       */
      mutate(input: HandoutsRequestInput, options?: CallOptions): Promise<Handout>;
    };
    generateOpenCalc: {
      /**
       * Has a file written. A job writes it with the figures as they are when it runs, and keeps it with the Chance.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller writes
       * @throws {ZuschlagError} LOCKED while bids are decided or without a bid, SERVICES_MISSING
       * @throws {ZuschlagError} INVALID_INPUT for a service of another Chance, TOO_MANY_HANDOUTS
       * @throws {ZuschlagError} NO_WORKBOOK, SCAN_PENDING, FILE_INFECTED for the document of a customer's own sheet
       */
      mutate(input: HandoutsGenerateOpenCalcInput, options?: CallOptions): Promise<Handout>;
    };
    cancel: {
      /**
       * Stops a file that is not written yet; one that is finished stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED for the file of another person
       */
      mutate(input: HandoutsCancelInput, options?: CallOptions): Promise<Handout>;
    };
    keepInDocuments: {
      /**
       * Keeps a filled sheet among the documents of its Chance. Both name one file, which stays until neither does.
       *
       * @throws {ZuschlagError} NOT_FOUND without a written file, or for another kind of file
       * @throws {ZuschlagError} NOT_PERMITTED, OWNER_CHANGED, LOCKED, TOO_MANY_DOCUMENTS as for an uploaded document
       */
      mutate(input: HandoutsKeepInDocumentsInput, options?: CallOptions): Promise<Document>;
    };
    priceForms: {
      /** The templates of the customer of a Chance, by name. @throws {ZuschlagError} NOT_FOUND */
      query(input: HandoutsPriceFormsInput, options?: CallOptions): Promise<PriceFormsOfTender>;
    };
    addPriceForm: {
      /**
       * Keeps which figure goes into which cell of a customer's sheet, for this Chance and the next ones of the customer.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller writes
       * @throws {ZuschlagError} TOO_MANY_PRICE_FORMS
       */
      mutate(input: HandoutsAddPriceFormInput, options?: CallOptions): Promise<PriceForm>;
    };
    updatePriceForm: {
      /**
       * Changes a template; only what is sent changes.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED unless the caller writes
       * @throws {ZuschlagError} CONFLICT with both values of each field that others changed since the version of the edit
       */
      mutate(input: HandoutsUpdatePriceFormInput, options?: CallOptions): Promise<PriceForm>;
    };
    removePriceForm: {
      /** Takes a template away; sheets that were filled with it stay. @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED */
      mutate(input: HandoutsRemovePriceFormInput, options?: CallOptions): Promise<PriceForm>;
    };
    checkPriceForm: {
      /**
       * What filling a customer's sheet would write, and what to know before: cells that stay empty, changed words beside a cell,
       * stale or unapproved prices. Nothing is kept. The checks of a person follow each other, and those that wait hold nothing.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, LOCKED, SERVICES_MISSING, INVALID_INPUT as for the file itself
       * @throws {ZuschlagError} CONFLICT when the template or the document has another version than the caller names
       * @throws {ZuschlagError} NO_WORKBOOK for a document that cannot be read
       * @throws {ZuschlagError} RATE_LIMITED while too many checks of the caller wait
       */
      query(input: HandoutsCheckPriceFormInput, options?: CallOptions): Promise<PriceFormCheck>;
    };
  };
  teamChat: {
    messages: {
      /** A page of the chat of a Chance, the oldest message of the page first. @throws {ZuschlagError} NOT_FOUND */
      query(input: TeamChatMessagesInput, options?: CallOptions): Promise<TeamChatMessagesOutput>;
    };
    status: {
      /** How far the chat of a Chance is, and how far the caller has read it. @throws {ZuschlagError} NOT_FOUND */
      query(input: TeamChatStatusInput, options?: CallOptions): Promise<ChatStatus>;
    };
    statuses: {
      /** The same for a list of Chances; one that the caller may not view is left out. */
      query(input: TeamChatStatusesInput, options?: CallOptions): Promise<TeamChatStatusesOutput>;
    };
    send: {
      /**
       * Says something in the chat of a Chance. The people whom it mentions are notified.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED for Admins, ARCHIVED
       * @throws {ZuschlagError} INVALID_INPUT when it mentions a person who may not view the Chance
       */
      mutate(input: TeamChatSendInput, options?: CallOptions): Promise<ChatMessage>;
    };
    edit: {
      /**
       * Changes an own message within the time for it. People whom it did not mention before are notified.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for a message that was deleted
       * @throws {ZuschlagError} NOT_PERMITTED for the message of another person, ARCHIVED
       * @throws {ZuschlagError} MESSAGE_STANDS when it is too old
       * @throws {ZuschlagError} INVALID_INPUT when it mentions a person who may not view the Chance
       */
      mutate(input: TeamChatEditInput, options?: CallOptions): Promise<ChatMessage>;
    };
    remove: {
      /**
       * Deletes the text of an own message within the time for it; its place stays visible. One that is deleted stays so.
       *
       * @throws {ZuschlagError} NOT_FOUND
       * @throws {ZuschlagError} NOT_PERMITTED for the message of another person, ARCHIVED
       * @throws {ZuschlagError} MESSAGE_STANDS when it is too old
       */
      mutate(input: TeamChatRemoveInput, options?: CallOptions): Promise<ChatMessage>;
    };
    markRead: {
      /** Notes that the caller has seen the chat up to a message; a mark never goes back. @throws {ZuschlagError} NOT_FOUND */
      mutate(input: TeamChatMarkReadInput, options?: CallOptions): Promise<ChatStatus>;
    };
  };
  tasks: {
    board: {
      /** The board of a Chance, and why the caller may not change it. @throws {ZuschlagError} NOT_FOUND */
      query(input: TasksBoardInput, options?: CallOptions): Promise<TaskBoard>;
    };
    ofChance: {
      /** The tasks of a Chance, column by column, the highest first. @throws {ZuschlagError} NOT_FOUND */
      query(input: TasksOfChanceInput, options?: CallOptions): Promise<TasksOfChanceOutput>;
    };
    ofUser: {
      /** The open tasks of a person in Chances that the caller may view, the earliest first. */
      query(input: TasksOfUserInput, options?: CallOptions): Promise<TasksOfUserOutput>;
    };
    mine: {
      /** The open tasks of the caller over all Chances, the earliest first, and those done lately. */
      query(input?: undefined, options?: CallOptions): Promise<MyTasks>;
    };
    count: {
      /** How many open tasks wait for the caller, and by when. */
      query(input?: undefined, options?: CallOptions): Promise<TaskCount>;
    };
    create: {
      /**
       * Adds a task at the top of its column.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
       * @throws {ZuschlagError} INVALID_INPUT for people who may not view the Chance and for labels that are not offered
       */
      mutate(input: TasksCreateInput, options?: CallOptions): Promise<Task>;
    };
    updateTask: {
      /**
       * Changes what a task says, who does it and its labels; a status moves it to the top of that column.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
       * @throws {ZuschlagError} CONFLICT with both values of each field that changed since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for people who may not view the Chance and for labels that are not offered
       */
      mutate(input: TasksUpdateTaskInput, options?: CallOptions): Promise<Task>;
    };
    move: {
      /**
       * Moves a card over the board.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
       * @throws {ZuschlagError} BOARD_CHANGED when another person moved the card since the caller saw it, with the name of that
       * person and the column in which the card is
       */
      mutate(input: TasksMoveInput, options?: CallOptions): Promise<Task>;
    };
    arrange: {
      /**
       * Writes the places of whole columns, as clients send them after a move: the highest order first.
       *
       * @throws {ZuschlagError} NOT_FOUND for tasks that are not on one board, NOT_PERMITTED, ARCHIVED
       * @throws {ZuschlagError} BOARD_CHANGED when a card of a column that changes is missing in the list
       */
      mutate(input: TasksArrangeInput, options?: CallOptions): Promise<TasksArrangeOutput>;
    };
    remove: {
      /**
       * Takes a task off the board; `restoreTask` brings it back.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
       */
      mutate(input: TasksRemoveInput, options?: CallOptions): Promise<RemovedTask>;
    };
    restore: {
      /**
       * Brings a removed task back to the place that it had; one that is on the board stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
       */
      mutate(input: TasksRestoreInput, options?: CallOptions): Promise<Task>;
    };
    labels: {
      list: {
        /** The labels of the tenant that are offered, in their order. */
        query(input?: undefined, options?: CallOptions): Promise<TasksLabelsListOutput>;
      };
      add: {
        /**
         * Adds a label after the others; one that was retired under the same name comes back.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, LABEL_EXISTS, TOO_MANY_LABELS
         */
        mutate(input: TasksLabelsAddInput, options?: CallOptions): Promise<TasksLabelsAddOutput>;
      };
      change: {
        /**
         * Gives a label another name and colour, on all its tasks.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, LABEL_EXISTS
         */
        mutate(input: TasksLabelsChangeInput, options?: CallOptions): Promise<TasksLabelsChangeOutput>;
      };
      retire: {
        /**
         * Offers a label no more; its tasks keep it.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         */
        mutate(input: TasksLabelsRetireInput, options?: CallOptions): Promise<TasksLabelsRetireOutput>;
      };
    };
    templates: {
      list: {
        /** The templates of the tenant by name, and whether the caller may change them. */
        query(input?: undefined, options?: CallOptions): Promise<TaskTemplates>;
      };
      create: {
        /**
         * Adds a template.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, TOO_MANY_TASK_TEMPLATES
         * @throws {ZuschlagError} INVALID_INPUT for labels that are not offered
         */
        mutate(input: TasksTemplatesCreateInput, options?: CallOptions): Promise<TaskTemplate>;
      };
      save: {
        /**
         * Writes all of a template. Tasks that it planned before stay as they are.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED
         * @throws {ZuschlagError} CONFLICT when another person saved it since the version of the caller
         * @throws {ZuschlagError} INVALID_INPUT for labels that are not offered
         */
        mutate(input: TasksTemplatesSaveInput, options?: CallOptions): Promise<TaskTemplate>;
      };
      remove: {
        /** Takes a template away; what it planned stays. @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED */
        mutate(input: TasksTemplatesRemoveInput, options?: CallOptions): Promise<TaskTemplate>;
      };
    };
    plan: {
      preview: {
        /** The days that a template has in a Chance, before its tasks are planned. @throws {ZuschlagError} NOT_FOUND */
        query(input: TasksPlanPreviewInput, options?: CallOptions): Promise<TaskPlan>;
      };
      make: {
        /**
         * Puts the tasks of a template on the board of a Chance, below those that are there, the earliest at the top.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, TOO_MANY_TASKS
         */
        mutate(input: TasksPlanMakeInput, options?: CallOptions): Promise<TasksPlanMakeOutput>;
      };
      moved: {
        /** Open tasks whose days were planned from another submission than that of the Chance. @throws {ZuschlagError} NOT_FOUND */
        query(input: TasksPlanMovedInput, options?: CallOptions): Promise<MovedPlan>;
      };
      follow: {
        /**
         * Answers a moved submission: planned tasks get the days that follow from it, or keep theirs. Both ends the question.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ARCHIVED
         */
        mutate(input: TasksPlanFollowInput, options?: CallOptions): Promise<MovedPlan>;
      };
    };
  };
  documentChat: {
    model: {
      settings: {
        /** Whether a model words answers, where questions go then, and what the tenant has used this month. */
        query(input?: undefined, options?: CallOptions): Promise<ModelSettings>;
      };
      changeSettings: {
        /**
         * Lets the model of the operator be asked, or no longer; from the next question on.
         *
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the main organization, MODEL_NOT_SET_UP
         */
        mutate(input: DocumentChatModelChangeSettingsInput, options?: CallOptions): Promise<ModelSettings>;
      };
    };
    ofChance: {
      /** The caller's questions to the documents of a Chance, the oldest first. @throws {ZuschlagError} NOT_FOUND */
      query(input: DocumentChatOfChanceInput, options?: CallOptions): Promise<DocumentChatOfChanceOutput>;
    };
    messagesOfImport: {
      /**
       * The caller's questions to documents and their answers as a list of messages, the oldest first.
       *
       * @throws {ZuschlagError} NOT_FOUND
       */
      query(input: DocumentChatMessagesOfImportInput, options?: CallOptions): Promise<DocumentChatMessagesOfImportOutput>;
    };
    ask: {
      /**
       * The same for a call that waits for no model; the answer says so where one would have been asked.
       *
       * @throws {ZuschlagError} NOT_FOUND, KNOWLEDGE_BASE_EMPTY
       */
      mutate(input: DocumentChatAskInput, options?: CallOptions): Promise<DocumentAnswer>;
    };
    clear: {
      /** Forgets the caller's questions to the documents of a Chance. @throws {ZuschlagError} NOT_FOUND */
      mutate(input: DocumentChatClearInput, options?: CallOptions): Promise<DocumentChatClearOutput>;
    };
  };
  exports: {
    list: {
      /** The exports of the caller of the last day, the newest first. */
      query(input?: undefined, options?: CallOptions): Promise<ExportsListOutput>;
    };
    byId: {
      /**
       * One export of the caller.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for the export of another person
       */
      query(input: ExportsByIdInput, options?: CallOptions): Promise<DataExport>;
    };
    start: {
      /**
       * Starts an export. A job writes it with what its caller may see when it runs.
       *
       * @throws {ZuschlagError} TOO_MANY_EXPORTS
       * @throws {ZuschlagError} NOT_FOUND for a Chance that the caller does not see
       * @throws {ZuschlagError} INVALID_INPUT without the question that the kind needs
       */
      mutate(input: ExportsStartInput, options?: CallOptions): Promise<DataExport>;
    };
    exportMyData: {
      /**
       * Starts the archive of what the product holds of its caller, which only the caller can fetch, for a day.
       *
       * @throws {ZuschlagError} TOO_MANY_EXPORTS
       */
      mutate(input?: undefined, options?: CallOptions): Promise<DataExport>;
    };
    exportTenant: {
      /**
       * Starts the archive of everything that the product holds of the tenant, for the caller, for a day. One that is being
       * written already is the answer.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, TOO_MANY_EXPORTS
       * @throws {ZuschlagError} SESSION_REQUIRED with an API token
       */
      mutate(input?: undefined, options?: CallOptions): Promise<DataExport>;
    };
    exportTariffStepLetters: {
      /**
       * Starts the archive of the letters of a tariff step, one of each contract whose price its clause moves, as PDF and as a
       * document to edit.
       *
       * @throws {ZuschlagError} NOT_FOUND, TOO_MANY_EXPORTS
       */
      mutate(input: ExportsExportTariffStepLettersInput, options?: CallOptions): Promise<DataExport>;
    };
    cancel: {
      /**
       * Stops an export; one that is finished stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for the export of another person
       */
      mutate(input: ExportsCancelInput, options?: CallOptions): Promise<DataExport>;
    };
  };
  accounts: {
    loginUser: {
      /**
       * Trades an identity token for a session.
       *
       * @throws {ZuschlagError} WRONG_CREDENTIALS when the token is unknown, used or too old
       * @throws {ZuschlagError} SECOND_STEP_REQUIRED or PASSKEY_REQUIRED without it, WRONG_CODE, RATE_LIMITED: the token stays good then
       */
      mutate(input: AccountsLoginUserInput, options?: CallOptions): Promise<Login>;
    };
    secondStepWays: {
      /**
       * Which ways a sign-in has that waits for its second step.
       *
       * @throws {ZuschlagError} WRONG_CREDENTIALS when its token is unknown, used or too old, or its person has no second step
       */
      mutate(input: AccountsSecondStepWaysInput, options?: CallOptions): Promise<SecondStepWays>;
    };
    loginByPasskey: {
      /**
       * Trades an identity token for a session.
       *
       * @throws {ZuschlagError} WRONG_CREDENTIALS when the token is unknown, used or too old
       * @throws {ZuschlagError} SECOND_STEP_REQUIRED or PASSKEY_REQUIRED without it, WRONG_CODE, RATE_LIMITED: the token stays good then
       */
      mutate(input: AccountsLoginByPasskeyInput, options?: CallOptions): Promise<Login>;
    };
    logout: {
      /** Ends the session the call was made with. @throws {ZuschlagError} SESSION_REQUIRED with an API token */
      mutate(input?: undefined, options?: CallOptions): Promise<AccountsLogoutOutput>;
    };
    me: {
      /** The caller, with the rights that need no object. @throws {ZuschlagError} UNAUTHENTICATED when the user no longer exists */
      query(input?: undefined, options?: CallOptions): Promise<SessionUser>;
    };
    setLanguage: {
      /** Keeps the language a person chose; mails and messages of the server come in it. */
      mutate(input: AccountsSetLanguageInput, options?: CallOptions): Promise<SessionUser>;
    };
    profile: {
      rename: {
        /** Changes the caller's own name. The trail says that it changed, and holds no names. @throws {ZuschlagError} SESSION_REQUIRED */
        mutate(input: AccountsProfileRenameInput, options?: CallOptions): Promise<SessionUser>;
      };
      changePassword: {
        /**
         * Sets the caller's password by the one that is known. It ends all other sign-ins of the person and the links to a new
         * password, and tells the person by mail. Tokens for programs stay.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, INVALID_INPUT with WRONG_PASSWORD at `current`, RATE_LIMITED after ten of them
         * within an hour
         */
        mutate(input: AccountsProfileChangePasswordInput, options?: CallOptions): Promise<AccountsProfileChangePasswordOutput>;
      };
    };
    secondStep: {
      state: {
        /** What the caller shows beside the password. @throws {ZuschlagError} SESSION_REQUIRED with an API token */
        query(input?: undefined, options?: CallOptions): Promise<SecondStep>;
      };
      begin: {
        /**
         * Makes a secret for the app of the caller. It is in force only when a code of it was right; one that was begun before is over.
         * Who has passkeys shows one first, or a code for recovery.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, SECOND_STEP_UNAVAILABLE without a key of the operator, SECOND_STEP_CHANGED, PROOF_REQUIRED
         */
        mutate(input?: AccountsSecondStepBeginInput, options?: CallOptions): Promise<BegunSecondStep>;
      };
      confirm: {
        /**
         * Puts the begun secret in force by a first code of it, and makes recovery codes if it is the first second step. From then
         * on each sign-in asks for a code.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, SECOND_STEP_CHANGED also when there is no secret to confirm, WRONG_CODE, RATE_LIMITED
         */
        mutate(input: AccountsSecondStepConfirmInput, options?: CallOptions): Promise<RecoveryCodes>;
      };
      end: {
        /**
         * Ends the codes of the app of the caller; passkeys stay. With the last second step its recovery codes go, too.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, SECOND_STEP_CHANGED, WRONG_CODE, RATE_LIMITED after ten of them within an hour
         */
        mutate(input: SecondStepProof, options?: CallOptions): Promise<SecondStep>;
      };
      renewRecoveryCodes: {
        /** Puts new recovery codes in the place of the earlier ones. @throws {ZuschlagError} as `endSecondStep` */
        mutate(input: SecondStepProof, options?: CallOptions): Promise<RecoveryCodes>;
      };
      askForProof: {
        /**
         * Asks for a proof by one of the own passkeys.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, SECOND_STEP_CHANGED without a passkey
         */
        mutate(input?: undefined, options?: CallOptions): Promise<PasskeyRequest>;
      };
      beginPasskey: {
        /**
         * Asks the browser for a new passkey. Who has a second step already shows it first, so that an open session alone adds no key.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, PROOF_REQUIRED, WRONG_CODE, RATE_LIMITED
         */
        mutate(input?: AccountsSecondStepBeginPasskeyInput, options?: CallOptions): Promise<NewPasskeyRequest>;
      };
      addPasskey: {
        /**
         * Keeps the passkey that was asked for. It is in force at once; the first second step of a person comes with recovery codes.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, PROOF_REQUIRED when a second step
         * came into force since the question, PASSKEY_REFUSED for another challenge, address or a known key
         */
        mutate(input: AddPasskey, options?: CallOptions): Promise<RecoveryCodes>;
      };
      renamePasskey: {
        /** Gives an own passkey another name. @throws {ZuschlagError} SESSION_REQUIRED, NOT_FOUND also for the passkey of another person */
        mutate(input: AccountsSecondStepRenamePasskeyInput, options?: CallOptions): Promise<SecondStep>;
      };
      removePasskey: {
        /**
         * Removes a passkey of the caller. With the last second step its recovery codes go, too.
         *
         * @throws {ZuschlagError} SESSION_REQUIRED, NOT_FOUND also for the passkey of another person, WRONG_CODE, RATE_LIMITED
         */
        mutate(input: AccountsSecondStepRemovePasskeyInput, options?: CallOptions): Promise<SecondStep>;
      };
    };
    boundAccounts: {
      list: {
        /** The accounts at providers that sign the caller in. @throws {ZuschlagError} SESSION_REQUIRED with an API token */
        query(input?: undefined, options?: CallOptions): Promise<BoundAccounts>;
      };
      end: {
        /**
         * Ends that an account at a provider signs the caller in; open sign-ins stay, and without such an account nothing changes.
         *
         * @throws {ZuschlagError} NOT_PERMITTED for the last way to sign in; SESSION_REQUIRED with an API token
         */
        mutate(input: AccountsBoundAccountsEndInput, options?: CallOptions): Promise<BoundAccounts>;
      };
    };
    invitations: {
      invite: {
        /** The same for calls of people: an address that is refused stays in the trail, although the call changes nothing else. */
        mutate(input: AccountsInvitationsInviteInput, options?: CallOptions): Promise<User>;
      };
      sendAgain: {
        /**
         * Sends the invitation of a person again; its link ends the earlier ones.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED (for oneself as well), ALREADY_ACCEPTED, INVITE_TOO_SOON with `retryAfter`
         * within an hour
         */
        mutate(input: AccountsInvitationsSendAgainInput, options?: CallOptions): Promise<SentInvitation>;
      };
      validateSignupSession: {
        /** Whose invitation a link is. Never refuses: a link that is unknown, used, replaced or too old is not valid. */
        query(input: AccountsInvitationsValidateSignupSessionInput, options?: CallOptions): Promise<SignupSession>;
      };
    };
    tokens: {
      list: {
        /** The caller's own tokens, those that can still be used first. */
        query(input?: undefined, options?: CallOptions): Promise<ApiTokens>;
      };
      create: {
        /**
         * `createToken` for a call that may be sent again. Its answer holds the secret and so is not kept like other answers: a
         * repeated call revokes the first token, whose secret no client received, and creates another.
         *
         * @throws {ZuschlagError} IDEMPOTENCY_KEY_REUSED
         */
        mutate(input: AccountsTokensCreateInput, options?: CallOptions): Promise<CreatedApiToken>;
      };
      revoke: {
        /**
         * Ends a token of the caller's at once; streams it keeps open end within seconds. A second time changes nothing.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a token of another user
         */
        mutate(input: AccountsTokensRevokeInput, options?: CallOptions): Promise<ApiToken>;
      };
      ofOrganization: {
        /**
         * The tokens of all people of an organization, the newest first: for a Manager of the main organization those of every
         * organization, for another Manager those of the own one. What made and what ended a token stands in its line.
         *
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
         */
        query(input: AccountsTokensOfOrganizationInput, options?: CallOptions): Promise<OrganizationTokenPage>;
      };
      revokeOfOrganization: {
        /**
         * Revokes a token of another person, for example after that person left. A second time changes nothing.
         *
         * @throws {ZuschlagError} NOT_FOUND for a token of another tenant
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the owner's organization or of the main one
         */
        mutate(input: AccountsTokensRevokeOfOrganizationInput, options?: CallOptions): Promise<OrganizationToken>;
      };
    };
  };
  platform: {
    tenants: {
      /** Every tenant by its main organization, for administrators of the platform. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<PlatformTenantsOutput>;
    };
    foundTenant: {
      /**
       * Founds a tenant and invites its first Manager. The log of the platform has the entry before the tenant is there.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, EMAIL_IN_USE
       */
      mutate(input: PlatformFoundTenantInput, options?: CallOptions): Promise<PlatformFoundTenantOutput>;
    };
    grantManager: {
      /**
       * Makes a person a Manager of the main organization of a tenant.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND, EMAIL_IN_USE, INVITE_TOO_SOON
       */
      mutate(input: PlatformGrantManagerInput, options?: CallOptions): Promise<PlatformGrantManagerOutput>;
    };
  };
  billing: {
    invoices: {
      own: {
        /** The invoices of the own tenant and whom they name, for its billing people. @throws {ZuschlagError} NOT_PERMITTED */
        query(input?: undefined, options?: CallOptions): Promise<BillingInvoicesOwnOutput>;
      };
      link: {
        /**
         * Where the file of an invoice of the payment provider is read. The address is asked for each time: it ends some weeks
         * later, and the holder of it can read the invoice.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NO_CONTRACT, NOT_FOUND, UNAVAILABLE while the provider cannot be asked
         */
        query(input: BillingInvoicesLinkInput, options?: CallOptions): Promise<BillingInvoicesLinkOutput>;
      };
      changeOwnBuyer: {
        /**
         * Enters whom the invoices of the own tenant name. Country and VAT number stay: the tax follows them, so an Admin enters them.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NO_CONTRACT, BILLED_ELSEWHERE when the payment provider writes the invoices
         * @throws {ZuschlagError} CONFLICT with both values when another person changed the same field since the version of the edit
         */
        mutate(input: BillingInvoicesChangeOwnBuyerInput, options?: CallOptions): Promise<BillingInvoicesChangeOwnBuyerOutput>;
      };
      book: {
        /** The work with invoices of all tenants, for administrators of the platform. @throws {ZuschlagError} NOT_PERMITTED */
        query(input?: undefined, options?: CallOptions): Promise<BillingInvoicesBookOutput>;
      };
      changeSeller: {
        /**
         * Enters the operator as it stands on invoices from now on.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         * @throws {ZuschlagError} CONFLICT with both values when another Admin changed the same field since the version of the edit
         * @throws {ZuschlagError} INVALID_INPUT when both edits together leave neither VAT id nor tax number
         */
        mutate(input: BillingInvoicesChangeSellerInput, options?: CallOptions): Promise<BillingInvoicesChangeSellerOutput>;
      };
      changeBuyer: {
        /**
         * Enters whom the invoices of a tenant name.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such a contract, BILLED_ELSEWHERE
         * @throws {ZuschlagError} CONFLICT with both values when another person changed the same field since the version of the edit
         */
        mutate(input: BillingInvoicesChangeBuyerInput, options?: CallOptions): Promise<BillingInvoicesChangeBuyerOutput>;
      };
      issue: {
        /**
         * Issues the invoice of a contract for a period that has ended. The contract is locked, so that of two Admins at the same
         * moment one issues it, and numbers have no gaps.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such a contract, PERIOD_NOT_DUE, INVOICE_INCOMPLETE,
         *   BILLED_ELSEWHERE for a contract that a payment provider keeps, CONFLICT when it would be about another amount than was shown
         */
        mutate(input: BillingInvoicesIssueInput, options?: CallOptions): Promise<BillingInvoicesIssueOutput>;
      };
      pay: {
        /**
         * Enters that an invoice is paid, or that it is not after all.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such an invoice, INVOICE_CANCELLED, INVALID_INPUT for a day to come
         */
        mutate(input: BillingInvoicesPayInput, options?: CallOptions): Promise<BillingInvoicesPayOutput>;
      };
      cancel: {
        /**
         * Takes an invoice back by one with a number of its own. Its period can be billed again afterwards.
         *
         * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such an invoice, INVOICE_CANCELLED
         */
        mutate(input: BillingInvoicesCancelInput, options?: CallOptions): Promise<BillingInvoicesCancelOutput>;
      };
    };
    own: {
      /** The contract of the caller's tenant with the seats of now; null without one. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<BillingOwnOutput>;
    };
    seats: {
      /** The seats of the tenant by month and organization, those of today included. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<BillingSeatsOutput>;
    };
    all: {
      /** The contracts of all tenants, for administrators of the platform. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<BillingAllOutput>;
    };
    prices: {
      /** What a seat may cost. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<BillingPricesOutput>;
    };
    organizationsWithout: {
      /** The tenants without a contract, for administrators of the platform. @throws {ZuschlagError} NOT_PERMITTED */
      query(input?: undefined, options?: CallOptions): Promise<BillingOrganizationsWithoutOutput>;
    };
    create: {
      /**
       * Makes the contract of a tenant. Its price stays as agreed when the price book changes.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such a tenant, DUPLICATE_BILLING when it has a contract,
       * INVALID_INPUT for a price that is not offered
       */
      mutate(input: BillingCreateInput, options?: CallOptions): Promise<Billing>;
    };
    portalLink: {
      /**
       * A link to the page where the contract of the caller's tenant is seen and settled, by whom keeps it: a page of our own,
       * good once and for five minutes, of which the database keeps the hash; or that of the payment provider.
       *
       * @throws {ZuschlagError} NOT_PERMITTED; NO_CONTRACT; UNAVAILABLE while the provider cannot be asked
       */
      mutate(input?: undefined, options?: CallOptions): Promise<BillingPortalLinkOutput>;
    };
    followProvider: {
      /**
       * Lets a contract that a payment provider keeps be compared with it soon, which also makes there what is missing.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without a contract, UNAVAILABLE when the provider is not set up
       */
      mutate(input: BillingFollowProviderInput, options?: CallOptions): Promise<Billing>;
    };
    changeRefusedData: {
      /**
       * Corrects what Stripe refuses of a contract, and lets it try again. What is made at Stripe already is changed there.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without a contract at Stripe
       * @throws {ZuschlagError} BILLED_ELSEWHERE for data of a customer or a subscription that is made
       * @throws {ZuschlagError} CONFLICT with both values when another Admin changed the same field since the version of the edit
       * @throws {ZuschlagError} INVALID_INPUT for a price that is not offered
       */
      mutate(input: BillingChangeRefusedDataInput, options?: CallOptions): Promise<Billing>;
    };
    setState: {
      /**
       * Gives the contract of a tenant another state. Its people hear it, and what they may do follows at once.
       *
       * @throws {ZuschlagError} NOT_PERMITTED, NOT_FOUND without such a contract, INVALID_INPUT for a day to come,
       *   BILLED_ELSEWHERE when the contract is kept by a payment provider, whose state counts
       */
      mutate(input: BillingSetStateInput, options?: CallOptions): Promise<Billing>;
    };
  };
  notifications: {
    list: {
      /**
       * A page of the notifications of the caller, the newest first. What asked for an act and is done is left out.
       *
       * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
       */
      query(input: NotificationsListInput, options?: CallOptions): Promise<NotificationPage>;
    };
    count: {
      /** What waits for the caller, and what the caller has not read. */
      query(input?: undefined, options?: CallOptions): Promise<NotificationCount>;
    };
    markRead: {
      /**
       * Marks a notification that informs as read; one that was read already stays as it is.
       *
       * @throws {ZuschlagError} NOT_FOUND, also for the notification of another person
       * @throws {ZuschlagError} NOTIFICATION_NEEDS_ACT for one that asks for an act, which ends with the act
       */
      mutate(input: NotificationsMarkReadInput, options?: CallOptions): Promise<Notification>;
    };
    markAllRead: {
      /** Marks everything that informs as read. @returns what still waits for the caller */
      mutate(input?: undefined, options?: CallOptions): Promise<NotificationCount>;
    };
    settings: {
      /** What the caller chose for each kind, with the defaults for the rest. */
      query(input?: undefined, options?: CallOptions): Promise<NotificationSettings>;
    };
    changeSettings: {
      /** Changes what the caller chose; it holds for notifications that come from now on, the times for all that wait. */
      mutate(input: NotificationsChangeSettingsInput, options?: CallOptions): Promise<NotificationSettings>;
    };
  };
  dashboard: {
    revenue: {
      /** The revenue of what the caller may view. Triggers keep it, so that no Chance is read: migration `chance_figures`. */
      query(input?: undefined, options?: CallOptions): Promise<RevenueStats>;
    };
    states: {
      /** How many Chances of those the caller may view are in each state. */
      query(input?: undefined, options?: CallOptions): Promise<DashboardStatesOutput>;
    };
    lists: {
      /**
       * Which lists the dashboard has for the caller: open decisions for those who could ever comment on one or decide, own
       * Chances for those who can own some. Editors begin with their own, all others with what they view.
       */
      query(input?: undefined, options?: CallOptions): Promise<DashboardLists>;
    };
  };
  winLoss: {
    figures: {
      /**
       * Won and lost Chances that the caller may view, by customer, state, kind of service, size and year. Every case that
       * counts is one that the caller may open, with its prices.
       */
      query(input: WinLossFiguresInput, options?: CallOptions): Promise<WinLoss>;
    };
    lastOutcomes: {
      /** The last outcomes for a customer, each a Chance that the caller may view. @throws {ZuschlagError} NOT_FOUND */
      query(input: WinLossLastOutcomesInput, options?: CallOptions): Promise<LastOutcomes>;
    };
  };
  calendar: {
    list: {
      /** The caller's own feeds that are not revoked, the latest first. */
      query(input?: undefined, options?: CallOptions): Promise<CalendarFeeds>;
    };
    create: {
      /**
       * `createFeed` for a call that may be sent again. Its answer holds the secret and so is not kept like other answers: a
       * repeated call revokes the first feed, whose secret no client received, and creates another.
       *
       * @throws {ZuschlagError} IDEMPOTENCY_KEY_REUSED
       */
      mutate(input: CalendarCreateInput, options?: CallOptions): Promise<CreatedCalendarFeed>;
    };
    revoke: {
      /**
       * Ends a feed of the caller's: the next fetch finds nothing.
       *
       * @throws {ZuschlagError} NOT_FOUND also for a feed of another person, and for one that is revoked
       */
      mutate(input: CalendarRevokeInput, options?: CallOptions): Promise<RevokedCalendarFeed>;
    };
  };
  administration: {
    people: {
      list: {
        /**
         * The people of the tenant by name, with what the caller may do with each. Addresses are for callers of an admin type.
         *
         * @throws {ZuschlagError} INVALID_INPUT for a cursor that this list never gave out
         */
        query(input: AdministrationPeopleListInput, options?: CallOptions): Promise<ListedPersonPage>;
      };
      byId: {
        /** A person of the tenant, also one who has left. @throws {ZuschlagError} NOT_FOUND */
        query(input: AdministrationPeopleByIdInput, options?: CallOptions): Promise<PersonDetails>;
      };
      changeRole: {
        /**
         * Gives a person another role, from the person's next call on. Open Chances of a person who will only read get another
         * owner.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a person who has left, and for a new owner whom the tenant never had
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the main organization
         * @throws {ZuschlagError} OWN_ROLE, PERSON_OF_PLATFORM
         * @throws {ZuschlagError} LAST_MANAGER for the last one of the main organization
         * @throws {ZuschlagError} SUCCESSOR_UNFIT with the names of Chances that the new owner may not own
         */
        mutate(input: AdministrationPeopleChangeRoleInput, options?: CallOptions): Promise<PersonDetails>;
      };
      endSecondStep: {
        /**
         * Lets a person in again who has lost app and recovery codes: the password alone suffices from the next sign-in on.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a person who has left
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller keeps the person, and for the own second step
         * @throws {ZuschlagError} PERSON_OF_PLATFORM, SECOND_STEP_CHANGED when no second step is in force
         */
        mutate(input: AdministrationPeopleEndSecondStepInput, options?: CallOptions): Promise<PersonDetails>;
      };
      removalPlan: {
        /**
         * What hangs on a person, and what becomes of it when the person is removed. Changes nothing.
         *
         * @throws {ZuschlagError} NOT_FOUND also for a person who has left
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the person's organization or of the main one
         * @throws {ZuschlagError} CANNOT_REMOVE_YOURSELF, PERSON_OF_PLATFORM
         */
        query(input: AdministrationPeopleRemovalPlanInput, options?: CallOptions): Promise<RemovalPlan>;
      };
      successors: {
        /** The people who may take over what a person leaves behind, by name. @throws {ZuschlagError} as `planRemoval` */
        query(input: AdministrationPeopleSuccessorsInput, options?: CallOptions): Promise<AdministrationPeopleSuccessorsOutput>;
      };
      remove: {
        /**
         * Removes a person: everything that hangs on the person goes to the successors, every way in ends, and the address is free
         * again. The name stays where the person acted. All of it happens, or nothing.
         *
         * @throws {ZuschlagError} as `planRemoval`
         * @throws {ZuschlagError} SUCCESSOR_UNFIT with the names of what a successor may not take over
         * @throws {ZuschlagError} LAST_MANAGER, LAST_CONFIG_ADMIN of the main organization without a successor
         * @throws {ZuschlagError} LOCKED while the services of one of the Chances are calculated anew
         */
        mutate(input: AdministrationPeopleRemoveInput, options?: CallOptions): Promise<RemovedPerson>;
      };
      erasurePlan: {
        /**
         * What the erasure of a person who left takes away, what stays under the id, and which texts that people wrote name the
         * person.
         *
         * @throws {ZuschlagError} NOT_FOUND for a person who has not left or is erased
         * @throws {ZuschlagError} NOT_PERMITTED unless the caller is a Manager of the main organization
         */
        query(input: AdministrationPeopleErasurePlanInput, options?: CallOptions): Promise<AdministrationPeopleErasurePlanOutput>;
      };
      erase: {
        /**
         * Erases a person who left, in one transaction: what the product wrote goes by itself, of what people wrote each text as
         * the Manager decided. The person stays under the id, with a pseudonym.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED as for the plan
         * @throws {ZuschlagError} ERASURE_UNDECIDED when a text that names the person has no decision; nothing is erased then
         */
        mutate(input: AdministrationPeopleEraseInput, options?: CallOptions): Promise<AdministrationPeopleEraseOutput>;
      };
    };
    organizations: {
      list: {
        /** The organizations of the tenant with what the caller may do with each. */
        query(input: AdministrationOrganizationsListInput, options?: CallOptions): Promise<KeptOrganizationPage>;
      };
      create: {
        /** Adds an organization to the tenant. @throws {ZuschlagError} NOT_PERMITTED, SHORT_NAME_TAKEN */
        mutate(input: CreateOrganizationInput, options?: CallOptions): Promise<KeptOrganization>;
      };
      changeDetails: {
        /**
         * Changes the names of an organization, or whether it staffs and calculates.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_CLOSED, SHORT_NAME_TAKEN
         * @throws {ZuschlagError} CONFLICT with both values when another Manager changed the same field since the version of the edit
         * @throws {ZuschlagError} ORGANIZATION_IN_USE with the names of open Chances that it staffs, when it is to staff none
         */
        mutate(input: ChangeOrganizationInput, options?: CallOptions): Promise<KeptOrganization>;
      };
      close: {
        /**
         * Closes an organization: it takes part in nothing new. All that it did stays as it is.
         *
         * @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_CLOSED, MAIN_ORGANIZATION_STAYS
         * @throws {ZuschlagError} ORGANIZATION_IN_USE with the names of open Chances that it has to do with
         * @throws {ZuschlagError} ORGANIZATION_HAS_PEOPLE while people of it have not left
         */
        mutate(input: AdministrationOrganizationsCloseInput, options?: CallOptions): Promise<KeptOrganization>;
      };
      reopen: {
        /** Opens a closed organization again; it staffs nothing until that is switched on. @throws {ZuschlagError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_OPEN */
        mutate(input: AdministrationOrganizationsReopenInput, options?: CallOptions): Promise<KeptOrganization>;
      };
    };
    periods: {
      read: {
        /** How long the tenant keeps what it may keep for less time. */
        query(input?: undefined, options?: CallOptions): Promise<AdministrationPeriodsReadOutput>;
      };
      due: {
        /**
         * How many things the night after such a change would delete, counted now.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         */
        query(input: AdministrationPeriodsDueInput, options?: CallOptions): Promise<AdministrationPeriodsDueOutput>;
      };
      changePeriod: {
        /**
         * Changes one period. Nothing goes before the next night.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         * @throws {ZuschlagError} CONFLICT when others chose since the caller saw the period
         */
        mutate(input: AdministrationPeriodsChangePeriodInput, options?: CallOptions): Promise<AdministrationPeriodsChangePeriodOutput>;
      };
    };
    rights: {
      table: {
        /** Every right of the product, and what each role may. */
        query(input?: undefined, options?: CallOptions): Promise<AdministrationRightsTableOutput>;
      };
      ofPerson: {
        /** What a person of the tenant may, and through which relation. @throws {ZuschlagError} NOT_FOUND */
        query(input: AdministrationRightsOfPersonInput, options?: CallOptions): Promise<AdministrationRightsOfPersonOutput>;
      };
    };
    signIns: {
      list: {
        /** The open sign-ins of the caller: the one that asks, then the one that was used last. @throws {ZuschlagError} SESSION_REQUIRED with an API token */
        query(input?: undefined, options?: CallOptions): Promise<SignIns>;
      };
      end: {
        /**
         * Ends one of the caller's sign-ins, also the one that asks.
         *
         * @throws {ZuschlagError} NOT_FOUND for one that is over, or another person's
         * @throws {ZuschlagError} SESSION_REQUIRED with an API token
         */
        mutate(input: AdministrationSignInsEndInput, options?: CallOptions): Promise<SignIns>;
      };
      endOthers: {
        /** Ends all of the caller's sign-ins but the one that asks. @throws {ZuschlagError} SESSION_REQUIRED with an API token */
        mutate(input?: undefined, options?: CallOptions): Promise<SignIns>;
      };
    };
    tenant: {
      switches: {
        /** What is switched on for the tenant, for all its people. */
        query(input?: undefined, options?: CallOptions): Promise<AdministrationTenantSwitchesOutput>;
      };
      changeSwitches: {
        /**
         * Switches something on or off, from the next call of each person on.
         *
         * @throws {ZuschlagError} NOT_PERMITTED
         * @throws {ZuschlagError} SECOND_STEP_UNAVAILABLE, OWN_SECOND_STEP_FIRST when a second step is to be required
         */
        mutate(input: AdministrationTenantChangeSwitchesInput, options?: CallOptions): Promise<AdministrationTenantChangeSwitchesOutput>;
      };
    };
  };
}
