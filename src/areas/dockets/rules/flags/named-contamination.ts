import type { Variance } from './docket-variance.ts'
import type { LoadFact } from '../loads/load-fact.ts'
import type { ListedMaterial } from '../loads/material-errors.ts'

/** How people write about tracked material: by its category, its contents, or its waste code. */
const contaminated =
  /\bcat(?:egory)?[\s.-]*[a-d]\b|contaminat|\bpfas\b|asbestos|\basb\b|\bacm\b|\bacid[\s-]*sul(?:f|ph)|\bn[\s-]?\d{3}\b/i

/** Loads whose material needs no record, but whose note sounds as if it did. */
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
