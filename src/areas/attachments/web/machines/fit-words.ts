import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { shown } from '#platform/web/forms/field-words.ts'

const tonnes = (value: unknown) => `${String(value)} t`

/** How what it fits reads in conflicts and in its history. */
export const fitWords = { hitch_type: shown.oneOf(hitchTypeWords), min_tonne: tonnes, max_tonne: tonnes }
