import { expect, test } from 'vitest'
import { categoriesWithBoth, machinesOf, rowsFor } from './machine-grid.ts'

const row = (id: number, name: string, ticked: number[] = []) => ({ id, name, hint: null, ticked })
const assets = [row(1, 'EX-1', [10]), row(2, 'EX-2', [10]), row(3, 'BH-1', [20]), row(4, 'TK-1', [30])]
const attachment = (id: number, compatible_category_ids: number[], on?: number) => ({
  ...row(id, `B-${id}`, on === undefined ? [] : [on]),
  hint: 'Bucket',
  compatible_category_ids,
  asset: on === undefined ? null : 'BH-1 Backhoe',
  is_changeable: 1,
})
const categories = [{ id: 30 }, { id: 20 }, { id: 40 }, { id: 10 }]

test('a category is offered if it has machines, and attachments that fit them or are on one', () => {
  expect(categoriesWithBoth(categories, assets, [])).toEqual([])
  expect(categoriesWithBoth(categories, assets, [attachment(1, [10, 40])])).toEqual([{ id: 10 }])
  expect(categoriesWithBoth(categories, assets, [attachment(1, [10], 3)])).toEqual([{ id: 20 }, { id: 10 }])
})

test('the columns are the machines of the category, the rows what fits it or is on one of them', () => {
  expect(machinesOf(assets, undefined)).toEqual([])
  const machines = machinesOf(assets, 10)
  expect(machines.map(({ name }) => name)).toEqual(['EX-1', 'EX-2'])
  const all = [attachment(1, [10]), attachment(2, [20]), attachment(3, [20], 1), attachment(4, [10, 20], 3)]
  const shown = rowsFor(machines, 10)(all)
  expect(shown.map(({ name, hint }) => [name, hint])).toEqual([
    ['B-1', 'Bucket'],
    ['B-3', 'Bucket'],
    ['B-4', 'Bucket, on BH-1 Backhoe'],
  ])
  expect(rowsFor([], undefined)(all)).toEqual([])
})

test('one that the viewer may not change says why', () => {
  const [theirs, ours] = rowsFor([], 10)([{ ...attachment(1, [10]), is_changeable: 0 }, attachment(2, [10])])
  expect(theirs).toMatchObject({ name: 'B-1', locked: 'It is on a machine of another company, or on none.' })
  expect(ours).not.toHaveProperty('locked')
})
