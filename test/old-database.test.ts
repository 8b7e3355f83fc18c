import { usualCalendar } from '#shared/public-holidays.ts'
import { expect, test } from 'vitest'
import { dueDate, type PaymentTerms } from '#areas/invoices/rules/due-date.ts'
import { addDays } from '#shared/local-date.ts'
import { allRows, databaseBefore, lost } from './old-database.ts'
import { oldRows } from './old-rows.ts'

/** What 0040 and later changed in existing rows: nothing else. */
const changed = [
  // 0097.
  'checklist_item 53: section Papers → Paperwork',
  'checklist_item 54: section Papers → Paperwork',
  'checklist_item 55: section Papers → Paperwork',
  'client 2: payment_terms 30 → 20BD',
  'client 3: payment_terms EOM30 → 20BD',
  'invoice 8: payment_terms 30 → 20BD',
  'invoice 9: payment_terms EOM30 → 20BD',
  // 0282.
  'job_requirement 2: rate_snapshot [object Object] → [object Object]',
  'job_requirement 3: rate_snapshot [object Object] → [object Object]',
]
/** Does not include who last wrote a row, and when. */
const isKept = (difference: string) => !/: (version|updated_at|updated_by) /.test(difference)

test('the rows of a working business survive 0040 and later, as today’s rules require', async () => {
  const { db, fill, migrateOn } = await databaseBefore('0040')
  await fill(oldRows)
  const before = await allRows(db)
  expect((await migrateOn()).applied[0]).toMatch(/^0040_/)
  const differences = lost(before, await allRows(db))
  expect(differences.filter(isKept)).toEqual(changed)
  // Adding a column counts as nobody's edit.
  const touched = differences.filter((one) => !isKept(one)).map((one) => one.split(':')[0] ?? '')
  expect([...new Set(touched)]).toEqual(['client 2', 'client 3', 'invoice 8', 'invoice 9'])

  const column = async (text: string) => (await db.query<{ v: unknown }>(text)).rows.map(({ v }) => v)
  // Meant for the unit of its rate (0282).
  expect(
    await column(`select rate_snapshot -> 'terms' as v from job_requirement where id in (2, 3) order by id`),
  ).toEqual([
    { included_hours_day: 8, included_hours_week: null, excess_rate_cents: 4500 },
    { included_hours_day: null, included_hours_week: 40, excess_rate_cents: 4500 },
  ])
  // Agreed: a day other than the draft's terms give.
  expect(await column(`select id::int as v from invoice where is_due_agreed order by id`)).toEqual([
    2, 5, 7, 9,
  ])
  expect(
    await column(`select surplus_cents::int as v from invoice where surplus_cents + surplus_used_cents > 0`),
  ).toEqual([])
  expect(
    await column(
      `select owing_cents::int as v from invoice where id in (22, 23, 24, 25, 26, 27) order by id`,
    ),
  ).toEqual([100, 60, 70, 0, 0, 0])
  expect(await column(`select sent_at as v from credit_note where sent_at is not null`)).toEqual([])
  expect(await column(`select is_amount as v from credit_note_line where is_amount`)).toEqual([])
  // The first docket with a record has it, once; void and revised dockets do not count.
  expect(
    await column(`select docket_id || ' ' || waste_record_no as v from docket_waste_record order by 1`),
  ).toEqual(['1 WR10', '1 WR11', '4 WR12'])
  expect(await column(`select load_id || ' ' || waste_record_no as v from load_waste_record`)).toEqual([
    '1 WR01',
  ])
  expect(await column(`select value as v from dropdown_item where is_tracked order by 1`)).toEqual([
    'Asbestos sheeting',
    'Cat A',
    'Cat A/B/C/D with ASB',
    'Cat B',
    'Cat C',
    'Cat C with PFAS',
    'Cat C/Cat D',
    'Cat D',
    'Clean Fill with ASB',
  ])
  expect(
    await column(`select id::int as v from driver_job where checklist_override_at = updated_at`),
  ).toEqual([2])
  expect(await column(`select id::int as v from asset where off_road_since = updated_at`)).toEqual([2])
})

