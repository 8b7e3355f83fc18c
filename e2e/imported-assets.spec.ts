import type { Browser, Page } from '@playwright/test'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { choose, deskOf, dialogOf } from './call-steps.ts'
import { demoMorning, origin } from './environment.ts'
import { api, open, pageOf, settled, toast, tokenOf } from './helpers.ts'
import { importExcavators } from './import-steps.ts'
import { expect, test } from './test.ts'

interface Made {
  id: number
}
const made = (path: string, body: object) => api<Made>('admin', 'POST', path, body)

// One person has one import of a kind in hand: the two that import assets take turns.
test.describe.configure({ mode: 'default' })

test('the administrator imports assets, leaves out a bad row, and undoes it', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  const batch = String(Date.now() % 10_000_000)
  await importExcavators(page, batch, 20)
  await open(page, '/dashboard/imports')
  await page.getByRole('link', { name: `fleet ${batch}.csv` }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await dialogOf(page).getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('main').getByText('Undone', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })
})

test('imported excavators are tagged, and one is booked with hammer, operator and tip', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const batch = String(Date.now() % 10_000_000)
  await importExcavators(await pageOf(browser, 'admin'), batch, 200)
  await tagTwo(browser, batch)

  const { order, category, skilled, other } = await orderWithHammer(batch)
  const machines = '/dashboard/allocate-resources/allocate-attachments/machines'
  const hammers = `${machines}?asset_category_id=${category}&search=HAM-${batch}`
  const allocator = await deskOf(browser, 'allocator', hammers)
  await putOn(allocator, `I${batch}-007`, `HAM-${batch}`)
  await open(allocator, `/dashboard/work-orders/${order}/edit`)
  await expect(allocator.getByRole('region', { name: 'Driver', exact: true })).toContainText(
    `Needs Breaking ${batch}`,
  )
  await book(allocator, 'machine', `I${batch}-007`)
  await book(allocator, 'attachment', `HAM-${batch}`)
  await candidates(allocator, 'driver', other)
  await expect(dialogOf(allocator).getByText(`${other} lacks Breaking ${batch}.`)).toBeVisible()
  await dialogOf(allocator).getByRole('searchbox').fill(skilled)
  await bookShown(allocator, skilled)

  await refuseRubble(allocator, batch)
})

