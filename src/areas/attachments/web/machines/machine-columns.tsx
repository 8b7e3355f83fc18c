import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { AttachmentRow } from '../../contract/attachment.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'
import { massWords } from '../../rules/attachment-words.ts'

const column = columnsOf<AttachmentRow>()

/** The machines that attachments fit, and the one each stays on. */
export const machineColumns = [
  column.custom(
    'asset_categories',
    labels.compatible_category_ids,
    ({ asset_categories }) => <Cut text={asset_categories.join(', ')} least={14} />,
    { slot: 'detail' },
  ),
  column.custom('mass', 'Machine mass', ({ min_tonne, max_tonne }) => massWords(min_tonne, max_tonne)),
  column.custom(
    'hitch_type',
    labels.hitch_type,
    ({ hitch_type }) => hitch_type && hitchTypeWords[hitch_type],
  ),
  column.text('asset', labels.asset_id),
]
