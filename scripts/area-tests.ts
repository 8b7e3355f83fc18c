import { globSync, readFileSync } from 'node:fs'
import { areaOrder } from '../src/app/area-order.ts'

/** Paths from the project's folder, with file contents. */
type Sources = Readonly<Record<string, string>>

export interface AreaTests {
  /** The area itself, then those whose code imports it. */
  areas: string[]
  /** What vitest runs: folders of areas, and tests elsewhere. */
  files: string[]
  /** End to end: tests that import the area or open one of its screens, and the walk through all screens. */
  specs: string[]
  /** The area's screen addresses, up to the first parameter. */
  addresses: string[]
}

const isTest = (path: string) => /\.test\.tsx?$|^(test|e2e)\//.test(path)
const namesArea = (text: string, area: string) => text.includes(`'#areas/${area}/`)
const screenWalk = 'e2e/every-screen.spec.ts'
/** Tests across all areas, which keep lists of what each has. */
const proofsOverAreas = [
  'architecture',
  'columns',
  'constraints',
  'every-endpoint',
  'foreign-records',
  'history-canaries',
  'labels',
  'links',
  'state-rights',
  'topics',
].map((name) => `test/${name}.test.ts`)

/**
 * What a change in an area can break, by imports. Importing only an event's name counts too. @throws for an
 * unknown area, with the known ones.
 */
export function testsOfArea(area: string, sources: Sources): AreaTests {
  if (!areaOrder.includes(area)) throw new Error(`There are the areas ${areaOrder.join(', ')}.`)
  const entries = Object.entries(sources)
  const importers = entries.filter(([path, text]) => !isTest(path) && namesArea(text, area))
  const users = new Set(importers.flatMap(([path]) => /^src\/areas\/([\w-]+)\//.exec(path)?.[1] ?? []))
  const areas = [area, ...areaOrder.filter((one) => one !== area && users.has(one))]
  const folders = areas.map((one) => `src/areas/${one}/`)
  const addresses = addressesIn(sources[`src/areas/${area}/web/routes.tsx`] ?? '')
  return {
    areas,
    files: [
      ...folders,
      ...entries
        .filter(
          ([path, text]) =>
            path.endsWith('.test.ts') && (proofsOverAreas.includes(path) || namesArea(text, area)),
        )
        .map(([path]) => path)
        .filter((path) => !folders.some((folder) => path.startsWith(folder))),
    ],
    specs: entries
      .filter(([path]) => path.endsWith('.spec.ts'))
      .filter(
        ([path, text]) =>
          path === screenWalk || namesArea(text, area) || addresses.some((one) => text.includes(one)),
      )
      .map(([path]) => path),
    addresses,
  }
}

/** `/dashboard/quotes/$id/edit` is covered by `/dashboard/quotes`; prefixes of one another are dropped. */
function addressesIn(routes: string): string[] {
  const paths = [...routes.matchAll(/(?:path: |Routes?\()'(\/[^']+)'/g)].map(([, path = '']) => path)
  const beginnings = [...new Set(paths.map((path) => path.replace(/\/\$.*$/, '')))]
  return beginnings.filter((one) => !beginnings.some((other) => other !== one && one.startsWith(`${other}/`)))
}

/** Every file that may import an area, as it is now. */
export const readSources = (): Sources =>
  Object.fromEntries(
    globSync('{src,test,e2e}/**/*.{ts,tsx}')
      .toSorted()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
