import { expect, test } from 'vitest'
import { materialNamed } from './material-named.ts'

const materials = ['Clean Fill', 'Clean Fill with Rock', 'Cat C', 'Cat C with PFAS', 'Rock', 'Topsoil']

test.each([
  ['Tip fee, clean fill', 'Clean Fill'],
  ['Clean fill and rock: tip', 'Clean Fill with Rock'],
  ['Cat C with PFAS', 'Cat C with PFAS'],
  ['Cat C', 'Cat C'],
  ['Rock or topsoil', null],
  ['Cartage per load', null],
])('“%s” names %s', (description, material) => {
  expect(materialNamed(description, materials)).toBe(material)
})
