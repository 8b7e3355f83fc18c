import { companyFigures } from './company-figures.ts'
import type { HomeFigureSource } from './home-figure.ts'
import { moneyFigures } from './money-figures.ts'
import { quoteFigures } from './quote-figures.ts'
import { workFigures } from './work-figures.ts'

/** All figures by key; `home-layout.ts` says which a home has, in order. */
export const homeFigures: ReadonlyMap<string, HomeFigureSource> = new Map(
  [...workFigures, ...companyFigures, ...moneyFigures, ...quoteFigures].map((figure) => [figure.key, figure]),
)
