import { expect, test } from 'vitest'
import { formatPosition, parsePosition } from './position.ts'

test.each([
  '',
  'Laverton',
  '-37.829',
  '37.829, 144.787',
  '-37.8, -144.8',
  '37.8 S, 144.8 E',
  '-37.829, 144.787, 12',
  'https://maps.example/search/Laverton',
  'https://maps.app.goo.gl/AbCdEf123',
  'https://www.google.com/maps/dir/-37.829,144.787/-37.5,144.5/@-37.7,144.6,11z',
])('%j is no position', (typed) => {
  expect(parsePosition(typed)).toBeNull()
})

test.each([
  '-37.829, 144.787',
  ' (-37.829,144.787) ',
  '-37.829 144.787',
  '-37.8290000, 144.78700004',
  'https://www.google.com/maps/@-37.829,144.787,15z',
  'https://maps.google.com/?q=-37.829,+144.787',
  'https://www.google.com/maps/place/Yard/@-37.81,144.96,15z/data=!3m1!4b1!3d-37.829!4d144.787',
  'https://www.google.com/maps/search/?api=1&query=-37.829%2C144.787',
  'https://maps.example/place?ll=-37.829%2C144.787&z=12',
])('%j is a position', (typed) => {
  expect(formatPosition(parsePosition(typed)!)).toBe('-37.829, 144.787')
})
