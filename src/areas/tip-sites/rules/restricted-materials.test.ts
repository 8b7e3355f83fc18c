import { expect, test } from 'vitest'
import { mayTip, refusedContents, restrictedMaterials } from './restricted-materials.ts'

const accepted = (...materials: string[]) => materials.map((material) => ({ material, conditions: null }))
const materials = [
  { value: 'Clay', has_pfas: 0, has_asbestos: 0 },
  { value: 'Cat C with PFAS', has_pfas: 1, has_asbestos: 0 },
  { value: 'Old yard', has_pfas: 1, has_asbestos: 1 },
]
const sites = [
  { name: 'Tottenham', materials: accepted('Cat C with PFAS', 'Old yard'), pfas_ok: 1, asbestos_ok: 0 },
  { name: 'Lysterfield', materials: accepted('Old yard'), pfas_ok: 1, asbestos_ok: 1 },
]
const restricted = restrictedMaterials(materials, sites)

test('a site must take everything that a material contains', () => {
  const both = { has_pfas: 1, has_asbestos: 1 }
  expect(refusedContents(both, { pfas_ok: 0, asbestos_ok: 0 })).toBe('PFAS and asbestos')
  expect(refusedContents(both, { pfas_ok: 1, asbestos_ok: 0 })).toBe('asbestos')
  expect(refusedContents(both, { pfas_ok: 1, asbestos_ok: 1 })).toBeNull()
  expect(refusedContents({ has_pfas: 0, has_asbestos: 0 }, { pfas_ok: 0, asbestos_ok: 0 })).toBeNull()
})

test('a restricted material goes where it is accepted and all of it is taken', () => {
  expect(restricted).toEqual([
    { material: 'Cat C with PFAS', contains: 'PFAS', tips: ['Tottenham'] },
    { material: 'Old yard', contains: 'PFAS and asbestos', tips: ['Lysterfield'] },
  ])
  expect(mayTip({ material: 'Old yard', tip: 'Tottenham' }, restricted)).toBe(
    'Tottenham does not take PFAS and asbestos, which Old yard contains. It may go to Lysterfield.',
  )
  expect(mayTip({ material: 'Old yard', tip: 'LYSTERFIELD' }, restricted)).toBe(true)
  expect(mayTip({ material: 'Clay', tip: 'Anywhere' }, restricted)).toBe(true)
})

test('where no site takes it, nothing may be tipped', () => {
  expect(mayTip({ material: 'Old yard', tip: 'Epping' }, restrictedMaterials(materials, []))).toBe(
    'Epping does not take PFAS and asbestos, which Old yard contains. No tip site is listed as taking it.',
  )
})
