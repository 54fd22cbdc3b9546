# A small image of the table: no root, nothing written but the volume /data. Built from a checkout:
#   docker build -t tavola .
#   docker run --read-only --tmpfs /tmp -v tavola:/data -p 8017:8017 -e TAVOLA_PASSWORD=... tavola
FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements-tools.lock requirements-run.lock requirements-build.lock ./
RUN python -m pip install --no-cache-dir --no-deps --require-hashes -r requirements-tools.lock \
 && uv venv /opt/tavola \
 && uv pip install --no-cache --python /opt/tavola/bin/python --require-hashes -r requirements-run.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY scripts scripts
COPY web web
COPY docs/rules docs/rules
COPY packs packs
COPY src src
# Node comes as a package of the build (hatch_build.py), so this stage needs nothing of the system.
RUN uv build --no-cache --wheel --build-constraints requirements-build.lock --out-dir /tmp/dist . \
 && uv pip install --no-cache --no-deps --python /opt/tavola/bin/python --compile-bytecode /tmp/dist/tavola-*.whl

FROM python:3.13-slim
RUN useradd --uid 10017 --create-home --home-dir /data tavola
COPY --from=build /opt/tavola /opt/tavola
ENV PATH=/opt/tavola/bin:$PATH XDG_CACHE_HOME=/tmp PYTHONDONTWRITEBYTECODE=1
USER 10017
WORKDIR /data
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8017/health', timeout=4)"]
ENTRYPOINT ["tavola", "serve", "--no-browser", "--host", "0.0.0.0", "--port", "8017"]
CMD ["--db", "/data/tavola.db"]
