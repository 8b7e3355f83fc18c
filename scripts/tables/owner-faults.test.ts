import { expect, test } from 'vitest'
import { ownerFaults } from './owner-faults.ts'

const rules = {
  order: ['platform', 'clients', 'jobs', 'dockets'],
  owned: {
    platform: ['file'],
    clients: ['client', 'job_site'],
    jobs: ['job', 'job_rate'],
    dockets: ['docket', 'docket_line'],
  },
  readsOfEarlier: { dockets: [{ tables: ['client', 'job'], because: 'Named in lists.' }] },
  readsOfLater: { clients: [{ tables: ['docket_line'], because: 'Filters a list.' }] },
  unnamed: ['src/platform/server/database/insert-rows.ts'],
} as const
/** Every allowance is used. */
const used = {
  'src/areas/dockets/server/docket-store.ts': `export const names = sql\`(select c.name from client c join job j on true)\``,
  'src/areas/clients/server/client-store.ts': `export const has = sql\`exists (select from docket_line)\``,
}
const faultsOf = (source: string, path = 'src/areas/jobs/server/job-store.ts') =>
  ownerFaults({ ...used, [path]: source }, rules)

const path = 'src/areas/jobs/server/job-store.ts'
const wrote = (table: string, owner: string) => `${path} writes ${table}. Only ${owner} does that.`
const readEarlier = (table: string) =>
  `${path} reads ${table} of clients. Ask by the server/index.ts of clients, or say in db/table-reads.ts why not.`
const readLater = (table: string) =>
  `${path} reads ${table} of dockets. Ask by change.ask, or say in db/table-reads.ts why not.`

test.each([
  ['a row that is added', `tx.insertInto('client').values(row)`, wrote('client', 'clients')],
  ['a row that is changed', `tx.updateTable('docket as d').set(changes)`, wrote('docket', 'dockets')],
  ['a row that is removed', `tx.deleteFrom('docket')`, wrote('docket', 'dockets')],
  ['many rows', `insertRows(tx, 'docket_line', rows)`, wrote('docket_line', 'dockets')],
  ['SQL that adds', 'sql`insert into client (name) values (${name})`', wrote('client', 'clients')],
  ['SQL that changes', 'sql`update docket set version = 2`', wrote('docket', 'dockets')],
  ['SQL that removes', 'sql`delete from only docket d`', wrote('docket', 'dockets')],
  [
    'SQL that writes inside of SQL that reads',
    'sql`with gone as (delete from docket returning id) select id from gone`',
    wrote('docket', 'dockets'),
  ],
  [
    'a table by its name',
    `const put = (table: 'job' | 'client') => sql\`insert into \${sql.table(table)} default values\``,
    wrote('client', 'clients'),
  ],
])('a write to another area’s table is caught: %s', (_what, source, fault) => {
  expect(faultsOf(source)).toEqual([fault])
})

test.each([
  ['a query', `db.selectFrom('docket').selectAll()`, readLater('docket')],
  ['one of several tables', `db.selectFrom(['job', 'docket as d']).selectAll()`, readLater('docket')],
  ['a join', `db.selectFrom('job').innerJoin('job_site as s', 's.id', 'job.id')`, readEarlier('job_site')],
  [
    'a subquery',
    `db.selectFrom('job').where((e) => e.exists(e.selectFrom('docket').select('id')))`,
    readLater('docket'),
  ],
  ['a subselect', 'sql`(select count(*) from docket d where d.job_id = job.id)`', readLater('docket')],
  [
    'a subselect in a join',
    'sql`select j.id from job j left join lateral (select 1 from docket) d on true`',
    readLater('docket'),
  ],
  ['SQL of many lines', 'sql`select 1\n  FROM\n  -- all of them\n  Docket d`', readLater('docket')],
  ['a list of tables', 'sql`select 1 from job j, (select 1) one, docket d`', readLater('docket')],
  ['a table in brackets', 'sql`select 1 from (docket d join job j on true)`', readLater('docket')],
  [
    'what an update is from',
    'sql`update job set version = 2 from docket d where d.id = 1`',
    readLater('docket'),
  ],
  ['what a delete uses', 'sql`delete from job using docket d where d.id = 1`', readLater('docket')],
  [
    'SQL put together',
    'const rows = sql`docket d where true`; const all = sql`select 1 from ${rows}`',
    readLater('docket'),
  ],
  [
    'SQL put together by kind',
    'const parts = { a: sql`docket d on true` }; const all = (kind: 1) => sql`select 1 from job join ${parts[kind]}`',
    readLater('docket'),
  ],
  ['SQL as text', `pool.query('select 1 from docket')`, readLater('docket')],
  ['SQL as raw text', `sql.raw('select 1 from docket').execute(tx)`, readLater('docket')],
  ['a table as a value', `db.selectFrom(sql.table('docket').as('d'))`, readLater('docket')],
  [
    'tables that an update is from',
    `tx.updateTable('job').from(['job_rate', 'docket']).set(changes)`,
    readLater('docket'),
  ],
])('a read of another area’s table is caught: %s', (_what, source, fault) => {
  expect(faultsOf(source)).toEqual([fault])
})

