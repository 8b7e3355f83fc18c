import { userTabs } from '#areas/users/rules/user-tabs.ts'
import { count } from '#test/proof.ts'
import { homeOf } from '#shared/user-types.ts'
import { type Scheme, expectAccessible, expectAccessibleIn } from './accessibility.ts'
import { demoMorning, desk, origin } from './environment.ts'
import { goInApp, newPageOf, pageOf, phone, settled, watch } from './helpers.ts'
import { demoPassword, everyone, people } from './people.ts'
import { addressesOf, mayEnter, screens } from './screens.ts'
import { expectAsStored, specifiedAs, partsStatus } from './specified.ts'
import { linkOf, sentQuote } from './test-quotes.ts'
import { expect, test } from './test.ts'
import { signInWatched } from './token-watch.ts'
import {
  addressesForRole,
  commonTabsOnce,
  insideScreens,
  expectNamed,
  openByAddress,
  openInside,
  openStart,
  publicScreens,
  screensInTurn,
} from './walk.ts'

/** `npm run prove` checks each address at both widths and in both schemes, `npm test` at one, in turn. */
const isFull = count({ short: 0, full: 1 }) === 1

const widths = { desk, narrow: phone.viewport }

// The longest tests first, in two halves, so that both workers are busy.
for (const part of [0, 1]) {
  // S9.
  test(`admin opens every screen inside the application: it is accessible at a desk and as narrow as a phone, has its parts and nowhere the token, part ${part + 1} of 2`, async ({
    browser,
  }, { config }) => {
    test.setTimeout(900_000)
    const context = await browser.newContext({ baseURL: origin, locale: 'en-AU', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.setViewportSize(desk)
    await page.clock.setFixedTime(demoMorning)
    const token = await signInWatched(page)
    const watched = await watch(page)
    await openStart(page)
    const stands = new Map<string, string>()
    const addresses: { address: string; tab: number; path: string }[] = []
    for (const screen of insideScreens.filter((_, at) => at % 2 === part))
      for (const [tab, address] of commonTabsOnce(await addressesOf(screen, 'admin')).entries())
        addresses.push({ address, tab, path: screen.path })
    // Each starts as the one before ended: switching the scheme is slow.
    let order: readonly Scheme[] = ['light', 'dark']
    const check = async (address: string) => {
      await expectAccessibleIn(page, address, order)
      order = order.toReversed()
    }
    for (const [turn, [width, size]] of Object.entries(widths).entries()) {
      await page.setViewportSize(size)
      for (const [at, { address, tab, path }] of addresses.entries()) {
        const isInTurn = isFull || at % 2 === turn
        if (!isInTurn && size !== desk) continue
        await openInside(page, watched, address)
        await expectNamed(page, address)
        if (size === desk) {
          await token.inspect(address)
          const specified = tab === 0 ? specifiedAs(path) : undefined
          if (specified !== undefined) {
            await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveCount(0)
            stands.set(specified, await partsStatus(page, specified))
          }
        }
        if (isInTurn) await check(`${address}, ${width}`)
        await watched.expectNoErrors(`the parts of ${address}`)
      }
    }
    await token.end()
    expectAsStored(stands, config)
    await context.close()
  })
}

// Every screen with rules of its own on a phone, and one of each other kind: route tests prove that every address
// leads to its screen.
const onPhone = [
  '/driver',
  '/dashboard/driver_jobs',
  '/dashboard/driver_jobs/$id/edit',
  '/dashboard/driver_jobs/$id/$asset/complete_checklist',
  '/dashboard',
  '/dashboard/jobs',
  '/dashboard/jobs/$id/edit',
  '/dashboard/clients/new',
  '/dashboard/settings/company',
]
test('admin opens screens by their addresses, on a phone, and they are accessible', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await pageOf(browser, 'admin', 'phone')
  const watched = await watch(page)
  for (const screen of insideScreens.filter(({ path }) => onPhone.includes(path))) {
    const [address = screen.path] = await addressesOf(screen, 'admin')
    await openByAddress(page, watched, address)
    await expectNamed(page, address)
    await expectAccessibleIn(page, `${address}, on a phone`, ['light'])
  }
  await page.context().close()
})

for (const { name, schemes, options } of [
  { name: 'at a desk, and it has its parts', schemes: ['light', 'dark'], options: {} },
  { name: 'on a phone', schemes: ['light'], options: phone },
] as const) {
  test(`every screen of a visitor is accessible ${name}`, async ({ browser }, { config }) => {
    test.setTimeout(120_000)
    const page = await browser.newPage({ baseURL: origin, locale: 'en-AU', ...options })
    const watched = await watch(page)
    const stands = new Map<string, string>()
    for (const screen of publicScreens)
      for (const address of await addressesOf(screen, 'admin')) {
        await page.goto(address)
        await settled(page)
        await watched.expectNoErrors(address)
        await expectAccessibleIn(page, `${address}, ${name}`, schemes)
        const path = specifiedAs(screen.path)
        if (path !== undefined && options !== phone) stands.set(path, await partsStatus(page, path))
      }
    if (options === phone) return
    // Pages outside the application, and where `/` leads.
    for (const [path, address] of [
      ['/quote', '/quote'],
      ['/quote/{id}', await linkOf(await sentQuote())],
    ] as const) {
      await page.goto(address)
      await page.locator('h1').waitFor()
      stands.set(path, await partsStatus(page, path))
    }
    const start = await pageOf(browser, 'admin')
    await start.goto('/')
    await settled(start)
    stands.set('/', await partsStatus(start, '/'))
    expectAsStored(stands, config)
  })
}

for (const person of everyone) {
  // In sequence, as they share a context.
  test.describe(person, () => {
    test.describe.configure({ mode: 'default' })
    // The administrator's walk is above, with closer checks.
    if (person !== 'admin')
      test(`${person} opens every screen of theirs inside the application`, async ({ browser }) => {
        test.setTimeout(360_000)
        const page = await newPageOf(browser, person)
        // What a driver opens is sent to the server with the phone's time, which is the demo's.
        await page.clock.setFixedTime(demoMorning)
        const watched = await watch(page)
        await openStart(page)
        for (const screen of screensInTurn(person))
          for (const address of await addressesForRole(screen, person))
            await openInside(page, watched, address)
      })

    const forbidden = insideScreens.find((screen) => !mayEnter(person, screen))
    if (forbidden)
      test(`${person} is refused at ${forbidden.path} without a request, and sent home`, async ({
        browser,
      }) => {
        const page = await pageOf(browser, person)
        await openStart(page)
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
      })
  })
}

// One of each kind: admit.test.ts proves that the guard sends visitors to sign-in from anything not public, and
// routes.test.ts that every screen has a guard.
const samples = [
  '/dashboard/quotes',
  '/dashboard/jobs/1/edit?tab=notes',
  '/driver',
  '/dashboard/settings/users/roles',
  '/profile',
  '/dashboard/clients?client_type=civil&search=council',
]
test('signed out, a screen leads to sign-in and comes back after it', async ({ page }) => {
  for (const address of samples) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toBe(address)
  }
  await page.getByLabel('Email').fill(people.admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/clients\?.*search=council/)
})

for (const { person, path, tabs } of [
  { person: 'safety', path: '/dashboard/settings/users/$id/edit', tabs: Object.keys(userTabs) },
  { person: 'safety', path: '/dashboard/clients/$id/edit', tabs: ['summary', 'contacts'] },
] as const) {
  test(`${path} is accessible as ${person}, who may only look at most of it`, async ({ browser }) => {
    const page = await pageOf(browser, person)
    await openStart(page)
    const screen = screens.find((one) => one.path === path)!
    const [address = path] = await addressesOf(screen, 'admin')
    for (const tab of tabs) {
      await goInApp(page, `${address.split('?')[0]}?tab=${tab}`)
      await expectAccessible(page, `${address}, ${tab}, as ${person}`)
    }
  })
}
