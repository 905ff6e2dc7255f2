import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['swimming lesson was eleven no not eleven twelve fifty', ['spend Swimming Lesson 1250']],
  ['the bus was two fifty no not two fifty two seventy', ['spend Bus 270']],
  ['lunch was fourteen no not fourteen fifteen and coffee four', ['spend Lunch 1500', 'spend Coffee 400']],
  ['two hundred on the dentist sorry not two hundred two twenty', ['spend Dentist 22000']],
  ['the suya was two thousand not two thousand five hundred', ['edit']],
  ['dinner 60 no splitting', ['spend Dinner 6000']],
  ['dinner 60 no split it three ways', ['spend Dinner 2000']],
  ['coffee 4 ugh lunch 12', ['spend Coffee 400', 'spend Lunch 1200']],
  ['taxi was thirty not twenty', ['edit']],
  ['lunch was eleven not eleven fifty', ['edit']],
  ['coffee four not four fifty', ['spend Coffee 400']],
  ['taxi 20 not 20 30', ['spend Taxi 3000']],
])('%s: what is denied once more ends where it was said', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
