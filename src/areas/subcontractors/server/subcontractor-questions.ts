import { question } from '#platform/server/change/change.ts'

/** How many current records of a kind a subcontractor has, in words; null without any. */
export const subcontractorOwns = question<{ subcontractor_id: number }, string | null>('subcontractorOwns')
