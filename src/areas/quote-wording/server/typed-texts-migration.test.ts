import { expect, test } from 'vitest'
import { richText } from '#shared/rich-text.ts'
import { databaseBefore } from '#test/old-database.ts'

const terms = 'Minimum four hours.\nTravel is extra.\n\nPay in 14 days.'

test('typed terms and footers become records, and every quote keeps its own', async () => {
  const { db, fill, migrateOn } = await databaseBefore('0115')
  await fill(`insert into company (name) values ('Ridge')`)
  const settings = { validity_days: 20, terms_text: terms, footer_text: 'Thank you.' }
  await db.query(`insert into setting (key, value) values ('quotes', $1)`, [JSON.stringify(settings)])
  const quote = (number: string, status: string, texts: readonly (string | null)[]) =>
    db.query(
      `insert into quote (company_id, quote_no, prospect_name, title, quote_date, valid_until, job_type, status,
         terms_text, footer_text)
       select id, $1, 'Jo Nguyen', 'Trench', '2026-11-01', '2026-12-01', 'Machine Hire', $2, $3, $4 from company`,
      [number, status, ...texts],
    )
  await quote('Q-000001', 'Sent', [terms, 'Thank you.'])
  await quote('Q-000002', 'Sent', ['Special \r\n\r\n terms', null])
  await quote('Q-000003', 'Draft', ['Special \r\n\r\n terms', ' '])
  await migrateOn()

  const { rows } = await db.query(
    `select kind, title, is_default, archived_at is not null as is_archived, body from quote_wording order by id`,
  )
  expect(rows).toMatchObject([
    { kind: 'terms', title: 'Standard terms', is_default: true, is_archived: false, body: richText(terms) },
    { kind: 'footer', title: 'Standard footer', is_default: true, body: richText('Thank you.') },
    { kind: 'terms', title: 'Earlier terms 1', is_archived: true, body: richText('Special\n\nterms') },
  ])
  const quotes = await db.query(`select terms_id::int, footer_id::int, version from quote order by quote_no`)
  expect(quotes.rows).toEqual([
    { terms_id: 1, footer_id: 2, version: 1 },
    { terms_id: 3, footer_id: null, version: 1 },
    { terms_id: 3, footer_id: null, version: 1 },
  ])
  const setting = await db.query(`select value from setting where key = 'quotes'`)
  expect(setting.rows).toEqual([{ value: { validity_days: 20 } }])
})
