import { serverArea } from '#platform/server/platform.ts'
import { type Viewer, personOf } from '#platform/server/sessions/viewer.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { homeFacts } from './home-facts.ts'
import { readPrintedDay } from './day-sheet.ts'
import { daySheetsPdf } from './day-sheets/day-sheets-pdf.ts'
import { readDaySheets } from './day-sheets/read-day-sheets.ts'
import { readHome, readHomeCard } from './read-home.ts'
import { readWaiting } from './read-waiting.ts'

export { type HomeCardSource, type HomeContext, homeCard } from './home-card.ts'

export const homeArea = serverArea({
  endpoints: homeEndpoints,

  handlers: ({ db, clock, records, files, pdf }) => {
    const contextOf = (viewer: Viewer) => ({
      db,
      records,
      viewer: personOf(viewer),
      now: clock.now(),
      today: clock.today(),
    })
    return {
      getHome: ({ viewer, query }) => readHome(contextOf(viewer), query),
      getPrintedDay: ({ viewer, query }) => {
        const context = contextOf(viewer)
        return readPrintedDay({ ...context, facts: homeFacts({ ...context, day: query.day }) }, query.day)
      },
      getDaySheets: ({ viewer, query }) => readDaySheets(contextOf(viewer), query.day ?? null),
      daySheetsPdf: ({ viewer, query: { day = null, by } }) =>
        daySheetsPdf({ db, files, pdf }, contextOf(viewer), { day, by }),
      listWaiting: ({ viewer }) => readWaiting(contextOf(viewer)),
      getHomeCard: ({ viewer, params, query }) =>
        readHomeCard({ ...contextOf(viewer), day: query.day ?? null }, params.key),
    }
  },
})
