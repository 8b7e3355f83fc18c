import { expect, test } from 'vitest'
import { projectCan } from './project-status.ts'

const open = { status: 'Open', archived_at: null, open_jobs: 0 } as const
const closed = { ...open, status: 'Closed' } as const
const archived = { ...open, archived_at: '2026-11-01T00:00:00Z' } as const

test('open jobs keep a project open', () => {
  const why = '2 jobs of this project are still open. Complete or cancel first.'
  expect(projectCan.close({ ...open, open_jobs: 2 })).toBe(why)
  expect(projectCan.archive({ ...open, open_jobs: 2 })).toBe(why)
  expect(projectCan.close({ ...open, open_jobs: 1 })).toMatch(/^1 job of this project is still open/)
  expect(projectCan.close(open)).toBe(true)
  expect(projectCan.archive(closed)).toBe(true)
})

test('a closed or archived project is changed once it is reopened or restored', () => {
  expect(projectCan.edit(open)).toBe(true)
  expect(projectCan.edit(closed)).toBe('Reopen this project to change it.')
  expect(projectCan.close(closed)).toBe('This project is already closed.')
  expect(projectCan.reopen(closed)).toBe(true)
  expect(projectCan.reopen(open)).toBe('This project is already open.')
  for (const action of ['edit', 'close', 'reopen'] as const)
    expect(projectCan[action](archived)).toBe('Restore this project to change it.')
  expect(projectCan.archive(archived)).toBe('This project is already archived.')
  expect(projectCan.restore(archived)).toBe(true)
  expect(projectCan.restore(closed)).toBe('This project is not archived.')
})
