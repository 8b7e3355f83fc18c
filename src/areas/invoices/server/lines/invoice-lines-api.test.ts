import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { approvedDocket } from '#test/dockets.ts'
import { invoiceLine, invoicing, lineAgain } from '#test/invoices.ts'
import { fingerprint } from '#test/writes.ts'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { InvoicePatch } from '../../contract/invoice.ts'

const app = await testApp()
const owner = await app.database.owner()
const { accounts, administrator, approve, create, read } = await invoicing(app)

const make = (...docket_ids: number[]) =>
  accounts.call(calls.createInvoicesFromDockets, { body: { docket_ids } })
const edit = (id: number, body: InvoicePatch) => accounts.call(calls.editInvoice, { params: { id }, body })

/** A draft with one docket. */
async function billed() {
  const docket = await approvedDocket(app)
  const [id = 0] = (await make(docket.id)).data.ids
  return { docket, ...(await read(id)) }
}

test('a line that is not on the invoice is refused, and the docket stays billed', async () => {
  const { docket, id, version, lines } = await billed()
  const stranger = (await create()).lines[0]!
  const before = await fingerprint(owner)
  for (const strange of [stranger.id, 999_999]) {
    const refused = await edit(id, { version, lines: [{ ...lineAgain(lines[0]!), id: strange }] })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'lines.0.id': 'This line is no longer on the invoice.' },
    ])
  }
  const twice = await edit(id, { version, lines: [lineAgain(lines[0]!), lineAgain(lines[0]!)] })
  expect(twice.errors).toEqual({ 'lines.1.id': 'Include each line once.' })
  expect(await fingerprint(owner)).toEqual(before)
  expect((await make(docket.id)).status).toBe(409)
})

test('saved lines keep their ids, so that a form opened before the first save bills the same docket', async () => {
  const { docket, id, version, lines } = await billed()
  const byHand = invoiceLine({ description: 'Permit', quantity: 1 })
  const first = await edit(id, { version, lines: [byHand, ...lines.map(lineAgain)] })
  expect(first.data.lines.map(({ docket_no }) => docket_no)).toEqual([null, docket.docket_no])
  expect(first.data.lines[1]?.id).toBe(lines[0]?.id)
  const [permit, hire] = first.data.lines
  const again = await edit(id, {
    version: first.data.version,
    // In another order, one with other text, and with the docket line's id from before the first save.
    lines: [{ ...lineAgain(lines[0]!), description: 'Excavator' }, lineAgain(permit!)],
  })
  expect(again.data.lines).toMatchObject([
    { id: hire?.id, docket_line_id: lines[0]?.docket_line_id, description: 'Excavator' },
    { id: permit?.id, description: 'Permit' },
  ])
  await approve(id)
  expect((await make(docket.id)).status).toBe(409)
})

test('a docket’s line sent again without its id is refused: the work would be billed twice', async () => {
  const { docket, id, version, lines } = await billed()
  const { id: _id, ...again } = lineAgain(lines[0]!)
  const before = await fingerprint(owner)
  for (const body of [
    again,
    { ...again, description: 'In other words' },
    { ...again, unit_price_cents: 1_00 },
  ]) {
    const refused = await edit(id, { version, lines: [body] })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'lines.0.id': `The line of docket ${docket.docket_no} needs its id.` },
    ])
  }
  expect(await fingerprint(owner)).toEqual(before)
  // In addition to the docket's own line, which the author saw, it is more of the same.
  const more = await edit(id, { version, lines: [lineAgain(lines[0]!), again] })
  expect(more.data.lines.map(({ docket_no }) => docket_no)).toEqual([docket.docket_no, null])
})

test('a docket leaves an invoice only when its line says so', async () => {
  const { docket, id, version, lines } = await billed()
  const left = await edit(id, { version, lines: [invoiceLine()] })
  expect(left.data.lines.map(({ docket_no }) => docket_no)).toEqual([null, docket.docket_no])
  expect((await make(docket.id)).status).toBe(409)
  const off = await edit(id, {
    version: left.data.version,
    lines: [{ ...lineAgain(lines[0]!), is_taken_off: 1 }],
  })
  expect(off.data).toMatchObject({ lines: [], total_cents: 0 })
  const { data } = await administrator.call(docketEndpoints.getDocket, { params: { id: docket.id } })
  expect(data.status).toBe('Approved')
  const [again = 0] = (await make(docket.id)).data.ids
  expect((await approve(again)).lines[0]?.docket_no).toBe(docket.docket_no)
  // It is no longer on the first one.
  const back = await edit(id, { version: off.data.version, lines: [lineAgain(lines[0]!)] })
  expect(back.errors).toEqual({ 'lines.0.id': 'This line is no longer on the invoice.' })
})

test(
  'of simultaneous saves and new invoices for one docket never two bill it',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 5; round++) {
      const { docket, id, version, lines } = await billed()
      const line = lineAgain(lines[0]!)
      await Promise.all([
        edit(id, { version, lines: [{ ...line, is_taken_off: 1 }] }),
        edit(id, { version, lines: [{ ...line, description: 'Excavator' }] }),
        make(docket.id),
        make(docket.id),
        accounts.call(calls.approveInvoice, { params: { id }, body: {} }),
      ])
      const { rows } = await owner.query(
        `select from invoice_line n join invoice i on i.id = n.invoice_id join docket_line l on l.id = n.docket_line_id
       where l.docket_id = $1 and i.status not in ('Void', 'Deleted')`,
        [docket.id],
      )
      expect(rows.length).toBeLessThanOrEqual(1)
      if (rows.length === 1) expect((await make(docket.id)).status).toBe(409)
    }
  },
)

test('the database does not let a docket slip off a draft', async () => {
  const { id } = await billed()
  const forbidden = [
    `delete from invoice_line where invoice_id = ${id}`,
    `update invoice_line set docket_line_id = null where invoice_id = ${id}`,
    `update invoice_line set is_released = true where invoice_id = ${id}`,
  ]
  for (const statement of forbidden)
    await expect(owner.query(statement)).rejects.toThrow(
      'A docket leaves an invoice only when it is taken off.',
    )
  expect((await read(id)).lines[0]?.docket_no).not.toBeNull()
})
