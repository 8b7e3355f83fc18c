import type { AskOverride } from '#platform/web/forms/conflict.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'

/** Asks for the reason to go ahead with `action` ('Confirm', …) despite objections to the bookings. */
export const confirmOverride =
  (action: string, order_no: string): AskOverride =>
  (words) =>
    confirm({
      title: `${action} ${order_no} anyway?`,
      message: `${words} Your reason is saved on the order.`,
      confirmLabel: `${action} anyway`,
      reason: 'required',
      longestReason: 300,
    })
