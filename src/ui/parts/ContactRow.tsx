import { IconMail, IconPhone } from '@tabler/icons-react'
import { dialled, formatPhone } from '#shared/phone.ts'
import css from './ContactRow.module.css'

/** Someone to call or write to: the phone is one tap away. */
export function ContactRow({
  name,
  role,
  phone,
  email,
}: {
  name: string
  role?: string | null
  phone?: string | null
  email?: string | null
}) {
  return (
    <div className={css.row}>
      <div className={css.who}>
        <span className={css.name}>{name}</span>
        {role && <span className={css.role}>{role}</span>}
      </div>
      {phone && (
        <a
          className={css.way}
          href={`tel:${dialled(phone)}`}
          aria-label={`Call ${name}, ${formatPhone(phone)}`}
        >
          <IconPhone size={15} aria-hidden />
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a
          className={css.way}
          href={`mailto:${email}`}
          aria-label={phone ? `Email ${name}` : `Email ${name}, ${email}`}
          title={email}
        >
          <IconMail size={15} aria-hidden />
          {!phone && <span className={css.mail}>{email}</span>}
        </a>
      )}
    </div>
  )
}
