import { type Page, expect, test } from './test.ts'
import { userTabs } from '#areas/users/rules/user-tabs.ts'
import { homeOf } from '#shared/user-types.ts'
import {
  type Scheme,
  butColours,
  carryChecker,
  expectAccessible,
  expectAccessibleIn,
} from './accessibility.ts'
import { demoMorning } from './environment.ts'
import { type Watch, contextOf, goInApp, pageOf, phone, settled, watch } from './helpers.ts'
import { everybody, people } from './people.ts'
import * as all from './screens.ts'
import { type Screen, addressesOf, mayEnter } from './screens.ts'

/** How the addresses begin of the screens to walk through, where not all are (`npm test -- --area x`). */
const beginnings = process.env['HAULYARD_SCREENS']?.split(' ')
const walked = (screens: readonly Screen[]) =>
  beginnings ? screens.filter(({ path }) => beginnings.some((one) => path.startsWith(one))) : screens
const [insideScreens, publicScreens] = [walked(all.insideScreens), walked(all.publicScreens)]

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await settled(page)
}

/** Goes to a screen without a reload. */
async function openInside(page: Page, watched: Watch, address: string): Promise<void> {
  await goInApp(page, address)
  await mustBeThere(page, watched, address)
}

/** Goes to a screen as somebody does who reloads it, or has its address from a message. */
async function openByAddress(page: Page, watched: Watch, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await mustBeThere(page, watched, address)
}

/** It is that screen, it has its heading, and nothing went wrong on the way. */
async function mustBeThere(page: Page, watched: Watch, address: string): Promise<void> {
  expect(new URL(page.url()).pathname, address).toBe(new URL(address, page.url()).pathname)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/Haulyard/)
  await watched.clean(address)
}

for (const person of everybody) {
  // The administrator does so below, where every screen is also looked at closely.
  if (person !== 'admin')
    test(`${person} opens every screen of theirs inside the application`, async ({ browser }) => {
      test.setTimeout(360_000)
      const page = await pageOf(browser, person)
      // What a driver opens is sent to the server with the phone's time, which is the demo's.
      await page.clock.setFixedTime(demoMorning)
      const watched = await watch(page)
      await open(page)
      for (const screen of insideScreens.filter((one) => mayEnter(person, one)))
        for (const address of await addressesOf(screen, person)) await openInside(page, watched, address)
      await page.context().close()
    })

  const forbidden = insideScreens.find((screen) => !mayEnter(person, screen))
  if (forbidden) {
    test(`${person} is refused at ${forbidden.path} without a request, and sent home`, async ({
      browser,
    }) => {
      const page = await pageOf(browser, person)
      await open(page)
      const asked: string[] = []
      page.on('request', (one) => asked.push(one.url()))
      const [address = forbidden.path] = await addressesOf(forbidden, 'admin')
      await page.evaluate((to) => history.pushState({}, '', to), address)
      await expect(page.getByText('You are not Authorized for this action.')).toBeVisible()
      await page.waitForURL(({ pathname }) => pathname === homeOf(people[person].user_type).landing)
      expect(
        asked.filter(
          (url) => url.includes('/api/') && !/\/api\/(home|.*notifications|driver-jobs\/day)/.test(url),
        ),
      ).toEqual([])
      await page.context().close()
    })
  }
}

test('signed out, every screen leads to sign-in and comes back after it', async ({ page }) => {
  test.setTimeout(360_000)
  for (const screen of insideScreens) {
    await page.goto(screen.path.replaceAll(/\$\w+/g, '1'))
    await expect(page).toHaveURL(/\/login\?next=/)
  }
  for (const screen of publicScreens) {
    const watched = await watch(page)
    for (const address of await addressesOf(screen, 'admin')) {
      await page.goto(address)
      await settled(page)
      await watched.clean(address)
    }
  }
})

const looks = [
  { name: 'inside the application, in light and dark', schemes: ['light', 'dark'], options: {} },
  { name: 'by its address, on a phone', schemes: ['light'], options: phone },
] as const

for (const { name, schemes, options } of looks) {
  // In two parts, each with half of the screens, so that they share the machine.
  for (const part of [0, 1]) {
    test(`admin opens every screen ${name}, and it is accessible, part ${part + 1} of 2`, async ({
      browser,
    }) => {
      test.setTimeout(900_000)
      const context = await contextOf(browser, 'admin', options)
      await carryChecker(context)
      const page = await context.newPage()
      const watched = await watch(page)
      await open(page)
      // Each begins in the colours in which the one before it ended: changing them takes longest of all.
      let order: readonly Scheme[] = schemes
      for (const screen of insideScreens.filter((_, at) => at % 2 === part)) {
        for (const [at, address] of (await addressesOf(screen, 'admin')).entries()) {
          // Tabs are opened by their addresses inside the application.
          if (options === phone && at === 0) await openByAddress(page, watched, address)
          else await openInside(page, watched, address)
          const where = `${address}, ${name}`
          // On a phone the tabs of a screen have the parts whose colours were looked at on the others.
          if (options === phone && at > 0) await expectAccessible(page, where, butColours)
          else await expectAccessibleIn(page, where, order)
          order = order.toReversed()
        }
      }
      const visitor = await browser.newContext(options)
      await carryChecker(visitor)
      const outside = await visitor.newPage()
      for (const screen of publicScreens.filter((_, at) => at % 2 === part)) {
        for (const address of await addressesOf(screen, 'admin')) {
          await outside.goto(new URL(address, page.url()).href)
          await settled(outside)
          await expectAccessibleIn(outside, `${address}, ${name}`, schemes)
        }
      }
      await visitor.close()
      await context.close()
    })
  }
}

for (const { person, path, tabs } of [
  { person: 'safety', path: '/dashboard/settings/users/$id/edit', tabs: Object.keys(userTabs) },
  { person: 'safety', path: '/dashboard/clients/$id/edit', tabs: ['details', 'contacts'] },
] as const) {
  test(`${path} is accessible as ${person}, who may only look at most of it`, async ({ browser }) => {
    const context = await contextOf(browser, person)
    await carryChecker(context)
    const page = await context.newPage()
    await open(page)
    const screen = all.screens.find((one) => one.path === path)!
    const [address = path] = await addressesOf(screen, 'admin')
    for (const tab of tabs) {
      await goInApp(page, `${address.split('?')[0]}?tab=${tab}`)
      await expectAccessible(page, `${address}, ${tab}, as ${person}`)
    }
    await context.close()
  })
}
