import * as z from 'zod'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { optionalCents, reference, text } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { projectStatuses } from './choices.ts'

/** Fields that need a right of their own, to see and to change. */
export const projectFieldRights = { budget_cents: 'jobs:rates' } as const satisfies Record<string, Permission>

/** What jobs come to, as their "To bill" says: in cents, before GST and the discounts of their quotes. */
export const ProjectMoney = z.object({
  agreed_cents: z.number(),
  /** On dockets, by dry hires so far, and charged on invoices without one. */
  done_cents: z.number(),
  /** On invoices, drafts included, less what was credited. */
  billed_cents: z.number(),
  /** Of what is done, approved and on no invoice, not even a draft. */
  to_invoice_cents: z.number(),
})
export type ProjectMoney = z.output<typeof ProjectMoney>

/** A project, in a list and in full. */
export const Project = z
  .object({
    id: z.number(),
    client_id: z.number(),
    client: z.string(),
    name: z.string(),
    status: z.enum(projectStatuses),
    budget_cents: seenBy(z.number().nullable(), projectFieldRights.budget_cents),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    jobs: z.number(),
    /** Of these, neither completed nor cancelled. */
    open_jobs: z.number(),
    /** Null for viewers who do not see what is to bill of jobs. */
    money: ProjectMoney.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    archived_at: z.string().nullable(),
    archive_reason: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Project' })
export type Project = z.output<typeof Project>

/** A job of a project. */
export const ProjectJob = z
  .object({
    id: z.number(),
    job_no: z.string(),
    title: z.string(),
    status: z.enum(jobStatuses),
    site: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    archived_at: z.string().nullable(),
    money: ProjectMoney.nullable(),
  })
  .meta({ id: 'ProjectJob' })
export type ProjectJob = z.output<typeof ProjectJob>

const fields = z.object({
  client_id: reference(labels.client_id),
  name: text(labels.name, { min: 2, max: 150 }),
  budget_cents: optionalCents(labels.budget_cents),
  start_date: optionalLocalDate(labels.start_date),
  end_date: optionalLocalDate(labels.end_date),
})

/** A new project. */
export const ProjectInput = fields
  .partial()
  .extend(fields.pick({ client_id: true, name: true }).shape)
  .meta({ id: 'ProjectInput' })
export type ProjectInput = z.output<typeof ProjectInput>

/** A project form's values: whose it is does not change. */
export const ProjectForm = ProjectInput.omit({ client_id: true }).meta({ id: 'ProjectForm' })
export type ProjectForm = z.output<typeof ProjectForm>

/** An edit: the version it is based on and the fields that changed. */
export const ProjectPatch = fields
  .omit({ client_id: true })
  .partial()
  .extend({ version })
  .meta({ id: 'ProjectPatch' })
export type ProjectPatch = z.output<typeof ProjectPatch>
