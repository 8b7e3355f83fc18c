import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/quotes/terms_conditions': {
    purpose: 'The terms and conditions that your quotes, invoices and dockets are printed with.',
    actions: [
      'Keep one set for each kind of work, such as wet hire and dry hire.',
      'Make one the default for quotes, which start with it, and for invoices and dockets, which print it.',
      'Export the list, or archive terms that you no longer use.',
    ],
    next: 'Each quote chooses its terms under Notes and terms. A quote cannot go out without them.',
  },
  '/dashboard/quotes/terms_conditions/$id/edit': {
    purpose: 'One set of terms, and how a quote prints it.',
    actions: [
      'Edit the text with headings, bold, italic and lists; the page beside it shows how it prints.',
      'Give a change the day it applies from; every earlier text is under Versions.',
      'Keep advice from your lawyer under Documents.',
    ],
    next: 'A change reaches documents that have not been sent. Sent ones keep the version they went out with.',
  },
  '/dashboard/quotes/terms_conditions/archived': {
    purpose: 'Terms that new quotes no longer use. Quotes that have them keep them.',
    actions: ['Search by title.', 'Open one to read it.', 'Restore one to use it again.'],
    next: 'A restored one is in the list of choices on a quote again.',
  },
  '/dashboard/quotes/terms_conditions/new': {
    purpose: 'Write terms that quotes can use.',
    actions: [
      'Paste from your document: headings, bold, italic and lists stay.',
      'Check how it prints in the page beside it.',
      'Tick the box if new quotes should start with it.',
    ],
    next: 'Saving puts it in the list of choices on each quote.',
  },
  '/dashboard/quotes/quote_footer': {
    purpose: 'The words at the foot of your quotes.',
    actions: [
      'Keep one for each occasion, such as tenders and small jobs.',
      'Make one the default: new quotes start with it.',
      'Export the list, or archive a footer that you no longer use.',
    ],
    next: 'Each quote chooses its footer under Notes and terms.',
  },
  '/dashboard/quotes/quote_footer/$id/edit': {
    purpose: 'One footer, and how a quote prints it.',
    actions: [
      'Edit the text; the page beside it shows how it prints.',
      'See who changed what under History.',
      'Archive it when you no longer use it.',
    ],
    next: 'Up to three lines print at the foot of every page; a longer footer prints once, at the end.',
  },
  '/dashboard/quotes/quote_footer/archived': {
    purpose: 'Footers that new quotes no longer use. Quotes that have them keep them.',
    actions: ['Search by title.', 'Open one to read it.', 'Restore one to use it again.'],
    next: 'A restored one is in the list of choices on a quote again.',
  },
  '/dashboard/quotes/quote_footer/new': {
    purpose: 'Write a footer that quotes can use.',
    actions: [
      'Type the words that end a quote, such as your thanks.',
      'Check how it prints in the page beside it.',
      'Tick the box if new quotes should start with it.',
    ],
    next: 'Saving puts it in the list of choices on each quote.',
  },
}
