/** Pixels of the picture as it is turned, from its top left corner. */
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
export type Area = Point & Size

export const markKinds = ['arrow', 'box', 'text'] as const
export type MarkKind = (typeof markKinds)[number]
export const markColours = ['red', 'yellow', 'white'] as const
export type MarkColour = (typeof markColours)[number]

/** An arrow points from one point to the other; a box has them at opposite corners; a text is as tall as their distance. */
export interface Mark {
  id: number
  kind: MarkKind
  from: Point
  to: Point
  colour: MarkColour
  text: string
}

/** What is done to a picture: quarter turns to the right, then what is kept of it, and the marks on it. */
export interface PictureEdit {
  turns: 0 | 1 | 2 | 3
  crop: Area
  marks: readonly Mark[]
}

export const sizeAfter = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

export const unedited = ({ width, height }: Size): PictureEdit => ({
  turns: 0,
  crop: { x: 0, y: 0, width, height },
  marks: [],
})

/** A quarter turn to the right, with what is kept and the marks; a text stays upright. `size`: before the turn. */
export function turnedRight(edit: PictureEdit, size: Size): PictureEdit {
  const { crop, marks, turns } = edit
  const turn = ({ x, y }: Point): Point => ({ x: size.height - y, y: x })
  return {
    turns: ((turns + 1) % 4) as PictureEdit['turns'],
    crop: { x: size.height - crop.y - crop.height, y: crop.x, width: crop.height, height: crop.width },
    marks: marks.map((mark) => {
      if (mark.kind !== 'text') return { ...mark, from: turn(mark.from), to: turn(mark.to) }
      const turned = sizeAfter(size, 1)
      const at = turn(mark.from)
      return moved({ ...mark, from: at, to: plus(at, minus(mark.to, mark.from)) }, { x: 0, y: 0 }, turned)
    }),
  }
}

export const turnedLeft = (edit: PictureEdit, size: Size): PictureEdit =>
  [0, 1, 2].reduce((turned, at) => turnedRight(turned, sizeAfter(size, at)), edit)

/** A mark moved as far as the picture goes. */
export function moved(mark: Mark, by: Point, size: Size): Mark {
  const within = (axis: 'x' | 'y', length: number) => {
    const [least, most] = [Math.min(mark.from[axis], mark.to[axis]), Math.max(mark.from[axis], mark.to[axis])]
    return Math.max(-least, Math.min(length - most, by[axis]))
  }
  const step = { x: within('x', size.width), y: within('y', size.height) }
  return { ...mark, from: plus(mark.from, step), to: plus(mark.to, step) }
}

/** A mark with its end elsewhere in the picture; a text keeps a height that can be read. */
export function stretched(mark: Mark, by: Point, size: Size): Mark {
  const to = {
    x: Math.max(0, Math.min(size.width, mark.to.x + by.x)),
    y: Math.max(0, Math.min(size.height, mark.to.y + by.y)),
  }
  if (mark.kind !== 'text') return { ...mark, to }
  return { ...mark, to: { ...to, y: Math.max(to.y, mark.from.y + lineWidth(size) * 3) } }
}

/** A new mark in the middle of what is kept, a little lower for each one there is, so that none hides another. */
export function addedMark(
  { crop, marks }: Pick<PictureEdit, 'crop' | 'marks'>,
  { kind, colour }: Pick<Mark, 'kind' | 'colour'>,
): Mark {
  const reach = Math.min(crop.width, crop.height) / 6
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  const id = Math.max(0, ...marks.map((mark) => mark.id)) + 1
  const text = kind === 'text' ? 'Text' : ''
  const from = { x: middle.x - reach, y: middle.y - reach / 2 }
  const to =
    kind === 'text' ? plus(from, { x: reach, y: reach / 3 }) : plus(middle, { x: reach, y: reach / 2 })
  const step = (marks.length % 5) * (reach / 4)
  return moved(
    { id, kind, colour, text, from, to },
    { x: step, y: step },
    {
      width: crop.x + crop.width,
      height: crop.y + crop.height,
    },
  )
}

export const withMark = (edit: PictureEdit, mark: Mark): PictureEdit => ({
  ...edit,
  marks: edit.marks.some(({ id }) => id === mark.id)
    ? edit.marks.map((one) => (one.id === mark.id ? mark : one))
    : [...edit.marks, mark],
})

export const withoutMark = (edit: PictureEdit, id: number): PictureEdit => ({
  ...edit,
  marks: edit.marks.filter((mark) => mark.id !== id),
})

/** How thick a mark is drawn, so that it is seen at any size. */
export const lineWidth = ({ width, height }: Size): number => Math.max(2, Math.max(width, height) * 0.006)

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
