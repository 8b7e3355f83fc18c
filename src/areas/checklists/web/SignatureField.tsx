import { IconSignature, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { LocalPicture } from '#ui/parts/LocalPicture.tsx'
import css from './pictures.module.css'

const SignatureDialog = lazyDialog(() => import('./SignatureDialog.tsx'), 'SignatureDialog')

/** An item’s signature, drawn in a dialog so that scrolling past never signs. */
export function SignatureField({
  name,
  of,
  photos,
  keepPicture,
}: {
  name: string
  /** What is signed. */
  of: string
  /** Pictures stored earlier, by name. */
  photos?: ReadonlyMap<string, Blob> | undefined
  keepPicture: (picture: File) => Promise<string>
}) {
  const { field } = useController({ name })
  const [id] = field.value as string[]
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState<Blob | undefined>()
  const button = useRef<HTMLButtonElement>(null)
  const picture = id === undefined ? undefined : (drawn ?? photos?.get(id))
  const sign = async (signature: Blob) => {
    const kept = await keepPicture(new File([signature], 'signature.png', { type: signature.type }))
    setDrawn(signature)
    field.onChange([kept])
    setOpen(false)
  }
  const remove = () => {
    field.onChange([])
    button.current?.focus()
  }
  return (
    <div className={css.signature}>
      {picture && (
        <div className={css.photo}>
          <LocalPicture picture={picture} alt={`Signature: ${of}`} />
          <IconButton label={`Remove signature: ${of}`} icon={<IconX aria-hidden />} onClick={remove} />
        </div>
      )}
      <Button
        ref={button}
        icon={<IconSignature aria-hidden />}
        className={css.sign}
        onClick={() => setOpen(true)}
      >
        {id === undefined ? 'Sign' : 'Sign again'}
        <span className="visually-hidden"> {of}</span>
      </Button>
      {isOpen && <SignatureDialog of={of} onSign={sign} onClose={() => setOpen(false)} />}
    </div>
  )
}
