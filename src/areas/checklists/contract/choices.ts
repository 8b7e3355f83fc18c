/**
 * The values of checklists and defects; separate from the schemas, so that a route can parse an address
 * without them.
 */
export const checklistKinds = ['prestart', 'trailer', 'site', 'end_of_day', 'plant_onboarding'] as const
export const checklistFrequencies = ['daily', 'weekly', 'per_job'] as const
export const answerTypes = ['ok_fail_na', 'yes_no', 'number', 'text', 'photo', 'signature'] as const
/** Whom a fail stops. */
export const itemSubjects = ['asset', 'driver'] as const
export const checklistResults = ['pass', 'pass_with_defects', 'fail'] as const
export const defectSeverities = ['minor', 'major', 'critical'] as const
export const defectStatuses = ['Open', 'In Repair', 'Fixed', 'Verified'] as const

export type ChecklistKind = (typeof checklistKinds)[number]
export type AnswerType = (typeof answerTypes)[number]
export type ItemSubject = (typeof itemSubjects)[number]
export type ChecklistResult = (typeof checklistResults)[number]
export type DefectSeverity = (typeof defectSeverities)[number]
export type DefectStatus = (typeof defectStatuses)[number]
