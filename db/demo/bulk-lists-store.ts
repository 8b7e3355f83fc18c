import { abnOf } from './clients.ts'
import { type Bulk, listOf } from './bulk-sql-store.ts'
import {
  businessFirst,
  businessSecond,
  firstNames,
  lastNames,
  mobiles,
  places,
  officePositions,
  streets,
} from './names.ts'

const plantPerSubcontractor = 6
const businesses = Object.values(businessSecond).flat()
const wired = mobiles.map((mobile) => mobile.replaceAll(' ', '').replace(/^0/, '61'))
const person = ({ pick }: Bulk, salt: number, n = 'n') =>
  `${pick(salt, firstNames, n)} || ' ' || ${pick(salt + 1, lastNames, n)}`
/** The columns of an address, in the order of `suburb, postcode, lat, lng, state, address_line1`. */
const address = ({ pick, whole }: Bulk, salt: number, n = 'n') =>
  [
    ...(['suburb', 'postcode', 'lat', 'lng'] as const).map((part) =>
      pick(
        salt,
        places.map((place) => place[part]),
        n,
      ),
    ),
    `'VIC'`,
    `(1 + ${whole(salt + 1, 320, n)}) || ' ' || ${pick(salt + 2, streets, n)}`,
  ].join(', ')

/** Office staff; they have no password and cannot sign in. */
export const fillOffice = (bulk: Bulk): Promise<void> =>
  bulk.run(`
    insert into app_user (name, email, user_type, approved)
    select ${person(bulk, 10)}, 'office.' || n || '@example.com', 2 + ${bulk.whole(12, 3)}, 'Approved'
    from generate_series(1, ${bulk.size.office_users} - (select count(*)::int from app_user where user_type in (1, 2, 3, 4, 6))) n`)

/** Clients, each with a contact and a site. */
export async function fillClients(bulk: Bulk): Promise<void> {
  const { run, pick, whole, size } = bulk
  const name = `${pick(20, businessFirst)} || ' ' || ${pick(21, businesses)} || ' ' || n`
  await run(`
    insert into client (name, name_key, client_type, email, phone, suburb, postcode, lat, lng, state, address_line1, payment_terms,
      credit_limit_cents, po_required)
    select ${name}, lower(${name}), ${pick(22, ['builder', 'civil', 'government', 'trade'])}::client_type, 'client.' || n || '@example.com',
      '035550' || lpad(${whole(23, 10_000)}::text, 4, '0'), ${address(bulk, 24)}, ${pick(27, ['7', '14', '30', '30', 'EOM30'])}::payment_terms,
      (1 + ${whole(28, 40)}) * 500000, ${whole(29, 10)} < 3
    from generate_series(1, ${size.clients} - (select count(*)::int from client)) n`)
  await run(`
    insert into client_contact (client_id, name, position, email, mobile, is_primary, roles, may_accept_quotes)
    select id, ${person(bulk, 30, 'id')}, ${pick(32, officePositions, 'id')}, 'contact.' || id || '@example.com', ${pick(33, wired, 'id')}, true,
      '{orders,signatory}', true
    from client where not exists (select from client_contact k where k.client_id = client.id)`)
  await run(`
    insert into job_site (client_id, suburb, postcode, lat, lng, state, address_line1, name)
    select id, ${address(bulk, 34, 'id')}, ${pick(
      34,
      places.map(({ suburb }) => suburb),
      'id',
    )} || ' stage 1'
    from client where not exists (select from job_site s where s.client_id = client.id)`)
}

