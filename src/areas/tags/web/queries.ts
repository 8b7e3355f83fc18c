import { read } from '#platform/web/calls/api.ts'
import { tagsEndpoints } from '../contract/endpoints.ts'

type Archived = '0' | '1'
export const tagsQuery = (archived: Archived = '0') => read(tagsEndpoints.listTags, { query: { archived } })
export const skillsQuery = (archived: Archived = '0') =>
  read(tagsEndpoints.listSkills, { query: { archived } })
export const coloursQuery = (archived: Archived = '0') =>
  read(tagsEndpoints.listColours, { query: { archived } })
export const driversByTagQuery = read(tagsEndpoints.driversByTag, {})
export const driversBySkillQuery = read(tagsEndpoints.driversBySkill, {})
export const assetsByTagQuery = read(tagsEndpoints.assetsByTag, {})
export const driverTagsQuery = (id: number) => read(tagsEndpoints.getDriverTags, { params: { id } })
export const assetTagsQuery = (id: number) => read(tagsEndpoints.getAssetTags, { params: { id } })
