import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/products': {
    purpose: 'What you charge for: hire, cartage, tips, materials, floats and labour, with today’s price.',
    actions: [
      'Search, and filter by category, material or status.',
      'Open a product for its prices, upcoming ones included.',
      'Add a product, export the list, or archive several at once.',
    ],
    next: 'Quotes, jobs and dockets take their prices from here, unless the job has a rate of its own.',
  },
  '/dashboard/products/$id/edit': {
    purpose: 'One product: how it is charged, and its price from each day.',
    actions: [
      'Change the name, unit, minimum and account.',
      'Add a price that begins on a later day; the old one ends automatically.',
      'Make it inactive so it can no longer be picked.',
    ],
    next: 'New quotes and dockets use the price of their day. Sent quotes and approved dockets keep theirs.',
  },
  '/dashboard/products/archived': {
    purpose: 'Products you no longer charge for. Old quotes and invoices keep their lines.',
    actions: [
      'Search, and open one to see its prices.',
      'Restore one to offer it again.',
      'Export what is listed.',
    ],
    next: 'A restored product keeps its prices and can be picked again straight away.',
  },
  '/dashboard/products/new': {
    purpose: 'Add something you charge for.',
    actions: [
      'Enter the name as it should appear on quotes.',
      'Choose the unit, and set the price and the minimum quantity charged.',
      'Say what it is for: a category of plant or a material.',
    ],
    next: 'Once saved, it can be picked on quotes and jobs. Later prices are added on its Prices tab.',
  },
}
