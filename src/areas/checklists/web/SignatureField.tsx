import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import css from './form.module.css'

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
  const [drawn, setDrawn] = useState<string | null>(() => {
    const earlier = id === undefined ? undefined : photos?.get(id)
    return earlier ? URL.createObjectURL(earlier) : null
  })
  const sign = async (picture: Blob) => {
    const kept = await keepPicture(new File([picture], 'signature.png', { type: picture.type }))
    setDrawn(URL.createObjectURL(picture))
    field.onChange([kept])
    setOpen(false)
  }
  return (
    <div className={css.signature}>
      {id !== undefined && drawn && <img src={drawn} alt={`Signature: ${of}`} />}
      <Button icon={<IconSignature aria-hidden />} className={css.sign} onClick={() => setOpen(true)}>
        {id === undefined ? 'Sign' : 'Sign again'}
        <span className="visually-hidden"> {of}</span>
      </Button>
      {isOpen && <SignatureDialog of={of} onSign={sign} onClose={() => setOpen(false)} />}
    </div>
  )
}
