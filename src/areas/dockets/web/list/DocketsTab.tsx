import { useState } from 'react'
import { scopeOf, useMay } from '#platform/web/calls/session.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { docketEndpoints } from '../../contract/endpoints.ts'
import { jobWarnings } from '../../rules/flags/job-warnings.ts'
import { takesDocket } from '../../rules/takes-docket.ts'
import { docketColumns, withoutPrices } from './docket-columns.tsx'
import type { DocketOrder } from '../form/docket-form.ts'
import { NewDocketDialog } from '../form/DocketDialog.tsx'

/** The page already says whose they are. */
const hidden = ['client', 'job', 'source']

/** A job's or order's dockets, latest day first; for an order one can be entered. */
export function DocketsTab({ job_id, order }: { job_id?: number; order?: DocketOrder }) {
  const [isNew, setNew] = useState(false)
  const may = useMay()
  const narrow = order ? { job_item_id: order.id } : { job_id }
  const paged = usePaged(docketEndpoints.listDockets, narrow)
  const warnings = job_id === undefined ? [] : jobWarnings(paged.asked.data?.rows ?? [])
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning">
          <Lines lines={warnings} />
        </Notice>
      )}
      <PagedSection
        title="Dockets"
        {...paged}
        columns={may('dockets:prices') ? docketColumns : withoutPrices}
        hidden={order ? [...hidden, 'order'] : hidden}
        none={noneWords()}
        action={
          order &&
          may('dockets:write') &&
          mayHaveDocket(order) && <NewButton onClick={() => setNew(true)}>New docket</NewButton>
        }
      />
      {isNew && order && <NewDocketDialog order={order} onClose={() => setNew(false)} />}
    </>
  )
}

/** An order that its client cancelled may be charged as cancelled late. */
const mayHaveDocket = (order: DocketOrder): boolean =>
  takesDocket({ ...order, short_day: 'late_cancellation' }) === true

/** People of the office may see only those of clients they manage; there may be others. */
const noneWords = (): { title: string; text: string } =>
  scopeOf('dockets:read') === 'own' && scopeOf('jobs:read') === 'all'
    ? {
        title: 'No dockets to show',
        text: 'You see dockets of clients you manage. Ask accounts about others.',
      }
    : {
        title: 'No dockets yet',
        text: 'Dockets come from the driver’s phone when the work is done, or are entered from paper.',
      }
