import type { AreaHelp } from '#platform/web/web-area.ts'
import { gridHelp } from './machines/grid-help.ts'

/** Both addresses of the attachments show the same screens. */
const screens = {
  '': {
    purpose: 'The buckets, hammers, augers and hitches that go on your machines.',
    actions: [
      'Filter by kind, by hitch, or by the category of machine they fit.',
      'Add an attachment, export the list, or archive several at once.',
      'Open one to see where it is booked.',
    ],
    next: 'An attachment is booked on an order that has a machine, and by one order at a time.',
  },
  '/$id/edit': {
    purpose: 'One attachment: where it is, which machines take it, and what the client pays for it.',
    actions: [
      'Edit its size, its hitch and the machines it fits.',
      'Fix it to the machine it stays on.',
      'Keep its lifting test under Documents, and days in the workshop under Workshop.',
    ],
    next: 'Booking warns when a machine is of another category, too light, too heavy, or has another hitch.',
  },
  '/archived': {
    purpose: 'Attachments that are sold or scrapped. Their notes, documents and history stay.',
    actions: [
      'Search, and open one to see what happened to it.',
      'Restore one that is back.',
      'Filter by kind or category.',
    ],
    next: 'A restored attachment is back in the list and can be booked again.',
  },
  '/new': {
    purpose: 'Add an attachment.',
    actions: [
      'Enter the code painted on it, its name and its kind.',
      'Choose the categories of machine it fits.',
      'Enter the lightest and heaviest machine and the hitch, so that booking can warn.',
    ],
    next: 'Once saved, it can be booked on orders with a machine. Add its lifting test under Documents.',
  },
} as const satisfies AreaHelp

const addresses = ['/dashboard/resources/attachments', '/dashboard/allocate-resources/allocate-attachments']

export const help: AreaHelp = {
  ...Object.fromEntries(
    addresses.flatMap((address) =>
      Object.entries(screens).map(([screen, words]) => [`${address}${screen}`, words]),
    ),
  ),
  ...gridHelp,
}
