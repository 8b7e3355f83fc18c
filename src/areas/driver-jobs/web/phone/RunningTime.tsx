import { classes } from '#ui/classes.ts'
import { useOwnNow } from '#ui/use-now.ts'
import type { TimeEntry } from '../../contract/progress.ts'
import { entryWords, minutesWords, timeOf } from '../driver-job-words.ts'
import css from './phone.module.css'

/** The current activity, since when and for how long. */
export function RunningTime({ entry: { kind, started_at } }: { entry: TimeEntry }) {
  const now = useOwnNow()
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(started_at)) / 60_000))
  return (
    <p className={classes(css.running, kind !== 'work' && css.resting)}>
      <span>
        {entryWords[kind]} since {timeOf(started_at)}
      </span>
      <span>{minutesWords(minutes)}</span>
    </p>
  )
}
