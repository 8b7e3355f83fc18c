import { expect, test } from 'vitest'
import { activeView } from './active-view.ts'

const views = ['', 'status=Draft', 'sort=due_date&status=Draft'].map((search) => ({
  path: '/invoices',
  search,
}))
const archived = { path: '/invoices/archived', search: '' }
const at = (search: string, path = '/invoices') => activeView([archived, ...views], { path, search })

test.each([
  ['', ''],
  ['search=Moe', ''],
  ['status=Draft', 'status=Draft'],
  ['search=Moe&status=Draft', 'status=Draft'],
  ['sort=due_date&status=Draft', 'sort=due_date&status=Draft'],
  ['status=Drafty', ''],
])('the address %j shows the view %j', (search, view) => {
  expect(at(search)).toEqual({ path: '/invoices', search: view })
})

test('a view of another address is not shown', () => {
  expect(at('status=Draft', '/invoices/archived')).toBe(archived)
  expect(at('', '/quotes')).toBeUndefined()
})
