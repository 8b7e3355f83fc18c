import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/imports': {
    purpose: 'The spreadsheets that were imported: by whom, when, and how many records each made.',
    actions: [
      'Import clients, contacts, sites, products, suppliers, tip sites, assets or drivers.',
      'Go on with an import you have not finished.',
      'Find imports by records, status or person, and export the list.',
      'Open one to undo it, as long as no one uses or has changed its records.',
    ],
    next: 'An unfinished import is removed after two days. The file itself is never kept.',
  },
  '/dashboard/imports/new': {
    purpose: 'Choose what to import, and the spreadsheet with one record in each row.',
    actions: [
      'Download a template with the right headings and an example row.',
      'Choose a CSV or Excel file of up to 5 MB and 20,000 rows.',
    ],
    next: 'Next you match its columns. Nothing is imported before you have seen the check.',
  },
  '/dashboard/imports/$id': {
    purpose: 'One spreadsheet: its columns, what is wrong with its rows, and what became of it.',
    actions: [
      'Match each column with a field, or leave it out; your choice is kept for the next file.',
      'See every row that cannot be imported, with the reason, and download those rows.',
      'Import the other rows, or correct the file and choose it again.',
    ],
    next: 'All rows are imported together, or none. An import can be undone from here.',
  },
}
