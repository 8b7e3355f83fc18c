import * as z from 'zod'
import { optionalDecimal, text, yesNo } from '#platform/contract/fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { dropdownLabels } from '../rules/dropdown-labels.ts'

/** A list item (specification, section 3: label, is_visible, sort). */
export const DropdownItem = z
  .object({
    id: z.number(),
    /** What records store: it stays when the label is renamed. */
    value: z.string(),
    label: z.string(),
    /** Hidden ones are no longer offered; records that have one keep it. */
    is_visible: z.number(),
    sort: z.number(),
    /** A material whose loads each need a record in the Waste Tracker. */
    is_tracked: z.number(),
    /** A material that may go only to tip sites that take PFAS, or asbestos. */
    has_pfas: z.number(),
    has_asbestos: z.number(),
    /** Tonnes in a cubic metre of a material; null: not known. */
    density: z.number().nullable(),
    version: z.number(),
  })
  .meta({ id: 'DropdownItem' })
export type DropdownItem = z.output<typeof DropdownItem>

/** Lighter than any material that is carted. */
const leastDensity = 0.1

export const DropdownInput = z
  .object({
    label: text(dropdownLabels.label, { max: 120 }),
    is_tracked: yesNo().optional(),
    has_pfas: yesNo().optional(),
    has_asbestos: yesNo().optional(),
    density: optionalDecimal(dropdownLabels.density, 5).refine(
      (density) => density == null || density >= leastDensity,
      `${dropdownLabels.density} must be ${leastDensity} or more.`,
    ),
  })
  .meta({ id: 'DropdownInput' })
export type DropdownInput = z.output<typeof DropdownInput>

export const DropdownPatch = DropdownInput.extend({ is_visible: yesNo() })
  .partial()
  .extend({ version })
  .meta({ id: 'DropdownPatch' })
export type DropdownPatch = z.output<typeof DropdownPatch>
