import { editItem, listItems } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { tips } from './price-list.ts'
import { scopes } from './scopes.ts'
import { listedSites } from './tip-site-list.ts'

const materialOf = new Map<string, string>(tips.map(([code, material]) => [code, material]))

interface Job {
  readonly job_title: string
  /** The site's material, if the job does not say what is carted. */
  readonly site_material: string
}

/** What a truck carries on a job: what the job pays tip fees for. */
export function materialsOf({ job_title, site_material }: Job): readonly string[] {
  const scope = scopes.find(({ title }) => title === job_title)
  const paid = (scope?.extras ?? []).flatMap(([code]) => materialOf.get(code) ?? [])
  return paid.length > 0 ? paid : [site_material]
}

/** The materials carted here that the list has as tracked waste. */
export const trackedMaterials = ['Cat A', 'Cat B', 'Cat C', 'Cat D']

/** Where a material may be tipped. */
export const tipsFor = (material: string): readonly string[] =>
  listedSites.filter(({ rates, isSupply }) => material in rates && !isSupply).map(({ name }) => name)

/** Tonnes in a cubic metre as it lies on a truck. */
const densities = {
  'Clean Fill': 1.3,
  Clay: 1.7,
  'Clean Rock': 1.8,
  'Clean Concrete': 1.5,
  Topsoil: 1.3,
  Sand: 1.6,
  Asphalt: 1.6,
} as const

/** The densities that the company knows. */
export async function demoDensities(change: Change): Promise<void> {
  for (const { id, value, version } of await listItems(change.tx, 'material_type'))
    if (value in densities)
      await editItem(change, 'material_type', id, {
        version,
        density: densities[value as keyof typeof densities],
      })
}
