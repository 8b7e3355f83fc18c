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
