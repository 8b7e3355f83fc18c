import type { DB } from './schema.ts'

/** Tables and views; `migration` records which migrations were run. */
export type Table = keyof DB | 'migration'

/**
 * Each table's owner: only its server writes it, and others read it by an allowance in `table-reads.ts` (`npm
 * run tables`). A view belongs to the last area whose tables it shows. Not checked: what the database's
 * triggers and functions access, and what the demo and tests insert.
 */
export const ownedTables = {
  platform: [
    'activity_log',
    'file',
    'idempotency',
    'issued_document',
    'message',
    'message_file',
    'migration',
    'number_sequence',
    'public_link',
    'session',
    'setting',
    'throttle',
  ],
  settings: ['company', 'depot', 'dropdown_item'],
  notifications: ['notification'],
  users: ['app_user', 'role_permission', 'user_role'],
  account: ['known_device', 'known_network'],
  'saved-views': ['default_view', 'saved_view'],
  notes: ['note'],
  documents: ['document', 'document_file', 'document_type', 'saved_letter'],
  pictures: ['picture_version'],
  'bank-details': ['bank_details'],
  clients: ['client', 'client_contact', 'job_site'],
  subcontractors: ['subcontractor'],
  suppliers: ['supplier', 'supplier_contact'],
  'tip-sites': ['tip_rate', 'tip_site'],
  drivers: ['driver'],
  resources: ['asset', 'asset_category'],
  attachments: ['attachment'],
  tags: ['colour', 'holding', 'skill', 'tag'],
  products: ['product', 'product_price'],
  rates: ['fuel_levy', 'rate_card', 'rate_rule'],
  imports: ['import', 'import_match', 'import_record', 'import_row'],
  projects: ['project'],
  'quote-wording': ['quote_wording', 'quote_wording_version'],
  quotes: ['quote', 'quote_acceptance', 'quote_line'],
  jobs: ['job', 'job_hold', 'job_rate'],
  'work-orders': ['job_item', 'job_requirement'],
  'tip-orders': ['tip_order'],
  scheduler: ['booking', 'own_order'],
  'dry-hires': ['dry_hire'],
  checklists: [
    'asset_checklist',
    'asset_checklist_answer',
    'asset_defect',
    'checklist',
    'checklist_category',
    'checklist_item',
  ],
  dockets: ['docket', 'docket_line', 'docket_signature', 'docket_ticket', 'docket_waste_record'],
  'driver-jobs': [
    'driver_job',
    'driver_job_file',
    'driver_job_step',
    'load',
    'load_waste_record',
    'time_entry',
  ],
  invoices: [
    'billed_line',
    'credit_note',
    'credit_note_line',
    'credit_use',
    'invoice',
    'invoice_discount',
    'invoice_line',
    'payment',
    'payment_allocation',
  ],
  stats: ['stats_entry', 'stats_of_docket', 'stats_of_invoice'],
} as const satisfies Readonly<Record<string, readonly Table[]>>

type Unowned = Exclude<Table, (typeof ownedTables)[keyof typeof ownedTables][number]>
/** Compiles only while every table has an owner. */
export const areAllOwned: [Unowned] extends [never] ? true : Unowned = true
