import { type Mark, type MarkColour, type Size, lineWidth } from './picture-edit.ts'

export const colourOf: Readonly<Record<MarkColour, string>> = {
  red: '#e02d1b',
  yellow: '#ffd24a',
  white: '#ffffff',
}
/** Drawn around each mark, so that it stands out on any picture. */
export const outline = 'rgb(0 0 0 / 0.6)'

/** The lines of an arrow or a box as an SVG path, which a canvas draws as well; empty for a text. */
export function markPath({ kind, from, to }: Mark, size: Size): string {
  if (kind === 'text') return ''
  if (kind === 'box') return `M${xy(from)} H${round(to.x)} V${round(to.y)} H${round(from.x)} Z`
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const head = Math.min(lineWidth(size) * 6, length / 2)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const side = (turn: number) => ({
    x: to.x - head * Math.cos(angle + turn),
    y: to.y - head * Math.sin(angle + turn),
  })
  return `M${xy(from)} L${xy(to)} M${xy(side(0.5))} L${xy(to)} L${xy(side(-0.5))}`
}

/** Where a text’s letters stand, and how tall they are, in pixels. */
export const textShape = ({ from, to }: Mark) => {
  const height = Math.abs(to.y - from.y)
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y) + height * 0.8,
    height,
    outlineWidth: height * 0.12,
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const xy = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`
