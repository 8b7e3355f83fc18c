import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { TipOrder } from '../contract/tip-order.ts'
import { tipOrdersQuery } from './queries.ts'
import { RepeatTipDialog } from './RepeatTipDialog.tsx'
import { tipOrderColumns } from './tip-order-columns.tsx'
import { EditTipOrderDialog, NewTipOrderDialog } from './TipOrderDialog.tsx'

/** Where the loads of a work order go. `disabledReason`: why that may not be changed now. */
export function TipOrdersTab({
  order_id,
  disabledReason,
}: {
  order_id: number
  disabledReason: string | undefined
}) {
  const { data: tips = [], isPending, isError, refetch } = useQuery(tipOrdersQuery(order_id))
  const seesRates = useMay()('tip-sites:rates')
  const [open, setOpen] = useState<'new' | TipOrder | null>(null)
  const [repeated, setRepeated] = useState<TipOrder | null>(null)
  const columns = useMemo(() => tipOrderColumns(setOpen, seesRates), [seesRates])
  const rowMenu = (tip: TipOrder): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(tip) },
    { label: 'Repeat on other days', disabledReason, run: () => setRepeated(tip) },
  ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New tip order
    </NewButton>
  )

  if (isError) return <ErrorState message="Could not load the tip orders." onRetry={() => void refetch()} />
  return (
    <Section title="Tip orders" actions={tips.length > 0 && add}>
      <DataTable
        label="Tip orders"
        rows={tips}
        columns={columns}
        rowKey={({ id }) => id}
        rowMenu={rowMenu}
        loading={isPending}
        empty={
          <EmptyState
            title="No tip orders yet"
            text="A tip order tells the driver where to tip which material."
            action={add}
          />
        }
      />
      {open === 'new' && <NewTipOrderDialog order_id={order_id} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditTipOrderDialog
          order_id={order_id}
          tip={tips.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
      {repeated && <RepeatTipDialog tip={repeated} onClose={() => setRepeated(null)} />}
    </Section>
  )
}
