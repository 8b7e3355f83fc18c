import type { LoadFact } from './load-fact.ts'

/** What the list of materials has no word for. */
export const unclassified = 'Other'

/**
 * What must be tracked does not move without its record. `tracked`: the materials of the list that must be.
 * @returns true, or why not.
 */
export const isRecorded = (
  { material, waste_record_no }: Pick<LoadFact, 'material' | 'waste_record_no'>,
  tracked: readonly string[],
): true | string =>
  waste_record_no !== null ||
  !tracked.includes(material) ||
  `${material} must be tracked. Enter the Waste Tracker record number.`

/** @returns true, or what is to be said of a load of something else. */
export const isClassified = ({ material, note }: Pick<LoadFact, 'material' | 'note'>): true | string =>
  material !== unclassified || Boolean(note) || 'Say what it is and its soil classification.'
