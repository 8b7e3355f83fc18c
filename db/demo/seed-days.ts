import { checklistsForAsset } from '#areas/checklists/server/index.ts'
import type { StepKind } from '#areas/driver-jobs/contract/choices.ts'
import { StepInput } from '#areas/driver-jobs/contract/step-input.ts'
import { docketSheet } from '#areas/dockets/server/index.ts'
import { saveStepFile, takeStep } from '#areas/driver-jobs/server/index.ts'
import { fixedClock } from '#platform/server/clock.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { type Sent, driverJobsOf, readingsOf } from './days-store.ts'
import { type DrawingName, drawing } from './drawings.ts'
import { type Drawn, type Phone, type Exceptions, recordShift } from './shift.ts'
import { planTips } from './seed-tip-orders.ts'
import type { Scenario } from './scenario.ts'

/** A phone whose steps are taken one by one, as in the product. */
class SendingPhone implements Phone {
  private last: string | null = null
  private readonly scenario: Scenario
  private readonly viewer: Viewer
  private readonly job: Sent

  constructor(scenario: Scenario, job: Sent) {
    this.scenario = scenario
    this.job = job
    this.viewer = {
      ...system,
      name: job.driver,
      user_type: 5,
      driver_id: job.driver_id,
      grants: effectiveGrants(5),
    }
  }

  async tap(kind: StepKind, at: number, data: object): Promise<boolean> {
    if (!this.isOver(at)) return false
    const time = new Date(at).toISOString()
    const client_op_id = this.scenario.random.uuid()
    const step = StepInput.parse({ client_op_id, kind, at: time, data, after: this.last })
    await this.scenario.platform.writeAt(fixedClock(time))(this.viewer, (change) =>
      takeStep(change, this.job.id, step),
    )
    this.last = client_op_id
    return true
  }

  isOver(at: number): boolean {
    return at <= this.scenario.platform.clock.now().getTime()
  }

  async sendSignature(at: number): Promise<Drawn> {
    const { platform, random } = this.scenario
    const signature = random.uuid()
    await this.send(signature, 'signature', at)
    const sheet = await docketSheet(platform.db, this.job.id)
    return { signature, model_sha256: sheet?.model_sha256 ?? null }
  }

  /** Tickets were photographed from yesterday on. */
  async sendTicket(client_load_id: string, at: number): Promise<string | null> {
    const isRecent = melbourneDate(this.job.starts_at) >= addDays(this.scenario.today, -1)
    if (!isRecent || !this.isOver(at)) return null
    await this.send(client_load_id, 'ticket', at)
    return client_load_id
  }

  private async send(client_file_id: string, name: DrawingName, at: number): Promise<void> {
    const { platform } = this.scenario
    const file = await drawing(platform, name)
    await platform.writeAt(fixedClock(new Date(at).toISOString()))(this.viewer, (change) =>
      saveStepFile(change, this.job.id, client_file_id, file),
    )
  }
}

/** Each driver's day on an order, from the evening before to the docket, as far as it is over by now. */
export async function recordDay(
  scenario: Scenario,
  order_id: number,
  exceptions: Exceptions = {},
): Promise<void> {
  const { random, platform } = scenario
  const jobs = await driverJobsOf(platform.db, order_id)
  const today = jobs.find((job) => job.payload_t !== null && melbourneDate(job.starts_at) === scenario.today)
  const tips = today ? await planTips(scenario, [{ ...today, id: order_id, work_date: scenario.today }]) : []
  for (const job of jobs) {
    const { asset_id } = job
    const [checklist] = asset_id === null ? [] : await checklistsForAsset(platform.db, asset_id)
    const readings = asset_id === null ? null : await readingsOf(platform.db, asset_id)
    const ticket = () => `W${random.whole(100_000, 999_999)}`
    await recordShift(
      new SendingPhone(scenario, job),
      { ...job, tips },
      { random, readings, checklist, ticket },
      exceptions,
    )
  }
}
