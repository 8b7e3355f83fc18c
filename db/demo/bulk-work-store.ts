import type { Db } from '#platform/server/database/database.ts'
import type { Bulk } from './bulk-sql-store.ts'
import { scopes } from './scopes.ts'

/** Marks bulk rows; a quote's notes are internal. */
export const mark = 'Made in bulk.'
const weeksOpen = 4
const workingDays = 5

/** Reserves that many numbers of a series, the last of them as `last`. */
const numbers = (series: string, many: string) => `
  given as (insert into number_sequence as s (name, company_id, last_number)
    select '${series}', id, ${many} from company where is_default
    on conflict (name, company_id) do update set last_number = s.last_number + ${many} returning company_id, last_number as last)`
const sites = `site as (select s.id, s.client_id, k.id as contact_id, k.email, c.po_required, row_number() over (order by s.id) - 1 as place, count(*) over () as many
  from job_site s join client c on c.id = s.client_id and not c.credit_hold and c.archived_at is null
  join client_contact k on k.client_id = c.id and k.is_primary and k.archived_at is null where s.archived_at is null)`

/** Quotes from the last month with four lines each, none of them sent yet. */
export async function fillQuotes({ run, pick, whole, size, today }: Bulk): Promise<void> {
  const many = `greatest(0, ${size.quotes} - (select count(*)::int from quote))`
  await run(`
    with ${numbers('quote', many)}, ${sites}
    insert into quote (company_id, quote_no, client_id, contact_id, job_site_id, title, description, quote_date, valid_until, job_type, sales_user_id,
      terms_id, internal_notes, created_at)
    select company_id, 'Q-' || lpad((last - ${many} + n)::text, 6, '0'), site.client_id, site.contact_id, site.id,
      ${pick(
        80,
        scopes.map(({ title }) => title),
      )}, ${pick(
        80,
        scopes.map(({ description }) => description),
      )}, d.day, d.day + 30,
      ${pick(
        80,
        scopes.map(({ job_type }) => job_type),
      )}, (select min(id) from app_user where user_type = 4), (select id from quote_wording where kind = 'terms' and is_default and 'quote' = any(applies_to)), '${mark}', d.day + time '08:00'
    from given, generate_series(1, ${many}) n join site on site.place = n::bigint * 7 % site.many,
      lateral (select ${today} - ${whole(81, 30)} as day) d
    order by n`)
  await run(`
    with product_of as (select p.id, p.name, p.unit, p.asset_category_id, p.min_quantity, price.sell_price_cents, price.buy_price_cents,
        row_number() over (order by p.id) - 1 as place, count(*) over () as many
      from product p join lateral (select sell_price_cents, buy_price_cents from product_price c
        where c.product_id = p.id and c.valid_from <= ${today} order by c.valid_from desc limit 1) price on true
      where p.asset_category_id is not null and p.archived_at is null)
    insert into quote_line (quote_id, position, kind, product_id, description, asset_category_id, unit, quantity, min_quantity,
      unit_price_cents, cost_cents, line_total_cents)
    select q.id, at, 'hire', p.id, p.name, p.asset_category_id, p.unit, w.hours, p.min_quantity, p.sell_price_cents, p.buy_price_cents,
      round(w.hours * p.sell_price_cents)
    from quote q, generate_series(1, 4) at join product_of p on true,
      lateral (select 8 * (1 + ${whole(82, 5, 'q.id * 4 + at')}) as hours) w
    where q.internal_notes = '${mark}' and p.place = ${whole(83, 1_000_000, 'q.id * 4 + at')} % p.many`)
  await run(`
    update quote q set subtotal_cents = sum.cents, gst_cents = round(sum.cents / 10.0), total_cents = sum.cents + round(sum.cents / 10.0)
    from (select quote_id, sum(line_total_cents) as cents from quote_line group by quote_id) sum
    where sum.quote_id = q.id and q.internal_notes = '${mark}'`)
}

/** Who gets which draft, and how many days from today it was sent; three in ten stay drafts. */
export async function draftsToSend(
  db: Db,
  today: string,
): Promise<{ id: number; email: string; days: number }[]> {
  const rows = await db
    .selectFrom('quote')
    .innerJoin('client_contact', 'client_contact.id', 'quote.contact_id')
    .select(['quote.id', 'client_contact.email', 'quote.quote_date'])
    .where('quote.internal_notes', '=', mark)
    .where('quote.status', '=', 'Draft')
    .orderBy('quote.quote_date')
    .orderBy('quote.id')
    .execute()
  return rows
    .filter(({ id }) => id % 10 < 7)
    .map(({ id, email, quote_date }) => ({
      id,
      email: email ?? '',
      days: Math.round((Date.parse(quote_date) - Date.parse(today)) / 86_400_000),
    }))
}

/** Of those sent some were opened, and some of these declined. */
export async function answerQuotes({ run, whole }: Bulk): Promise<void> {
  const sent = `internal_notes = '${mark}' and status = 'Sent'`
  await run(`update quote set status = 'Declined', declined_at = sent_at + interval '2 hours', decline_reason = 'Price not agreed'
    where ${sent} and ${whole(85, 100, 'id')} < 20`)
  await run(`update quote set status = 'Viewed', first_viewed_at = sent_at + interval '1 hour', view_count = 1
    where ${sent} and ${whole(86, 100, 'id')} < 60`)
}

/**
 * A fortnight's jobs starting that many days after this Monday: each needs one asset on every working day,
 * and filled ones keep the same asset and driver.
 */
