/** How a grid of people is searched and filtered. */
export const wordsOfPeople = { search: 'Name or company', having: 'Who has', noRows: 'No people found' }
