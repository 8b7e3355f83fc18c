import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { fitsNone } from '../../contract/machines/fit.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'
import { massesInOrder } from '../../rules/machines/check-fit.ts'

export const fitConstraints: ConstraintMessages = {
  attachment_fits_a_category: {
    field: 'compatible_category_ids',
    message: fitsNone,
  },
  attachment_categories_exist: {
    field: 'compatible_category_ids',
    message: notAChoice(labels.compatible_category_ids),
  },
  attachment_mass_range: { field: 'max_tonne', message: massesInOrder },
  attachment_asset_id_fkey: { field: 'asset_id', message: notAChoice(labels.asset_id) },
}
