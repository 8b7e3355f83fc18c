import { useEffect, useId, useRef } from 'react'
import { formatDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Document } from '../contract/document.ts'
import { expiresEarlier } from '../rules/approved-beside.ts'
import { documentLabels as labels } from '../rules/document-labels.ts'
import { DocumentStatusBadge } from './DocumentStatusBadge.tsx'
import css from './documents.module.css'
import { FileLink } from './FileLink.tsx'
import { FileThumb } from './FileThumb.tsx'

/** The document someone came to check, with the buttons to decide; afterwards, what was decided. */
export function DocumentToCheck({
  document,
  approved,
  decisions,
  onOpen,
}: {
  document: Document
  /** What applies until this one is approved. */
  approved: Document | undefined
  decisions: readonly MenuItem[]
  onOpen: (document: Document, at: number) => void
}) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const { title, document_type, number, expires_on, files, status } = document
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [status])
  return (
    <section ref={place} tabIndex={-1} className={css.check} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Facts
        facts={[
          { label: labels.status, value: <DocumentStatusBadge document={document} /> },
          { label: labels.document_type_id, value: document_type },
          { label: labels.number, value: number },
          { label: labels.expires_on, value: expires_on && formatDate(expires_on) },
          ...(approved ? [{ label: 'Applies until then', value: inWords(approved) }] : []),
        ]}
      />
      {approved && expiresEarlier(document, approved) && (
        <Notice tone="warning">
          This one expires earlier than the approved one. Check the date on the document before you approve
          it.
        </Notice>
      )}
      <div className={css.pages}>
        {files.map((file, at) => (
          <FileLink key={file.key} document={document} at={at} onOpen={onOpen}>
            <FileThumb file={file} />
          </FileLink>
        ))}
      </div>
      <div className={css.decisions}>
        {decisions.map(({ label, icon, disabledReason, run }, at) => (
          <Button
            key={label}
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={icon}
            {...(disabledReason !== undefined && { disabledReason })}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

const inWords = ({ title, expires_on }: Document): string =>
  expires_on ? `${title}, expires ${formatDate(expires_on)}` : title
