import { IconCamera, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { IconButton } from '#ui/parts/Button.tsx'
import { LocalPicture } from '#ui/parts/LocalPicture.tsx'
import itemCss from './item.module.css'
import css from './pictures.module.css'

/** An item's photos, each stored at once and then known by the name it was given. */
export function PhotoField({
  name,
  of,
  photos,
  keepPhoto,
}: {
  name: string
  /** What the photos show. */
  of: string
  /** Photos stored earlier, by name. */
  photos?: ReadonlyMap<string, Blob> | undefined
  keepPhoto: (photo: File) => Promise<string>
}) {
  const { field } = useController({ name })
  const ids = field.value as string[]
  const [taken, setTaken] = useState<ReadonlyMap<string, Blob>>(new Map())
  const shown = ids.map((id) => ({ id, photo: taken.get(id) ?? photos?.get(id) }))
  const [failed, setFailed] = useState(false)

  const add = async (photo: File | undefined) => {
    if (!photo) return
    setFailed(false)
    try {
      const id = await keepPhoto(photo)
      setTaken((before) => new Map(before).set(id, photo))
      field.onChange([...ids, id])
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={css.photos}>
      {shown.map(({ id, photo }, at) => (
        <div key={id} className={css.photo}>
          {photo && <LocalPicture picture={photo} alt={`${of} (${at + 1} of ${ids.length})`} />}
          <IconButton
            label={`Remove photo ${at + 1} of ${of}`}
            icon={<IconX aria-hidden />}
            onClick={() => field.onChange(ids.filter((one) => one !== id))}
          />
        </div>
      ))}
      <label className={css.camera}>
        <IconCamera size={20} aria-hidden />
        {ids.length > 0 ? 'Another photo' : 'Photo'}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={`Photo of ${of}`}
          onChange={(event) => {
            void add(event.currentTarget.files?.[0])
            // Allows the same photo again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      {failed && <p className={itemCss.problem}>The photo could not be saved. Take it again.</p>}
    </div>
  )
}
