import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Mark,
  type PictureEdit,
  addedMark,
  markColours,
  markKinds,
  moved,
  sizeAfter,
  stretched,
  turnedLeft,
  turnedRight,
  unedited,
  withMark,
  withoutMark,
} from './picture-edit.ts'
import { versionName } from './version-name.ts'

const size = { width: 400, height: 300 }
const arrow: Mark = {
  id: 1,
  kind: 'arrow',
  colour: 'red',
  text: '',
  from: { x: 10, y: 20 },
  to: { x: 50, y: 60 },
}
const edit: PictureEdit = { turns: 0, crop: { x: 40, y: 30, width: 100, height: 50 }, marks: [arrow] }

test('a turn takes what is kept and the marks with it', () => {
  expect(turnedRight(edit, size)).toEqual({
    turns: 1,
    crop: { x: 220, y: 40, width: 50, height: 100 },
    marks: [{ ...arrow, from: { x: 280, y: 10 }, to: { x: 240, y: 50 } }],
  })
})

test('a turn left undoes a turn right, and four turns change nothing', () => {
  expect(turnedLeft(turnedRight(edit, size), sizeAfter(size, 1))).toEqual(edit)
  expect([0, 1, 2, 3].reduce((all, at) => turnedRight(all, sizeAfter(size, at)), edit)).toEqual(edit)
})

test('a mark never leaves the picture, however it is moved, stretched or turned', () => {
  const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
  const kind = fc.constantFrom(...markKinds)
  fc.assert(
    fc.property(point, point, kind, (by, end, one) => {
      const added = addedMark(unedited(size), { kind: one, colour: markColours[0] })
      const there = stretched(moved(added, by, size), one === 'text' ? { x: 0, y: 0 } : end, size)
      const turned = turnedRight({ ...unedited(size), marks: [there] }, size).marks[0]!
      const isIn = ({ from, to }: Mark, { width, height }: typeof size) =>
        [from, to].every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
      expect([isIn(there, size), isIn(turned, sizeAfter(size, 1))]).toEqual([true, true])
    }),
  )
})

test('a text stays upright and readable', () => {
  const text = addedMark(unedited(size), { kind: 'text', colour: 'white' })
  const height = text.to.y - text.from.y
  const turned = turnedRight({ ...unedited(size), marks: [text] }, size).marks[0]!
  expect(turned.to.y - turned.from.y).toBeCloseTo(height)
  const small = stretched(text, { x: 0, y: -500 }, size)
  expect(small.to.y).toBeGreaterThan(small.from.y)
})

test('marks are added with their own number, changed and removed', () => {
  const second = addedMark(edit, { kind: 'box', colour: 'yellow' })
  const both = withMark(edit, second)
  expect(both.marks.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'arrow'],
    [2, 'box'],
  ])
  expect(withMark(both, { ...second, colour: 'white' }).marks[1]).toMatchObject({ id: 2, colour: 'white' })
  expect(withoutMark(both, 1).marks).toEqual([second])
})

test('a version is named after its original, and fits', () => {
  expect(versionName('ticket.jpeg', 2, 'image/jpeg')).toBe('ticket (version 2).jpg')
  expect(versionName('plan', 13, 'image/png')).toBe('plan (version 13).png')
  expect(versionName(`${'x'.repeat(196)}.jpg`, 2, 'image/jpeg')).toHaveLength(200)
})
