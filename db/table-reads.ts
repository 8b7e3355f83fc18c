import type { Table } from './table-owners.ts'

/** Tables an area reads from others, and why it does not ask for their content. */
export interface Read {
  readonly tables: readonly Table[]
  readonly because: string
}

const whoDidIt: Read = { tables: ['app_user'], because: 'Lists show by name who did it.' }
const subjects = 'Lists show by name what a record is about.'

/** What areas read from earlier ones' tables, in the order of the areas. */
export const readsOfEarlier: Readonly<Record<string, readonly Read[]>> = {
  settings: [{ tables: ['message'], because: 'The office looks through the mail it has sent.' }],
  users: [
    { tables: ['file'], because: 'A person’s picture is offered to be cropped, as one of the latest files.' },
  ],
  'activity-log': [
    { tables: ['activity_log'], because: 'All changes write the log, and this area shows it.' },
    { tables: ['app_user'], because: 'Its filter lists those who did something, by name.' },
  ],
  account: [
    {
      tables: ['app_user'],
      because: 'Signing in reads the account, and whether it knows the place, by one query.',
    },
    { tables: ['session'], because: 'People see where they are signed in.' },
  ],
  'saved-views': [
    { tables: ['app_user'], because: 'A shared view says whose it is, and is news to all who see it.' },
  ],
  notes: [whoDidIt],
  documents: [whoDidIt, { tables: ['file'], because: 'A list of documents has their files.' }],
  pictures: [whoDidIt, { tables: ['file'], because: 'A version is a file made of another.' }],
  'bank-details': [whoDidIt],
  clients: [whoDidIt],
  'tip-sites': [{ tables: ['supplier'], because: subjects }],
  drivers: [{ tables: ['depot', 'subcontractor'], because: subjects }],
  resources: [{ tables: ['depot', 'driver', 'subcontractor'], because: subjects }],
  attachments: [
    {
      tables: ['asset', 'asset_category'],
      because:
        'An attachment is listed with its machine and what it fits; a machine is locked before one is put on it.',
    },
  ],
  tags: [
    { tables: ['document', 'document_type'], because: 'A skill is shown with the document that proves it.' },
    {
      tables: ['asset', 'driver', 'subcontractor'],
      because: 'Who gives locks them, and grids and counts of hundreds are one query.',
    },
  ],
  imports: [whoDidIt],
  products: [whoDidIt, { tables: ['asset_category'], because: subjects }],
  rates: [
    { tables: ['client', 'driver', 'subcontractor'], because: subjects },
    {
      tables: ['asset', 'asset_category', 'attachment', 'product', 'tip_site'],
      because: 'Rates are chosen and shown by the names of what they are for, each in one query.',
    },
  ],
  'quote-wording': [whoDidIt],
  quotes: [
    whoDidIt,
    { tables: ['client', 'client_contact', 'job_site', 'quote_wording'], because: subjects },
    {
      tables: ['asset_category', 'product', 'product_price'],
      because: 'Lines are priced and costed all at once.',
    },
    { tables: ['dropdown_item'], because: 'One value of a list is looked up, not the list.' },
    { tables: ['file'], because: 'A sent document finds the picture that it was bound to.' },
  ],
  jobs: [
    whoDidIt,
    { tables: ['client', 'client_contact', 'depot', 'job_site', 'quote'], because: subjects },
    { tables: ['product'], because: 'A rate of loads is for the material of its product.' },
  ],
  'work-orders': [
    whoDidIt,
    {
      tables: ['asset', 'asset_category', 'attachment', 'client', 'driver', 'job', 'job_site'],
      because: subjects,
    },
    {
      tables: ['job_rate', 'product', 'quote', 'quote_line'],
      because: 'An order keeps a snapshot of the rate agreed for it.',
    },
  ],
  'try-a-shift': [
    {
      tables: ['asset', 'asset_category'],
      because: 'A shift is priced for a machine or category by its name.',
    },
  ],
  'tip-orders': [
    {
      tables: ['job_item', 'tip_site'],
      because: 'A tip order is listed with its site and the day of its order.',
    },
    { tables: ['dropdown_item'], because: 'What materials require is looked up for all at once.' },
  ],
  scheduler: [
    {
      tables: ['asset', 'attachment', 'client', 'driver', 'job', 'job_item', 'job_requirement'],
      because: 'Who books locks them, and lists show them by name.',
    },
    {
      tables: ['asset_category', 'depot', 'document', 'document_type', 'job_site', 'subcontractor'],
      because: 'Hundreds of candidates are assessed by one query.',
    },
    { tables: ['holding', 'skill'], because: 'A machine’s drivers are listed with their skills.' },
  ],
  'dry-hires': [
    whoDidIt,
    {
      tables: ['asset', 'asset_category', 'client', 'job', 'job_item', 'job_requirement'],
      because: subjects,
    },
    {
      tables: ['job_rate', 'product', 'quote_line'],
      because: 'A dry hire is charged for the product that its price is of.',
    },
    { tables: ['booking'], because: 'Machines booked for the job are offered first, by one query.' },
  ],
  board: [
    {
      tables: [
        'asset',
        'asset_category',
        'booking',
        'client',
        'driver',
        'dry_hire',
        'job',
        'job_item',
        'job_requirement',
        'job_site',
        'subcontractor',
      ],
      because: 'Thousands of bookings are shown with their orders by four queries.',
    },
    { tables: ['holding', 'tag'], because: 'Machines and drivers are shown by tag.' },
  ],
  checklists: [
    whoDidIt,
    { tables: ['asset', 'asset_category', 'client', 'driver', 'job', 'job_item'], because: subjects },
    { tables: ['booking'], because: 'Whoever reports a failed asset sees which orders it is on.' },
    { tables: ['file'], because: 'Answers have photos.' },
  ],
  dockets: [
    whoDidIt,
    { tables: ['asset', 'asset_category', 'client', 'driver', 'job', 'job_site'], because: subjects },
    {
      tables: ['job_item', 'job_rate', 'job_requirement', 'product', 'quote_line'],
      because:
        'Quantities and prices follow from what was quoted and ordered, locked where it is charged once.',
    },
    { tables: ['tip_order', 'tip_site'], because: 'Loads are charged by where they were tipped.' },
    { tables: ['dry_hire'], because: 'Dry hire is billed by itself, so its orders take no docket.' },
    { tables: ['attachment', 'booking'], because: 'A docket names what was booked with its machine.' },
    { tables: ['file'], because: 'A docket shows the photos of its loads’ tickets.' },
  ],
  'driver-jobs': [
    whoDidIt,
    {
      tables: [
        'asset',
        'asset_category',
        'attachment',
        'booking',
        'client',
        'client_contact',
        'driver',
        'job',
        'job_hold',
        'job_item',
        'job_site',
        'tip_order',
        'tip_site',
      ],
      because: 'A phone gets its whole day by one query.',
    },
    {
      tables: ['asset_checklist', 'asset_checklist_answer', 'checklist', 'checklist_category'],
      because: 'Which checklist comes next, and what its photos show, is part of one query.',
    },
    { tables: ['company'], because: 'A phone shows whom to call.' },
    { tables: ['docket'], because: 'A day says what became of each docket.' },
    { tables: ['file'], because: 'Steps have photos.' },
  ],
  invoices: [
    whoDidIt,
    { tables: ['client', 'client_contact', 'job', 'job_site', 'product'], because: subjects },
    {
      tables: ['docket', 'docket_line', 'dry_hire', 'job_rate'],
      because: 'Lines show which work they bill; with its last docket an order is billed.',
    },
    {
      tables: ['booking', 'job_item'],
      because:
        'The orders of a dry hire are billed with it, which their requirement and machine say in one query.',
    },
    { tables: ['quote'], because: 'A promised discount is locked while an invoice takes of it.' },
  ],
  chain: [
    {
      tables: [
        'client',
        'docket',
        'docket_line',
        'dry_hire',
        'job',
        'job_item',
        'job_rate',
        'quote',
        'quote_acceptance',
      ],
      because: 'A record is followed to its job and its quote, in two queries.',
    },
    { tables: ['app_user'], because: 'Whoever may not see what a job owes is told whom to ask, by name.' },
    {
      tables: ['billed_line', 'credit_note_line', 'invoice', 'invoice_discount', 'invoice_line'],
      because: 'What is invoiced of a job is a sum over the lines of its invoices.',
    },
    { tables: ['job_site'], because: subjects },
    {
      tables: ['product', 'quote_line'],
      because: 'A product shows where it was last used, and how much in its unit.',
    },
    { tables: ['rate_card'], because: 'The work that a card is for is counted in one query.' },
    {
      tables: ['job_requirement'],
      because: 'What a machine was hired for is agreed on the quote line of its requirement.',
    },
    {
      tables: ['asset', 'asset_category', 'booking', 'driver', 'driver_job', 'subcontractor'],
      because: 'All orders of a job say in one query who does them and how far they are.',
    },
    {
      tables: ['payment', 'payment_allocation'],
      because: 'How long a client takes to pay is an average over its invoices.',
    },
  ],
  'cancelled-drivers': [
    {
      tables: ['app_user', 'booking', 'client', 'driver_job'],
      because: 'A list of released bookings says of whose order they were, and what the driver knew.',
    },
  ],
  fleets: [
    {
      tables: [
        'asset',
        'asset_category',
        'asset_defect',
        'booking',
        'client',
        'depot',
        'driver',
        'dry_hire',
        'job',
        'job_item',
        'job_site',
        'subcontractor',
      ],
      because: 'A list of machines says what each does now and next, and is filtered by it, in one query.',
    },
  ],
  projects: [
    { tables: ['client', 'job', 'job_site'], because: 'A project is shown with its client and its jobs.' },
  ],
  stats: [
    {
      tables: ['asset', 'asset_category', 'client', 'driver', 'job', 'project'],
      because: 'Figures of a year are added up by the names and kinds of what they are for, in one query.',
    },
    {
      tables: ['booking', 'job_item'],
      because: 'A report of jobs counts what was ordered and filled, and is filtered by who was booked.',
    },
    { tables: ['dry_hire'], because: 'A machine that is out on dry hire is used.' },
    {
      tables: ['payment'],
      because: 'What clients paid is added up by day in the query of the figures beside it.',
    },
  ],
  'first-steps': [
    {
      tables: ['app_user', 'asset', 'client', 'company', 'driver', 'product'],
      because: 'A step ticks itself when there is a record; all of them are one query.',
    },
  ],
  homes: [
    {
      tables: ['app_user', 'client', 'client_contact', 'document', 'document_type'],
      because: 'A card counts and lists what no list of the area can filter by.',
    },
    {
      tables: [
        'asset',
        'asset_category',
        'attachment',
        'booking',
        'driver',
        'driver_job',
        'dry_hire',
        'job',
        'job_item',
        'job_site',
      ],
      because: 'A card needs what several areas know, in one query.',
    },
  ],
  app: [{ tables: ['app_user'], because: 'Starting says whether there is anyone who can sign in.' }],
}

