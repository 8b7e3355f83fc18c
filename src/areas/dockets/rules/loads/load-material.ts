import type { LoadFact } from './load-fact.ts'

/** For materials the list does not have. */
export const unclassified = 'Other'

/** A record is identified by its letters and digits, however it is written: `WT99` for `wt 99`. */
export const recordKey = (waste_record_no: string): string =>
  waste_record_no.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const leastOfRecord = 4

/**
 * Tracked material does not move without its waste record, and a record is more than a letter. `tracked`: the
 * list's materials that need one.
 * @returns true, or why not.
 */
export const isRecorded = (
  { material, waste_record_no }: Pick<LoadFact, 'material' | 'waste_record_no'>,
  tracked: readonly string[],
): true | string => {
  if (waste_record_no !== null)
    return (
      recordKey(waste_record_no).length >= leastOfRecord ||
      `Waste record number must have at least ${leastOfRecord} letters or digits.`
    )
  return !tracked.includes(material) || `${material} must be tracked. Enter the Waste Tracker record number.`
}

/** @returns true, or the message for a load of something else. */
export const isClassified = ({ material, note }: Pick<LoadFact, 'material' | 'note'>): true | string =>
  material !== unclassified || Boolean(note) || 'Say what it is and its soil classification.'
