import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BookVia, AllocationPanel } from '#areas/scheduler/web/index.ts'
import { clientPaths } from '#areas/clients/web/index.ts'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { OrderActions, orderPaths } from '#areas/work-orders/web/index.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { orderCan } from '#areas/work-orders/rules/order-status.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { reasonOf } from '#shared/allowed.ts'
import { formatDayMonth, weekday } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { useNow } from '#ui/use-now.ts'
import type { BoardOrder } from '../../rules/board.ts'
import type { Chip } from '../../rules/chips.ts'
import { chipWords } from '../chip-looks.tsx'
import { daysOf, timesOf } from '../chip-words.ts'
import type { ChipAction } from './chip-actions.tsx'
import css from './panel.module.css'

/** A chip in full, with what can be done with each of its orders, as on the order’s own page. */
export function ChipPanel({
  chip,
  category,
  book,
  actions,
  isSaving,
  onClose,
}: {
  chip: Chip
  /** What its orders ask for. */
  category: string | undefined
  book: BookVia
  /** What can be done with all of it. */
  actions: readonly ChipAction[]
  /** A change of it is not answered yet, and the next would be made of what it was before. */
  isSaving: boolean
  onClose: () => void
}) {
  const [picked, setPicked] = useState<number | null>(null)
  const order = chip.orders.find(({ id }) => id === picked) ?? chip.orders[0]
  const isOne = chip.orders.length === 1
  return (
    <aside className={css.panel} aria-label={chip.name}>
      <header className={css.header}>
        <h2>{chip.name}</h2>
        <span className={css.state}>{chipWords[chip.look]}</span>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </header>
      {order ? (
        <>
          {!isOne && (
            <ul className={css.days}>
              {chip.orders.map(({ id, work_date }) => (
                <li key={id}>
                  <button type="button" aria-pressed={id === order.id} onClick={() => setPicked(id)}>
                    {weekday(work_date)} {formatDayMonth(work_date)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <OrderFacts order={order} category={category} />
          {(!isOne || actions.length === 0) && (
            <div className={css.actions}>
              <OrderActions key={order.id} id={order.id} />
            </div>
          )}
          {actions.length > 0 && (
            <div className={css.actions} role="toolbar" aria-label="Change on the board">
              {!isOne && <span>All {chip.orders.length} days:</span>}
              {actions.map(({ label, icon, run }) => (
                <Button key={label} icon={icon} loading={isSaving} onClick={run}>
                  {label}
                </Button>
              ))}
              {isOne && <OrderActions key={order.id} id={order.id} />}
            </div>
          )}
          <WhyNotConfirmed key={`why-${order.id}`} id={order.id} />
          <AllocationPanel key={order.id} orderId={order.id} version={order.version} via={book} />
        </>
      ) : (
        <Facts
          facts={[
            { label: 'When', value: daysOf(chip) },
            ...(chip.hire
              ? [
                  {
                    label: 'Dry hire',
                    value: <Link to={jobPaths.edit(chip.hire.job_id, 'dry_hire')}>{chip.hire.job_no}</Link>,
                  },
                ]
              : []),
          ]}
        />
      )}
    </aside>
  )
}

/** What a pending order lacks to be confirmed: where people look, since its button says so only when it is pointed at. */
function WhyNotConfirmed({ id }: { id: number }) {
  const mayConfirm = useMay()('work-orders:write')
  const { data: order } = useQuery(read(orderEndpoints.getOrder, { params: { id } }))
  const now = useNow().toISOString()
  if (!mayConfirm || order?.order_status !== 'Pending') return null
  const words = reasonOf(orderCan.confirm({ ...order, now }))
  return words ? <p className={css.why}>Not ready to confirm. {words}</p> : null
}

function OrderFacts({ order, category }: { order: BoardOrder; category: string | undefined }) {
  const { id, order_no, job_id, job, client_id, client, suburb, work_date } = order
  return (
    <Facts
      facts={[
        { label: 'Order', value: <Link to={orderPaths.edit(id)}>{order_no}</Link> },
        { label: 'Category', value: category ?? 'Any category' },
        { label: 'Job', value: <Link to={jobPaths.edit(job_id)}>{job}</Link> },
        { label: 'Client', value: <Link to={clientPaths.edit(client_id)}>{client}</Link> },
        { label: 'Site', value: suburb },
        { label: 'When', value: `${weekday(work_date)} ${formatDayMonth(work_date)}, ${timesOf(order)}` },
      ]}
    />
  )
}
