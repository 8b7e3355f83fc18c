import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { priceWords } from '#shared/units.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { AttachmentRow } from '../contract/attachment.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, massWords } from '../rules/attachment-words.ts'
import { AttachmentStatusBadge } from './AttachmentStatusBadge.tsx'

const column = columnsOf<AttachmentRow>()

/** Columns of the list of attachments; those in `hiddenAtFirst` are hidden by default. */
export const attachmentColumns = (pathOf: (id: number) => string) => [
  column.link('code', labels.code, ({ id }) => pathOf(id), { sort: true }),
  column.text('name', labels.name, { sort: true, slot: 'start' }),
  column.custom('status', labels.status, ({ status }) => <AttachmentStatusBadge status={status} />, {
    slot: 'status',
  }),
  column.custom('kind', labels.kind, ({ kind }) => attachmentKindWords[kind]),
  column.custom('size_mm', labels.size_mm, ({ size_mm }) => size_mm !== null && `${size_mm} mm`, {
    sort: true,
  }),
  column.custom(
    'asset_categories',
    labels.compatible_category_ids,
    ({ asset_categories }) => <Cut text={asset_categories.join(', ')} least={14} />,
    { slot: 'detail' },
  ),
  column.custom('mass', 'Machine', ({ min_tonne, max_tonne }) => massWords(min_tonne, max_tonne)),
  column.custom(
    'hitch_type',
    labels.hitch_type,
    ({ hitch_type }) => hitch_type && hitchTypeWords[hitch_type],
  ),
  column.text('asset', labels.asset_id),
  column.custom('rate_cents', labels.rate_cents, rateOf),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = ['created_at', 'rate_cents']
/** On a tablet: the attachment has the rest. */
export const hiddenOnTablet = [...hiddenAtFirst, 'kind', 'hitch_type', 'asset']

/** `$35.00 per hour`; nothing for people who may not see it. */
function rateOf({ rate_cents, rate_unit }: Partial<Pick<AttachmentRow, 'rate_cents' | 'rate_unit'>>) {
  return rate_cents != null && rate_unit != null ? priceWords(rate_cents, rate_unit) : ''
}