/** Subcontractors, drivers, and plant of both, spread over all categories. */
export async function fillPlant(bulk: Bulk): Promise<void> {
  const { run, pick, whole, size, today } = bulk
  const abns = Array.from({ length: Math.ceil(size.their_assets / plantPerSubcontractor) }, (_, at) =>
    abnOf(String(910_000_000 + at * 37)),
  )
  const missing = (owner: string, many: number) =>
    `greatest(0, ${many} - (select count(*)::int from asset where (asset_owner = 'subcontractor') = ${owner === 'their'}))`
  await run(`
    insert into subcontractor (name, abn, contact_name, email, mobile, suburb, state, status, approved_at)
    select ${pick(40, businessFirst)} || ' ' || ${pick(41, ['Haulage', 'Tippers', 'Earthmoving'])} || ' ' || n, ${listOf(abns)}[n],
      ${person(bulk, 42)}, 'haulage.' || n || '@example.com', ${pick(44, wired)}, ${pick(
        45,
        places.map(({ suburb }) => suburb),
      )}, 'VIC',
      'approved', business_now()
    from generate_series(1, (${missing('their', size.their_assets)} + ${plantPerSubcontractor - 1}) / ${plantPerSubcontractor}) n`)
  const placed = (table: string) =>
    `(select *, row_number() over (order by id) - 1 as place, count(*) over () as many from ${table})`
  await run(`
    insert into driver (name, suburb, postcode, lat, lng, state, address_line1, mobile, email, employee_no, employment, subcontractor_id,
      licence_no, licence_state, licence_class, licence_expires_on, depot_id)
    select ${person(bulk, 46)}, ${address(bulk, 48)}, ${pick(51, wired)}, 'driver.' || n || '@example.com',
      case when n % 5 < 2 then 'L-' || n end,
      (case when n % 5 < 2 then 'employee_full' else 'subcontractor_operator' end)::driver_employment,
      case when n % 5 >= 2 then theirs.id end, 'L' || n, 'VIC', ${pick(52, ['MR', 'HR', 'HR', 'HC', 'HC', 'MC'])}::licence_class,
      ${today} + 40 + ${whole(53, 1600)}, yard.id
    from generate_series(1, ${size.drivers} - (select count(*)::int from driver)) n
    join ${placed('subcontractor')} theirs on theirs.place = n % theirs.many join ${placed('depot')} yard on yard.place = n % yard.many`)
  for (const [letter, owner, many] of [
    ['L', 'own', size.own_assets],
    ['S', 'their', size.their_assets],
  ] as const)
    await run(`
      insert into asset (fleet_no, asset_category_id, name, make, model, year, rego_no, rego_state, rego_expires_on, asset_owner,
        subcontractor_id, smu_current, depot_id, insurance_expires_on)
      select '${letter}-' || lpad(n::text, 4, '0'), c.id, c.name || ' ' || n, 'Yarra', 'M' || ${whole(60, 90)}, 2010 + ${whole(61, 15)},
        case when c.asset_group = 'truck' then '${letter}' || lpad(n::text, 5, '0') end, case when c.asset_group = 'truck' then 'VIC' end,
        case when c.asset_group = 'truck' then ${today} + 30 + ${whole(62, 330)} end,
        '${owner === 'own' ? 'own' : 'subcontractor'}', ${owner === 'own' ? 'null' : 'theirs.id'}, 300 + ${whole(63, 9000)}, yard.id,
        ${today} + 30 + ${whole(64, 330)}
      from generate_series(1, ${missing(owner, many)}) n
      join ${placed('asset_category')} c on c.place = n % c.many join ${placed('subcontractor')} theirs on theirs.place = n % theirs.many
      join ${placed('depot')} yard on yard.place = n % yard.many`)
}

/** Each driver's, asset's and subcontractor's mandatory documents, all approved and valid. */
export const fillDocuments = ({ run, whole, today }: Bulk): Promise<void> =>
  run(`
    insert into document (record_type, record_id, document_type_id, is_reviewed, title, number, status, expires_on)
    select t.record_type, r.id, t.id, t.is_reviewed, t.name, case when t.needs_number then 'N' || r.id end, 'approved',
      case when t.has_expiry then ${today} + 20 + ${whole(70, 700, 'r.id * 20 + t.id')} end
    from document_type t
    join (select 'asset' as record_type, id from asset union all select 'driver', id from driver
      union all select 'subcontractor', id from subcontractor) r on r.record_type = t.record_type
    where t.name <> 'Other' and not exists (
      select from document d where d.record_type = t.record_type and d.record_id = r.id and d.document_type_id = t.id)`)
