import { Checkbox } from '#ui/parts/Checkbox.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { useDeviceChoice } from './device-choice.ts'
import css from './KeysDialog.module.css'
import { singleKeysChoice } from './shell-keys.ts'

const keys = [
  ['Ctrl K', 'Search, go to, and do'],
  ['Ctrl S', 'Save the form'],
  ['/', 'Search the list'],
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['x', 'Tick the row'],
  ['n', 'Make a new one'],
  ['?', 'Show these keys'],
] as const

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useDeviceChoice(singleKeysChoice, true)
  return (
    <Dialog title="Keys" size="sm" onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={css.key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor="single-keys" className={css.choice}>
        <Checkbox
          id="single-keys"
          checked={single}
          onChange={(event) => setSingle(event.currentTarget.checked)}
        />
        Single keys work on this device
      </label>
    </Dialog>
  )
}
