import { editJob } from '#areas/jobs/server/index.ts'
import { closeProject, createProject } from '#areas/projects/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import type { Scenario } from './scenario.ts'

/** What the clients with most quoted work call it, with their budgets in dollars. */
const names = [
  ['Stage 2 earthworks', 140_000],
  ['Level crossing works', 95_000],
  ['Town centre car park', 45_000],
  ['Creek path renewal', null],
] as const

/** Projects of the clients with most quoted jobs, each with all of their open ones; and one that is over. */
export async function seedProjects(scenario: Scenario): Promise<void> {
  const { today, office, platform } = scenario
  const clients = await platform.db
    .selectFrom('job')
    .select((e) => ['client_id', e.fn.count<number>('quote_id').as('quoted')])
    .where('status', 'in', ['Confirmed', 'In Progress', 'Pending'])
    .groupBy('client_id')
    .orderBy('quoted', 'desc')
    .orderBy('client_id')
    .limit(names.length)
    .execute()
  await scenario.at(0, '05:40', office, async (change) => {
    for (const [at, { client_id }] of clients.entries()) {
      const [name, budget] = names[at] ?? ['', null]
      const { id } = await createProject(change, {
        client_id,
        name,
        budget_cents: budget === null ? null : budget * 100,
        start_date: addDays(today, -14),
        end_date: addDays(today, 60 + 30 * at),
      })
      for (const job of await openJobsOf(scenario, client_id))
        await editJob(change, job.id, { project_id: id, version: job.version })
    }
    const first = clients[0]
    if (!first) return
    const over = await createProject(change, {
      client_id: first.client_id,
      name: 'Stage 1 earthworks',
      budget_cents: 6_000_000,
      start_date: addDays(today, -120),
      end_date: addDays(today, -20),
    })
    await closeProject(change, over.id, {})
  })
}

const openJobsOf = ({ platform: { db } }: Scenario, client_id: number) =>
  db
    .selectFrom('job')
    .select(['id', 'version'])
    .where('client_id', '=', client_id)
    .where('status', 'in', ['Confirmed', 'In Progress', 'Pending'])
    .orderBy('id')
    .execute()
