import { classes } from '#ui/classes.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { quantityText } from '#shared/units.ts'
import type { Load, Progress } from '../../contract/progress.ts'
import { driverJobCan } from '../../rules/step-rules.ts'
import { entryWords, timeOf } from '../driver-job-words.ts'
import css from './phone.module.css'
import type { Take } from './steps/use-steps.ts'

/** Hours and loads so far. */
export function JobDone({ progress, take }: { progress: Progress; take: Take }) {
  const { entries, loads } = progress
  const mayVoid = driverJobCan.void_load(progress) === true
  const voidLoad = async ({ client_load_id, load_no }: Load) => {
    const answer = await confirm({
      title: `Void load ${load_no}?`,
      confirmLabel: 'Void the load',
      danger: true,
      reason: 'required',
      longestReason: 500,
    })
    if (answer) take({ kind: 'void_load', data: { client_load_id, reason: answer.reason } })
  }
  return (
    <>
      {entries.length > 0 && (
        <section className={css.card} aria-label="Times">
          <ul className={css.list}>
            {entries.map(({ kind, started_at, ended_at }) => (
              <li key={started_at}>
                <span>{entryWords[kind]}</span>
                <span>
                  {timeOf(started_at)} – {ended_at ? timeOf(ended_at) : 'now'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {loads.length > 0 && (
        <section className={css.card} aria-label="Loads">
          <ul className={css.list}>
            {loads.map((load) => (
              <li key={load.client_load_id}>
                <span className={classes(load.status === 'void' && css.struck)}>
                  {load.load_no}. {load.material}
                  {amountOf(load)}
                  {load.tip && `, ${load.tip}`}
                </span>
                {mayVoid && load.status !== 'void' && (
                  <Button className={css.big} variant="quiet" onClick={() => void voidLoad(load)}>
                    Void
                    <span className="visually-hidden"> load {load.load_no}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function amountOf({ net_t, volume_m3 }: Load): string {
  if (net_t !== null) return `, ${quantityText(net_t)} t`
  return volume_m3 === null ? '' : `, ${quantityText(volume_m3)} m³`
}
