import {
  IconArrowBackUp,
  IconBan,
  IconCalendarShare,
  IconCheck,
  IconCopy,
  IconTool,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import type { Order } from '../contract/order.ts'
import { isRuledOut, orderActions } from '../rules/order-status.ts'
import { confirmedWords } from '../rules/work-order-words.ts'
import { confirmOverride } from './confirm-override.ts'
import { BreakDownDialog } from './break-down/BreakDownDialog.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type PeoplesAction, useWhyNotOrder } from './use-why-not-order.ts'

type Item = MenuItem & { run: () => void; icon: ReactNode }
type Moving = Exclude<PeoplesAction, 'edit'>

/**
 * An order's actions: the next step as a button, the rest for the menu, each with the reason why it is
 * disabled. Render `dialog` and show `error`.
 */
export function useOrderActions(order: Order) {
  const whyNotOrder = useWhyNotOrder()
  const whyNot = useWhyNot()
  const [open, setOpen] = useState<Moving | 'duplicate' | null>(null)
  const withToast = (words: string) => ({ saved: ({ order_no }: Order) => `${order_no} ${words}` })
  const confirm = useSave(orderEndpoints.confirmOrder, {
    saved: ({ order_no, drivers }) => `${order_no} ${confirmedWords(drivers)}`,
    confirmOverride: confirmOverride('Confirm', order.order_no),
  })
  const unconfirm = useSave(orderEndpoints.unconfirmOrder, withToast('is pending'))
  const stored = { params: { id: order.id }, body: { version: order.version } }
  const close = () => setOpen(null)

  const looks: Record<Moving, Omit<Item, 'disabledReason' | 'to'>> = {
    confirm: { label: 'Confirm', icon: <IconCheck aria-hidden />, run: () => void confirm.save(stored) },
    unconfirm: {
      label: 'Back to pending',
      icon: <IconArrowBackUp aria-hidden />,
      run: () => void unconfirm.save(stored),
    },
    move: { label: 'Move…', icon: <IconCalendarShare aria-hidden />, run: () => setOpen('move') },
    breakDown: {
      label: 'Report breakdown…',
      icon: <IconTool aria-hidden />,
      danger: true,
      run: () => setOpen('breakDown'),
    },
    cancel: {
      label: 'Cancel for client…',
      icon: <IconBan aria-hidden />,
      danger: true,
      run: () => setOpen('cancel'),
    },
    cancelByOffice: {
      label: 'Cancel by office…',
      icon: <IconBan aria-hidden />,
      danger: true,
      run: () => setOpen('cancelByOffice'),
    },
  }
  const itemOf = (name: Moving) => ({ ...looks[name], disabledReason: whyNotOrder(order, name) }) as Item
  const now = useNow().toISOString()
  const isInState = (name: Moving) =>
    startsFrom(orderActions[name], order.order_status) && !isRuledOut(name, { ...order, now })
  const duplicate: Item = {
    label: 'Repeat on other days…',
    icon: <IconCopy aria-hidden />,
    disabledReason: whyNot('work-orders:write'),
    run: () => setOpen('duplicate'),
  }
  const nextName = isInState('confirm') && !whyNot(orderActions.confirm.right) ? 'confirm' : undefined
  const others = (Object.keys(looks) as Moving[]).filter((name) => name !== nextName && isInState(name))

  return {
    next: nextName && itemOf(nextName),
    menu: [duplicate, ...others.map(itemOf)],
    error: confirm.submitError ?? unconfirm.submitError,
    dialog: (
      <>
        {open === 'move' && <MoveDialog order={order} onClose={close} />}
        {open === 'duplicate' && <DuplicateDialog order={order} onClose={close} />}
        {open === 'breakDown' && <BreakDownDialog order={order} onClose={close} />}
        {(open === 'cancel' || open === 'cancelByOffice') && (
          <ReasonDialog order={order} action={open} onClose={close} />
        )}
      </>
    ),
  }
}
