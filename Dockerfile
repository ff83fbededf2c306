# Larder: API and web on one port. Data that is not in PostgreSQL lies in /data.
FROM node:24-slim AS build
WORKDIR /larder
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/core/package.json packages/core/
COPY packages/knowledge/package.json packages/knowledge/
COPY packages/locales/package.json packages/locales/
COPY packages/plan-pdf/package.json packages/plan-pdf/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY tools/package.json tools/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --ignore-scripts
COPY tsconfig.base.json ./
COPY tools/prepare.cjs tools/
COPY packages packages
RUN node tools/prepare.cjs \
 && npm ci --omit=dev --ignore-scripts --workspace packages/server \
 && rm -rf node_modules/node node_modules/.bin/node packages/web/src

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LARDER_DATA=/data
WORKDIR /larder
COPY --from=build /larder ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As npm start: without the limit, space for young objects that the start needed once stays taken.
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "packages/server/src/main.ts"]
