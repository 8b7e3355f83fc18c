import { useCallback, useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { PartsSection } from '#platform/web/records/PartsSection.tsx'
import type { TipOrder } from '../contract/tip-order.ts'
import { tipOrderNoun } from '../rules/tip-order-labels.ts'
import { tipOrdersQuery } from './queries.ts'
import { RepeatTipDialog } from './RepeatTipDialog.tsx'
import { tipOrderColumns } from './tip-order-columns.tsx'
import { EditTipOrderDialog, NewTipOrderDialog } from './TipOrderDialog.tsx'

/**
 * Where the loads of a work order go. `material`: what they are likely to be; `disabledReason`: why that may not be
 * changed now.
 */
export function TipOrdersTab({
  order_id,
  material,
  disabledReason,
}: {
  order_id: number
  material: string | null
  disabledReason: string | undefined
}) {
  const seesRates = useMay()('tip-sites:rates')
  const [repeated, setRepeated] = useState<TipOrder | null>(null)
  const columns = useCallback(
    (onOpen: (tip: TipOrder) => void) => tipOrderColumns(onOpen, seesRates),
    [seesRates],
  )
  return (
    <>
      <PartsSection
        noun={tipOrderNoun}
        query={tipOrdersQuery(order_id)}
        columns={columns}
        disabledReason={disabledReason}
        empty="A tip order tells the driver where to tip which material."
        rowMenu={(tip) => [{ label: 'Repeat on other days', disabledReason, run: () => setRepeated(tip) }]}
        newDialog={(onClose) => (
          <NewTipOrderDialog order_id={order_id} material={material} onClose={onClose} />
        )}
        editDialog={(tip, readOnly, onClose) => (
          <EditTipOrderDialog order_id={order_id} tip={tip} readOnly={readOnly} onClose={onClose} />
        )}
      />
      {repeated && <RepeatTipDialog tip={repeated} onClose={() => setRepeated(null)} />}
    </>
  )
}
