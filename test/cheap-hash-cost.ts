/** Instead of the real cost, in tests that check hundreds of passwords; `npm run prove` runs them at full cost. */
export const hashCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }
