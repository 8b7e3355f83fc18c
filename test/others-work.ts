import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { holdJob } from '#areas/jobs/server/index.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import type { TestApp } from './app.ts'
import { testStart } from './server.ts'
import { allRight, asDriver, complete, filledIn, prepared } from './checklists.ts'
import { acceptance, driverOf, office, send, sentJob, tap } from './driver-jobs.ts'
import { invoicing } from './invoices.ts'
import { newJob } from './jobs.ts'
import { quoting } from './quotes.ts'

/** At least one of each kind of work that the owner sees of others, besides orders and dockets. */
export async function workOfOthers(app: TestApp): Promise<void> {
  await someQuotes(app)
  await someInvoices(app)
  await someDocuments(app)
  await someDriverJobs(app)
  await aFailedChecklist(app)
}

async function someQuotes(app: TestApp): Promise<void> {
  const { sales, sent } = await quoting(app)
  const { id } = await sent({ title: 'Ends in a week', valid_until: '2026-11-27' })
  await sales.call(quoteEndpoints.markQuoteSent, { params: { id }, body: { how: 'text' } })
  const won = await sent({ title: 'Won' })
  await sales.call(quoteEndpoints.acceptQuoteForClient, {
    params: { id: won.id },
    body: { name: 'Jo Nguyen', evidence_note: 'By phone', selected_line_ids: [] },
  })
}

async function someInvoices(app: TestApp): Promise<void> {
  const { accounts, create, approved, sent } = await invoicing(app)
  await create()
  await approved()
  app.clock.set('2026-11-10T06:00:00+11:00')
  const { id } = await sent({ due_date: '2026-11-12' })
  await accounts.call(invoiceEndpoints.markInvoiceSent, { params: { id }, body: { how: 'text' } })
  app.clock.set(testStart)
}

/** Both to check, and expiring. */
async function someDocuments(app: TestApp): Promise<void> {
  const { user_id } = await app.as('otherDriver')
  await app.database.pool.query(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title, expires_on)
     select 'user', $1, id, true, name, '2026-12-01'
     from document_type where record_type = 'user' and name in ('White card', 'High risk work licence')`,
    [user_id],
  )
}

/** Not answered, not fit, and of a job on hold. */
async function someDriverJobs(app: TestApp): Promise<void> {
  await sentJob(app, '2026-11-24')
  const { id: job_id } = await newJob(app)
  await sentJob(app, '2026-11-20', { job_id, who: 'otherDriver', start_time: '14:00', hours: 4 })
  await app.database.pool.query(`update job set status = 'In Progress' where id = $1`, [job_id])
  await app.platform.write(office, (change) => holdJob(change, job_id, 'Rain'))
  const unfit = await sentJob(app, '2026-11-20', { start_time: '09:00' })
  const now = unfit.at('06:00')
  await send(unfit, await acceptance(app, unfit, now))
  await send(unfit, tap('fit_for_duty', now, { is_fit: 0 }))
}

async function aFailedChecklist(app: TestApp): Promise<void> {
  const one = await prepared(app)
  const driver_id = await driverOf(app, await app.as('driver'))
  const critical = one.checklist.items.find(
    (item) => item.is_critical && !item.photo_on_fail && item.answer_type === 'ok_fail_na',
  )
  if (!critical) throw new Error('No item is critical.')
  const answers = allRight(one.checklist, { [critical.text]: { value: 'fail', comment: 'Dead' } })
  await complete(app, filledIn({ ...one, driver: { id: driver_id } }, { answers }), asDriver(driver_id))
}
