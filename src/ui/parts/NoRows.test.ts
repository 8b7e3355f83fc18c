import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoRows } from './NoRows.tsx'

const shown = (filtered: boolean) =>
  renderToStaticMarkup(
    createElement(NoRows, {
      noun: { many: 'categories' },
      list: { filtered, clearFilters: () => undefined },
      text: 'Nothing here.',
    }),
  )

test('a list without rows names them by their plural', () => {
  expect(shown(false)).toContain('No categories yet')
  expect(shown(true)).toContain('No matching categories')
})
