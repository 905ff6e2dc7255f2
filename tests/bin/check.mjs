import { close, houseRules, vitest } from './steps.mjs'
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs'

keepTemporaryFilesInMemory()
// The fast gate: what must hold at every commit.
close([...(await houseRules()), await vitest('Unit tests', ['--project', 'unit'])])
