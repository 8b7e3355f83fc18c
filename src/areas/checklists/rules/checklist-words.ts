import type { assetGroups } from '#areas/resources/contract/choices.ts'
import { assetGroupWords } from '#areas/resources/rules/resource-words.ts'
import type {
  AnswerType,
  ChecklistResult,
  DefectSeverity,
  ItemSubject,
  checklistFrequencies,
  checklistKinds,
} from '../contract/choices.ts'

/** Display text for the values of checklists and defects. */
export const checklistKindWords = {
  prestart: 'Prestart',
  trailer: 'Trailer',
  site: 'Site arrival',
  end_of_day: 'End of day',
  plant_onboarding: 'Plant onboarding',
} as const satisfies Record<(typeof checklistKinds)[number], string>

export const checklistFrequencyWords = {
  daily: 'Every day',
  weekly: 'Every week',
  per_job: 'Every job',
} as const satisfies Record<(typeof checklistFrequencies)[number], string>

export const answerTypeWords = {
  ok_fail_na: 'OK / Fail / N/A',
  yes_no: 'Yes / No',
  number: 'Number',
  text: 'Text',
  photo: 'Photo',
  signature: 'Signature',
} as const satisfies Record<AnswerType, string>

export const itemSubjectWords = {
  asset: 'Machine',
  driver: 'Driver',
} as const satisfies Record<ItemSubject, string>

export const checklistResultWords = {
  pass: 'Pass',
  pass_with_defects: 'Pass with defects',
  fail: 'Fail',
} as const satisfies Record<ChecklistResult, string>

export const defectSeverityWords = {
  minor: 'Minor',
  major: 'Major',
  critical: 'Critical',
} as const satisfies Record<DefectSeverity, string>

const answers: Readonly<Record<string, string>> = { ok: 'OK', fail: 'Fail', na: 'N/A', yes: 'Yes', no: 'No' }

/** An answer as displayed: `OK`, `N/A`, the typed text; null when left out. */
export const answerText = (answer_type: AnswerType, value: string | null): string | null =>
  value !== null && (answer_type === 'ok_fail_na' || answer_type === 'yes_no')
    ? (answers[value] ?? value)
    : value

/** The kinds of plant a checklist is for, as text. */
export const plantWords = ({
  asset_groups,
  asset_categories,
}: {
  asset_groups: readonly (typeof assetGroups)[number][]
  asset_categories: readonly string[]
}): string => [...asset_groups.map((group) => assetGroupWords[group]), ...asset_categories].join(', ')