test('a quote with its own terms and footer prints them', async ({ browser }) => {
  const mark = String(Date.now() % 10_000_000)
  const body = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  const wording = (words: string) => ({ body: body(words), applies_to: ['quote'], is_default: 0 })
  await made('/api/terms-conditions', { title: `Breaking ${mark}`, ...wording(`Rock is extra ${mark}.`) })
  await made('/api/quote-footers', { title: `Breaking ${mark}`, ...wording(`Ask for Noel ${mark}.`) })
  const { id } = await api<Made>('sales', 'POST', '/api/quotes', {
    title: `Breaking ${mark}`,
    job_type: 'Machine Hire',
    prospect_name: 'Dana Whitlock',
    prospect_email: 'dana@merri.example',
    lines: [
      {
        kind: 'hire',
        description: '5 t excavator with hammer',
        unit: 'hour',
        quantity: 8,
        unit_price_cents: 165_00,
        gst_code: 'GST',
        is_optional: 0,
        is_selected: 1,
      },
    ],
  })
  const sales = await deskOf(browser, 'sales', `/dashboard/quotes/${id}/edit`)
  await sales.keyboard.press('e')
  for (const name of ['Terms and conditions', 'Footer'])
    await choose(sales.getByRole('combobox', { name }), `Breaking ${mark}`)
  await sales.keyboard.press('Control+s')
  await expect(toast(sales, /saved$/)).toBeVisible()

  const headers = { authorization: `Bearer ${tokenOf('sales')}` }
  const pdf = await fetch(`${origin}/api/quotes/${id}/pdf`, { headers })
  const printed = (await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join('')
  expect(printed).toContain(withoutSpaces(`Rock is extra ${mark}.`))
  expect(printed).toContain(withoutSpaces(`Ask for Noel ${mark}.`))
})

/** The allocator ticks a tag for the first two in the grid of assets, by keyboard. */
async function tagTwo(browser: Browser, batch: string): Promise<void> {
  const tag = await made('/api/tags', { name: `Breakers ${batch}`, tag_type: 'competency' })
  const page = await pageOf(browser, 'allocator')
  await open(
    page,
    `/dashboard/allocate-resources/allocate-tags?of=assets&search=${encodeURIComponent(`Imported ${batch}`)}`,
  )
  await settled(page)
  const cell = (number: string) =>
    page.getByRole('checkbox', { name: `Breakers ${batch}: I${batch}-${number}` })
  await cell('000').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(cell('001')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Asset tags saved')).toBeVisible()
  const rows = await api<{ name: string; ticked: number[] }[]>('admin', 'GET', '/api/asset-tags')
  const tagged = rows.filter(({ ticked }) => ticked.includes(tag.id)).map(({ name }) => name)
  expect(tagged).toEqual([`I${batch}-000`, `I${batch}-001`])
  await page.context().close()
}

interface Candidate extends Made {
  name: string
  free: number
  reasons: { code: string }[]
}

/**
 * A job's order that wants a hammer and someone who may use it.
 * @returns the order, the name of a driver who has the skill and of one who only lacks it.
 */
async function orderWithHammer(batch: string) {
  const categories = await api<(Made & { name: string })[]>('admin', 'GET', '/api/asset-categories')
  const category = categories.find(({ name }) => name === 'Excavator 5T')
  if (!category) throw new Error('The demo has no category Excavator 5T.')
  const hammer = await made('/api/attachments', {
    code: `HAM-${batch}`,
    name: 'Rock hammer',
    kind: 'hammer',
    hitch_type: 'quick_hitch',
    min_tonne: 4,
    max_tonne: 7,
    compatible_category_ids: [category.id],
  })
  const skill = await made('/api/skills', { name: `Breaking ${batch}` })
  const client = await made('/api/clients', {
    name: `Rockface Civil ${batch}`,
    client_type: 'civil',
    email: `rock${batch}@example.com`,
  })
  const site = await made(`/api/clients/${client.id}/sites`, {
    name: 'Quarry',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  // A working day on which no other test books anyone.
  const day = new Date(Date.parse(demoMorning) + 34 * 86_400_000).toISOString().slice(0, 10)
  const job = await made('/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: `Rock breaking ${batch}`,
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: day,
    end_date: day,
  })
  const want = { asset_category_id: category.id, qty: 1, attachment_ids: [hammer.id], skill_ids: [skill.id] }
  await made(`/api/superAdmin/job/${job.id}/requirements`, { assetData: [want] })
  const [order] = await api<Made[]>('admin', 'GET', `/api/work-orders?job_id=${job.id}`)
  const { id } = order!
  const drivers = await api<Candidate[]>('admin', 'GET', `/api/work-orders/${id}/available-drivers?limit=50`)
  const [skilled, other] = drivers.filter(
    ({ free, reasons }) => free === 1 && reasons.every(({ code }) => code === 'skill'),
  )
  if (!skilled || !other) throw new Error('The demo has no two drivers without another objection.')
  await made('/api/driver-skills', { added: [{ row_id: skilled.id, column_id: skill.id }], removed: [] })
  return { order: id, category: category.id, skilled: skilled.name, other: other.name }
}

/** Puts an attachment on a machine in the grid of those of one category, by keyboard. */
async function putOn(page: Page, machine: string, attachment: string): Promise<void> {
  const cell = page.getByRole('checkbox', { name: `${machine}: ${attachment}`, exact: true })
  await cell.focus()
  await page.keyboard.press('Space')
  await expect(cell).toBeChecked()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Attachments on machines saved')).toBeVisible()
}

async function candidates(page: Page, what: string, search: string): Promise<void> {
  await page.getByRole('button', { name: `Choose ${what}` }).click()
  await dialogOf(page).getByRole('searchbox').fill(search)
}

async function bookShown(page: Page, name: string): Promise<void> {
  const found = dialogOf(page).getByRole('listitem').filter({ hasText: name })
  await found.getByRole('button', { name: `Book ${name}` }).click()
  await expect(toast(page, new RegExp(`${name}.* booked`))).toBeVisible()
}

async function book(page: Page, what: string, code: string): Promise<void> {
  await candidates(page, what, code)
  await bookShown(page, code)
}

/** A tip order of a material that the site does not take, and then of one that it takes. */
async function refuseRubble(page: Page, batch: string): Promise<void> {
  const hours = Array.from({ length: 7 }, () => ({ opens: '06:00', closes: '17:00' }))
  const name = `Fill farm ${batch}`
  await api('allocator', 'POST', '/api/tip-sites', {
    name,
    materials: [{ material: 'Clay', conditions: null }],
    hours,
  })
  await page.getByRole('link', { name: 'Tip orders' }).click()
  await page.getByRole('button', { name: 'New tip order' }).click()
  const dialog = dialogOf(page)
  const material = dialog.getByRole('combobox', { name: 'Material' })
  await choose(material, 'Clay')
  const site = dialog.getByRole('combobox', { name: 'Tip site' })
  await site.fill(name)
  await page.getByRole('option', { name }).click()
  await choose(material, 'Rubble')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`${name} does not accept Rubble.`)).toBeVisible()
  await choose(material, 'Clay')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `Clay to ${name} added`)).toBeVisible()
}
