import type { LoadFact } from './load-fact.ts'

/** What the list of materials has no word for. */
export const unclassified = 'Other'

/** A record is the same however it is written: its letters and digits, `WT99` for `wt 99`. */
export const recordKey = (waste_record_no: string): string =>
  waste_record_no.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const leastOfRecord = 4

/**
 * What must be tracked does not move without its record, and a record is more than a letter. `tracked`: the materials of the list that must be.
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

/** @returns true, or what is to be said of a load of something else. */
export const isClassified = ({ material, note }: Pick<LoadFact, 'material' | 'note'>): true | string =>
  material !== unclassified || Boolean(note) || 'Say what it is and its soil classification.'
