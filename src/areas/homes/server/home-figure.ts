import type { Permission } from '#shared/permissions.ts'
import type { HomeFigure } from '../contract/home.ts'
import type { PlanDay } from './day-orders.ts'
import type { Days } from '#shared/periods.ts'
import type { CardSum, HomeContext } from './home-card.ts'

export interface FigureContext extends HomeContext {
  /** The orders of the day being planned, counted once. */
  planDay: () => Promise<PlanDay>
  /** The days that the figures of a period cover. */
  period: Days
  /** `This week`; null on a home where no period can be chosen. */
  period_name: string | null
  /** What there is of a card: of one that the home shows it is not queried again. */
  sumOf: (key: string) => Promise<Required<CardSum>>
}

/** A figure of the strip: the count or sum of the list behind its link, by that list's own query. */
export interface HomeFigureSource {
  key: string
  /** All needed to get the figure. */
  needs: readonly Permission[]
  read: (
    context: FigureContext,
  ) => Promise<Pick<HomeFigure, 'label' | 'value' | 'link'> & Partial<Omit<HomeFigure, 'key'>>>
}

/** `This week, 3 still pending`: a figure says which days it covers, and what else there is to say. */
export const captionOf = (name: string | null, words: string | null): string | null =>
  name && words ? `${name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}` : (name ?? words)

/** The same of a figure that the choice of a period does not change. */
export const nowCaption = ({ period_name }: FigureContext, words: string | null): string | null =>
  captionOf(period_name && 'Now', words)
