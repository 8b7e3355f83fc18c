import { type Labels, addressLabels } from '#shared/labels.ts'

export const depotLabels = {
  name: 'Name',
  phone: 'Phone',
  ...addressLabels,
  sort: 'Sort order',
} as const satisfies Labels
