import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const loadsCount = 'Loads already count for this tip order. Close it and add another.'

export const tipOrderConstraints: ConstraintMessages = {
  tip_order_once: { field: 'tip_site_id', message: 'This order already has that material at this tip site.' },
  tip_order_contents: {
    field: 'material',
    message: 'This tip site does not accept what that material contains.',
  },
  tip_order_accepted: { field: 'material', message: 'This tip site does not accept that material.' },
  tip_order_has_loads: { field: 'material', message: loadsCount },
}
