import type pg from 'pg'
import type { Chance } from '#db/demo/random.ts'
import { emailOf } from '../people.ts'
import { askerNames } from './askers.ts'

/** Ids of existing records, by table. */
export type Records = ReadonlyMap<string, readonly string[]>

/** What no call may name, because the callers would lock themselves out. */
const spared: Readonly<Record<string, string>> = {
  app_user: `where email not in (${askerNames.map((name) => `'${emailOf(name)}'`).join(', ')})`,
  session: 'where revoked_at is not null',
}

/** Ids from all non-empty tables, newest first, at most twenty each; and the keys of files. */
export async function readRecords(owner: pg.Client): Promise<Records> {
  const tables = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and table_name in
       (select tablename from pg_tables where schemaname = 'public')`,
  )
  const records = new Map<string, readonly string[]>()
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from "${name}" ${spared[name] ?? ''} order by id desc limit 20`,
    )
    records.set(
      name,
      rows.map(({ id }) => id),
    )
  }
  const { rows: files } = await owner.query<{ key: string }>('select key from file order by id desc limit 20')
  records.set(
    'file_key',
    files.map(({ key }) => key),
  )
  return records
}

/** A path after `/api/`, and the table of its `{id}`. The first match counts. */
const byAddress: readonly (readonly [RegExp, string])[] = [
  [/^asset-categories/, 'asset_category'],
  [/^asset-checklists/, 'asset_checklist'],
  [/^asset-defects/, 'asset_defect'],
  [/^bookings/, 'booking'],
  [/^credit-notes/, 'credit_note'],
  [/^driver-jobs/, 'driver_job'],
  [/^dropdowns/, 'dropdown_item'],
  [/^jobSite/, 'job_site'],
  [/^job-requirements/, 'job_requirement'],
  [/^jobRequirement\/fieldworker/, 'booking'],
  [/^jobRequirement|^work-orders/, 'job_item'],
  [/^(\{role\}\/)?notifications/, 'notification'],
  [/^profile\/sessions/, 'session'],
  [/^roles/, 'user_role'],
  [/^saved-views/, 'saved_view'],
  [/^settings\/mail/, 'message'],
  [/^users/, 'app_user'],
  [/^\{role\}\/job\//, 'job'],
]
/** `clients/{id}` → client. */
const singular = (address: string): string => (address.split('/')[0] ?? '').replace(/s$/, '')

/** Fields not named after their table. */
const byName: Readonly<Record<string, string>> = {
  account_manager: 'app_user',
  actor_user: 'app_user',
  allocator: 'app_user',
  contact: 'client_contact',
  default_driver: 'driver',
  except: 'client',
  line: 'docket_line',
  rate: 'job_rate',
  sales_user: 'app_user',
  selected_line: 'quote_line',
  site: 'job_site',
  up_to: 'notification',
  before: 'activity_log',
  user: 'app_user',
}

/** The table whose row a number in an address, query or body refers to. */
export function tableOf(path: string, field: string): string {
  const address = path.replace('/api/', '')
  if (field === 'id' || field === 'ids' || field === 'record_id')
    return byAddress.find(([part]) => part.test(address))?.[1] ?? singular(address)
  const name = field.replace(/_ids?$/, '')
  return byName[name] ?? name
}

/** An existing id; an unknown one when the table is empty. */
export function anyId(records: Records, table: string, random: Chance): string {
  const ids = records.get(table) ?? []
  return ids.length > 0 ? random.pick(ids) : '999999999'
}
