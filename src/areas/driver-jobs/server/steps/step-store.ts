import { type Selectable, sql } from 'kysely'
import type { DriverJobStep as StepTable } from '#db/schema.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { StepInput } from '../../contract/step-input.ts'
import type { Step } from '../../rules/progress.ts'

type Reader = Db | Tx
/** A step as stored, with its data. */
export type StoredStep = Omit<Selectable<StepTable>, keyof Step> & Step

// Its data was validated by its kind on arrival.
const steps = (db: Reader) => db.selectFrom('driver_job_step').selectAll().$castTo<StoredStep>()

/** Driver jobs' steps in order of arrival; applied ones in the order applied. */
export const stepsOf = (db: Reader, driver_job_ids: readonly number[]): Promise<StoredStep[]> =>
  steps(db)
    .where('driver_job_id', 'in', [...driver_job_ids])
    .orderBy('driver_job_id')
    .orderBy('applied_no', (o) => o.asc().nullsLast())
    .orderBy('id')
    .execute()

export const findStep = (tx: Tx, client_op_id: string): Promise<StoredStep | undefined> =>
  steps(tx).where('client_op_id', '=', client_op_id).executeTakeFirst()

/** A driver job's steps that wait for the step `after_op_id`. */
export const waitingFor = (tx: Tx, driver_job_id: number, after_op_id: string): Promise<StoredStep[]> =>
  steps(tx)
    .where('driver_job_id', '=', driver_job_id)
    .where('after_op_id', '=', after_op_id)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('client_op_id')
    .execute()

const nextPlace = (driver_job_id: number) =>
  sql<number>`(select coalesce(max(s.applied_no), 0) + 1 from driver_job_step s where s.driver_job_id = ${driver_job_id})`

/** Stores a step, applied or waiting. */
export async function insertStep(
  tx: Tx,
  driver_job_id: number,
  { after, data, ...step }: StepInput,
  state: 'applied' | 'waiting',
): Promise<void> {
  await tx
    .insertInto('driver_job_step')
    .values({
      ...step,
      driver_job_id,
      after_op_id: after,
      data: JSON.stringify(data),
      state,
      applied_no: state === 'applied' ? nextPlace(driver_job_id) : null,
    })
    .execute()
}

/** Its turn has come: it is applied, or set aside. */
export async function settleStep(
  tx: Tx,
  { id, driver_job_id }: Pick<StoredStep, 'id' | 'driver_job_id'>,
  decision: { state: 'applied' } | { state: 'set_aside'; reason: string },
): Promise<void> {
  await tx
    .updateTable('driver_job_step')
    .set(decision.state === 'applied' ? { state: 'applied', applied_no: nextPlace(driver_job_id) } : decision)
    .where('id', '=', id)
    .execute()
}

/** A tip order of an order, in any status, with its site. */
export const findTipOfOrder = (tx: Tx, { id, job_item_id }: { id: number; job_item_id: number }) =>
  tx
    .selectFrom('tip_order as t')
    .innerJoin('tip_site as s', 's.id', 't.tip_site_id')
    .select(['t.material', 't.direction', 't.tip_site_id', 's.name as tip', 's.suburb', 's.former_names'])
    .where('t.id', '=', id)
    .where('t.job_item_id', '=', job_item_id)
    .executeTakeFirst()
