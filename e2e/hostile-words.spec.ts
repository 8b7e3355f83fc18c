import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { getDocumentProxy } from 'unpdf'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { mailText } from '#platform/server/mail/mail-text.ts'
import { type HaulyardProcess, start } from '#test/process.ts'
import { count, figure } from '#test/proof.ts'
import { copyFolder, demoMorning } from './environment.ts'
import { goInApp, phone, settled, watch } from './helpers.ts'
import { hostileWords } from './hostile-words.ts'
import type { Person } from './people.ts'
import { addressesOf, insideScreens, mayEnter } from './screens.ts'
import { signIn } from './sign-in.ts'
import { fillHostileWords } from './fill-hostile-words.ts'
import { type Browser, type Page, expect, test } from './test.ts'

/** The demo company on a separate server, because its words would upset other tests. */
async function spoiltCompany(): Promise<{ server: HaulyardProcess; owner: pg.Client }> {
  const postgres = await startPostgres(copyFolder)
  await postgres.stop()
  const server = await start({ HAULYARD_DATA: copyFolder, HAULYARD_CLOCK: demoMorning, HAULYARD_DEMO: '1' })
  const owner = new pg.Client(postgres.config)
  await owner.connect()
  return { server, owner }
}

/** Where else our links lead: directions to a site. */
const maps = 'https://www.google.com'

/**
 * What `npm test` checks: a list and a record with tabs per area, the homes, and screens with what those
 * lack: the log, emails, calendars, documents before sending. `npm run prove` checks every screen.
 */
const sample = [
  '/dashboard',
  '/allocator',
  '/driver',
  '/dashboard/checklist/$id/view',
  '/dashboard/checklist/defects/$id',
  '/dashboard/clients/$id/edit',
  '/dashboard/dockets/$id',
  '/dashboard/driver_jobs/$id/edit',
  '/dashboard/invoices',
  '/dashboard/invoices/$id/check',
  '/dashboard/invoices/$id/edit',
  '/dashboard/jobs/$id/edit',
  '/dashboard/logs',
  '/dashboard/notifications',
  '/dashboard/products/$id/edit',
  '/dashboard/quotes/$id/check',
  '/dashboard/quotes/$id/edit',
  '/dashboard/resources/assets/$id/edit',
  '/dashboard/settings/company',
  '/dashboard/settings/lists',
  '/dashboard/settings/mail/$id',
  '/dashboard/settings/users/roles',
  '/dashboard/subcontractors/drivers/$id/edit',
  '/dashboard/work-orders',
  '/dashboard/work-orders/$id/edit',
]
/** Elements that were words, and addresses that run something or lead away. */
const intruders = (known: readonly string[]) => {
  const leads = [...document.querySelectorAll('[href], [src], [action], [data], [formaction]')]
    .flatMap((element) =>
      ['href', 'src', 'action', 'data', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((address) => address !== '' && !/^(mailto|tel|blob):|^data:image\//.test(address))
  return [
    ...[...document.querySelectorAll('#hostile')].map(({ outerHTML }) => outerHTML),
    ...leads.filter((address) => !known.includes(new URL(address, document.baseURI).origin)),
  ]
}

/** A page where nothing may open a dialog. */
async function pageIn(browser: Browser, origin: string, options: object): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`A dialog was opened: ${dialog.message()}`)
  })
  await page.clock.setFixedTime(demoMorning)
  return page
}

