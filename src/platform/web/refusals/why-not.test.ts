import { expect, test } from 'vitest'
import { permissionKeys } from '#shared/permissions.ts'
import { missingRight } from './why-not.ts'

test('a missing right is refused in a sentence that joins what is missing with “or”', () => {
  const sentences = permissionKeys.map(missingRight)
  expect(sentences).toContain('Your role can’t approve quotes.')
  expect(sentences).toContain('Your role can’t export clients.')
  expect(sentences.filter((sentence) => / and /.test(sentence))).toEqual([])
})

test('each is refused in words of its own', () => {
  expect(new Set(permissionKeys.map(missingRight)).size).toBe(permissionKeys.length)
})
