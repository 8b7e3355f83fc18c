import { Readable } from 'node:stream'
import sharp from 'sharp'
import { checklistsForAsset } from '#areas/checklists/server/index.ts'
import type { SentStep } from '#areas/driver-jobs/contract/step.ts'
import { StepInput } from '#areas/driver-jobs/contract/step.ts'
import { keepStepFile, takeStep } from '#areas/driver-jobs/server/index.ts'
import { fixedClock } from '#platform/server/clock.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { type Viewer, system } from '#platform/server/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { type Readings, type Sent, driverJobsOf, readingsOf } from './days-store.ts'
import type { Chance } from './random.ts'
import type { Story } from './story.ts'

const minute = 60_000

/** A name as phones make them, the same for the same seed. */
function uuid(random: Chance): string {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}

/** One driver's taps on one job, each after the one before. */
class Phone {
  private last: string | null = null
  private readonly story: Story
  private readonly viewer: Viewer
  private readonly job: Sent

  constructor(story: Story, job: Sent) {
    this.story = story
    this.job = job
    this.viewer = {
      ...system,
      name: job.driver,
      user_type: 5,
      driver_id: job.driver_id,
      grants: effectiveGrants(5),
    }
  }

  /** @returns whether it lay in the past and was taken. */
  async tap<K extends SentStep['kind']>(kind: K, at: number, data: object): Promise<boolean> {
    const told = new Date(at).toISOString()
    if (told > this.story.platform.clock.now().toISOString()) return false
    const client_op_id = uuid(this.story.random)
    const step = StepInput.parse({ client_op_id, kind, at: told, data, after: this.last })
    await this.story.platform.writeAt(fixedClock(told))(this.viewer, (change) =>
      takeStep(change, this.job.id, step),
    )
    this.last = client_op_id
    return true
  }

  /** A picture goes before the step that speaks of it. */
  async send(file: ReceivedFile, at: number): Promise<string> {
    const name = uuid(this.story.random)
    await this.story.platform.writeAt(fixedClock(new Date(at).toISOString()))(this.viewer, (change) =>
      keepStepFile(change, this.job.id, name, file),
    )
    return name
  }
}

/** What of a day is not as planned. */
export interface Turn {
  /** The client's person was not on site any more. */
  isUnsigned?: boolean
  /** Nobody answered yet. */
  isUnanswered?: boolean
}

/** The day of every driver of an order, from the evening before to the docket, as far as it is over by now. */
export async function tellDay(story: Story, order_id: number, turn: Turn = {}): Promise<void> {
  for (const job of await driverJobsOf(story.platform.db, order_id)) await tellJobOfDriver(story, job, turn)
}

async function tellJobOfDriver(story: Story, job: Sent, turn: Turn): Promise<void> {
  const { random } = story
  const begins = Date.parse(job.starts_at)
  const phone = new Phone(story, job)
  const evening = begins - (13 * 60 + random.whole(0, 90)) * minute
  await phone.tap('seen', evening, {})
  if (turn.isUnanswered) return
  await phone.tap('accept', evening + 2 * minute, { order_version: job.order_version })
  await phone.tap('fit_for_duty', begins - 55 * minute, { is_fit: 1 })
  await phone.tap('travel', begins - 45 * minute, {})
  await phone.tap('arrive', begins - 14 * minute, {})
  const readings = job.asset_id === null ? null : await readingsOf(story.platform.db, job.asset_id)
  const checked = await tellPrestart(story, phone, job, readings, begins)
  const late = random.whole(-3, 6) * minute
  if (!checked || !(await phone.tap('start', begins + late, { ...readings }))) return
  await tellWork(story, phone, job, begins + late)
  const ends = Date.parse(job.ends_at) + random.whole(-8, 11) * minute
  const worked = Math.max(1, Math.round((ends - begins - late) / (6 * minute)) / 10)
  const isDone = await phone.tap('finish', ends, {
    smu: readings?.smu == null ? null : Math.round((readings.smu + worked) * 10) / 10,
    odometer: readings?.odometer == null ? null : readings.odometer + (job.carries ? 180 : 0),
  })
  if (!isDone) return
  await tellSigning(story, phone, ends + 6 * minute, turn)
  await phone.tap('close', ends + 20 * minute, {})
}

