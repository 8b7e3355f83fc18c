import type { Variance } from './docket-variance.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import type { ListedMaterial } from '../loads/material-errors.ts'

/** As people write what must be tracked: by its category, by what is in it, by its waste code. */
const contaminated =
  /\bcat(?:egory)?[\s.-]*[a-d]\b|contaminat|\bpfas\b|asbestos|\basb\b|\bacm\b|\bacid[\s-]*sul(?:f|ph)|\bn[\s-]?\d{3}\b/i

/** Loads that need no record by their material, while what is noted of them sounds as if they did. */
export const namedContamination = (
  loads: readonly LoadFact[],
  materials: readonly ListedMaterial[],
): Variance[] =>
  loads
    .filter(
      ({ material, waste_record_no, note }) =>
        waste_record_no === null &&
        contaminated.test(note ?? '') &&
        !materials.some(({ value, is_tracked }) => value === material && is_tracked),
    )
    .map(({ load_no }) => ({
      code: 'material',
      text: `Check the material of load ${load_no}: the note names contaminated soil.`,
    }))
