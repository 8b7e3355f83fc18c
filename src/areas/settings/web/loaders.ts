import type { RouterContext } from '#platform/web/guard/root-route.tsx'
import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { settingsEndpoints } from '../contract/endpoints.ts'
import { companyQuery, letterTemplatesQuery, messageQuery, publicHolidaysQuery } from './queries.ts'

export const loadCompany = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(companyQuery)
export const loadLetters = ({ context: { queries } }: { context: RouterContext }) =>
  Promise.all([queries.ensureQueryData(companyQuery), queries.ensureQueryData(letterTemplatesQuery)])
export const loadHolidays = ({ context }: { context: RouterContext }) =>
  context.queries.ensureQueryData(publicHolidaysQuery)
export const loadMessages = listLoader(settingsEndpoints.listMessages)
export const loadMessage = recordLoader(messageQuery)
