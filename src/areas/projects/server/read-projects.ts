import { seesToBill, toBillOf } from '#areas/chain/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Project, ProjectJob } from '../contract/project.ts'
import { jobMoney, sumMoney } from '../rules/project-totals.ts'
import { type NamedProject, findProject, listJobsOf } from './project-store.ts'

/** Projects with what their jobs come to, which "To bill" of each job says. */
export async function withMoney(
  db: Db,
  viewer: Viewer,
  projects: readonly NamedProject[],
  today: string,
): Promise<Project[]> {
  const jobs = Map.groupBy(
    await readJobs(
      db,
      viewer,
      projects.map(({ id }) => id),
      today,
    ),
    ({ project_id }) => project_id,
  )
  const sees = seesToBill(viewer)
  return projects.map((project) => ({
    ...project,
    money: sees ? sumMoney((jobs.get(project.id) ?? []).flatMap(({ money }) => money ?? [])) : null,
  }))
}

/** @throws not_found. */
export async function readProject(db: Db, viewer: Viewer, id: number, today: string): Promise<Project> {
  const project = await findProject(db, id)
  if (!project) throw notFound()
  const [read] = await withMoney(db, viewer, [project], today)
  if (!read) throw notFound()
  return read
}

/** All jobs of a project. @throws not_found. */
export async function readProjectJobs(
  db: Db,
  viewer: Viewer,
  id: number,
  today: string,
): Promise<ProjectJob[]> {
  if (!(await findProject(db, id))) throw notFound()
  return readJobs(db, viewer, [id], today)
}

async function readJobs(
  db: Db,
  viewer: Viewer,
  project_ids: readonly number[],
  today: string,
): Promise<(ProjectJob & { project_id: number | null })[]> {
  if (project_ids.length === 0) return []
  const jobs = await listJobsOf(db, project_ids)
  if (!seesToBill(viewer) || jobs.length === 0) return jobs.map((job) => ({ ...job, money: null }))
  const bills = await toBillOf(
    db,
    jobs.map(({ id }) => id),
    today,
  )
  return jobs.map((job) => ({ ...job, money: jobMoney(job.status, bills.job(job.id)) }))
}
