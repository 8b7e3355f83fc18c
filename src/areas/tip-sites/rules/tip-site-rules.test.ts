import { expect, test } from 'vitest'
import { checkRate } from './rates/check-rate.ts'
import { tipSiteCan } from './tip-site-rules.ts'

test('an archived tip site can only be restored, an open one cannot', () => {
  const archived = { archived_at: '2026-11-20T00:00:00Z' }
  expect(tipSiteCan.edit(archived)).toBe('Restore this tip site to change it.')
  expect(tipSiteCan.archive(archived)).toBe('This tip site is already archived.')
  expect(tipSiteCan.restore({ archived_at: null })).toBe('This tip site is not archived.')
  expect(tipSiteCan.restore(archived)).toBe(true)
  expect(tipSiteCan.edit({ archived_at: null })).toBe(true)
  expect(tipSiteCan.archive({ archived_at: null })).toBe(true)
})

test('a rate is for an accepted material, its levy within the buy rate, its days in order', () => {
  const site = { name: 'Westgate', materials: [{ material: 'Clay', conditions: null }] }
  expect(checkRate({ material: 'Clay', buy_cents: 1400, levy_cents: 1400 }, site)).toEqual({})
  expect(
    checkRate(
      {
        material: 'Cat C',
        buy_cents: 1400,
        levy_cents: 1401,
        valid_from: '2026-11-20',
        valid_to: '2026-11-19',
      },
      site,
    ),
  ).toEqual({
    material: 'Westgate does not accept Cat C.',
    levy_cents: 'The levy is part of the buy rate and cannot be above it.',
    valid_to: 'The last day must not be before the first.',
  })
})
