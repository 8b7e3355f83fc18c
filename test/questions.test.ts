import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'

/** What areas announce or ask, by name. */
const named = globSync('src/**/server/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\b(eventKind|question)<[^]*?>\(\s*'([^']+)'/g)])
  .map(([, kind, name = '']) => ({ kind, name }))
const heard = serverAreas.flatMap(({ subscriptions = [] }) => subscriptions.map(({ to }) => to))

test('every question has an area that answers it', () => {
  const questions = named.filter(({ kind }) => kind === 'question').map(({ name }) => name)
  expect(questions).toContain('clientOpenWork')
  expect(questions.filter((name) => !heard.includes(name))).toEqual([])
})

test('names of events and questions are unique, and subscribers use existing ones', () => {
  const names = named.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(heard.filter((name) => !names.includes(name))).toEqual([])
})
