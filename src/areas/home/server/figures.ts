import type { HomeFigureSource } from './home-figure.ts'
import { moneyFigures } from './money-figures.ts'
import { workFigures } from './work-figures.ts'

/** All figures by their keys; which of them a home has, and in which order, is in `home-layout.ts`. */
export const homeFigures: ReadonlyMap<string, HomeFigureSource> = new Map(
  [...workFigures, ...moneyFigures].map((figure) => [figure.key, figure]),
)
