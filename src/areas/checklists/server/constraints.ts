import { catalogue } from '#platform/contract/catalogue.ts'
import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { checklistLabels } from '../rules/checklist-labels.ts'

export const checklistConstraints: ConstraintMessages = {
  asset_checklist_check: { field: 'completed_at', message: 'A checklist is completed after it is started.' },
  asset_checklist_client_op_id_key: { message: 'This checklist was already sent.' },
  asset_checklist_once: { message: catalogue.checklistAdded },
  checklist_category_asset_category_id_fkey: {
    field: 'asset_category_ids',
    message: notAChoice(checklistLabels.asset_category_ids),
  },
  checklist_name: { field: 'name', message: 'Another checklist already has this name.' },
}
