import { globSync, readFileSync } from 'node:fs'
import { areaOrder } from '../src/app/area-order.ts'

/** Paths from the project's folder with what the files say. */
type Sources = Readonly<Record<string, string>>

export interface AreaTests {
  /** The area itself, then those whose code imports it. */
  areas: string[]
  /** What vitest is to run: folders of areas, and tests elsewhere. */
  files: string[]
  /** End to end: what imports the area or opens one of its screens, and the walk through all screens. */
  specs: string[]
  /** How the addresses of the area's screens begin: as far as they name no record. */
  addresses: string[]
}

const isTest = (path: string) => /\.test\.tsx?$|^(test|e2e)\//.test(path)
const namesArea = (text: string, area: string) => text.includes(`'#areas/${area}/`)
const screenWalk = 'e2e/every-screen.spec.ts'
/** What goes through all areas, and is told in lists what each has. */
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
 * What a change in an area can break, by who imports whom. An area that only hears of an event of another imports the
 * event's name, so that it counts too. @throws for an area that is none, with all that are.
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

/** `/dashboard/quotes/$id/edit` begins with `/dashboard/quotes`; one that begins with another is left out. */
function addressesIn(routes: string): string[] {
  const paths = [...routes.matchAll(/(?:path: |Routes?\()'(\/[^']+)'/g)].map(([, path = '']) => path)
  const beginnings = [...new Set(paths.map((path) => path.replace(/\/\$.*$/, '')))]
  return beginnings.filter((one) => !beginnings.some((other) => other !== one && one.startsWith(`${other}/`)))
}

/** Every file that may import an area, as it stands. */
export const readSources = (): Sources =>
  Object.fromEntries(
    globSync('{src,test,e2e}/**/*.{ts,tsx}')
      .toSorted()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
