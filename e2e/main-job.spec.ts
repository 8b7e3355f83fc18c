import { type Browser, type Page, expect, test } from './test.ts'
import { withoutSpaces, pagesOf } from '#test/pdf-text.ts'
import { bookBest, confirmJob, deskOf, dialogOf, field, heading } from './call-steps.ts'
import {
  addLoad,
  clockAt,
  finishWork,
  submitChecklist,
  refuseNext,
  signChangedDocket,
  startWork,
  tap,
  tipLoad,
} from './driver-steps.ts'
import { browserOptions, origin } from './environment.ts'
import { api, phone, settled, toast, tokenOf, open } from './helpers.ts'
import { approvedUser, trySignIn, versionOf } from './new-users.ts'
import { acceptOnPhone, linkByMail, makeJob, sendQuote } from './quote-steps.ts'

/** 6 hours 30 at $113.50 and 12.48 tonnes at $19.25, less 5 % of the quote, with GST. */
const money = {
  hire: '$737.75',
  tip: '$240.24',
  subtotal: '$977.99',
  discount: '−$48.90',
  gst: '$92.91',
  total: '$1,022.00',
}
const figures = [money.subtotal, money.discount, money.gst, money.total]

test('the main job: a call becomes a quote, an order, a driver’s day, a docket, an invoice and money', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const mark = String(Date.now() % 10_000_000)
  const mail = `dana.${mark}@kestrel.example`
  const client = `Kestrel Builders ${mark}`

  const sales = await deskOf(browser, 'sales', '/dashboard/quotes/new')
  const quote_no = await sendQuote(sales, { client, title: `Basement dig ${mark}`, mail })
  await acceptOnPhone(browser, await linkByMail(browser, mail, quote_no))
  const { path: job, job_no } = await makeJob(sales, quote_no, { from: '-1', until: '-1', at: '11' })
  await sales.context().close()

  const allocator = await deskOf(browser, 'allocator', job)
  await confirmJob(allocator, job_no)
  const { order_no, driver } = await fillTipper(allocator, job_no)
  await driverDay(await phoneOf(browser, driver), { order_no, ticket: `K-${mark}` })

  // The allocator follows the steps, sees why the docket has flags, and approves it.
  await allocator.goto(`/dashboard/driver_jobs?search=${order_no}`)
  await allocator.getByRole('link', { name: order_no }).click()
  await expect(allocator.getByText('(Signed)')).toBeVisible()
  await expect(allocator.getByRole('link', { name: 'Photo' })).toBeVisible()
  await open(allocator, `/dashboard/dockets?search=${order_no}`)
  await allocator.getByRole('row', { name: driver }).getByRole('link', { name: /^D-/ }).click()
  const docket_no = /D-\d{6}/.exec(await heading(allocator, /^D-/).innerText())![0]
  await expect(allocator.getByRole('row', { name: /10-wheeler tipper/ })).toContainText('6.5 hours')
  await expect(allocator.getByRole('row', { name: /Tip fee, Clean Fill/ })).toContainText('12.48 tonnes')
  await expect(allocator.getByText('Dana Whitlock', { exact: false }).first()).toBeVisible()
  // Ten minutes of travel, for which the job has no rate: approval needs a reason.
  await allocator.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = dialogOf(allocator)
  await expect(question).toContainText('Travel of 10 min is not charged')
  await question.getByRole('textbox', { name: 'Reason' }).fill('Travel is in the hourly rate.')
  await question.getByRole('button', { name: 'Approve anyway' }).click()
  await expect(toast(allocator, `${docket_no} approved`)).toBeVisible()
  await expect(allocator.getByText('Approved anyway: Travel is in')).toBeVisible()
  const docket = allocator.url()
  await allocator.context().close()

  // Accounts bill it, check what the client will read, and send it.
  const accounts = await deskOf(browser, 'accounts', docket)
  await accounts.getByRole('link', { name: 'Make invoice' }).click()
  await expect(accounts.getByRole('checkbox', { name: docket_no })).toBeChecked()
  await accounts.getByRole('button', { name: 'Make invoice' }).click()
  await expect(toast(accounts, `Draft for ${client} made`)).toBeVisible()
  for (const amount of figures)
    await expect(accounts.getByLabel('Totals').getByText(amount, { exact: true })).toBeVisible()
  await accounts.getByRole('link', { name: 'Preview', exact: true }).click()
  const sheet = accounts.getByRole('article')
  for (const amount of [money.hire, money.tip, ...figures])
    await expect(sheet.getByText(amount, { exact: true }).first()).toBeVisible()
  await accounts.getByRole('button', { name: 'Approve and send' }).click()
  await dialogOf(accounts).getByRole('button', { name: 'Approve and send' }).click()
  // The tests have no mail server, and no screen claims otherwise.
  await expect(dialogOf(accounts).getByText('Not emailed: copy the link.')).toBeVisible()
  await dialogOf(accounts).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(heading(accounts, /^INV-\d{6}$/)).toBeVisible()
  const invoice_no = /INV-\d{6}/.exec(await heading(accounts, /^INV-\d{6}$/).innerText())![0]
  await expect(toast(accounts, `${invoice_no} marked as sent`)).toBeVisible()

  // The money comes in.
  await accounts.getByRole('button', { name: 'Record payment' }).click()
  await expect(field(accounts, `Amount for ${invoice_no}`)).toHaveValue(/^1,?022\.00$/)
  await dialogOf(accounts).getByRole('button', { name: 'Save payment' }).click()
  await expect(toast(accounts, `Payment of ${money.total} saved`)).toBeVisible()
  await expect(accounts.getByText(/^Paid in full on/)).toBeVisible()
  await accounts.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(accounts.getByLabel('Totals')).toContainText(/Owing\s*\$0\.00/)

  const words = await pdfOf(accounts)
  for (const one of [
    'Tax invoice',
    invoice_no,
    client,
    'PO-4471',
    job_no,
    docket_no,
    `6.5 hours $113.50 ${money.hire}`,
    `12.48 tonnes $19.25 ${money.tip}`,
    `Subtotal ${money.subtotal}`,
    `Discount 5% (quote ${quote_no}) ${money.discount}`,
    `GST ${money.gst}`,
    `Total including GST ${money.total}`,
  ])
    expect(words).toContain(withoutSpaces(one))

  // Someone who opens the docket later finds its invoice.
  await open(accounts, docket)
  await accounts.getByRole('link', { name: invoice_no }).click()
  await expect(heading(accounts, `${invoice_no} ${client}`)).toBeVisible()
})

