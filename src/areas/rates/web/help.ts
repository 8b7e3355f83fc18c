import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/products/pricing': {
    purpose: 'What every rate says unless its rate card or quote says otherwise, and the fuel levy.',
    actions: [
      'Set rounding, stand-by, travel and what a short day costs.',
      'Add a surcharge for nights, Saturdays, Sundays and public holidays.',
      'Add the fuel levy of a month: it applies until the day of the next one.',
    ],
    next: 'A rate card and each of its rates can have terms of their own. Work that is priced already keeps its price.',
  },
  '/dashboard/products/rate-cards': {
    purpose: 'What was agreed with a client for a period, and what subcontractors and drivers are paid.',
    actions: [
      'Filter by kind, or by current, coming and past cards.',
      'Open a card for its rates, or copy it to next year with a rise.',
      'Export every rate of the listed cards.',
    ],
    next: 'A client’s own card comes before the standard one. Copy this year’s cards to the next before 1 July.',
  },
  '/dashboard/products/rate-cards/$id/edit': {
    purpose: 'One rate card: the days on which it applies, and its rates.',
    actions: [
      'Add rates: Enter for the next, Ctrl-Enter for a new one.',
      'Paste lines from a spreadsheet with the same columns, or exported rates with their headings.',
      'Change terms to price attachments, surcharges and travel.',
      'Copy the card to another period with a percentage rise.',
    ],
    next: 'A rate for a machine comes before one for a product, that before one for a category, then material, tip site and job type. Accepted quotes, jobs and decided dockets keep theirs.',
  },
  '/dashboard/products/rate-cards/archived': {
    purpose: 'Rate cards that no longer apply, whatever their dates. Work priced from them keeps its rates.',
    actions: [
      'Search, and open one to see its rates.',
      'Restore one, unless another applies on its dates.',
      'Export what is listed.',
    ],
    next: 'A restored card applies again on its dates.',
  },
  '/dashboard/products/rate-cards/new': {
    purpose: 'Add rates for a client, a subcontractor, a driver, or all of a kind.',
    actions: [
      'Choose the kind, and whose rates they are; leave it empty for a standard card.',
      'Set the first day. An earlier card without an end stops the day before.',
      'Say what each rate is for; leave a field empty to cover all.',
    ],
    next: 'Saving opens the card. Keep the signed copy under Documents.',
  },
}
