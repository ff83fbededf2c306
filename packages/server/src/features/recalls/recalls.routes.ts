import { recalls } from '@larder/contract/recalls'
import { serve } from '#kit/http/serve.ts'
import { exportEpcis } from './export-epcis.ts'
import { exportFsma, listMissing } from './export-fsma.ts'
import { exportRecall } from './export-recall.ts'
import { writeMessage } from './recall-message.ts'
import { downloadReport } from './recall-report.ts'
import {
  changeRecall,
  closeRecall,
  findOriginLots,
  getRecall,
  listRecalls,
  noteRecipient,
  startRecall,
  traceLot,
} from './recalls.ts'

export const recallRoutes = [
  serve(recalls.traceLot, traceLot),
  serve(recalls.originLots, findOriginLots),
  serve(recalls.list, listRecalls),
  serve(recalls.create, startRecall),
  serve(recalls.get, getRecall),
  serve(recalls.change, changeRecall),
  serve(recalls.note, noteRecipient),
  serve(recalls.close, closeRecall),
  serve(recalls.message, writeMessage),
  serve(recalls.report, downloadReport),
  serve(recalls.export, exportRecall),
  serve(recalls.epcis, exportEpcis),
  serve(recalls.fsma, exportFsma),
  serve(recalls.fsmaMissing, listMissing),
]
