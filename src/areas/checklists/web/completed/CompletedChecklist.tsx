import { PictureLink } from '#areas/pictures/web/index.ts'
import { fileAddress } from '#platform/contract/file-address.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { quantityText } from '#shared/units.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { AssetChecklist, AssetChecklistAnswer } from '../../contract/asset-checklist.ts'
import { isFail } from '../../rules/answers.ts'
import { answerText } from '../../rules/checklist-words.ts'
import { ResultBadge } from '../ChecklistBadges.tsx'
import { answerTone } from '../checklist-tone.ts'
import { sectionsOf } from '../sections.ts'
import css from '../sheet.module.css'

/** A completed checklist as a sheet, for screen and print. */
export function CompletedChecklist({ completed }: { completed: AssetChecklist }) {
  const { smu, odometer, started_at, completed_at, received_at } = completed
  const isLate = Date.parse(received_at) - Date.parse(completed_at) > lateMs
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <h2>
          {completed.checklist_name} <ResultBadge result={completed.result} />
        </h2>
        <Facts
          facts={[
            { label: 'Machine', value: `${completed.fleet_no} ${completed.asset}` },
            { label: 'Driver', value: completed.driver },
            { label: 'Day', value: formatDate(completed.work_date) },
            { label: 'Started', value: formatInstant(started_at) },
            { label: 'Completed', value: formatInstant(completed_at) },
            ...(isLate ? [{ label: 'Received', value: formatInstant(received_at) }] : []),
            ...(completed.order_no ? [{ label: 'Order', value: completed.order_no }] : []),
            ...(smu === null ? [] : [{ label: 'Hours', value: `${quantityText(smu)} h` }]),
            ...(odometer === null ? [] : [{ label: 'Odometer', value: `${quantityText(odometer)} km` }]),
            ...(completed.comment ? [{ label: 'Comment', value: completed.comment }] : []),
          ]}
        />
      </header>
      {sectionsOf(completed.answers).map(({ section, rows }) => (
        <section key={rows[0]?.position} className={css.section}>
          {section && <h3>{section}</h3>}
          <ol className={css.rows}>
            {rows.map((answer) => (
              <AnswerRow key={answer.position} answer={answer} />
            ))}
          </ol>
        </section>
      ))}
      <p className={css.foot}>Version {completed.checklist_version} of the checklist. It never changes.</p>
    </article>
  )
}

/** A longer delay between phone and office means there was no signal. */
const lateMs = 10 * 60_000

const photoOf = (key: string) => ({ key, name: 'Photo', content_type: 'image/jpeg' })

function AnswerRow({ answer }: { answer: AssetChecklistAnswer }) {
  const { position, text, about, answer_type, value, comment, photo_keys } = answer
  const failed = isFail(answer_type, value)
  const words = answerText(answer_type, value)
  return (
    <li className={css.row} data-failed={failed || undefined}>
      <span className={css.no}>{position}</span>
      <div className={css.text}>
        {text}{' '}
        {answer.is_critical === 1 && failed && (
          <span className={css.marks}>
            <StatusBadge status={about === 'driver' ? 'Driver not fit' : 'Critical'} tone="danger" />
          </span>
        )}
        {comment && <p className={css.comment}>{comment}</p>}
        {answer_type === 'signature' &&
          photo_keys.map((key) => (
            <img key={key} className={css.signature} src={fileAddress(key)} alt={`Signature: ${text}`} />
          ))}
        {answer_type !== 'signature' && photo_keys.length > 0 && (
          <div className={css.photos}>
            {photo_keys.map((key, at) => (
              <PictureLink key={key} title={text} pictures={photo_keys.map(photoOf)} at={at}>
                <img
                  src={fileAddress(key)}
                  alt={`${text} (${at + 1} of ${photo_keys.length})`}
                  loading="lazy"
                />
              </PictureLink>
            ))}
          </div>
        )}
      </div>
      <div className={css.choices}>
        {words === null ? (
          <span className={css.blank}>{photo_keys.length > 0 ? '' : 'Not answered'}</span>
        ) : (
          <StatusBadge status={words} tone={answerTone(answer)} />
        )}
      </div>
    </li>
  )
}
