import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { rateWithoutUnit } from '../rules/rates/check-rate.ts'
import { fitConstraints } from './machines/fit-constraints.ts'

export const attachmentConstraints: ConstraintMessages = {
  attachment_code: { field: 'code', message: 'Another attachment already has this code.' },
  attachment_rate_with_unit: { field: 'rate_unit', message: rateWithoutUnit },
  ...fitConstraints,
}
