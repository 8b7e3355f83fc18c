import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatBytes } from '#shared/text.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import css from './LetterDialog.module.css'

export interface LetterPdfFile {
  name: string
  /** Null until it is known. */
  bytes: number | null
  path: string
  /** The most that an email can carry. */
  max_bytes: number
}

/**
 * The PDF that goes with a letter; it can be read, left out and put back, and one that is too large never goes. `children`:
 * what else is attached.
 */
export function LetterPdf({
  pdf: { name, bytes, path, max_bytes },
  children,
}: {
  pdf: LetterPdfFile
  children?: ReactNode
}) {
  const { setValue } = useFormContext()
  const isAttached = useWatch({ name: 'with_pdf' }) === 1
  const attach = (with_pdf: 0 | 1) => setValue('with_pdf', with_pdf, { shouldDirty: true })
  const isTooLarge = bytes !== null && bytes > max_bytes
  const link = (
    <a href={path} target="_blank" rel="noreferrer" title={`Open ${name}`}>
      {name}
    </a>
  )
  return (
    <fieldset className={css.group} aria-label="Attached">
      <div className={css.label}>Attached</div>
      <div className={css.attached}>
        {isTooLarge ? (
          <p className={css.tooLarge}>
            {link} is {formatBytes(bytes)}. An email can carry up to {formatBytes(max_bytes)}, so this one has
            the link only.
          </p>
        ) : isAttached ? (
          <span className={css.chip}>
            <IconFileText size={15} aria-hidden />
            {link}
            {bytes !== null && <span className={css.size}>{formatBytes(bytes)}</span>}
            <IconButton
              label={`Leave out ${name}`}
              icon={<IconX size={14} aria-hidden />}
              onClick={() => attach(0)}
            />
          </span>
        ) : (
          <Button icon={<IconPaperclip aria-hidden />} onClick={() => attach(1)}>
            Attach {name}
          </Button>
        )}
        {children}
      </div>
    </fieldset>
  )
}
