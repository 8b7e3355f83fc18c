import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:4105'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
type S = readonly [person: string, path: string, name: string, act?: string]
const screens: readonly S[] = [
  ['admin@demo.example', '/dashboard', 'home'],
  ['admin@demo.example', '/dashboard/settings', 'settings'],
  ['admin@demo.example', '/dashboard/settings/users/roles', 'roles'],
  ['admin@demo.example', '/dashboard/settings/mail', 'mail'],
  ['admin@demo.example', '/dashboard/jobs/new', 'jobnew'],
  ['admin@demo.example', '/dashboard/clients/1', 'client'],
  ['admin@demo.example', '/dashboard/checklists?search=zzzz', 'checklists'],
]
const views = [['light', 1440, 900, 'light'], ['dark', 1440, 900, 'dark'], ['phone', 390, 844, 'light']] as const
const only = process.argv[2]
for (const [view, width, height, colorScheme] of views) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  let who = ''
  const page = await context.newPage()
  for (const [person, path, name] of screens) {
    if (only && name !== only) continue
    if (person !== who) {
      await page.goto(base + '/login')
      await page.getByLabel('Email').fill(person)
      await page.getByRole('textbox', { name: 'Password' }).fill('demo-haulyard')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('**/dashboard**', { timeout: 60000 })
      who = person
    }
    await page.goto(base + path)
    await page.locator('main h1').first().waitFor({ timeout: 60000 })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/wds/${name}-${view}.png` })
    if (view === 'light' && name === 'home') { await page.keyboard.press('?'); await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/wds/help-${view}.png` }) ; await page.keyboard.press('Escape') }
  }
  await context.close()
}
await browser.close()
