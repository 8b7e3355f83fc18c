import { expect, test } from 'vitest'
import { databaseBefore } from '#test/old-database.ts'

test('an invoice shown as paid without a payment becomes credited, and a paid one stays paid', async () => {
  const { db, fill, migrateOn } = await databaseBefore('0018')
  await db.query(`insert into company (name) values ('Us') on conflict do nothing`)
  await db.query(
    `insert into client (name, name_key, client_type, email) values ('Kestrel Homes', 'kestrel homes', 'builder', 'office@kestrel.example')`,
  )
  // The lines are irrelevant here.
  await fill(`
    insert into invoice (company_id, number, invoice_no, client_id, invoice_date, due_date, payment_terms, status,
      subtotal_cents, total_cents, paid_cents, credited_cents, approved_at, paid_at)
    select c.id, n, 'INV-00000' || n, k.id, '2026-11-20', '2026-12-20', '30', 'Paid', 100, 100, 100 - credited, credited,
      now(), now()
    from company c, client k, (values (1, 100), (2, 40), (3, 0)) as one (n, credited);
    insert into invoice_line (invoice_id, position, description, unit, quantity, unit_price_cents, line_total_cents)
    select id, 1, 'Dig', 'hour', 1, 100, 100 from invoice`)
  expect((await migrateOn()).applied[0]).toMatch(/^0018_/)
  const { rows } = await db.query(
    `select number, status, paid_at is not null as is_dated from invoice order by number`,
  )
  expect(rows).toEqual([
    { number: 1, status: 'Credited', is_dated: false },
    { number: 2, status: 'Paid', is_dated: true },
    { number: 3, status: 'Paid', is_dated: true },
  ])
  await expect(db.query(`update invoice set status = 'Paid' where number = 1`)).rejects.toThrow(
    /invoice_paid_with_money/,
  )
  await expect(db.query(`update invoice set status = 'Credited' where number = 2`)).rejects.toThrow(
    /invoice_credited_in_full/,
  )
})
