import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoRows } from './NoRows.tsx'

const shown = (filtered: boolean, { none, search }: { none?: string; search?: string } = {}) =>
  renderToStaticMarkup(
    createElement(NoRows, {
      noun: { many: 'categories' },
      list: { filtered, filters: { search }, clearFilters: () => undefined },
      none,
      text: 'Nothing here.',
    }),
  )

test('a list without rows names them by their plural', () => {
  expect(shown(false)).toContain('No categories yet')
  expect(shown(true)).toContain('No matching categories')
})

test('an empty view says what is not there, and offers all of them', () => {
  expect(shown(true, { none: 'Nothing to send' })).toContain('Nothing to send')
  expect(shown(true, { none: 'Nothing to send' })).toContain('Show all categories')
  expect(shown(false, { none: 'Nothing to send' })).toContain('No categories yet')
})

test('fewer words are advised only to those who typed some', () => {
  expect(shown(true, { search: 'bayline' })).toContain('Try fewer words')
  expect(shown(true)).not.toContain('Try fewer words')
})
