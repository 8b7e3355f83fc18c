import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/api.ts'
import { useMay } from '#platform/web/session.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketColumns, withoutPrices } from './docket-columns.tsx'
import type { DocketOrder } from './docket-form.ts'
import { NewDocketDialog } from './DocketDialog.tsx'

/** Whose they are is the page's own. */
const hidden = ['client', 'job', 'source']

/** The dockets of a job or of one order, the latest day first; for an order one can be entered. */
export function DocketsTab({ job_id, order }: { job_id?: number; order?: DocketOrder }) {
  const [page, setPage] = useState(1)
  const [page_size, setPageSize] = useState(50)
  const [isNew, setNew] = useState(false)
  const may = useMay()
  const narrow = order ? { job_item_id: order.id } : { job_id }
  const dockets = useQuery({
    ...read(docketEndpoints.listDockets, { query: { ...narrow, page, page_size } }),
    placeholderData: keepPreviousData,
  })
  const rows = dockets.data?.rows ?? []
  const total = dockets.data?.total ?? null
  const add = order && may('dockets:write') && (
    <Button icon={<IconPlus aria-hidden />} aria-keyshortcuts="n" onClick={() => setNew(true)}>
      New docket
    </Button>
  )
  if (dockets.isError)
    return <ErrorState message="The dockets could not be loaded." onRetry={() => void dockets.refetch()} />
  return (
    <Section title="Dockets" actions={rows.length > 0 && add}>
      <DataTable
        label="Dockets"
        rows={rows}
        columns={may('dockets:prices') ? docketColumns : withoutPrices}
        hidden={order ? [...hidden, 'order'] : hidden}
        rowKey={(docket) => docket.id}
        loading={dockets.isPending || dockets.isPlaceholderData}
        empty={
          <EmptyState
            title="No dockets yet"
            text="They come from the driver’s phone when the work is done, or are entered from a paper."
            action={add}
          />
        }
      />
      {total !== null && total > rows.length && (
        <Pager
          page={page}
          pageSize={page_size}
          total={total}
          onPage={setPage}
          onPageSize={setPageSize}
          shown={rows.length}
        />
      )}
      {isNew && order && <NewDocketDialog order={order} onClose={() => setNew(false)} />}
    </Section>
  )
}
