import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Columns a list names but does not have: `hiddenAtFirst = ['Name']` in a list with `column.text('name', …)`. */
function strangersIn(code: string): string[] {
  const own = [...code.matchAll(/\.\w+\(\s*'(\w+)'/g)].map(([, id]) => id)
  const named = [...code.matchAll(/export const hidden\w+ = \[([^\]]*)\]/g)].flatMap(([, items = '']) =>
    items.split(',').map((item) => item.trim()),
  )
  return named.filter(
    (item) => item !== '' && !item.startsWith('...') && !own.some((id) => item === `'${id}'`),
  )
}

test('a list only hides columns it has', () => {
  const files = globSync('src/areas/*/web/**/*-columns.tsx', { cwd: root })
  const strangers = files.flatMap((path) =>
    strangersIn(readFileSync(join(root, path), 'utf8')).map((item) => `${path}: ${item}`),
  )
  expect(strangers).toEqual([])
})

test('an unknown one is caught', () => {
  const list = (hidden: string) =>
    `[column.text('name', labels.name)]\nexport const hiddenAtFirst = [${hidden}]`
  expect(strangersIn(list(`'name'`))).toEqual([])
  expect(strangersIn(list(`'nmae', labels.name`))).toEqual([`'nmae'`, 'labels.name'])
})
