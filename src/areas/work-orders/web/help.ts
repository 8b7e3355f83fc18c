import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/work-orders': {
    purpose: 'One machine, one day, one job: every order with its machine and driver.',
    actions: [
      'Choose the day, and filter for orders to fill, a category or a machine off road.',
      'Fill an order from its row, or tick several to confirm.',
      'Export the orders of a day or week.',
    ],
    next: 'Orders come from a job’s requirements. A filled and confirmed order is sent to the driver’s phone as a driver job.',
  },
  '/dashboard/work-orders/$id/edit': {
    purpose: 'Fill one order: which machine, which driver, when.',
    actions: [
      'Pick from the free machines and drivers; the others show why not.',
      'Override a warning, such as a missing skill, with a reason.',
      'Change the time, move it to another day, or repeat it on other days.',
      'Say under Tip orders where its loads go; the orders that replace or repeat it have them too.',
      'Settle the job’s checks and confirm it, or cancel it.',
    ],
    next: 'Once confirmed and sent, the driver accepts on the phone. The work ends in a docket.',
  },
}
