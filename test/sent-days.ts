import type pg from 'pg'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import { type SentStep, StepInput } from '#areas/driver-jobs/contract/step-input.ts'

/** A driver's job on a past day, as it waits on the phone. */
export interface SentDay {
  /** Of the driver job. */
  id: number
  /** Who to sign in as; the password is the first user's. */
  email: string
  starts_at: Date
  order_version: number
}

const rate = `'{"unit": "hour", "unit_price_cents": 15000, "min_hours": 4, "round_minutes": 15, "source": "product"}'`

const statements = ({ drivers, days }: { drivers: number; days: number }): string[] => [
  `insert into company (name, abn, is_default) select 'Sent', '51824753556', true where not exists (select from company where is_default)`,
  `insert into depot (company_id, name) select id, 'Sent' from company where is_default`,
  `insert into client (name, name_key, client_type, email) values ('Sent', 'sent', 'civil', 'sent@example.com')`,
  `insert into job_site (client_id, name, address_line1, suburb, state, postcode)
     select id, 'Sent', '1 Sent Road', 'Epping', 'VIC', '3076' from client where name = 'Sent'`,
  `insert into asset_category (name, asset_group) values ('Sent', 'excavator')`,
  `insert into asset (fleet_no, asset_category_id, name, smu_current, depot_id)
     select 'SENT-' || n, k.id, 'Machine ' || n, 1000, d.id
     from asset_category k, depot d, generate_series(1, ${drivers}) n where k.name = 'Sent' and d.name = 'Sent'`,
  `insert into driver (name, mobile, licence_no, licence_state, licence_class, licence_expires_on, depot_id)
     select 'Driver ' || n, '61491570110', 'SENT-' || n, 'VIC', 'HC', current_date + 300, d.id
     from depot d, generate_series(1, ${drivers}) n where d.name = 'Sent'`,
  `insert into app_user (name, email, user_type, approved, driver_id, password_hash)
     select d.name, lower(d.licence_no) || '@example.com', 5, 'Approved', d.id, u.password_hash
     from driver d, (select password_hash from app_user where password_hash is not null order by id limit 1) u where d.licence_no like 'SENT-%'`,
  `insert into job (job_no, company_id, client_id, job_site_id, title, job_type, status, start_date, end_date, billing_method)
     select 'SENT-' || n, c.id, s.client_id, s.id, 'Sent', 'Machine Hire', 'Confirmed', current_date - ${days}, current_date, 'hourly'
     from company c, job_site s, generate_series(1, ${drivers}) n where c.is_default and s.name = 'Sent'`,
  `insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
     select j.id, k.id, start_date, end_date, '07:00', ${rate} from job j, asset_category k where j.job_no like 'SENT-%' and k.name = 'Sent'`,
  `insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, order_status, asset_category_id, rate_snapshot)
     select j.job_no || '-' || n, j.id, r.id, n, current_date - n - 1,
       (current_date - n - 1 + time '07:00') at time zone 'Australia/Melbourne',
       (current_date - n - 1 + time '15:00') at time zone 'Australia/Melbourne', 'Confirmed', r.asset_category_id, r.rate_snapshot
     from job_requirement r join job j on j.id = r.job_id, generate_series(1, ${days}) n where j.job_no like 'SENT-%'`,
  `create temp table sent_day as
     select i.id, i.starts_at, i.ends_at, i.version, d.id as driver_id, a.id as asset_id
     from job_item i join job j on j.id = i.job_id join driver d on d.licence_no = j.job_no join asset a on a.fleet_no = j.job_no
     where j.job_no like 'SENT-%'`,
  `insert into booking (kind, certainty, asset_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', asset_id, id, starts_at, ends_at, 'empty' from sent_day`,
  `insert into booking (kind, certainty, driver_id, job_item_id, starts_at, ends_at, during)
     select 'work', 'confirmed', driver_id, id, starts_at, ends_at, 'empty' from sent_day`,
  `insert into driver_job (job_item_id, driver_id, asset_id, booking_id, order_version, sent_at)
     select w.id, w.driver_id, w.asset_id, b.id, w.version, w.starts_at - interval '12 hours'
     from sent_day w join booking b on b.job_item_id = w.id and b.driver_id = w.driver_id`,
]

/** Drivers with sign-ins, each sent to their own job with an excavator on so many past days; in SQL, for speed. */
export async function sendDays(
  owner: pg.Client,
  many: { drivers: number; days: number },
): Promise<SentDay[]> {
  await owner.query('set statement_timeout = 0')
  for (const statement of statements(many)) await owner.query(statement)
  const { rows } = await owner.query<SentDay>(
    `select d.id::int, u.email, i.starts_at, d.order_version
     from sent_day w join job_item i on i.id = w.id join driver_job d on d.job_item_id = w.id
     join app_user u on u.driver_id = d.driver_id order by u.id, i.starts_at`,
  )
  return rows
}

const usual: Readonly<Record<string, string>> = {
  ok_fail_na: 'ok',
  yes_no: 'yes',
  text: 'None',
  number: '1000',
}

type Kind = SentStep['kind']
type DataOf<K extends Kind> = Extract<SentStep, { kind: K }>['data']

/** The steps of such a day from acceptance to the closed job, in sequence, everything in order. */
export function tapsOf({ starts_at, order_version }: SentDay, { id, items }: Checklist): StepInput[] {
  const time = (minutes: number) => new Date(new Date(starts_at).getTime() + minutes * 60_000).toISOString()
  const taps: StepInput[] = []
  const tap = <K extends Kind>(kind: K, minutes: number, data: DataOf<K>) => {
    const after = taps.at(-1)?.client_op_id ?? null
    const client_op_id = crypto.randomUUID()
    taps.push(StepInput.parse({ client_op_id, kind, at: time(minutes), data, after }))
  }
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const answers = items.map((item) => ({
    checklist_item_id: item.id,
    value: usual[item.answer_type] ?? null,
  }))
  tap('seen', -600, {})
  tap('accept', -599, { order_version })
  tap('fit_for_duty', -60, { is_fit: 1 })
  tap('travel', -50, {})
  tap('arrive', -20, {})
  tap('prestart', -10, { checklist_id: id, started_at: time(-15), answers })
  tap('start', 0, {})
  tap('load', 30, { client_load_id: first, material: 'Clay' })
  tap('tip', 70, { client_load_id: first, tip: 'Northern Tip', net_t: 12.4 })
  tap('break_start', 180, {})
  tap('break_end', 210, {})
  tap('load', 240, { client_load_id: second, material: 'Clay' })
  tap('tip', 280, { client_load_id: second, tip: 'Northern Tip', net_t: 11.1 })
  tap('standby_start', 300, { reason: 'Waiting for a permit' })
  tap('standby_end', 345, {})
  tap('finish', 480, { comment: 'All dug' })
  tap('sign', 490, { unsigned_reason: 'Nobody on site' })
  tap('close', 492, {})
  return taps
}
