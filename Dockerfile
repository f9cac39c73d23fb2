# The shop as one container: docker build -t shov . && docker run -p 8080:8080 shov

# To build the same twice, name it by its digest: --build-arg NODE=node:26-slim@sha256:…
ARG NODE=node:26-slim

FROM ${NODE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html vite.config.ts tsconfig.json ./
COPY locales ./locales
COPY fixtures ./fixtures
COPY mocks ./mocks
COPY src ./src
RUN npm run build

FROM ${NODE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_FILE=/data/backend.db
WORKDIR /shop
RUN mkdir /data && chown node:node /data
COPY package.json LICENSE ./
COPY --from=packages /shop/node_modules ./node_modules
# What the bundled backend answers with; never loaded when API_URL names another.
COPY fixtures ./fixtures
COPY mocks ./mocks
COPY src ./src
COPY --from=build /shop/dist ./dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
