import { plural } from '#shared/text.ts'

/** Rows that people call by another word than their table. */
const spoken: Readonly<Record<string, string>> = {
  app_user: 'user',
  asset_checklist: 'completed checklist',
  client_contact: 'contact',
  holding: 'tag or skill',
  job_item: 'work order',
  job_site: 'site',
  message: 'email',
}

/** What a record has of its own; all else uses it. */
const owned = ['client_contact', 'document', 'holding', 'job_site', 'note', 'product_price', 'tip_rate']

/** Why a record cannot be removed: `used by 2 work orders`, `has 1 note`. */
export const usedBy = ({ table, count }: { table: string; count: number }): string =>
  `${owned.includes(table) ? 'has' : 'used by'} ${plural(count, spoken[table] ?? table.replaceAll('_', ' '), pluralOf(table))}`

function pluralOf(table: string): string {
  const one = spoken[table] ?? table.replaceAll('_', ' ')
  if (one === 'tag or skill') return 'tags and skills'
  return one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`
}

export const changedSince = 'changed since'
