# Two stages: everything is built in the first, the second holds only what runs.
FROM node:22-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY web web
COPY src/porphyry src/porphyry
RUN cd web && npm run build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=client /build/src/porphyry/server/static src/porphyry/server/static
RUN python -m venv /porphyry && /porphyry/bin/pip install --no-cache-dir ".[server]"

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /data porphyry
COPY --from=build /porphyry /porphyry
USER porphyry
ENV PATH=/porphyry/bin:$PATH PORPHYRY_HOST=0.0.0.0 PORPHYRY_DATA_FOLDER=/data PORPHYRY_LOG_FORMAT=json
VOLUME /data
EXPOSE 8632
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8632/readyz', timeout=2)"
CMD ["porphyry", "serve"]
