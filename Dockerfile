# Three stages: the client and the program are built in the first two, the third holds only what runs.
FROM node:22-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund --loglevel=error
COPY src/porphyry src/porphyry
COPY web web
RUN cd web && npm run --silent build

FROM python:3.12-slim-trixie AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN python -m venv /porphyry
WORKDIR /build
COPY requirements requirements
RUN /porphyry/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY . .
COPY --from=client /build/src/porphyry/server/static src/porphyry/server/static
RUN /porphyry/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.12-slim-trixie
# pg_dump for `porphyry backup`: not older than the database
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --home-dir /data porphyry
COPY --from=build /porphyry /porphyry
USER porphyry
ENV PATH=/porphyry/bin:$PATH PORPHYRY_HOST=0.0.0.0 PORPHYRY_DATA_FOLDER=/data PORPHYRY_LOG_FORMAT=json
VOLUME /data
EXPOSE 8632
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8632/readyz', timeout=2)"]
CMD ["porphyry", "serve"]
