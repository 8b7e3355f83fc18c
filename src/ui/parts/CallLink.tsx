import { IconPhone } from '@tabler/icons-react'
import { dialled, formatPhone } from '#shared/phone.ts'
import css from './CallLink.module.css'

/** Calls someone; the number can be read too. `inFull` shows whom and on which number. */
export function CallLink({ phone, who, inFull = false }: { phone: string; who: string; inFull?: boolean }) {
  const rest = `${who}, ${formatPhone(phone)}`
  return (
    <a className={css.call} href={`tel:${dialled(phone)}`} title={formatPhone(phone)}>
      <IconPhone size={14} aria-hidden />
      {inFull ? (
        `Call ${rest}`
      ) : (
        <>
          Call
          <span className="visually-hidden"> {rest}</span>
        </>
      )}
    </a>
  )
}
