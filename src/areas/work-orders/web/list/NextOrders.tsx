import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useNow } from '#ui/use-now.ts'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import css from '../work-orders.module.css'
import { MissedOrders } from './MissedOrders.tsx'
import { hiddenOnJob, orderColumns } from './order-columns.tsx'

const hiddenAlways = [...hiddenOnJob, 'order_notes', 'invoiced']
const shown = 10

/** A job's orders from today on, less those cancelled or moved, and those missed; `all` is the address of them all. */
export function NextOrders({ job_id, all }: { job_id: number; all: string }) {
  const from = melbourneDate(useNow())
  const isTablet = useIsTablet()
  const isNarrow = useMediaQuery('(75rem <= width < 90rem)', undefined, { getInitialValueInEffect: false })
  const hidden = [
    ...hiddenAlways,
    ...(isTablet ? ['order_status', 'starts_at'] : isNarrow ? ['starts_at'] : []),
  ]
  const orders = useQuery(
    read(orderEndpoints.listOrders, {
      query: { job_id, from, order_status: 'Not Cancelled', sort: 'work_date', page_size: shown },
    }),
  )
  return (
    <>
      <MissedOrders job_id={job_id} hidden={hidden} />
      <Section title="Today and later" actions={<Link to={all}>All orders</Link>}>
        {orders.isError && (
          <ErrorState message="Could not load the orders." onRetry={() => void orders.refetch()} />
        )}
        {orders.data?.rows.length === 0 && <p className={css.none}>Nothing booked from today on.</p>}
        {!orders.isError && orders.data?.rows.length !== 0 && (
          <DataTable
            label="Today and later"
            rows={orders.data?.rows ?? []}
            columns={orderColumns}
            hidden={hidden}
            rowKey={({ id }) => id}
            loading={orders.isPending}
            empty={null}
          />
        )}
      </Section>
    </>
  )
}
