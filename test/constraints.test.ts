import { expect, test } from 'vitest'
import { wordsOfColumn } from '#platform/server/http/database-refusal.ts'
import { testDatabase } from './database.ts'
import { serverAreas } from '#app/server/areas.ts'

/**
 * Constraints no input can violate, by the reason why; the general messages of `database-refusal.ts` would be
 * used.
 */
const unreached: Readonly<Record<string, readonly string[]>> = {
  'the key is the id, a secret by chance or what the row is written over by': [
    'bank_details_pkey',
    'default_view_pkey',
    'file_key_key',
    'holding_once',
    'idempotency_pkey',
    'import_match_pkey',
    'import_record_pkey',
    'import_row_pkey',
    'default_view_pkey',
    'invoice_of_client',
    'job_requirement_of_job',
    'known_device_pkey',
    'known_network_pkey',
    'migration_pkey',
    'notification_once',
    'number_sequence_pkey',
    'picture_version_pkey',
    'project_of_client',
    'public_link_secret_sha256_key',
    'role_permission_pkey',
    'session_pkey',
    'setting_pkey',
    'throttle_pkey',
  ],
  'triggers alone write these rows': ['stats_entry_docket', 'stats_entry_source'],
  'migrations alone write these rows': ['document_type_record_type_name_key', 'user_role_system'],
  'the number comes from a sequence that is locked': [
    'client_client_no_key',
    'credit_note_company_id_number_key',
    'credit_note_credit_note_no_key',
    'invoice_company_id_number_key',
    'invoice_invoice_no_key',
    'job_item_order_no_key',
    'job_job_no_key',
    'supplier_supplier_no_key',
  ],
  'the position is counted by the server, which has locked the record it is in': [
    'asset_checklist_answer_pkey',
    'checklist_category_pkey',
    'checklist_item_checklist_id_items_version_position_key',
    'credit_note_line_credit_note_id_position_key',
    'docket_line_docket_id_position_key',
    'document_file_pkey',
    'driver_job_step_driver_job_id_applied_no_key',
    'invoice_discount_pkey',
    'invoice_line_invoice_id_position_key',
    'issued_document_record_type_record_id_kind_key',
    'tip_order_sequence',
    'load_driver_job_id_load_no_key',
    'message_file_pkey',
    'picture_version_original_file_id_version_no_key',
    'quote_line_quote_id_position_key',
    'quote_wording_version_pkey',
  ],
  'the figures are added up by the server': [
    'credit_note_check',
    'invoice_check5',
    'invoice_credited_in_full',
    'invoice_paid_with_money',
    'payment_allocation_kept',
    'quote_check4',
    'quote_line_check',
  ],
  'the day is worked out from the instant': ['asset_checklist_check1', 'docket_check4', 'job_item_check2'],
  'one verb writes the state and what goes with it': [
    'bank_details_called',
    'bank_details_called_after',
    'bank_details_decided',
    'bank_details_declined',
    'bank_details_withdrawn',
    'asset_check3',
    'asset_defect_check',
    'asset_defect_check1',
    'asset_defect_check2',
    'booking_check1',
    'booking_check5',
    'credit_use_check1',
    'credit_use_check2',
    'docket_answered',
    'docket_check8',
    'driver_job_check1',
    'driver_job_check3',
    'driver_job_check4',
    'driver_job_short_day',
    'driver_job_step_check',
    'driver_job_step_check1',
    'dry_hire_off_hired',
    'dry_hire_requirement',
    'invoice_line_dry_hire',
    'invoice_check',
    'invoice_check1',
    'invoice_check2',
    'holding_holder',
    'import_fields_of_headings',
    'import_finished',
    'import_undone',
    'holding_of',
    'invoice_check8',
    'invoice_line_docket_or_rate',
    'invoice_line_progress_claim',
    'job_check1',
    'job_on_hold_since',
    'load_check',
    'message_check',
    'saved_letter_pkey',
    'saved_letter_with_pdf_check',
  ],
}

const { pool } = await testDatabase()
const { rows: constraints } = await pool.query<{ table: string; constraint: string }>(`
  select conrelid::regclass::text as table, conname as constraint from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x', 'n')
  union select indrelid::regclass::text, relname from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indisunique
  order by 1, 2`)

/** What a trigger refuses under a name of its own, or of its table and the column it is told. */
const { rows: raised } = await pool.query<{ constraint: string }>(`
  select distinct found[1] as constraint from pg_proc, regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g') as found
    where pronamespace = 'public'::regnamespace
  union select tgrelid::regclass || '_' || replace(encode(tgargs, 'escape'), '\\000', '') from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where prosrc like '%constraint = tg_table_name || ''_'' || field%'`)

const inWords = Object.assign({}, ...serverAreas.map((area) => area.constraints ?? {}))
const excused = Object.values(unreached).flat()
test('every constraint has a message, or a reason why it needs none', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select conname as name from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'p' and attname = 'id' and attidentity = 'a' and connamespace = 'public'::regnamespace`)
  const ids = new Set(rows.map(({ name }) => name))
  const without = constraints
    .filter((one) => !wordsOfColumn(one) && !ids.has(one.constraint))
    .map(({ constraint }) => constraint)
    .filter((name) => !(name in inWords) && !excused.includes(name))
  expect(constraints.length).toBeGreaterThan(1000)
  expect(without).toEqual([])
})

test('named trigger refusals have messages', () => {
  expect(raised.map(({ constraint }) => constraint)).toContain('invoice_issue_day')
  expect(raised.filter(({ constraint }) => !(constraint in inWords))).toEqual([])
})

test('no message is left for a missing constraint, and none is both given and excused', () => {
  const names = new Set([...constraints, ...raised].map(({ constraint }) => constraint))
  expect([...Object.keys(inWords), ...excused].filter((name) => !names.has(name))).toEqual([])
  expect(excused.filter((name) => name in inWords)).toEqual([])
})
