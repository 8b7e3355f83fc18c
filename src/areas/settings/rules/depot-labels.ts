import { type Labels, addressLabels } from '#shared/labels.ts'

export const depotLabels = {
  name: 'Name',
  phone: 'Phone',
  ...addressLabels,
  sort: 'Place in lists',
} as const satisfies Labels