/**
 * What areas read from later ones' tables. A change asks for what it needs to know (`change.ask`): these are
 * filters and columns of lists, which would cost a query per row.
 */
export const readsOfLater: Readonly<Record<string, readonly Read[]>> = {
  platform: [
    {
      tables: ['app_user', 'role_permission', 'user_role'],
      because: 'Who asks, and what they may do, is one query of each call.',
    },
    { tables: ['company'], because: 'Mail leaves in the name of the house.' },
  ],
  clients: [{ tables: ['invoice'], because: 'A list of clients shows what each owes, and is sorted by it.' }],
  drivers: [
    { tables: ['own_order'], because: 'Whose order it is, is a condition of every list of orders and jobs.' },
  ],
  resources: [
    { tables: ['booking'], because: 'Who drives sees the plant of their orders: a condition of the list.' },
    { tables: ['skill'], because: 'An export names the skills that each machine needs.' },
    { tables: ['dry_hire'], because: 'Whether a client has a machine is a filter and a column of the list.' },
  ],
  quotes: [
    {
      tables: ['invoice', 'invoice_line'],
      because: 'Products for a line are ranked by past use, in the query that finds them.',
    },
  ],
  jobs: [
    {
      tables: ['job_item'],
      because: 'A list of jobs counts their orders and is filtered by them.',
    },
    { tables: ['project'], because: 'A list of jobs names the project of each.' },
  ],
  'work-orders': [
    {
      tables: ['booking'],
      because: 'A list of orders shows who is booked, and is filtered by what is not.',
    },
    {
      tables: ['docket', 'driver_job'],
      because: 'A list of orders offers to move only those that nobody worked on.',
    },
  ],
  'tip-orders': [
    {
      tables: ['docket', 'driver_job', 'load'],
      because: 'What was tipped is counted for all tip orders of an order by one query.',
    },
  ],
  scheduler: [
    {
      tables: ['docket', 'dry_hire'],
      because:
        'Candidates are assessed with their hours and hires, and drivers listed with their days, by one query.',
    },
  ],
  'dry-hires': [
    {
      tables: ['billed_line'],
      because: 'Dry hires are listed with what is billed of each.',
    },
    { tables: ['docket'], because: 'A machine does not go on hire for days that a docket charges.' },
  ],
  dockets: [
    {
      tables: ['load'],
      because:
        'Loads’ tickets have photos, which a docket also shows where nothing changes and nothing can be asked.',
    },
    {
      tables: ['billed_line', 'invoice', 'invoice_line'],
      because: 'A list of what can be billed leaves out what is billed, and flags what was billed by hand.',
    },
  ],
}
