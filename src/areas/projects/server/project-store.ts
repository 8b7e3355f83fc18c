import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Project as ProjectTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { pageOf, sorted } from '#platform/server/lists/list-page.ts'
import { exportedAfter, narrowed } from '#platform/server/lists/narrowed.ts'
import { totalOf } from '#platform/server/lists/search.ts'
import type { ProjectFilters, ProjectNarrowing } from '../contract/endpoints.ts'

type Reader = Db | Tx
export type StoredProject = Selectable<ProjectTable>
export type NewProject = Insertable<ProjectTable>
export type ProjectChanges = Updateable<ProjectTable>
export type NamedProject = Awaited<ReturnType<typeof listProjects>>['rows'][number]

const openJobs = sql`j.archived_at is null and j.status in ('Draft', 'Pending', 'Confirmed', 'In Progress', 'On Hold')`
const names = [
  sql<string>`(select c.name from client c where c.id = project.client_id)`.as('client'),
  sql<number>`(select count(*) from job j where j.project_id = project.id)`.as('jobs'),
  sql<number>`(select count(*) from job j where j.project_id = project.id and ${openJobs})`.as('open_jobs'),
] as const

const filtered = (db: Reader, filters: ProjectNarrowing) =>
  narrowed(db.selectFrom('project'), 'project', filters, ['status', 'client_id'])

/** One page of projects. `total` is null when not asked for. */
export async function listProjects(db: Reader, filters: ProjectFilters) {
  const projects = filtered(db, filters)
  const rows = await pageOf(sorted(projects, 'project', filters.sort, ['start_date', 'end_date']), filters)
    .selectAll('project')
    .select(names)
    .execute()
  return { rows, total: await totalOf(db, projects, filters) }
}

/** Walks everything a filter matches in order of id. */
export const exportPage = (db: Reader, filters: ProjectNarrowing, after_id: number) =>
  exportedAfter(filtered(db, filters), 'project', after_id).selectAll('project').select(names).execute()

export const findProject = (db: Reader, id: number): Promise<NamedProject | undefined> =>
  db.selectFrom('project').selectAll('project').select(names).where('project.id', '=', id).executeTakeFirst()

/** The stored project, locked until the change ends: no job is added to it meanwhile. */
export const lockProject = (tx: Tx, id: number): Promise<StoredProject | undefined> =>
  tx.selectFrom('project').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countOpenJobs = async (tx: Tx, id: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('job as j')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('j.project_id', '=', id)
    .where(sql<boolean>`${openJobs}`)
    .executeTakeFirstOrThrow()
  return count
}

export const insertProject = (tx: Tx, project: NewProject): Promise<StoredProject> =>
  tx.insertInto('project').values(project).returningAll().executeTakeFirstOrThrow()

export const updateProject = (tx: Tx, id: number, changes: ProjectChanges): Promise<StoredProject> =>
  tx.updateTable('project').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The jobs of some projects, the latest first. */
export const listJobsOf = (db: Reader, project_ids: readonly number[]) =>
  db
    .selectFrom('job')
    .innerJoin('job_site', 'job_site.id', 'job.job_site_id')
    .select(['job.id', 'job.project_id', 'job.job_no', 'job.title', 'job.status'])
    .select(['job.start_date', 'job.end_date', 'job.archived_at'])
    .select(sql<string>`concat_ws(', ', job_site.name, job_site.suburb)`.as('site'))
    .where('job.project_id', 'in', project_ids)
    .orderBy('job.start_date', 'desc')
    .orderBy('job.id', 'desc')
    .execute()
