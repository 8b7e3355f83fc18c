import { useSearch } from '@tanstack/react-router'
import { Screen } from '#ui/shells/Screen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { dropdownLists, type ListKey, listKeys } from '../../contract/dropdown-lists.ts'
import { DropdownList } from './DropdownList.tsx'
import { settingsPaths } from '../settings-paths.ts'

/** The drop-down lists, each with its own address. */
export function ListsScreen() {
  const { list = 'job_type' } = useSearch({ strict: false }) as { list?: ListKey }
  return (
    <Screen
      title="Lists"
      breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}
      below={
        <Tabs
          label="Lists"
          tabs={listKeys.map((key) => ({
            label: dropdownLists[key],
            to: settingsPaths.list(key),
            active: key === list,
          }))}
        />
      }
    >
      <DropdownList key={list} list_key={list} />
    </Screen>
  )
}
