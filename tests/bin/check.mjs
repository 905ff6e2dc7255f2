import { close, houseRules, vitest } from './steps.mjs'

// The fast gate: what must hold at every commit.
close([...(await houseRules()), await vitest('Unit tests', ['--project', 'unit'])])
