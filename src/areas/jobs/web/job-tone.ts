import { IconCircleHalf2, IconCurrencyDollar } from '@tabler/icons-react'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { JobStatus } from '../contract/choices.ts'

/** Statuses shared with orders have an edge, and look the same there. */
export const jobTone = {
  Draft: 'neutral',
  Pending: { tone: 'warning', edge: 'dashed' },
  Confirmed: { tone: 'success', edge: 'solid' },
  'In Progress': { tone: 'info', edge: 'solid', sign: IconCircleHalf2 },
  'On Hold': 'danger',
  Completed: 'violet',
  Cancelled: { tone: 'neutral', edge: 'solid', struck: true },
  'Cancelled by Office': { tone: 'brown', edge: 'solid', struck: true, hatched: true },
  Invoiced: { tone: 'info', edge: 'solid', sign: IconCurrencyDollar },
} as const satisfies Readonly<Record<JobStatus, Tone | Look>>
