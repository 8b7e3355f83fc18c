import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { reasonOf } from '#shared/allowed.ts'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
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
  const pages = usePages()
  const [isNew, setNew] = useState(false)
  const may = useMay()
  const narrow = order ? { job_item_id: order.id } : { job_id }
  const dockets = useQuery({
    ...read(docketEndpoints.listDockets, { query: { ...narrow, ...pages.query } }),
    placeholderData: keepPreviousData,
  })
  const warnings = job_id === undefined ? [] : jobWarnings(dockets.data?.rows ?? [])
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning">
          <Lines lines={warnings} />
        </Notice>
      )}
      <PagedSection
        title="Dockets"
        pages={pages}
        asked={dockets}
        columns={may('dockets:prices') ? docketColumns : withoutPrices}
        hidden={order ? [...hidden, 'order'] : hidden}
        none={{
          title: 'No dockets yet',
          text: 'Dockets come from the driver’s phone when the work is done, or are entered from paper.',
        }}
        action={
          order &&
          may('dockets:write') && (
            <NewButton onClick={() => setNew(true)} disabledReason={reasonOf(takesDocket(order))}>
              New docket
            </NewButton>
          )
        }
      />
      {isNew && order && <NewDocketDialog order={order} onClose={() => setNew(false)} />}
    </>
  )
}
