import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/products': {
    purpose: 'What you charge for: hire, cartage, tips, materials, floats and labour, with today’s price.',
    actions: [
      'Search, and filter by category, material or active.',
      'Open a product for its prices, upcoming ones included.',
      'Add a product, export the list, or archive several at once.',
    ],
    next: 'Quotes, jobs and dockets take their prices from here, unless the job has a rate of its own.',
  },
  '/dashboard/products/$id/edit': {
    purpose: 'One product: how it is charged, and what it costs from which day.',
    actions: [
      'Change the name, unit, minimum and account.',
      'Add a price that begins on a later day; the old one ends by itself.',
      'Make it inactive so it can no longer be picked.',
    ],
    next: 'New quotes and dockets use the price of their day. Sent quotes and approved dockets keep theirs.',
  },
  '/dashboard/products/archived': {
    purpose: 'Products you no longer charge for. Old quotes and invoices keep their lines.',
    actions: [
      'Search and open one to read its prices.',
      'Restore one to offer it again.',
      'Export what is listed.',
    ],
    next: 'A restored product is back in the list with all its prices, and can be picked in quotes and jobs at once.',
  },
  '/dashboard/products/new': {
    purpose: 'Add something you charge for.',
    actions: [
      'Name it as it should read on a quote, and choose its unit.',
      'Say what it is for: a category of plant, a material, a tip.',
      'Set the minimum quantity that is charged.',
    ],
    next: 'Saving opens the product; add its first price there. Without a price, lines that use it wait until one is set.',
  },
}