/** Everything is in order, or one small thing is not. */
async function tellPrestart(
  { platform, random }: Story,
  phone: Phone,
  { asset_id }: Sent,
  readings: Readings | null,
  begins: number,
): Promise<boolean> {
  const [checklist] = asset_id === null ? [] : await checklistsForAsset(platform.db, asset_id)
  if (!checklist) return true
  const minor = checklist.items.filter((item) => item.is_critical === 0 && item.photo_on_fail === 0)
  const found = random.happens(6) ? random.pick(minor)?.id : undefined
  const usual: Readonly<Record<string, string | null>> = { ok_fail_na: 'ok', yes_no: 'yes', text: 'None' }
  return phone.tap('prestart', begins - 4 * minute, {
    checklist_id: checklist.id,
    started_at: new Date(begins - 11 * minute).toISOString(),
    smu: readings?.smu ?? null,
    odometer: readings?.odometer ?? null,
    answers: checklist.items.map(({ id, answer_type }) => ({
      checklist_item_id: id,
      value:
        answer_type === 'number'
          ? String(readings?.odometer ?? readings?.smu ?? 0)
          : id === found && answer_type === 'ok_fail_na'
            ? 'fail'
            : (usual[answer_type] ?? null),
      comment: id === found ? 'Worn, to be looked at in the workshop' : null,
      photos: [],
    })),
  })
}

const tips = ['Truganina fill site', 'Ravenhall landfill', 'Dandenong South recycler'] as const

/** A truck carries loads, a machine stands still once in a while; half an hour of break for both. */
async function tellWork({ random }: Story, phone: Phone, job: Sent, start: number): Promise<void> {
  const rest = start + random.whole(235, 275) * minute
  const isBefore = (at: number) => at < Date.parse(job.ends_at) - 40 * minute
  const round = random.whole(58, 76) * minute
  const drive = async (from: number, until: number) => {
    for (let at = from; job.carries && at + round < until && isBefore(at); at += round) {
      const client_load_id = uuid(random)
      const net_t = random.whole(280, 330) / 10
      const { material } = job
      await phone.tap('load', at + 12 * minute, { client_load_id, material, source: 'Site' })
      await phone.tap('tip', at + 44 * minute, {
        client_load_id,
        tip: random.pick(tips),
        net_t,
        ticket_no: `W${random.whole(100_000, 999_999)}`,
        waste_record_no: `WT-${random.whole(10_000, 99_999)}`,
      })
    }
  }
  await drive(start, rest)
  if (isBefore(rest)) {
    await phone.tap('break_start', rest, {})
    await phone.tap('break_end', rest + 30 * minute, {})
  }
  await drive(rest + 32 * minute, Date.parse(job.ends_at))
}

let drawn: Promise<ReceivedFile> | undefined
/** One hand signs everything in a demo. */
const signature = (story: Story): Promise<ReceivedFile> =>
  (drawn ??= sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="140"><rect width="100%" height="100%" fill="#fff"/>
       <path d="M24 96c34-70 52-78 50-40s-26 58-8 50 44-78 54-66-22 62-2 58 38-46 50-42-14 34 4 34 40-24 62-22 58 20 120-6"
       fill="none" stroke="#16264d" stroke-width="5" stroke-linecap="round"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then((bytes) =>
      story.platform.files.receive(Readable.from([bytes]), 'Signature.png', { max_bytes: 1_000_000 }),
    ))

const people = ['Jo Nguyen', 'Marty Doyle', 'Priya Raman', 'Sam Costa'] as const

async function tellSigning(story: Story, phone: Phone, at: number, turn: Turn): Promise<void> {
  if (at > story.platform.clock.now().getTime()) return
  if (turn.isUnsigned) {
    await phone.tap('sign', at, { unsigned_reason: 'Nobody on site when we finished' })
    return
  }
  const image = await phone.send(await signature(story), at)
  await phone.tap('sign', at + minute, {
    name: story.random.pick(people),
    role: 'Site supervisor',
    signature: image,
  })
}
