import { setTimeout as sleep } from 'node:timers/promises'
import { type Locator, type Page, expect, test } from './test.ts'
import { pdfBytes } from '#test/uploads.ts'
import { pageOf, settled, toast } from './helpers.ts'
import { newClient } from './test-clients.ts'

const pdf = { name: 'credit-application.pdf', mimeType: 'application/pdf', buffer: pdfBytes() }

/** Tabs until something has the focus, like a person without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

async function pick(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    const current = await page
      .getByRole('option', { name: option, exact: true })
      .getAttribute('data-combobox-selected')
    if (current !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('a client with contact, site, note and PDF is saved by keyboard alone', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/clients')
  await settled(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help: Clients' })
  await expect(help).toContainText('Everyone you work for')
  await expect(help).toContainText('New client')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New client' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused()
  const name = `Keyboard Civil ${Date.now()}`
  await page.keyboard.type(name)
  await pick(page, page.getByRole('combobox', { name: /^Type/ }), 'Civil contractor')
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Email', exact: false }).first(),
    `k${Date.now()}@example.com`,
  )
  await typeInto(page, page.getByRole('textbox', { name: 'Phone' }), '(03) 5550 1234')
  await typeInto(page, page.getByRole('textbox', { name: 'ABN' }), '11900000017')
  await expect(page.getByRole('textbox', { name: 'ABN' })).toHaveValue('11 900 000 017')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page).toHaveURL(/\/edit\?tab=contacts$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await expect(page.getByText('No contacts yet')).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Jo Nguyen')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Mobile' }), '0491 570 006')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Jo Nguyen/ })).toContainText('Primary')

  await tabTo(page, page.getByRole('link', { name: 'Sites', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No sites yet')).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Basement dig')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Street address' }), '12 Smith St')
  await page.route('**/suburbs-*.js', async (route) => {
    await sleep(500)
    await route.continue()
  })
  const suburb = dialog.getByRole('combobox', { name: 'Suburb' })
  const postcode = dialog.getByRole('textbox', { name: 'Postcode' })
  // Enter comes before the list of suburbs.
  await typeInto(page, suburb, 'alton')
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveValue('3018')
  await suburb.press('ControlOrMeta+a')
  await page.keyboard.type('boron')
  await page.keyboard.press('Enter')
  await expect(postcode).toHaveValue('3155')
  await postcode.focus()
  await suburb.focus()
  await expect(postcode).toHaveValue('3155')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Basement dig/ })).toContainText('12 Smith St, Boronia VIC 3155')

  await tabTo(page, page.getByRole('link', { name: 'Notes' }))
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('textbox', { name: /note/i }), 'Gate code is on the plan.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gate code is on the plan.').last()).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Documents' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add document' }))
  // Set up before the press: the browser takes a moment to hand over its file chooser.
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Choose files' }))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(pdf)
  await pick(page, dialog.getByRole('combobox', { name: /^Type/ }), 'Other')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Title' }), 'Credit application')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Credit application/ })).toBeVisible()
})

test('the first Down after typing stays on the only client found', async ({ browser }) => {
  const { name } = await newClient()
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/products/try-a-shift')
  await settled(page)
  const client = page.getByRole('combobox', { name: /^Client/ })
  await client.fill(name)
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveAttribute(
    'data-combobox-selected',
    /.*/,
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(client).toHaveValue(new RegExp(`^${name} `))
})
