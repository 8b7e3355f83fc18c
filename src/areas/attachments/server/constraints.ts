import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'

export const attachmentConstraints: ConstraintMessages = {
  attachment_code: { field: 'code', message: 'Another attachment already has this code.' },
  attachment_fits_a_category: {
    field: 'compatible_category_ids',
    message: 'Choose at least one category that it fits.',
  },
  attachment_categories_exist: {
    field: 'compatible_category_ids',
    message: notAChoice(labels.compatible_category_ids),
  },
  attachment_mass_range: {
    field: 'max_tonne',
    message: 'The heaviest machine must not be lighter than the lightest.',
  },
  attachment_rate_with_unit: { field: 'rate_unit', message: 'Choose what the rate is charged by.' },
  attachment_asset_id_fkey: { field: 'asset_id', message: notAChoice(labels.asset_id) },
}
