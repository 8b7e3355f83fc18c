/**
 * Whether a load of it must be in the EPA's Waste Tracker: contaminated soil of categories A to D, and asbestos, as the
 * list of materials writes them ("Cat C/Cat D", "Clean Fill with ASB").
 */
export const isTracked = (material: string): boolean =>
  /\bcat(?:egory)? [a-d]\b|\basb(?:estos)?\b/i.test(material)

/** What must be tracked does not move without its record. @returns true, or why not. */
export const isRecorded = (material: string, waste_record_no: string | null): true | string =>
  waste_record_no !== null ||
  !isTracked(material) ||
  `${material} must be tracked. Enter the Waste Tracker record number.`
