import { type Locator, type Page, expect } from '@playwright/test'
import { photo } from '#test/uploads.ts'
import { dialogOf } from './call-steps.ts'
import { sign } from './signing.ts'

export const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()

/**
 * A phone's clock at a time on Thursday: the server's is at six on Friday, and a phone's may be behind, never
 * ahead.
 */
export const clockAt = (page: Page, time: string) => page.clock.setFixedTime(`2026-11-19T${time}:00+11:00`)

/** The server refuses the next step of a kind with this message; it handles all others. */
export async function refuseNext(page: Page, kind: string, message: string): Promise<void> {
  let isRefused = false
  await page.route('**/api/driver-jobs/*/steps', (route) => {
    const { kind: asked } = route.request().postDataJSON() as { kind: string }
    if (isRefused || asked !== kind) return route.fallback()
    isRefused = true
    return route.fulfill({ status: 409, json: { success: false, message, data: [], errors: {} } })
  })
}

/** “All OK”, and each critical item by itself. */
export async function answerAllOk(form: Locator): Promise<void> {
  for (const all of await form.getByRole('button', { name: /^All OK/ }).all()) await all.click()
  const critical = form.getByRole('group', { name: /Critical/ })
  for (const ok of await critical.getByRole('radio', { name: 'OK' }).all()) await ok.check()
}

/** Everything is in order. */
export async function submitChecklist(page: Page, odometer?: string): Promise<void> {
  const form = page.getByRole('form')
  await expect(form).toBeVisible()
  await answerAllOk(form)
  for (const yes of await form.getByRole('radio', { name: 'Yes' }).all()) await yes.check()
  if (odometer) await form.getByRole('textbox', { name: /Odometer/ }).fill(odometer)
  await form.getByRole('button', { name: 'Submit' }).click()
}

/** The phone dialog opened by the button of that name. */
async function say(page: Page, step: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await tap(page, step)
  for (const [name, value] of Object.entries(fields))
    await dialogOf(page).getByRole('textbox', { name }).fill(value)
  await dialogOf(page).getByRole('button', { name: step, exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
}
export const startWork = (page: Page) => say(page, 'Start work')
export const finishWork = (page: Page, fields = {}) => say(page, 'Finish work', fields)
export const tipLoad = (page: Page, tip: string) => say(page, 'Tip load', { 'Tipped at': tip })

/** A load with its weight, its ticket and a photo of it. */
export async function addLoad(
  page: Page,
  { material, tonnes, ticket }: { material: string; tonnes: string; ticket: string },
): Promise<void> {
  const { content } = await photo()
  await tap(page, 'Add load')
  const load = dialogOf(page)
  await load.getByRole('combobox', { name: 'Material' }).click()
  await page.getByRole('option', { name: material, exact: true }).click()
  await load.getByRole('textbox', { name: 'Tonnes' }).fill(tonnes)
  await load.getByRole('textbox', { name: 'Ticket number' }).fill(ticket)
  await load
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ticket.jpg', mimeType: 'image/jpeg', buffer: content })
  await load.getByRole('button', { name: 'Add load' }).click()
  await expect(load).toBeHidden()
}

/** The client reads the docket, which has no price, and signs on screen. */
async function signDocket(page: Page, order_no: string, name: string): Promise<void> {
  await tap(page, 'Sign docket')
  const signing = dialogOf(page)
  await expect(signing.getByText(order_no).first()).toBeVisible()
  await expect(signing.getByText('$')).toHaveCount(0)
  await signing.getByRole('textbox', { name: 'Name of the person signing' }).fill(name)
  await signOnPhone(page)
}

/** Signs the open sheet and submits it. */
async function signOnPhone(page: Page): Promise<void> {
  await page.locator('canvas').scrollIntoViewIfNeeded()
  await sign(page)
  await dialogOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
}

/** The same for a sheet that no longer matches the docket: refused, reloaded and signed again. */
export async function signChangedDocket(page: Page, order_no: string, name: string): Promise<void> {
  const sheet = '**/api/driver-jobs/*/docket'
  await page.route(sheet, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    const data = { ...answer.data, model_sha256: '0'.repeat(64) }
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await signDocket(page, order_no, name)
  const refused = page.getByRole('region', { name: 'Sign docket, not accepted' })
  await expect(
    refused.getByText('The docket has changed. Show it to the client again before signing.'),
  ).toBeInViewport()
  await page.unroute(sheet)
  await refused.getByRole('button', { name: 'Open again' }).click()
  const signing = dialogOf(page)
  await expect(
    signing.getByText('The docket has changed. Have the client read it and sign again.'),
  ).toBeVisible()
  await expect(signing.getByRole('textbox', { name: 'Name of the person signing' })).toHaveValue(name)
  await signOnPhone(page)
  await expect(refused).toBeHidden()
}