test.each([
  ['a table that its caller names', 'const all = (table: string) => db.selectFrom(table)', 'reads'],
  ['the same in SQL', 'const all = (table: string) => sql`delete from ${sql.table(table)}`', 'writes'],
  ['raw text that is made elsewhere', 'const all = (text: string) => sql.raw(text).execute(tx)', 'reads'],
  [
    'SQL of another file',
    "import { rows } from './rows.ts'\nexport const all = sql`select 1 from ${rows}`",
    'reads',
  ],
])('a table that cannot be determined is caught: %s', (_what, source, does) => {
  expect(faultsOf(source)).toEqual([`${path} ${does} a table that it does not name.`])
  expect(faultsOf(source, 'src/platform/server/database/insert-rows.ts')).toEqual([])
})

test.each([
  `db.selectFrom('job').innerJoin('job_rate', 'job_rate.job_id', 'job.id').forUpdate()`,
  `insertRows(tx, 'job', rows)`,
  `db.with('docket_sums', (q) => q.selectFrom('job')).selectFrom('docket_sums')`,
  `db.with((name) => name('docket_sums').materialized(), (q) => q.selectFrom('job')).selectFrom('docket_sums')`,
  `db.selectFrom(query.as('found')).selectAll()`,
  'sql`with recent (id) as materialized (select id from job) select r.id from recent r for update of r`',
  'sql`select extract(year from docket), a is distinct from docket from job`',
  'sql`select \'from docket\', "id" from job -- from docket\n /* join docket */`',
  'sql`select 1 from job join job_rate using (docket) order by docket, client`',
  'sql`select 1 from unnest(${ids}::int[]) docket_id where docket_id = ${client} for no key update`',
  'sql`insert into job (docket) values (1) on conflict (docket) do update set docket = 2`',
  'sql`grant select, update on docket to ${role}`',
  'sql`select 1 from pg_catalog.pg_roles, pg_type`',
  `Array.from(docket).map(String); digest.update('docket')`,
])('what an area may do is accepted: %s', (source) => {
  expect(faultsOf(source)).toEqual([])
})

test('the lists have no outdated entries', () => {
  const because = 'It is so.'
  const faults = ownerFaults(used, {
    ...rules,
    owned: { ...rules.owned, home: ['client'] },
    readsOfEarlier: {
      dockets: [...rules.readsOfEarlier.dockets, { tables: ['job_rate'], because }],
      clients: [{ tables: ['docket_line'], because }],
    },
  })
  expect(faults).toEqual([
    'home owns tables and is no area.',
    'client belongs to clients and to home.',
    'readsOfEarlier lets dockets read job_rate, which it does not.',
    'readsOfEarlier lets clients read docket_line, which belongs to dockets.',
  ])
  expect(faultsOf('sql`with docket as (select 1) select 1 from docket`')).toContain(
    `${path} calls a query docket, as a table is called.`,
  )
  expect(faultsOf(`db.selectFrom('shed')`)).toEqual([`${path} reads shed, which nobody owns.`])
  expect(faultsOf(`tx.deleteFrom('shed')`)).toEqual([`${path} writes shed, which nobody owns.`])
})
