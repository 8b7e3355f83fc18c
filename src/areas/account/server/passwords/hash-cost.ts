/**
 * Argon2id over 46 MiB: some 50 ms on a fast core, four times the recommended minimum (19 MiB and two
 * passes); slow machines still answer quickly.
 */
export const hashCost = { memoryCost: 47_104, timeCost: 4, parallelism: 1 }
