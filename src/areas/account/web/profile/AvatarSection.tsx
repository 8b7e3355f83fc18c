import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PictureLink } from '#areas/pictures/web/index.ts'
import { updateSession, useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { AvatarCropDialog } from '#ui/dialogs/AvatarCropDialog.tsx'
import { Avatar } from '#ui/parts/Avatar.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import type { Profile } from '../../contract/profile.ts'
import css from '../profile.module.css'

/** The person's picture; cropped to a square before upload, and again from its versions. */
export function AvatarSection({ profile: { name, avatar } }: { profile: Profile }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const onSaved = (saved: Profile) => updateSession({ avatar: saved.avatar })
  const set = useSave(accountEndpoints.setAvatar, { saved: () => 'Picture saved', onSaved })
  const remove = useSave(accountEndpoints.removeAvatar, { saved: () => 'Picture removed', onSaved })
  const refused = set.submitError ?? remove.submitError

  const send = (picture: Blob) =>
    set.save({ body: {} }, { files: { file: new File([picture], 'picture.jpg', { type: picture.type }) } })

  return (
    <Section title="Picture">
      {refused && <Notice tone="danger">{refused}</Notice>}
      <div className={css.picture}>
        <OwnPicture name={name} avatar={avatar} />
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png"
          aria-label="Picture"
          hidden
          onChange={(event) => {
            setChosen(event.currentTarget.files?.[0] ?? null)
            // Allows choosing the same file again.
            event.currentTarget.value = ''
          }}
        />
        <Button
          icon={<IconPhoto aria-hidden />}
          loading={set.saving}
          onClick={() => chooser.current?.click()}
        >
          {avatar ? 'Change picture' : 'Choose a picture'}
        </Button>
        {avatar && (
          <Button
            variant="quiet"
            icon={<IconTrash aria-hidden />}
            loading={remove.saving}
            onClick={() => void remove.save({})}
          >
            Remove
          </Button>
        )}
      </div>
      {chosen && <AvatarCropDialog file={chosen} onCrop={send} onClose={() => setChosen(null)} />}
    </Section>
  )
}

function OwnPicture({ name, avatar }: Pick<Profile, 'name' | 'avatar'>) {
  const may = useMay()
  const shown = <Avatar name={name} src={avatar} size="lg" alone />
  const key = avatar?.split('/').at(-1)
  if (!key || !may('documents:read')) return shown
  return (
    <PictureLink
      title="Profile picture"
      pictures={[{ key, name: 'Profile picture', content_type: 'image/jpeg' }]}
      at={0}
    >
      {shown}
    </PictureLink>
  )
}
