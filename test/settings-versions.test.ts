import { describe, expect, test } from 'vitest'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { testApp } from './app.ts'
import { settingsCalls } from './settings.ts'

const app = await testApp()
const ada = await app.as('administrator')
const olga = await app.as('otherAdministrator')

const company = { read: settingsEndpoints.getCompany, save: settingsEndpoints.saveCompany }
/** What each of two people sets, different from the initial values. */
const wishes = {
  company: { ...company, mine: { name: 'Yarra Ridge' }, theirs: { name: 'Merri Ridge' } },
  letters: {
    read: settingsEndpoints.getLetterTemplates,
    save: settingsEndpoints.saveLetterTemplates,
    mine: { quote_subject: 'Your quote {number}' },
    theirs: { quote_subject: 'Our quote {number}' },
  },
  quotes: { ...settingsCalls.quotes, mine: { validity_days: 14 }, theirs: { validity_days: 21 } },
  invoices: { ...settingsCalls.invoices, mine: { footer_text: 'Thank you' }, theirs: { footer_text: 'Pay' } },
  dockets: {
    ...settingsCalls.dockets,
    mine: { approval_limit_cents: 100_00 },
    theirs: { approval_limit_cents: 200_00 },
  },
  pricing: { ...settingsCalls.pricing, mine: { standby_percent: 60 }, theirs: { standby_percent: 40 } },
}

// R6 for singletons: nobody overwrites what they have not seen.
describe.each(Object.entries(wishes))('settings: %s', (_area, { read, save, mine, theirs }) => {
  const saveAs = (who: typeof ada, body: object) => who.call(save, { body } as never)
  const stored = async () => (await ada.call(read, {})).data as { version: number }

  test('are saved from version 0 by one of two who save them first', async () => {
    expect(await stored()).toMatchObject({ version: 0 })
    expect(await saveAs(ada, mine)).toMatchObject({
      status: 422,
      errors: { version: 'Something went wrong on this page. Reload it and try again.' },
    })
    const replies = await Promise.all([
      saveAs(ada, { ...mine, version: 0 }),
      saveAs(olga, { ...theirs, version: 0 }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = replies[0]!.status === 200 ? mine : theirs
    expect(await stored()).toMatchObject({ ...won, version: 1 })
  })

  test('from an older version are refused with the current ones and who changed them', async () => {
    const { version } = await stored()
    const first = await saveAs(ada, { ...mine, version })
    expect(first.status, first.text).toBe(200)
    const present = await stored()
    const second = await saveAs(olga, { ...theirs, version: 0 })
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringMatching(/ changed this record at .*Review the changes and save again\.$/),
      data: { current: present, changed_at: expect.any(String) },
    })
    expect(await stored()).toEqual(present)
    expect(await saveAs(olga, { ...theirs, version: present.version })).toMatchObject({
      status: 200,
      data: { ...theirs, version: present.version + 1 },
    })
    const late = await saveAs(ada, { ...mine, version: present.version })
    expect(late.data).toMatchObject({ changed_by: 'Olga Finch', current: theirs })
  })

  test('saved unchanged make no new version', async () => {
    const { version } = await stored()
    const reply = await saveAs(ada, { ...theirs, version })
    expect(reply).toMatchObject({ status: 200, data: { version } })
  })
})
