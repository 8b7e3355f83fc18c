import type { PaletteSearch } from '#platform/web/web-area.ts'
import { type StatsGroup, statsGroups } from '../contract/choices.ts'
import { groupLabels } from '../rules/stats-labels.ts'
import { statsPaths } from './stats-paths.ts'

const nameOf = (by: StatsGroup) => (by === 'period' ? 'month' : groupLabels[by].toLowerCase())
const pages = [
  ...statsGroups.map((by) => ({
    label: `Statistics by ${nameOf(by)}`,
    hint: 'Hours, loads, utilisation',
    to: by === 'period' ? statsPaths.stats : `${statsPaths.stats}?by=${by}`,
  })),
  { label: 'Job report', hint: 'Jobs by hours and loads', to: statsPaths.jobReport },
]

/** The statistics by what they can be divided, and the report of jobs. */
export const search: PaletteSearch = async (text) =>
  pages.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
