import { plural } from '#shared/text.ts'

/** Other records that use one. */
const users: Readonly<Record<string, readonly [one: string, many: string]>> = {
  app_user: ['user', 'users'],
  asset: ['asset', 'assets'],
  asset_checklist: ['completed checklist', 'completed checklists'],
  asset_defect: ['defect', 'defects'],
  attachment: ['attachment', 'attachments'],
  booking: ['booking', 'bookings'],
  credit_use: ['use of credit', 'uses of credit'],
  docket: ['docket', 'dockets'],
  docket_line: ['docket line', 'docket lines'],
  driver_job: ['driver job', 'driver jobs'],
  dry_hire: ['dry hire', 'dry hires'],
  invoice: ['invoice', 'invoices'],
  invoice_line: ['invoice line', 'invoice lines'],
  job: ['job', 'jobs'],
  job_rate: ['job rate', 'job rates'],
  load: ['load', 'loads'],
  payment: ['payment', 'payments'],
  project: ['project', 'projects'],
  quote: ['quote', 'quotes'],
  quote_line: ['quote line', 'quote lines'],
  rate_card: ['rate card', 'rate cards'],
  rate_rule: ['rate on a rate card', 'rates on rate cards'],
  time_entry: ['time entry', 'time entries'],
  tip_order: ['tip order', 'tip orders'],
  tip_site: ['tip site', 'tip sites'],
}

/** What a record has of its own. */
const belongings: Readonly<Record<string, readonly [one: string, many: string]>> = {
  bank_details: ['set of bank details', 'sets of bank details'],
  client_contact: ['contact', 'contacts'],
  document: ['document', 'documents'],
  file: ['file', 'files'],
  holding: ['tag or skill', 'tags and skills'],
  issued_document: ['issued document', 'issued documents'],
  job_site: ['site', 'sites'],
  message: ['email', 'emails'],
  note: ['note', 'notes'],
  product_price: ['later price', 'later prices'],
  public_link: ['public link', 'public links'],
  saved_letter: ['saved letter', 'saved letters'],
  supplier_contact: ['contact', 'contacts'],
  tip_rate: ['rate', 'rates'],
}

/** Whether {@link usedBy} has words of its own for rows of a table. */
export const hasWords = (table: string): boolean => table in users || table in belongings

/** Why a record cannot be removed: `used by 2 quotes`, `has 1 note`. */
export function usedBy({ table, count }: { table: string; count: number }): string {
  const own = belongings[table]
  if (own) return `has ${plural(count, ...own)}`
  return `used by ${plural(count, ...(users[table] ?? (['other record', 'other records'] as const)))}`
}

export const changedSince = 'changed since'
