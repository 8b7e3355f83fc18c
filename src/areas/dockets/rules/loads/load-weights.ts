import { type Weights, weightsDisagree } from '#areas/rates/rules/weights/typed-weight.ts'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { quantityText } from '#shared/units.ts'

/** Loads whose weights cannot all be right, by field. */
export const weightErrors = (loads: readonly Weights[]): FieldErrors =>
  Object.fromEntries(
    loads.flatMap((load, at) => {
      const words = weightsDisagree(load)
      return words === null
        ? []
        : [[`loads.${at}.${(load.tare_t ?? 0) >= (load.gross_t ?? 0) ? 'tare_t' : 'net_t'}`, words]]
    }),
  )

/** `42.5 t gross, 10.32 t tare`; null where neither was noted. */
export function grossAndTare({ gross_t = null, tare_t = null }: Weights): string | null {
  const parts = [
    ...(gross_t === null ? [] : [`${quantityText(gross_t)} t gross`]),
    ...(tare_t === null ? [] : [`${quantityText(tare_t)} t tare`]),
  ]
  return parts.join(', ') || null
}
