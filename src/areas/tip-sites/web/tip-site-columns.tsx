import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { TipSiteRow } from '../contract/tip-site.ts'
import { hoursInWords } from '../rules/opening.ts'
import { tipSiteLabels as labels } from '../rules/tip-site-labels.ts'
import { OpeningBadge } from './opening/OpeningBadge.tsx'
import { tipSitePaths } from './tip-site-paths.ts'

const column = columnsOf<TipSiteRow>()

/** Columns of the tip site list; those in `hiddenAtFirst` are hidden by default. */
export const tipSiteColumns = [
  column.link('name', labels.name, ({ id }) => tipSitePaths.edit(id), { sort: true }),
  column.custom('status', 'Today', (site) => <OpeningBadge site={site} />, { slot: 'status' }),
  column.text('suburb', labels.suburb, { sort: true, slot: 'start' }),
  column.custom(
    'materials',
    labels.materials,
    ({ materials }) => materials.map(({ material }) => material).join(', '),
    { slot: 'detail' },
  ),
  column.phone('phone', labels.phone),
  column.custom(
    'licence_expires_on',
    labels.licence_expires_on,
    ({ licence_expires_on }) => <ExpiryDate date={licence_expires_on} />,
    { sort: true },
  ),
  column.custom('hours', labels.hours, ({ hours }) => hoursInWords(hours)),
  column.text('supplier', labels.supplier_id),
  column.text('licence_no', labels.licence_no),
  column.yesNo('has_weighbridge', labels.has_weighbridge),
  column.yesNo('credit_hold', labels.credit_hold),
  column.instant('created_at', labels.created_at, { sort: true }),
]

export const hiddenAtFirst = [
  'hours',
  'supplier',
  'licence_no',
  'has_weighbridge',
  'credit_hold',
  'created_at',
]
