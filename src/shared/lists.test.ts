import { expect, test } from 'vitest'
import { jobTypes, materialTypes } from './lists.ts'

/** Section 9 of the specification, in its own spelling. */
const specifiedJobTypes =
  'Cartage Only, Cartage & Disposal, Cartage Tip, Cartage & Supply, Machine Hire, Mobilisation, DeMobilisation, Hourly, Disposal Fees, Customer Tip, Buy Back'
const specifiedMaterials =
  'Clean Fill, Clean Fill with Rock, Grassy Fill, Clean Fill with Vegetation, Topsoil, Clay, Mudstone, Mixed Fill, Clean Rock, Clean Concrete, Asphalt, Asphalt Profilings, Rubble, Sand, Crushed Rock, Cat A, B, C, D, Cat C/Cat D, Cat C with PFAS, Cat A/B/C/D with ASB, Clean Fill with ASB, Other'

test('the job types match the specification', () => {
  expect(jobTypes.join(', ')).toBe(specifiedJobTypes)
})

test('the materials match the specification, with four for "Cat A, B, C, D"', () => {
  expect(materialTypes.join(', ').replace('Cat A, Cat B, Cat C, Cat D,', 'Cat A, B, C, D,')).toBe(
    specifiedMaterials,
  )
  expect(new Set(materialTypes).size).toBe(24)
})
