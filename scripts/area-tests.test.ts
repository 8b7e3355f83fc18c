import { expect, test } from 'vitest'
import { readSources, testsOfArea } from './area-tests.ts'

test('an unknown area is refused with the known ones', () => {
  expect(() => testsOfArea('ledger', {})).toThrow(/There are the areas .*clients.*\./)
})

const sources = {
  'src/areas/quotes/web/routes.tsx': `path: '/dashboard/quotes', path: '/dashboard/quotes/$id/edit', path: '/quote/$token'`,
  'src/areas/quotes/server/quotes-api.test.ts': `from '#areas/quotes/rules/x.ts'`,
  'src/areas/jobs/server/index.ts': `import { quoteAccepted } from '#areas/quotes/server/index.ts'`,
  'src/areas/drivers/server/drivers-api.test.ts': `import { x } from '#areas/quotes/contract/x.ts'`,
  'src/areas/clients/web/routes.tsx': `path: '/dashboard/clients'`,
  'test/links.test.ts': `import { x } from '#areas/quotes/rules/x.ts'`,
  'test/headers.test.ts': '',
  'test/labels.test.ts': '',
  'e2e/quotes.spec.ts': `await page.goto('/dashboard/quotes/new')`,
  'e2e/clients.spec.ts': `await page.goto('/dashboard/clients')`,
  'e2e/every-screen.spec.ts': '',
}

test('the tests of an area, its importers, and those that open its screens are run', () => {
  expect(testsOfArea('quotes', sources)).toEqual({
    areas: ['quotes', 'jobs'],
    files: [
      'src/areas/quotes/',
      'src/areas/jobs/',
      'src/areas/drivers/server/drivers-api.test.ts',
      'test/links.test.ts',
      'test/labels.test.ts',
    ],
    specs: ['e2e/quotes.spec.ts', 'e2e/every-screen.spec.ts'],
    addresses: ['/dashboard/quotes', '/quote'],
  })
})

test('each area’s own tests are included', () => {
  const all = readSources()
  for (const area of ['clients', 'dockets', 'invoices']) {
    const { areas, files, specs, addresses } = testsOfArea(area, all)
    expect(areas[0]).toBe(area)
    expect(Object.keys(all).some((path) => path.startsWith(files[0]!) && path.endsWith('.test.ts'))).toBe(
      true,
    )
    expect(specs.length).toBeGreaterThan(1)
    expect(addresses).toEqual([`/dashboard/${area}`])
  }
})