export async function fillFortnight(bulk: Bulk, wave: number, from: number): Promise<void> {
  const { run, pick, whole, size, today } = bulk
  // At a weekend the week is the coming one.
  const monday = `(date_trunc('week', ${today} + 2)::date + ${from})`
  const series = `n + ${wave * size.active_jobs}`
  const filled = Math.round((100 * size.bookings) / (size.orders_a_day * weeksOpen * workingDays * 2))
  const work = `bulk_work`
  await run(`drop table if exists ${work}`)
  await run(`
    create temp table ${work} as
    with plant as (select a.id, a.asset_category_id, coalesce(a.min_licence_class, c.min_licence_class) as needs,
        row_number() over (order by coalesce(a.min_licence_class, c.min_licence_class) desc nulls last, a.id) as place
      from (select * from asset where status = 'available' and archived_at is null
        order by ${whole(90 + wave, 1_000_000, 'id')}, id limit ${size.orders_a_day}) a join asset_category c on c.id = a.asset_category_id),
    crew as (select id, licence_class, row_number() over (order by licence_class desc nulls last, id) as place
      from driver where status = 'active' and archived_at is null)
    select plant.place as n, plant.id as asset_id, plant.asset_category_id, needs,
      case when needs is null or crew.licence_class >= needs then crew.id end as driver_id, null::bigint as job_id, null::bigint as job_requirement_id
    from plant left join crew on crew.place = plant.place`)
  await run(`
    with ${numbers('job', String(size.active_jobs))}, ${sites}
    insert into job (company_id, job_no, client_id, contact_id, job_site_id, title, description, job_type, status, start_date, end_date,
      default_start_time, allocator_id, sales_user_id, po_number, internal_notes, order_count, created_at)
    select company_id, 'J-' || lpad((last - ${size.active_jobs} + n)::text, 6, '0'), site.client_id, site.contact_id, site.id,
      ${pick(
        100,
        scopes.map(({ title }) => title),
        series,
      )}, ${pick(
        100,
        scopes.map(({ description }) => description),
        series,
      )},
      ${pick(
        100,
        scopes.map(({ job_type }) => job_type),
        series,
      )},
      (case when not exists (select from ${work} w where w.n = j.n) then 'Pending' when ${monday} + ${2 * workingDays + 2} < ${today} then 'Completed' else 'Confirmed' end)::job_status,
      ${monday}, ${monday} + 11, '07:00', (select min(id) from app_user where user_type = 3), (select min(id) from app_user where user_type = 4),
      case when site.po_required then 'PO-' || (20000 + ${series}) end, '${mark} ' || ${wave}, case when exists (select from ${work} w where w.n = j.n) then ${2 * workingDays} else 0 end, ${monday} - 5 + time '10:00'
    from given, generate_series(1, ${size.active_jobs}) j(n) join site on site.place = (${series})::bigint * 11 % site.many
    order by n`)
  await run(`
    update ${work} w set job_id = j.id from (select id, row_number() over (order by id) as n from job where internal_notes = '${mark} ${wave}') j
    where j.n = w.n`)
  await run(`
    with made as (
      insert into job_requirement (job_id, asset_category_id, start_date, end_date, start_time, rate_snapshot)
      select w.job_id, w.asset_category_id, ${monday}, ${monday} + 11, '07:00', jsonb_build_object('unit', 'hour',
        'unit_price_cents', coalesce(price.cents, 15000), 'min_hours', 4, 'round_minutes', 15,
        'source', coalesce('Product ' || price.code, 'Agreed by phone'))
      from ${work} w left join lateral (select p.code, c.sell_price_cents as cents from product p join product_price c on c.product_id = p.id
        where p.asset_category_id = w.asset_category_id and p.unit = 'hour' and c.valid_from <= ${today}
        order by p.id, c.valid_from desc limit 1) price on true
      where w.job_id is not null returning id, job_id)
    update ${work} w set job_requirement_id = made.id from made where made.job_id = w.job_id`)
  await run(`
    insert into job_item (order_no, job_id, job_requirement_id, slot_no, work_date, starts_at, ends_at, asset_category_id, rate_snapshot)
    select j.job_no || '-' || lpad((row_number() over (partition by w.n order by d.day))::text, 2, '0'), w.job_id, w.job_requirement_id, 1, d.day,
      (d.day + time '07:00') at time zone 'Australia/Melbourne', (d.day + time '15:00') at time zone 'Australia/Melbourne',
      w.asset_category_id, r.rate_snapshot
    from ${work} w join job j on j.id = w.job_id join job_requirement r on r.id = w.job_requirement_id,
      lateral (select ${monday} + at as day from generate_series(0, 11) at where at % 7 < ${workingDays}) d
    order by w.n, d.day`)
  // Never on a day of the demo's own fortnight: the exclusion constraints would refuse it, or an early or
  // late day would overlap the other.
  for (const who of ['asset_id', 'driver_id'])
    await run(`
      insert into booking (kind, certainty, ${who}, job_item_id, starts_at, ends_at, during)
      select 'work', 'confirmed', w.${who}, i.id, i.starts_at, i.ends_at, 'empty'
      from ${work} w join job_item i on i.job_requirement_id = w.job_requirement_id
      where w.${who} is not null and (i.work_date <= ${today} or ${whole(110, 100, 'i.id')} < ${filled})
        and not exists (select from booking b where b.${who} = w.${who} and b.released_at is null
          and b.during && tstzrange(i.starts_at - interval '6 hours', i.ends_at + interval '6 hours'))
      order by i.id`)
  await run(`
    update job_item i set order_status = 'Confirmed',
      confirmed_at = least(i.starts_at - interval '16 hours', (${today} - 1 + time '15:00') at time zone 'Australia/Melbourne')
    from ${work} w where w.job_requirement_id = i.job_requirement_id and (select count(*) from booking b where b.job_item_id = i.id) = 2`)
  await run(`drop table ${work}`)
}
