import { news } from '@larder/contract/news'
import { languageFor } from '#kit/text/naming-language.ts'
import { serve } from '#kit/http/serve.ts'
import { getNews, listNews } from './read-news.ts'

export const newsRoutes = [
  serve(news.list, async (ctx, { query }) => listNews(await languageFor(ctx, query.lang), query.country)),
  serve(news.get, async (ctx, { params, query }) => getNews(await languageFor(ctx, query.lang), params.id)),
]
