import { expect, test } from 'vitest'
import { displayNameOf, greetedNameOf } from '#web/lib/person/display-name.ts'
import { initialsOf } from '#web/lib/person/initials.ts'

test('a greeting speaks to the first name, else the local part, else "there"', () => {
  expect(greetedNameOf({ firstName: ' Maya ', email: 'm@okafor.studio' })).toBe('Maya')
  expect(greetedNameOf({ firstName: ' ', email: 'maya.o@okafor.studio' })).toBe('maya.o')
  expect(greetedNameOf({ firstName: '', email: '' })).toBe('there')
})

test('initials come from both names, else from the first two letters of the name shown', () => {
  expect(initialsOf({ firstName: 'Maya', lastName: 'Okafor', email: 'm@x.io' })).toBe('MO')
  expect(initialsOf({ firstName: 'Maya', lastName: '', email: 'm@x.io' })).toBe('MA')
  expect(initialsOf({ firstName: '', lastName: '', email: 'zoe@x.io' })).toBe('ZO')
  expect(initialsOf({ firstName: 'Émile', lastName: 'Zola', email: 'e@x.io' })).toBe('ÉZ')
})

test('the name shown falls back to the part of the e-mail before the @', () => {
  expect(displayNameOf({ firstName: 'Maya', lastName: 'Okafor', email: 'm@x.io' })).toBe('Maya Okafor')
  expect(displayNameOf({ firstName: '', lastName: '', email: 'maya@x.io' })).toBe('maya')
})
