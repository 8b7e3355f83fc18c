import { readFileSync } from 'node:fs'
import { api } from './helpers.ts'
import { type Person, people } from './people.ts'

export interface Screen {
  path: string
  title: string
  permission: string
}

/** Every screen of the application, as its route table says (kept by the test of src/app/web/routes). */
export const screens = JSON.parse(
  readFileSync(new URL('../test/data/screens.json', import.meta.url), 'utf8'),
) as Screen[]

const firstOf = (list: string) => async (): Promise<number> => {
  const [row] = await api<{ id: number }[]>('admin', 'GET', list)
  if (!row) throw new Error(`The demo company has nothing at ${list}`)
  return row.id
}

/** Where the id in an address comes from, by the beginning of the path. */
const ids: Readonly<Record<string, () => Promise<number>>> = {
  '/dashboard/clients/$id': firstOf('/api/clients?page_size=1'),
  '/dashboard/settings/users/$id': firstOf('/api/users?page_size=1'),
  '/dashboard/settings/mail/$id': firstOf('/api/settings/mail?page_size=1'),
}

/** Tabs that live in the address of a screen. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/profile': ['details', 'documents', 'security'],
  '/dashboard/settings/users/$id/edit': ['details', 'documents', 'notes', 'history'],
  '/dashboard/clients/$id/edit': ['details', 'contacts', 'sites', 'notes', 'documents', 'history'],
}

/** The addresses at which a screen is looked at. */
export async function addressesOf({ path }: Screen, person: Person): Promise<string[]> {
  // These lead on to others.
  if (path === '/' || path === '/setup') return []
  if (people[person].user_type === null && path.startsWith('/dashboard/'))
    return path === '/dashboard/home' ? [] : [path]
  const prefix = Object.keys(ids).find((one) => path.startsWith(one))
  const id = prefix ? await ids[prefix]?.() : undefined
  const address = path.replace('$id', String(id ?? 1)).replace('$token', 'x'.repeat(43))
  return tabs[path]?.map((tab) => `${address}?tab=${tab}`) ?? [address]
}
