import {
  IconBell,
  IconCalendarEvent,
  IconClipboardCheck,
  IconFileInvoice,
  IconFileText,
  IconAt,
  IconMessage,
  IconSignature,
  IconTool,
  IconTruck,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { NotificationType } from '../contract/notification-types.ts'

export const typeWords: Readonly<Record<NotificationType, string>> = {
  job: 'Jobs',
  allocation: 'Allocations',
  document: 'Documents',
  defect: 'Defects',
  docket: 'Dockets',
  quote: 'Quotes',
  invoice: 'Invoices',
  note: 'Mentions',
  sms: 'SMS',
  system: 'Haulyard',
}

export const typeIcons: Readonly<
  Record<NotificationType, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>
> = {
  job: IconTruck,
  allocation: IconCalendarEvent,
  document: IconFileText,
  defect: IconTool,
  docket: IconClipboardCheck,
  quote: IconSignature,
  invoice: IconFileInvoice,
  note: IconAt,
  sms: IconMessage,
  system: IconBell,
}
