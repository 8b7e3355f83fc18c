import { serverArea } from '#platform/server/platform.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { readHome, readHomeCard } from './read-home.ts'

export { type HomeCardSource, type HomeContext, homeCard } from './home-card.ts'

export const homeArea = serverArea({
  endpoints: homeEndpoints,

  handlers: ({ db, clock, records }) => ({
    getHome: ({ viewer, query }) =>
      readHome({ db, records, viewer: personOf(viewer), today: clock.today() }, query),
    getHomeCard: ({ viewer, params, query }) =>
      readHomeCard(
        { db, records, viewer: personOf(viewer), today: clock.today(), day: query.day ?? null },
        params.key,
      ),
  }),
})
