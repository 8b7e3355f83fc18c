import { expect, test } from 'vitest'
import type { AppError } from '#platform/contract/app-error.ts'
import { assetDefaults, checkAsset, withoutIdleFields } from './asset-rules.ts'

function errorsOf(fields: Partial<typeof assetDefaults>, asset_group: 'excavator' | 'truck' | 'trailer') {
  try {
    checkAsset({ ...assetDefaults, ...fields }, { asset_group, today: '2026-11-20' })
    return {}
  } catch (error) {
    return (error as AppError).details.errors
  }
}

test('a registered asset has its plate, and a plate its state', () => {
  expect(errorsOf({}, 'truck')).toEqual({ rego_no: 'Registration is required.' })
  expect(errorsOf({}, 'trailer')).toEqual({ rego_no: 'Registration is required.' })
  expect(errorsOf({}, 'excavator')).toEqual({})
  expect(errorsOf({ rego_no: '1AB2CD' }, 'excavator')).toEqual({
    rego_state: 'Registration state is required.',
  })
  expect(errorsOf({ rego_no: '1AB2CD', rego_state: 'VIC' }, 'truck')).toEqual({})
  expect(errorsOf({ rego_state: 'VIC' }, 'excavator')).toEqual({ rego_no: 'Registration is required.' })
})

test('a subcontractor is named for its own assets, and for no others', () => {
  expect(errorsOf({ asset_owner: 'subcontractor' }, 'excavator')).toEqual({
    subcontractor_id: 'Subcontractor is required.',
  })
  expect(errorsOf({ asset_owner: 'subcontractor', subcontractor_id: 7 }, 'excavator')).toEqual({})
  expect(errorsOf({ subcontractor_id: 7 }, 'excavator')).toEqual({
    asset_owner: 'Only a subcontractor’s machine can have a subcontractor.',
  })
})

test("next year's model is sold this year, a later one is not", () => {
  expect(errorsOf({ year: 2027 }, 'excavator')).toEqual({})
  expect(errorsOf({ year: 2028 }, 'excavator')).toEqual({ year: 'Year must be 2027 or earlier.' })
})

test('dependent values are cleared with what they depend on', () => {
  expect(withoutIdleFields({ asset_owner: 'leased', rego_no: null })).toEqual({
    asset_owner: 'leased',
    rego_no: null,
    subcontractor_id: null,
    rego_state: null,
  })
  expect(withoutIdleFields({ asset_owner: 'subcontractor' })).toEqual({ asset_owner: 'subcontractor' })
})
