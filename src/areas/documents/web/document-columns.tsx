import { daysBetween, formatDate, formatInstant, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Document } from '../contract/document.ts'
import { documentLabels as labels } from '../rules/document-labels.ts'
import { DocumentStatusBadge } from './DocumentStatusBadge.tsx'
import css from './documents.module.css'
import { FileLink } from './FileLink.tsx'
import { FileThumb } from './FileThumb.tsx'

const soonDays = 60

/** The day, and how far off it is once that matters. */
function Expiry({ expires_on, today }: { expires_on: string; today: string }) {
  const days = daysBetween(today, expires_on)
  const isSoon = days >= 0 && days <= soonDays
  return (
    <span>
      {formatDate(expires_on)}
      {isSoon && <span className={css.soon}> in {plural(days, 'day')}</span>}
    </span>
  )
}

const column = columnsOf<Document>()

/** Columns of a record's documents; `onOpen` shows pictures without leaving the page. */
export const documentColumns = (today: string, onOpen: (document: Document, at: number) => void) => [
  column.custom(
    'title',
    labels.title,
    (document) => (
      <FileLink document={document} at={0} onOpen={onOpen}>
        {document.title}
      </FileLink>
    ),
    { slot: 'title' },
  ),
  column.custom('status', labels.status, (document) => <DocumentStatusBadge document={document} />, {
    slot: 'status',
  }),
  column.text('document_type', labels.document_type_id),
  column.text('number', labels.number),
  column.custom(
    'expires_on',
    labels.expires_on,
    ({ expires_on }) => expires_on && <Expiry expires_on={expires_on} today={today} />,
  ),
  column.custom(
    'files',
    labels.files,
    (document) =>
      document.files.length > 0 && (
        <span className={css.pages}>
          {document.files.map((file, at) => (
            <FileLink key={file.key} document={document} at={at} onOpen={onOpen}>
              <FileThumb file={file} />
            </FileLink>
          ))}
        </span>
      ),
  ),
  column.custom('added', labels.created_at, ({ added_by, created_at }) => (
    <span title={formatInstant(created_at)}>
      {added_by ?? 'Haulyard'}, {formatDate(melbourneDate(created_at))}
    </span>
  )),
  column.custom('reason', 'Reason', (document) => document.archive_reason ?? document.rejection_reason),
]
