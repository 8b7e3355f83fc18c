import pg from 'pg'
import { startPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { makeDemo } from './server.ts'

/** 100,000 clients as a business has after years; in SQL, since only the volume matters here. */
const seed = `
  insert into client (name, name_key, client_type, email, phone, suburb, state, created_at)
  select n, lower(n), (array['builder','civil','government','homeowner','trade'])[1 + at % 5]::client_type,
    'office' || at || '@example.com', '0355' || lpad((at % 1000000)::text, 6, '0'),
    (array['Altona','Epping','Werribee','Sunbury','Pakenham'])[1 + at % 5], 'VIC', now() - at * interval '1 minute'
  from (select at, (array['Northside','Westgate','Kestrel','Redgum','Ironbark','Otway'])[1 + at % 6] || ' '
    || (array['Civil','Homes','Concrete','Plumbing','Roads'])[1 + at % 5] || ' ' || at || ' Pty Ltd' as n
    from generate_series(1, 100000) as at) as made`

/** A database with the demo company's users and 100,000 clients; the owner applies `more` to them. */
export async function withManyClients(
  env: { HAULYARD_DATA: string } & Record<string, string>,
  more?: (owner: pg.Client) => Promise<void>,
): Promise<void> {
  await makeDemo(env)
  const database = await startPostgres(env.HAULYARD_DATA)
  const owner = new pg.Client(database.config)
  await owner.connect()
  await owner.query(`set statement_timeout = 0`)
  await owner.query(seed)
  await more?.(owner)
  await owner.query('vacuum analyze client')
  await owner.end()
  await database.stop()
}
