import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areaOrder } from '#app/area-order.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** `30 8 * * *` as `08:30`, `10 * * * *` as `hourly :10`. */
function timeOf(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ').map((part) => part.padStart(2, '0'))
  return hour === '0*' ? `hourly :${minute}` : `${hour}:${minute}`
}

test('ARCHITECTURE lists every scheduled job with its time, name and file', () => {
  const inCode = globSync('src/**/server/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = textOf(path)
      const cron = /cron: '([^']+)'/.exec(text)?.[1]
      const name = /jobKind(?:<\w+>)?\('([^']+)'\)/.exec(text)?.[1]
      return cron ? [[timeOf(cron), name, path.replace(/^src\/(areas\/)?/, '')].join(' ')] : []
    })
  const listed = [
    ...textOf('ARCHITECTURE.md').matchAll(
      /^\| (\d\d:\d\d|hourly :\d\d) +\| `([\w-]+)` +\| .+ \| `([\w/.-]+)` +\|$/gm,
    ),
  ].map((row) => row.slice(1).join(' '))
  expect(inCode.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(inCode.toSorted())
  expect(listed).toEqual(listed.toSorted())
})

test('ARCHITECTURE lists the areas in order', () => {
  const section = textOf('ARCHITECTURE.md').split('The areas, in their order:')[1]!.split('\n## ')[0]!
  expect([...section.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, area]) => area)).toEqual(areaOrder)
})
