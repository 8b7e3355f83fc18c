import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconBan, IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import type { OrderRow } from '../../contract/order.ts'
import { isRuledOut } from '../../rules/order-status.ts'
import { MoveDialog } from '../MoveDialog.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useWhyNotOrder } from '../use-why-not-order.ts'
import { hiddenOnJob, orderColumns } from './order-columns.tsx'

const hiddenAlways = [...hiddenOnJob, 'order_notes', 'invoiced']
type Action = 'move' | 'cancelByOffice'

/** A job's orders that nobody filled before their day passed, each to be moved or cancelled; nothing without any. */
export function MissedOrders({ job_id }: { job_id: number }) {
  const at = useNow()
  const isTablet = useIsTablet()
  const isNarrow = useMediaQuery('(75rem <= width < 90rem)', undefined, { getInitialValueInEffect: false })
  const hidden = [
    ...hiddenAlways,
    ...(isTablet ? ['order_status', 'starts_at'] : isNarrow ? ['starts_at'] : []),
  ]
  const now = at.toISOString()
  const to = addDays(melbourneDate(at), -1)
  const { data } = useQuery(
    read(orderEndpoints.listOrders, {
      query: { job_id, to, unallocated: '1', sort: 'work_date', page_size: 100 },
    }),
  )
  const whyNot = useWhyNotOrder()
  const [open, setOpen] = useState<{ order: OrderRow; action: Action }>()
  if (!data || data.rows.length === 0) return null
  const title = `${data.total ?? data.rows.length} not filled, day has passed`
  const menu = (order: OrderRow): MenuItem[] => [
    ...(isRuledOut('move', { ...order, now })
      ? []
      : [
          {
            label: 'Move…',
            icon: <IconCalendarShare aria-hidden />,
            disabledReason: whyNot(order, 'move'),
            run: () => setOpen({ order, action: 'move' }),
          },
        ]),
    {
      label: 'Cancel by office…',
      icon: <IconBan aria-hidden />,
      danger: true,
      disabledReason: whyNot(order, 'cancelByOffice'),
      run: () => setOpen({ order, action: 'cancelByOffice' }),
    },
  ]
  const close = () => setOpen(undefined)
  return (
    <Section title={title}>
      <DataTable
        label={title}
        rows={data.rows}
        columns={orderColumns}
        hidden={hidden}
        rowKey={({ id }) => id}
        rowMenu={menu}
        empty={null}
      />
      {open?.action === 'move' && <MoveDialog order={open.order} onClose={close} />}
      {open?.action === 'cancelByOffice' && (
        <ReasonDialog order={open.order} action="cancelByOffice" onClose={close} />
      )}
    </Section>
  )
}
