import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findHelp, helpSourceOf } from '#platform/web/shell/help/find-help.ts'
import { shellParts } from './shell-parts.ts'

const screens = JSON.parse(
  readFileSync(new URL('../../../test/data/screens.json', import.meta.url), 'utf8'),
) as { path: string; permission: string }[]
/** Those without the shell, and so without its `?`. */
const withoutShell = ['public', 'signed_out']
const paths = screens.filter(({ permission }) => !withoutShell.includes(permission)).map(({ path }) => path)

test.each(paths)('%s has help of 40 to 90 words', async (path) => {
  const help = await findHelp(shellParts, path)
  expect(help).toBeDefined()
  if (!help) return
  const words = [help.purpose, ...help.actions, help.next].join(' ').split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(40)
  expect(words.length).toBeLessThanOrEqual(90)
  for (const text of [help.purpose, ...help.actions, help.next]) expect(text).toMatch(/^[A-Z].*\.$/)
})

test('no help remains from a screen that has closed', async () => {
  const sources = shellParts.flatMap(({ help }) => help ?? [])
  for (const { load } of sources) {
    for (const path of Object.keys((await load()).help)) expect(paths).toContain(path)
  }
})

test('the longest beginning of an address decides whose help it is', () => {
  const from = (path: string) => helpSourceOf(shellParts, path)?.paths
  expect(from('/dashboard/settings/users/roles')).toEqual(['/dashboard/settings/users'])
  expect(from('/dashboard/jobs-of-others')).toContain('/dashboard')
  expect(from('/elsewhere')).toBeUndefined()
})
