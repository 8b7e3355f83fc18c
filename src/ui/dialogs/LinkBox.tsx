import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { Button } from '../parts/Button.tsx'
import { useCopy } from '../use-copy.ts'
import css from './HandOverDialog.module.css'

/** A document's link: being made, made, or why it cannot be. */
export interface LinkToPass {
  url: string | null
  expires_at: string | null
  refusal: string | null
}

/** A link to be copied. `isAgain`: others may have been passed on before. */
export function LinkBox({
  receiver,
  link: { url, expires_at },
  isAgain,
  onCopied,
}: {
  receiver: string
  link: LinkToPass
  isAgain: boolean
  onCopied: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopy(url ?? '', { onCopied, onRefused: () => input.current?.focus() })
  return (
    <div>
      <label htmlFor={id} className={css.label}>{`Link for ${receiver}`}</label>
      <div className={css.link}>
        <input
          ref={input}
          id={id}
          readOnly
          value={url ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          icon={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          loading={url === null}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className={css.hint}>
        Anyone with the link can open it without a password
        {expires_at && ` until ${formatDate(melbourneDate(expires_at))}`}.
        {isAgain && ' Earlier links still work, each until its own date.'}
      </p>
    </div>
  )
}
