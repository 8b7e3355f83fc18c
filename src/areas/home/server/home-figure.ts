import type { Permission } from '#shared/permissions.ts'
import type { HomeCard, HomeFigure } from '../contract/home.ts'
import type { PlanDay } from './day-orders.ts'
import type { HomeContext } from './home-card.ts'

export interface FigureContext extends HomeContext {
  /** The day that is planned, looked up once. */
  planDay: () => Promise<PlanDay>
  /** A card of the same home: what it counts is not counted again. */
  card: (key: string) => Promise<HomeCard>
}

/** A figure of the strips: what the list behind its link answers as count or sum, by that list's own query. */
export interface HomeFigureSource {
  key: string
  /** Who lacks one of them does not get the figure. */
  needs: readonly Permission[]
  read: (
    context: FigureContext,
  ) => Promise<Pick<HomeFigure, 'label' | 'value' | 'link'> & Partial<Omit<HomeFigure, 'key'>>>
}
