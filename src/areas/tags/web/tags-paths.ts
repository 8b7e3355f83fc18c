import { allocatePaths, assetTagsPath } from '#areas/resources/web/index.ts'

/** The grids, with those who have a tag or a skill. */
export const havingTag = (id: number): string => `${allocatePaths.tags}?having=${id}`
export const assetsHavingTag = (id: number): string => `${assetTagsPath}&having=${id}`
export const havingSkill = (id: number): string => `${allocatePaths.skills}?having=${id}`
export const driverTagsPath = '/dashboard/driver_tags'
