import type { FieldErrors } from '#platform/contract/app-error.ts'
import { notAChoice } from '#shared/text.ts'
import { rateRuleLabels } from './rate-card-labels.ts'

interface Narrowed {
  job_type: string | null
  material: string | null
}
/** What may be chosen now. */
export interface Listed {
  job_type: readonly string[]
  material: readonly string[]
}

/**
 * Job types and materials of rates are on their lists, as they are written there; what the card had `before` stays, even
 * if the list has hidden it since.
 */
export function checkListed(
  rules: readonly Narrowed[],
  before: readonly Narrowed[],
  listed: Listed,
): FieldErrors {
  const errors = (['job_type', 'material'] as const).flatMap((field) => {
    const known = new Set([...listed[field], ...before.map((rule) => rule[field])])
    return rules.flatMap((rule, at) => {
      const value = rule[field]
      return value === null || known.has(value)
        ? []
        : [[`rules.${at}.${field}`, notAChoice(rateRuleLabels[field])] as const]
    })
  })
  return Object.fromEntries(errors)
}
