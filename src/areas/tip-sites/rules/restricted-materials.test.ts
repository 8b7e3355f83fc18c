import { expect, test } from 'vitest'
import { mayTip, refusedContents, restrictedMaterials } from './restricted-materials.ts'

const accepted = (...materials: string[]) => materials.map((material) => ({ material, conditions: null }))
const materials = [
  { value: 'Clay', has_pfas: 0, has_asbestos: 0 },
  { value: 'Cat C with PFAS', has_pfas: 1, has_asbestos: 0 },
  { value: 'Old yard', has_pfas: 1, has_asbestos: 1 },
]
const sites = [
  {
    id: 1,
    name: 'Tottenham',
    materials: accepted('Cat C with PFAS', 'Old yard'),
    pfas_ok: 1,
    asbestos_ok: 0,
  },
  { id: 2, name: 'Lysterfield', materials: accepted('Old yard'), pfas_ok: 1, asbestos_ok: 1 },
].map((site) => ({ ...site, suburb: null }))
const restricted = restrictedMaterials(materials, sites)
const may = (material: string, tip: string, tip_site_id: number | null = null, list = restricted) =>
  mayTip({ material, tip, tip_site_id }, list)

test('a site must take everything that a material contains', () => {
  const both = { has_pfas: 1, has_asbestos: 1 }
  expect(refusedContents(both, { pfas_ok: 0, asbestos_ok: 0 })).toBe('PFAS and asbestos')
  expect(refusedContents(both, { pfas_ok: 1, asbestos_ok: 0 })).toBe('asbestos')
  expect(refusedContents(both, { pfas_ok: 1, asbestos_ok: 1 })).toBeNull()
  expect(refusedContents({ has_pfas: 0, has_asbestos: 0 }, { pfas_ok: 0, asbestos_ok: 0 })).toBeNull()
})

test('a restricted material goes where it is accepted and all of it is taken', () => {
  const site = { suburb: null, by_name: 1 }
  expect(restricted).toEqual([
    { material: 'Cat C with PFAS', contains: 'PFAS', tips: [{ ...site, id: 1, name: 'Tottenham' }] },
    {
      material: 'Old yard',
      contains: 'PFAS and asbestos',
      tips: [{ ...site, id: 2, name: 'Lysterfield' }],
    },
  ])
  expect(may('Old yard', 'Tottenham')).toBe(
    'Tottenham does not accept PFAS and asbestos, which Old yard contains. It may go to Lysterfield.',
  )
  expect(may('Old yard', 'LYSTERFIELD')).toBe(true)
  expect(may('Clay', 'Anywhere')).toBe(true)
})

test('where no site takes it, nothing may be tipped', () => {
  expect(may('Old yard', 'Epping', null, restrictedMaterials(materials, []))).toBe(
    'Epping does not accept PFAS and asbestos, which Old yard contains. No tip site is listed as accepting it.',
  )
})

test('of two sites with one name only the one that takes it is meant, by its id or its suburb', () => {
  const pfas = 'Cat C with PFAS'
  const westgate = { name: 'Westgate', materials: accepted(pfas), asbestos_ok: 0 }
  const altona = { ...westgate, id: 3, suburb: 'Altona', pfas_ok: 0 }
  const laverton = { ...westgate, id: 4, suburb: 'Laverton', pfas_ok: 1 }
  const list = restrictedMaterials(materials, [altona, laverton])
  const words = 'does not accept PFAS, which Cat C with PFAS contains. It may go to Westgate (Laverton).'
  expect(may(pfas, 'Westgate', null, list)).toBe(`Westgate ${words}`)
  expect(may(pfas, 'Westgate', 3, list)).toBe(`Westgate ${words}`)
  expect(may(pfas, 'Westgate (Altona)', null, list)).toBe(`Westgate (Altona) ${words}`)
  expect(may(pfas, 'Westgate', 4, list)).toBe(true)
  expect(may(pfas, 'westgate (laverton)', null, list)).toBe(true)
  const nowhere = { ...laverton, id: 5, suburb: null }
  expect(may(pfas, 'Westgate', null, restrictedMaterials(materials, [altona, nowhere]))).not.toBe(true)
  // Where both take it, the name is enough.
  const both = restrictedMaterials(materials, [{ ...altona, pfas_ok: 1 }, laverton])
  expect(may(pfas, 'Westgate', null, both)).toBe(true)
  expect(may(pfas, 'Epping', null, both)).toContain('It may go to Westgate.')
})
