import { type Labels, addressLabels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import { personLabels } from './person-labels.ts'

export const clientNoun: Noun = { one: 'client', many: 'clients' }

export const contactNoun: Noun = { one: 'contact', many: 'contacts' }
export const siteNoun: Noun = { one: 'site', many: 'sites' }

export const clientLabels = {
  name: 'Name',
  trading_name: 'Trading name',
  abn: 'ABN',
  acn: 'ACN',
  client_type: 'Type',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  ...addressLabels,
  gst_switch: 'Charge GST',
  gst_reason: 'Reason for no GST',
  payment_terms: 'Payment terms',
  credit_limit_cents: 'Credit limit',
  credit_hold: 'On credit hold',
  credit_hold_reason: 'Reason for the hold',
  po_required: 'Purchase order required',
  one_invoice_per: 'One invoice per',
  invoice_emails: 'Invoice emails',
  statement_email: 'Statement email',
  docket_copy_email: 'Docket copy email',
  invoice_delivery: 'Send invoices by',
  sop_construction_contract: 'Construction contract',
  retention_percent: 'Retention',
  retention_cap_percent: 'Retention cap',
  account_manager_id: 'Account manager',
  source: 'Source',
  client_no: 'Number',
  primary_contact: 'Primary contact',
  owing_cents: 'Owing',
  overdue_cents: 'Overdue',
  created_at: 'Added',
  archived_at: 'Archived',
  archive_reason: 'Reason for archiving',
} as const satisfies Labels

export const contactLabels = {
  ...personLabels,
  roles: 'Roles',
  may_sign_dockets: 'Can sign dockets',
  may_accept_quotes: 'Can accept quotes',
} as const satisfies Labels

export const siteLabels = {
  name: 'Name',
  ...addressLabels,
  address_line1: 'Street address',
  geofence_radius_m: 'Geofence radius',
  contact_id: 'Site contact',
  access_notes: 'Access notes',
  site_instructions: 'Site instructions',
  site_hours: 'Site hours',
  induction_required: 'Induction required',
  induction_url: 'Induction address',
  principal_contractor: 'Principal contractor',
  is_government_project: 'Government project',
  project_awarded_on: 'Project awarded on',
  ppe: 'PPE',
  max_truck_class: 'Largest truck',
  byda_ref: 'BYDA reference',
  byda_expires_on: 'BYDA expires on',
  no_go_zone_permit: 'No Go Zone permit',
  hazards: 'Hazards',
  contaminated_land: 'Contaminated land',
  default_material: 'Usual material',
} as const satisfies Labels
