import { expect, test } from 'vitest'
import { invoiceEndpoints as invoiceCalls } from '#areas/invoices/contract/endpoints.ts'
import { jobEndpoints as jobCalls } from '#areas/jobs/contract/endpoints.ts'
import { chance } from '#db/demo/random.ts'
import { testApp } from './app.ts'
import { invoiceLine, invoicing } from './invoices.ts'
import { newClientWithSite, newJob, saveCompany } from './jobs.ts'
import { count, figure } from './proof.ts'
import { type Bill, type BillAction, type ModelState, billModel, jobModel } from './state-models.ts'

const app = await testApp()
const owner = await app.database.owner()
const administrator = await app.as('administrator')
const bills = await invoicing(app)
await saveCompany(app)
const where = await newClientWithSite(app)

const walks = count({ short: 15, full: 1000 })
const timeout = count({ short: 120_000, full: 3_600_000 })
type Reply = Promise<{ status: number; message: string }>

const reason = 'Rain/wet site'
type JobStep = Exclude<keyof typeof jobModel, 'settleHold' | 'archive'>
const jobSteps: Readonly<Record<JobStep, (id: number) => Reply>> = {
  edit: async (id) => {
    const { version } = (await administrator.call(jobCalls.getJob, { params: { id } })).data
    return administrator.call(jobCalls.editJob, { params: { id }, body: { version, title: 'Level the pad' } })
  },
  submit: (id) => administrator.call(jobCalls.submitJob, { params: { id }, body: {} }),
  confirm: (id) => administrator.call(jobCalls.confirmJob, { params: { id }, body: {} }),
  hold: (id) => administrator.call(jobCalls.holdJob, { params: { id }, body: { reason } }),
  resume: (id) => administrator.call(jobCalls.resumeJob, { params: { id }, body: {} }),
  complete: (id) => administrator.call(jobCalls.completeJob, { params: { id }, body: {} }),
  cancel: (id) => administrator.call(jobCalls.cancelJob, { params: { id }, body: { reason } }),
  cancelByOffice: (id) =>
    administrator.call(jobCalls.cancelJobByOffice, { params: { id }, body: { reason } }),
}

// R7 through the API, including what the server remembers itself; the rules alone are in
// state-sequences.test.ts.
test('a job walked through any actions agrees with the simplest model', { timeout }, async () => {
  const random = chance(70)
  const names = Object.keys(jobSteps) as JobStep[]
  let steps = 0
  for (let walk = 0; walk < walks; walk++) {
    const { id } = await newJob(app, { ...where, status: 'Draft' })
    let state: ModelState = { status: 'Draft', before: null }
    for (let step = random.whole(4, 14); step > 0; step--) {
      const action = random.pick(names)
      const expected = jobModel[action](state)
      const { status, message } = await jobSteps[action](id)
      expect([action, state, message, status]).toEqual([action, state, message, expected ? 200 : 409])
      state = expected ?? state
      steps++
    }
    const { data } = await administrator.call(jobCalls.getJob, { params: { id } })
    expect(data.status).toBe(state.status)
  }
  figure('R7', `job over the API: ${walks} walks of ${steps} steps as in the model`)
})

const mail = { to: 'bills@kestrel.example' }
type BillStep = Exclude<BillAction, 'view' | 'delete'>
const billSteps: Readonly<Record<BillStep, (id: number, cents: number) => Reply>> = {
  edit: async (id) => {
    const { version } = await bills.read(id)
    return bills.accounts.call(invoiceCalls.editInvoice, {
      params: { id },
      body: { version, reference: 'Two' },
    })
  },
  approve: (id) => bills.accounts.call(invoiceCalls.approveInvoice, { params: { id }, body: {} }),
  send: (id) => bills.accounts.call(invoiceCalls.sendInvoice, { params: { id }, body: mail }),
  remind: (id) => bills.accounts.call(invoiceCalls.remindOfInvoice, { params: { id }, body: mail }),
  pay: (id, cents) => bills.pay(id, cents),
  dispute: (id) =>
    bills.accounts.call(invoiceCalls.disputeInvoice, { params: { id }, body: { reason: 'Hours' } }),
  resolve: (id) => bills.accounts.call(invoiceCalls.resolveInvoice, { params: { id }, body: {} }),
  credit: async (id, cents) => {
    const { lines } = await bills.read(id)
    const body = { reason: 'Less', lines: [{ invoice_line_id: lines[0]!.id, quantity: cents / 11_00 }] }
    return bills.accounts.call(invoiceCalls.creditInvoice, { params: { id }, body })
  },
  void: (id) => bills.accounts.call(invoiceCalls.voidInvoice, { params: { id }, body: { reason: 'Wrong' } }),
}

test(
  'an invoice walked through sending and payments agrees with the simplest model',
  { timeout },
  async () => {
    const random = chance(71)
    const names = Object.keys(billSteps) as BillStep[]
    let steps = 0
    for (let walk = 0; walk < walks; walk++) {
      // Ten pieces of $10.00 and GST.
      const { id } = await bills.create({ lines: [invoiceLine({ quantity: 10, unit_price_cents: 10_00 })] })
      let bill: Bill = {
        status: 'Draft',
        total: 110_00,
        paid: 0,
        credited: 0,
        isSent: false,
        isViewed: false,
      }
      for (let step = random.whole(4, 14); step > 0; step--) {
        const [action, cents] = [random.pick(names), 11_00 * random.whole(1, 10)]
        const expected = billModel[action](bill, cents)
        const { status, message } = await billSteps[action](id, cents)
        expect([action, cents, bill, message, status < 300]).toEqual([
          action,
          cents,
          bill,
          message,
          expected !== null,
        ])
        if (!expected) expect([409, 422]).toContain(status)
        bill = expected ?? bill
        steps++
      }
      const { rows } = await owner.query(
        'select status, paid_cents::int as paid, credited_cents::int as credited from invoice where id = $1',
        [id],
      )
      expect(rows[0]).toEqual({ status: bill.status, paid: bill.paid, credited: bill.credited })
    }
    figure('R7', `invoice over the API: ${walks} walks of ${steps} steps as in the model`)
  },
)