test('existing work continues: dockets that share a record, drafts and money', async () => {
  const { db, fill, migrateOn } = await databaseBefore('0040')
  await fill(oldRows)
  await migrateOn()
  const twice = `update docket set status = 'Approved', approved_at = now(), approved_by = 9 where id = 2`
  expect((await db.query(twice)).rowCount).toBe(1)
  // A record shared by two of a driver's loads is kept when rewritten; another load's is not accepted.
  const again = `update load set waste_record_no = waste_record_no, status = status where driver_job_id = 4`
  expect((await db.query(again)).rowCount).toBe(4)
  const newLoad = (id: number, record: string) =>
    db.query(`insert into load (id, driver_job_id, client_load_id, load_no, material, loaded_at, waste_record_no, status)
      overriding system value values (${id}, 4, gen_random_uuid(), ${id}, 'Cat C', now(), '${record}', 'loaded')`)
  await newLoad(5, 'WR-20')
  await expect(newLoad(6, 'wr 20')).rejects.toThrow(/load_waste_record_once/)
  const newLoads = (records: readonly string[]) =>
    db.query(`update docket set loads = $1 where id = 7`, [
      JSON.stringify(
        records.map((waste_record_no, at) => ({ load_no: at + 1, material: 'Cat C', waste_record_no })),
      ),
    ])
  expect((await newLoads(['WR-30'])).rowCount).toBe(1)
  await expect(newLoads(['wr 12'])).rejects.toThrow(/docket_waste_record_once/)
  await expect(db.query(`delete from invoice_line where id = 1`)).rejects.toThrow(/only when it is taken off/)
  await expect(
    db.query(`update driver_job set status = 'En Route', travel_at = now() where id = 3`),
  ).rejects.toThrow(/not fit for duty/)
  expect(
    (await db.query(`update driver_job set status = 'En Route', travel_at = now() where id = 2`)).rowCount,
  ).toBe(1)
  await db.query(`insert into payment (id, company_id, client_id, received_on, method, amount_cents) overriding system value
    values (3, 7, 1, '2026-11-20', 'eft', 100)`)
  await db.query(`insert into payment_allocation (payment_id, invoice_id, amount_cents) values (3, 22, 100)`)
  const { rows } = await db.query(`select paid_cents::int, owing_cents::int from invoice where id = 22`)
  expect(rows).toEqual([{ paid_cents: 100, owing_cents: 0 }])
})

test("the migration treats a draft's due date as agreed exactly when the rules do", async () => {
  const { db, fill, migrateOn } = await databaseBefore('0040')
  const terms: readonly PaymentTerms[] = ['COD', '7', '14', '21', '30', 'EOM30', '20BD']
  const days = Array.from({ length: 365 }, (_, at) => addDays('2024-01-01', 5 * at))
  const drafts = days.flatMap((day) =>
    terms.map((each) => ({ day, each, due: dueDate(each, day, usualCalendar) })),
  )
  await fill(`
    insert into company (id, name) overriding system value values (7, 'Us');
    insert into client (id, name, name_key, client_type, email) overriding system value
    values (1, 'Kestrel Homes', 'kestrel homes', 'builder', 'office@kestrel.example');
    insert into invoice (company_id, client_id, invoice_date, payment_terms, due_date, reference)
    select 7, 1, day, terms::payment_terms, due + late, late from json_to_recordset('${JSON.stringify(
      drafts.map(({ day, each, due }) => ({ day, terms: each, due })),
    )}') as d (day date, terms text, due date), generate_series(0, 1) late`)
  await migrateOn()
  const { rows } = await db.query(
    `select reference, is_due_agreed, count(*)::int from invoice group by 1, 2 order by 1, 2`,
  )
  expect(rows).toEqual([
    { reference: '0', is_due_agreed: false, count: drafts.length },
    { reference: '1', is_due_agreed: true, count: drafts.length },
  ])
})
