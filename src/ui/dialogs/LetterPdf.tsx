import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatBytes } from '#shared/text.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import css from './LetterDialog.module.css'

/** The PDF that goes with a letter; it can be left out and put back. */
export function LetterPdf({ pdf: { name, bytes } }: { pdf: { name: string; bytes: number | null } }) {
  const { setValue } = useFormContext()
  const isAttached = useWatch({ name: 'with_pdf' }) === 1
  const attach = (with_pdf: 0 | 1) => setValue('with_pdf', with_pdf, { shouldDirty: true })
  return (
    <fieldset className={css.group} aria-label="Attached">
      <div className={css.label}>Attached</div>
      {isAttached ? (
        <span className={css.chip}>
          <IconFileText size={15} aria-hidden />
          <span>{name}</span>
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
    </fieldset>
  )
}