test.describe('text that is markup elsewhere', () => {
  let server: HaulyardProcess
  let owner: pg.Client
  test.beforeAll(async () => {
    ;({ server, owner } = await spoiltCompany())
  })
  test.afterAll(async () => {
    await owner.end()
    await server.end('SIGTERM')
  })

  // S11.
  test('stay words on every screen, in every PDF and on clients’ pages', async ({ browser }) => {
    test.setTimeout(count({ short: 600_000, full: 14_400_000 }))
    const { origin } = server
    const isSample = count({ short: 1, full: 0 }) === 1
    const screens = isSample ? insideScreens.filter(({ path }) => sample.includes(path)) : insideScreens
    if (isSample) expect(screens, 'each of the sample is a screen').toHaveLength(sample.length)
    const rounds = count({ short: 1, full: hostileWords.length })
    const tabs = count({ short: 1, full: Infinity })
    const states = { admin: await signIn(origin, 'admin'), driver: await signIn(origin, 'driver') }
    const tokenOf = (person: keyof typeof states) =>
      (JSON.parse(states[person].origins[0]!.localStorage[0]!.value) as { token: string }).token
    const ask = (path: string, person: keyof typeof states = 'admin') =>
      fetch(origin + path, { headers: { authorization: `Bearer ${tokenOf(person)}` } })
    const listOf = async (person: Person, list: string) =>
      ((await (await ask(list, person as 'admin')).json()) as { data: { id: number }[] }).data

    let looked = 0
    let columns = 0
    const shown = new Set<string>()
    const pages = {
      admin: await pageIn(browser, origin, { storageState: states.admin }),
      driver: await pageIn(browser, origin, { ...phone, storageState: states.driver }),
    }
    const outside = await pageIn(browser, origin, phone)
    const watched = new Map(
      await Promise.all(
        [...Object.values(pages), outside].map(async (page) => [page, await watch(page)] as const),
      ),
    )
    const mustBeWords = async (page: Page, address: string) => {
      expect(await page.evaluate(intruders, [origin, maps]), address).toEqual([])
      await watched.get(page)!.expectNoErrors(address)
      if ((await page.locator('body').innerText()).includes('hostile')) shown.add(address)
      looked++
    }

    for (let round = 0; round < rounds; round++) {
      columns = await fillHostileWords(owner, round)
      for (const person of ['admin', 'driver'] as const) {
        const page = pages[person]
        await page.goto('/dashboard')
        await settled(page)
        for (const screen of screens.filter((one) => mayEnter(person, one)))
          for (const address of (await addressesOf(screen, person, listOf)).slice(0, tabs)) {
            await goInApp(page, address)
            await mustBeWords(page, address)
          }
      }
      await outside.goto(await quoteLink(owner))
      await settled(outside)
      await mustBeWords(outside, 'the public page of a quote')

      for (const list of ['quotes', 'invoices', 'dockets']) {
        const [row] = await listOf('admin', `/api/${list}?page_size=1`)
        const answer = await ask(`/api/${list}/${row!.id}/pdf`)
        expect([list, answer.status]).toEqual([list, 200])
        await mustBePaper(new Uint8Array(await answer.arrayBuffer()))
      }
    }
    expect(columns).toBeGreaterThan(200)
    expect(shown.size).toBeGreaterThan(count({ short: 30, full: 80 }))
    figure(
      'S11',
      `${hostileWords.length} hostile words in ${columns} columns, ${looked} looks at screens of ${rounds} rounds, ${3 * rounds} PDFs: 0 taken for more than words, 0 reports of the policy`,
    )
  })
})

/** A sent quote's link, created outside the server, which stores no secret. */
async function quoteLink(owner: pg.Client): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into public_link (kind, record_type, record_id, secret_sha256, expires_at)
     select 'quote', 'quote', id, $1, '2027-01-01' from quote where status in ('Sent', 'Viewed') limit 1`,
    [createHash('sha256').update(secret).digest()],
  )
  return `/quote/${secret}`
}

/** It shows the words, runs nothing and links nowhere. */
async function mustBePaper(bytes: Uint8Array): Promise<void> {
  const paper = await getDocumentProxy(bytes)
  expect([await paper.getJSActions(), await paper.getOpenAction(), await paper.getAttachments()]).toEqual([
    null,
    null,
    null,
  ])
  for (let at = 1; at <= paper.numPages; at++) {
    const page = await paper.getPage(at)
    const links = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[]
    expect(links.map(({ url, unsafeUrl }) => url ?? unsafeUrl)).toEqual([])
  }
}

// S11. Where emails are read, our policy does not apply.
test('hostile words stay words in an email', async ({ page }) => {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`A dialog was opened: ${dialog.message()}`)
  })
  await page.setContent(
    mailText({
      body: hostileWords.join('\n\n'),
      link: { address: 'https://office.example/quote/x', label: 'Open the quote' },
      sender: hostileWords.join(' '),
      has_logo: false,
    }).html,
  )
  expect(await page.locator('#hostile').count()).toBe(0)
  expect(await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([])
  await expect(page.locator('body')).toContainText('<script id=hostile>alert(1)</script>')
})
