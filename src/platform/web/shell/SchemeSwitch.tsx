import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { type ColorScheme, useColorScheme } from '#ui/color-scheme.ts'
import { IconButton } from '#ui/parts/Button.tsx'
import { Menu } from '#ui/parts/Menu.tsx'

const schemes: readonly { scheme: ColorScheme; label: string; Icon: typeof IconSun }[] = [
  { scheme: 'light', label: 'Light', Icon: IconSun },
  { scheme: 'dark', label: 'Dark', Icon: IconMoon },
  { scheme: 'auto', label: 'Same as system', Icon: IconDeviceDesktop },
]

/** Light, dark or system; kept on this device. */
export function SchemeSwitch() {
  const { scheme, setScheme } = useColorScheme()
  const Current = schemes.find((one) => one.scheme === scheme)?.Icon ?? IconDeviceDesktop
  return (
    <Menu
      label="Light or dark"
      items={schemes.map(({ scheme: to, label, Icon }) => ({
        label: to === scheme ? `${label} (now)` : label,
        icon: <Icon size={16} aria-hidden />,
        run: () => setScheme(to),
      }))}
    >
      {(trigger) => <IconButton label="Light or dark" icon={<Current aria-hidden />} {...trigger} />}
    </Menu>
  )
}
