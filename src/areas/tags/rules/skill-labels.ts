import type { Labels } from '#shared/labels.ts'
import { type Noun, plural } from '#shared/text.ts'

export const skillNoun: Noun = { one: 'skill', many: 'skills' }

/** In refusals of a list of skills that work asks of its driver. */
export const requiredSkillLabel = 'Skill'

export const skillLabels = {
  name: 'Name',
  skill_group: 'Group',
  document_type_id: 'Proven by',
  licence_class: 'Licence class',
  validity_months: 'Valid for',
  drivers: 'People',
} as const satisfies Labels

/** `2 years`, `18 months`. */
export const monthsInWords = (months: number): string =>
  months % 12 === 0 ? plural(months / 12, 'year') : plural(months, 'month')

/** `High risk work licence · Licence HR`: the document and the licence that a skill needs. */
export const provenBy = (skill: { document_type: string | null; licence_class: string | null }): string =>
  [skill.document_type, skill.licence_class && `Licence ${skill.licence_class}`].filter(Boolean).join(' · ')
