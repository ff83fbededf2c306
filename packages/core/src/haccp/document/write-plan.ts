import type { PlanDocument } from './document.ts'
import type { PlanReading } from '../facts/describe-facts.ts'
import { say, word } from './plan-text.ts'
import { writeDrawings, writeLocation } from './write-file-sections.ts'
import {
  writeAnalyses,
  writeFlow,
  writeGeneralInfo,
  writeGroups,
  writeProcesses,
  writeTitlePage,
  writeWorkGroups,
  type PlanNames,
} from './write-general-sections.ts'
import { writeCcpList, writeHazardAnalyses, writeHazardList, writeMatrix } from './write-hazard-sections.ts'
import { writeDuties, writeProgrammes, writeSources, writeTasks } from './write-programme-sections.ts'
import { writeShortPlan } from './write-short-plan.ts'

/**
 * The plan as a document with every word in place, section by section in the order of `sectionNames`. Pure:
 * the same plan, texts and names give the same document. Names are data; braces in them stay as they are.
 */
export function writePlan(reading: PlanReading, names: PlanNames): PlanDocument {
  const { words, language } = reading.texts
  return {
    language,
    place_name: names.place.name,
    company_name: names.company.name,
    title: say(words, 'document.title', { place: names.place.name }),
    status_line: names.status_line,
    page_label: word(words, 'document.page'),
    date: names.date,
    sections: [
      writeTitlePage(reading, names),
      writeGeneralInfo(reading, names),
      writeWorkGroups(reading, names),
      writeProcesses(reading),
      ...writeGroups(reading, names),
      writeAnalyses(reading),
      writeFlow(reading, names),
      writeLocation(reading, names.location),
      writeDrawings(reading, names.drawings),
      writeHazardList(reading),
      writeMatrix(reading),
      writeHazardAnalyses(reading),
      writeCcpList(reading),
      writeProgrammes(reading),
      writeTasks(reading),
      writeDuties(reading),
      writeSources(reading),
    ],
    short_plan: writeShortPlan(reading, names),
  }
}
