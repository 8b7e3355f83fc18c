import { expect, test } from 'vitest'
import { orderViewsOn } from './order-views.ts'

const labels = (today: string) => orderViewsOn(today).map(({ label }) => label)

test('the next working day is a tab of its own where it is not tomorrow', () => {
  expect(labels('2026-11-20')).toEqual([
    'Today and later',
    'Today',
    'Tomorrow',
    'Mon 23 Nov',
    'To fill',
    'To confirm',
    'Off road',
    'All',
  ])
  expect(labels('2026-11-19')).not.toContain('Fri 20 Nov')
})
