import { IconBeach, IconCurrencyDollar, IconKey, IconPencil, IconTool } from '@tabler/icons-react'
import type { ChipLook } from '../rules/chips.ts'

export const chipWords = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  pencilled: 'Pencilled',
  broke_down: 'Broke down',
  invoiced: 'Invoiced',
  leave: 'Leave',
  workshop: 'Workshop',
  on_hire: 'On dry hire',
} as const satisfies Record<ChipLook, string>

export const legend = Object.keys(chipWords) as ChipLook[]

const icons: Partial<Record<ChipLook, typeof IconPencil>> = {
  pencilled: IconPencil,
  broke_down: IconTool,
  invoiced: IconCurrencyDollar,
  leave: IconBeach,
  workshop: IconTool,
  on_hire: IconKey,
}

/** Told apart without colour as well. */
export function ChipIcon({ look }: { look: ChipLook }) {
  const Icon = icons[look]
  return Icon ? <Icon size={12} aria-hidden /> : null
}
