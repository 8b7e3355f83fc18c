import { useState } from 'react'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { useDeviceChoice } from '../device-choice.ts'
import { singleKeysChoice } from '../shell-keys.ts'
import css from './HelpPanel.module.css'
import { keysHere } from './keys-here.ts'

/** The keys of the screen, and whether single ones work. */
export function KeyList() {
  const [single, setSingle] = useDeviceChoice(singleKeysChoice, true)
  const [keys] = useState(() => keysHere(document.querySelector('main') ?? document.body))
  return (
    <>
      <h3>Keyboard shortcuts</h3>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <div key={`${key} ${does}`} className={css.key}>
            <dt>
              <Kbd>{key.length === 1 ? key.toUpperCase() : key}</Kbd>
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
        Single-key shortcuts on this device
      </label>
    </>
  )
}
