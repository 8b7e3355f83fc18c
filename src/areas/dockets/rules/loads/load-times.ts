import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { LoadFact } from './load-fact.ts'

interface Shift {
  readonly starts_at: string
  readonly finishes_at: string
  readonly loads: readonly Pick<LoadFact, 'loaded_at' | 'tipped_at'>[]
}

/** Impossible loads, by field: tipped before they were loaded, or outside the shift. */
export function loadTimeErrors({ starts_at, finishes_at, loads }: Shift): FieldErrors {
  const errors: Record<string, string> = {}
  const isOutside = (instant: string) => instant < starts_at || instant > finishes_at
  for (const [at, { loaded_at, tipped_at }] of loads.entries()) {
    if (isOutside(loaded_at)) errors[`loads.${at}.loaded_at`] = 'Loaded must be between start and finish.'
    if (tipped_at === null) continue
    if (tipped_at < loaded_at) errors[`loads.${at}.tipped_at`] = 'Tipped must not be before loaded.'
    else if (isOutside(tipped_at))
      errors[`loads.${at}.tipped_at`] = 'Tipped must be between start and finish.'
  }
  return errors
}
