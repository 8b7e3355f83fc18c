import type { ComponentProps } from 'react'
import { formatUnitPrice, parseUnitPrice } from '#shared/money.ts'
import { parseNumber } from '#shared/parse-number.ts'
import { TypedCell } from './TypedCell.tsx'

/** How a figure is parsed and formatted. */
interface Figure {
  parse: (text: string) => number | null
  format: (value: number) => string
}

export const amountFigure: Figure = {
  parse: (text) => parseNumber(text, 3),
  format: (value) => value.toLocaleString('en-AU', { maximumFractionDigits: 3 }),
}
export const priceFigure: Figure = {
  parse: parseUnitPrice,
  format: (cents) => formatUnitPrice(cents).replace('$', ''),
}

/** A figure in a line. The form holds the number, null when empty, or the text while it is not a number. */
export const FigureCell = ({
  figure: { parse, format },
  ...cell
}: Omit<ComponentProps<typeof TypedCell>, 'typed' | 'isFigure'> & { figure: Figure }) => (
  <TypedCell
    {...cell}
    typed={{ parse, format: (value) => (typeof value === 'number' ? format(value) : value) }}
    isFigure
  />
)
