import { type Browser, type Page, type Route, expect } from '@playwright/test'
import { choose, deskOf, dialogOf, field, heading } from './call-steps.ts'
import { origin } from './environment.ts'
import { api, phone, toast } from './helpers.ts'
import { sign } from './signing.ts'

/** The quote without its option, and with it: subtotal, discount, GST, total. */
const offered = ['$8,031.00', '−$401.55', '$762.95', '$8,392.40']
const accepted = ['$8,815.00', '−$440.75', '$837.43', '$9,211.68']

/** A builder rings: sales type the quote with 5 % off, check it and send it. @returns its number. */
export async function sendQuote(
  sales: Page,
  { client, title, mail }: { client: string; title: string; mail: string },
): Promise<string> {
  await makeBuyer(sales, client, mail)
  await sales.getByRole('textbox', { name: 'Title' }).fill(title)
  await choose(sales.getByRole('combobox', { name: 'Job type' }), 'Machine Hire')
  await typeLines(sales)
  await choose(sales.getByRole('combobox', { name: 'Discount type' }), 'Percent')
  await sales.getByRole('textbox', { name: 'Discount', exact: true }).fill('5')
  for (const amount of offered)
    await expect(sales.getByLabel('Totals').getByText(amount, { exact: true })).toBeVisible()
  await sales.keyboard.press('Control+s')
  await expect(toast(sales, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await sales.getByRole('link', { name: 'Preview', exact: true }).click()
  for (const amount of offered)
    await expect(sales.getByRole('article').getByText(amount, { exact: true })).toBeVisible()
  await sales.getByRole('button', { name: 'Send quote' }).click()
  await dialogOf(sales).getByRole('button', { name: 'Copy link' }).click()
  await dialogOf(sales).getByRole('button', { name: 'Not yet' }).click()
  await expect(sales.getByText('Not opened yet.')).toBeVisible()
  await expect(sales.getByRole('button', { name: 'Copy link' })).toBeVisible()
  return /Q-\d{6}/.exec(await heading(sales, /^Q-\d{6}$/).innerText())![0]
}

/** Without a mail server the email is stored, and the administrator passes on its link. */
export async function linkByMail(browser: Browser, mail: string, quote_no: string): Promise<string> {
  const office = await deskOf(browser, 'admin', `/dashboard/settings/mail?search=${mail}`)
  await office.getByRole('link', { name: new RegExp(quote_no) }).click()
  await office.getByRole('button', { name: 'Copy link' }).click()
  const link = await dialogOf(office).getByText(`${origin}/quote/`).innerText()
  await office.context().close()
  return link
}

/** The client takes the option, signs and accepts on a phone. */
export async function acceptOnPhone(browser: Browser, link: string): Promise<void> {
  const outside = await browser.newContext({ locale: 'en-AU', ...phone })
  const client = await outside.newPage()
  await client.goto(link)
  await expect(client.getByRole('status').getByText(offered[3]!)).toBeVisible()
  await client.getByRole('checkbox', { name: 'Traffic controller with ute' }).check()
  for (const amount of accepted) await expect(client.getByText(amount, { exact: true }).first()).toBeVisible()
  await client.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialogOf(client).getByLabel('Your name').fill('Dana Whitlock')
  await dialogOf(client).getByLabel('PO number').fill('PO-4471')
  await sign(client)
  await dialogOf(client).getByRole('checkbox').check()
  await dialogOf(client).getByRole('button', { name: 'Accept $9,211.68' }).click()
  await expect(heading(client, 'Accepted')).toBeVisible()
  await outside.close()
}

/** Sales are notified, and create the job without retyping anything. */
export async function makeJob(
  sales: Page,
  quote_no: string,
  { from, until, at }: { from: string; until: string; at: string },
): Promise<{ path: string; id: number; job_no: string }> {
  await sales.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await sales
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: `${quote_no} was accepted` })
    .click()
  await expect(
    sales.getByText(/Accepted by Dana Whitlock .*: \$9,211\.68, purchase order PO-4471/),
  ).toBeVisible()
  await expect(sales.getByLabel('Totals').getByText('$9,211.68', { exact: true })).toBeVisible()
  // Whoever is faster than the preview waits for it.
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  }
  await sales.route('**/job-preview?*', late, { times: 1 })
  await sales.getByRole('button', { name: 'Make job' }).click()
  await expect(field(sales, 'Start date')).toBeFocused()
  await expect(field(sales, 'PO number')).toHaveValue('PO-4471')
  await sales.keyboard.type(from)
  await field(sales, 'End date').fill(until)
  await field(sales, 'Start time').fill(at)
  await dialogOf(sales).getByRole('button', { name: 'Make job' }).click()
  await expect(toast(sales, new RegExp(`^J-\\d{6} made from ${quote_no}$`))).toBeVisible()
  await sales.waitForURL(/\/jobs\/\d+\/edit/)
  const path = new URL(sales.url()).pathname
  const job = await api<{ id: number; job_no: string }>(
    'sales',
    'GET',
    path.replace(/^.dashboard(.*).edit$/, '/api$1'),
  )
  return { path, ...job }
}

const cell = (page: Page, row: number, name: string) =>
  page.locator(`[data-row="${row}"] [data-cell="${name}"]`)

/** Client, contact and site, each created in place, without leaving the quote. */
async function makeBuyer(page: Page, client: string, mail: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused()
  await page.keyboard.type(client)
  await expect(page.getByRole('option', { name: `Create “${client}”` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toHaveValue(client)
  await choose(dialogOf(page).getByRole('combobox', { name: 'Type' }), 'Builder')
  await field(page, 'Email').fill(`office.${mail}`)
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${client} saved`)).toBeVisible()

  await create(page, 'Contact', 'Dana Whitlock')
  await field(page, 'Mobile').fill('0412 345 678')
  await field(page, 'Email').fill(mail)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Dana Whitlock added')).toBeVisible()

  await create(page, 'Site', 'Nicholson Street')
  await field(page, /Street address/).fill('14 Nicholson Street')
  await dialogOf(page).getByRole('combobox', { name: 'Suburb' }).fill('Brunswick')
  await field(page, 'Postcode').fill('3056')
  await dialogOf(page).getByRole('checkbox', { name: 'Induction required' }).check()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Nicholson Street added')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Contact' })).toHaveValue('Dana Whitlock')
  await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Nicholson Street, Brunswick')
}

/** Types a new name into a picker and takes the offer to create it. */
async function create(page: Page, picker: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: picker }).click()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name: `Create “${name}”` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toHaveValue(name)
}

const lines = [
  ['WH-EX20', '24'], // $173.00 an hour on the standard rate card
  ['WH-10W', '24'], // $113.50 an hour
  ['TIP-CF', '60'], // $19.25 a tonne
  ['LB-TC', '8'], // $98.00 an hour, if the client wants it
] as const

/** Each product by code, its quantity, and Enter to the next line: keyboard only. */
async function typeLines(page: Page): Promise<void> {
  await cell(page, 0, 'description').focus()
  for (const [at, [code, quantity]] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter')
    await expect(cell(page, at, 'description')).toBeFocused()
    await page.keyboard.type(code)
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(cell(page, at, 'quantity')).toBeFocused()
    await page.keyboard.type(quantity)
  }
  await cell(page, lines.length - 1, 'option').selectOption('offered')
}
