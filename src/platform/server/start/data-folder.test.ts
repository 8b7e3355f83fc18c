import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { dataFolder } from './data-folder.ts'

const open = realpathSync(mkdtempSync(join(tmpdir(), 'haulyard-clone-')))
const closed = join(open, 'home/clone')
mkdirSync(closed, { recursive: true, mode: 0o700 })

afterEach(() => void vi.restoreAllMocks())
afterAll(() => rmSync(open, { recursive: true }))

test('HAULYARD_DATA sets it', () => {
  expect(dataFolder({ HAULYARD_DATA: '/srv/haulyard' })).toBe('/srv/haulyard')
  expect(dataFolder({ HAULYARD_DATA: 'data' })).toBe(resolve('data'))
})

test('otherwise it is .data in the working folder', () => {
  vi.spyOn(process, 'cwd').mockReturnValue('/')
  expect(dataFolder({ HAULYARD_DATA: '' })).toBe('/.data')
})

test.runIf(process.getuid?.() === 0)('for root in a folder closed to others, its own elsewhere', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(closed)
  const folder = dataFolder({})
  expect(folder).toMatch(/^\/var\/lib\/haulyard\/[0-9a-f]{12}$/)
  expect(dataFolder({})).toBe(folder)
  vi.spyOn(process, 'cwd').mockReturnValue(join(closed, 'another'))
  expect(dataFolder({})).not.toBe(folder)
})
