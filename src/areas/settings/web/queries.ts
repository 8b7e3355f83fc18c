import { read } from '#platform/web/calls/api.ts'
import type { ListKey } from '../contract/dropdown-lists.ts'
import { settingsEndpoints } from '../contract/endpoints.ts'

export const companyQuery = read(settingsEndpoints.getCompany, {})
export const dropdownQuery = (list_key: ListKey) =>
  read(settingsEndpoints.listDropdown, { params: { list_key } })
export const depotsQuery = (archived: '0' | '1' = '0') =>
  read(settingsEndpoints.listDepots, { query: { archived } })
export const publicHolidaysQuery = read(settingsEndpoints.getPublicHolidays, {})
export const letterTemplatesQuery = read(settingsEndpoints.getLetterTemplates, {})
export const messageQuery = (id: number) => read(settingsEndpoints.getMessage, { params: { id } })
