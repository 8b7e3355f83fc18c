import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { admit } from '#platform/web/guard/admit.ts'
import { tabNames } from '#platform/web/records/record-tabs.ts'
import { type UserType, effectiveGrants, roles } from '#shared/roles.ts'
import { parseSearch } from '#platform/web/lists/search-params.ts'
import { routeTree } from './routes.ts'

const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as never })
const all = Object.values(router.routesById)
const screens = all
  .filter((route) => !route.children && !route.fullPath.endsWith('/$'))
  .map((route) => {
    const { tabs, ...about } = route.options.staticData ?? {}
    const path = route.fullPath.replace(/(.)\/$/, '$1')
    return { path, ...about, ...(tabs && { tabs: tabNames(tabs) }) }
  })
  .toSorted((a, b) => a.path.localeCompare(b.path))

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../../test/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
const shape = (path: string): string => path.replaceAll(/\{\w+\}|\$\w+/g, '{}')
/** A separate page alongside the application. */
const isQuotePage = (path: string): boolean => path.startsWith('/quote')

test('how many of the specified screens have all their parts, as seen in the browser', () => {
  const statuses = rowsOf('specified-screens.tsv')
  const specified = rowsOf('specified-routes.tsv').map(([path]) => path)
  expect(specified).toHaveLength(135)
  expect(statuses.map(([path]) => path)).toEqual(specified)
  const shapes = new Set(screens.map((screen) => shape(screen.path)))
  const isReal = (path: string): boolean => isQuotePage(path) || shapes.has(shape(path))
  expect(statuses.filter(([path = '', stand]) => (stand === 'none') === isReal(path))).toEqual([])

  const whole = statuses.filter(([, stand]) => stand === 'whole').length
  const partial = statuses.filter(([, stand]) => stand?.startsWith('lacks ')).length
  process.stdout.write(`\n${whole} of 135 specified screens have all their parts, ${partial} lack some\n`)
  const paths = new Set(specified)
  expect(rowsOf('specified-parts.tsv').filter(([path]) => !paths.has(path))).toEqual([])
})

test('every screen has a title and says who may enter; the every-screen test walks this list', async () => {
  for (const screen of screens) {
    expect(screen.title, screen.path).toBeTruthy()
    expect(screen.permission, screen.path).toBeTruthy()
  }
  // One per line, so that a change reads as one.
  const lines = screens.map((screen) => JSON.stringify(screen)).join(',\n')
  await expect(`[\n${lines}\n]\n`).toMatchFileSnapshot('../../../test/data/screens.json')
})

test.each(['/s/', '/t/'])('%s… is open to people without an account', (path) => {
  const match = router.matchRoutes(`${path}${'A'.repeat(43)}`, {}).at(-1)!
  const { permission } = all.find(({ id }) => id === match.routeId)!.options.staticData!
  expect(admit(permission, null)).toBe('enter')
})

test('for every role and screen, a missing permission is refused without a request', () => {
  const people = [...roles.map((role) => role.user_type), null]
  for (const screen of screens) {
    for (const user_type of people) {
      const permissions = effectiveGrants(user_type)
      const verdict = admit(screen.permission, { permissions })
      const free = ['public', 'signed_in'].includes(screen.permission)
      const expected =
        screen.permission === 'signed_out'
          ? 'to_start'
          : free || permissions[screen.permission as keyof typeof permissions]
            ? 'enter'
            : 'refuse'
      expect([screen.path, user_type, verdict]).toEqual([screen.path, user_type, expected])
    }
    const outside = admit(screen.permission, null)
    expect(outside).toBe(['public', 'signed_out'].includes(screen.permission) ? 'enter' : 'sign_in')
  }
})

/** Where homes and notifications link to, with their parameters; kept by test/links.test.ts. */
const links = JSON.parse(readFileSync(new URL('../../../test/data/links.json', import.meta.url), 'utf8')) as {
  user_type: UserType | null
  link: string
}[]

test.each(links)('$link opens for type $user_type and keeps its tab and filters', ({ user_type, link }) => {
  const { pathname, search } = new URL(link, 'https://haulyard.example')
  const asked = parseSearch(search)
  const match = router.matchRoutes(pathname, asked).at(-1)!
  expect(match.routeId.endsWith('/$'), 'only the route that catches every address').toBe(false)
  const { permission } = all.find(({ id }) => id === match.routeId)!.options.staticData!
  expect(admit(permission, { permissions: effectiveGrants(user_type) })).toBe('enter')
  // An id is a number there.
  const kept = Object.entries(match.search as object).map(([name, value]) => [name, String(value)])
  expect(Object.fromEntries(kept)).toMatchObject(asked)
})
