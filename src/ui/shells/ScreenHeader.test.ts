import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScreenHeader } from './ScreenHeader.tsx'

test('parent breadcrumbs are links, the current one is not', () => {
  const breadcrumbs = [{ label: 'Defects', to: '/dashboard/defects' }, { label: 'EX07' }]
  const html = renderToStaticMarkup(createElement(ScreenHeader, { title: 'Hose leaks', breadcrumbs }))
  expect(html).toContain('<a href="/dashboard/defects">Defects</a>')
  expect(html).toContain('<span aria-current="page">EX07</span>')
  expect(html.match(/<a /g)).toHaveLength(1)
})