/** The tipper's order gets its truck and driver. */
async function fillTipper(page: Page, job_no: string): Promise<{ order_no: string; driver: string }> {
  await open(page, `/dashboard/work-orders?search=${job_no}`)
  await settled(page)
  await page
    .getByRole('row', { name: /10-wheeler tipper/ })
    .getByRole('link', { name: new RegExp(`^${job_no}`) })
    .first()
    .click()
  // Until then the list is still shown, and settled as it was.
  await page.waitForURL(/\/work-orders\/\d+\/edit/)
  await settled(page)
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Finish time' }).fill('6pm')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /saved$/)).toBeVisible()
  await bookBest(page, 'asset')
  const driver = await bookBest(page, 'driver')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const confirmed = toast(page, new RegExp(`^${job_no}-\\d+ confirmed`))
  return { order_no: (await confirmed.innerText()).split(' ')[0]!, driver }
}

/** A driver signs in on a phone, with an account created here: a retry of this test uses another driver. */
async function phoneOf(browser: Browser, name: string): Promise<Page> {
  const path = `/api/drivers?search=${encodeURIComponent(name)}`
  const [driver] = await api<{ id: number }[]>('allocator', 'GET', path)
  const account = await approvedUser(5)
  const patch = { version: await versionOf(account.id), driver_id: driver!.id }
  await api('admin', 'PATCH', `/api/users/${account.id}`, patch)
  const context = await browser.newContext({ ...phone, ...browserOptions.contextOptions, baseURL: origin })
  const page = await context.newPage()
  await clockAt(page, '10:40')
  await trySignIn(page, account)
  await page.waitForURL(/\/driver$/)
  return page
}

/** From acceptance to the signature on screen, on a phone; times are those of the steps. */
async function driverDay(
  page: Page,
  { order_no, ticket }: { order_no: string; ticket: string },
): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`Read and answer.*${order_no}`) }).click()
  await settled(page)
  await tap(page, 'Accept')
  await tap(page, 'Are you fit?')
  await tap(page, 'I am fit for duty')
  await tap(page, 'Start travel')
  await clockAt(page, '10:50')
  await tap(page, 'Arrived on site')
  await tap(page, 'Checklist')
  await submitChecklist(page)
  await clockAt(page, '11:02')
  await startWork(page)
  await clockAt(page, '12:10')
  // What is refused is not typed again.
  const inUse = 'This ticket number is already recorded for that tip.'
  await refuseNext(page, 'load', inUse)
  await addLoad(page, { material: 'Clean Fill', tonnes: '12.48', ticket: `${ticket}0` })
  const refused = page.getByRole('region', { name: 'Add load, not accepted' })
  await expect(refused.getByText(inUse)).toBeVisible()
  await clockAt(page, '12:15')
  await refused.getByRole('button', { name: 'Open again' }).click()
  await expect(field(page, 'Tonnes')).toHaveValue('12.48')
  await expect(dialogOf(page).getByText('ticket.jpg')).toBeVisible()
  await field(page, 'Ticket number').fill(ticket)
  await dialogOf(page).getByRole('button', { name: 'Add load' }).click()
  await expect(refused).toBeHidden()
  await clockAt(page, '12:50')
  await tipLoad(page, 'Northern Tip')
  await clockAt(page, '15:00')
  await tap(page, 'Start break')
  await clockAt(page, '15:30')
  await tap(page, 'End break')
  await clockAt(page, '17:56')
  await finishWork(page)
  await expect(page.getByText('All sent')).toBeVisible()
  await signChangedDocket(page, order_no, 'Dana Whitlock')
  await tap(page, 'Done for the day')
  await expect(page.getByText('All sent')).toBeVisible()
  await page.context().close()
}

/** The text of the PDF of the invoice on screen. */
async function pdfOf(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname.replace(/^.dashboard(.*).edit$/, '/api$1/pdf')
  const authorization = `Bearer ${tokenOf('accounts')}`
  const answer = await page.request.get(path, { headers: { authorization } })
  return (await pagesOf(await answer.body())).join('')
}
