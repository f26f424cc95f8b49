CREATE TABLE schema_version (
    version INTEGER NOT NULL,
    PRIMARY KEY (version)
);

CREATE TABLE secrets (
    name TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    created DOUBLE NOT NULL,
    updated DOUBLE NOT NULL,
    state TEXT NOT NULL,
    edition TEXT NOT NULL,
    seats INTEGER NOT NULL,
    free INTEGER NOT NULL,
    is_listed BOOLEAN NOT NULL,
    title TEXT NOT NULL,
    deadline DOUBLE,
    PRIMARY KEY (id)
);

CREATE INDEX tables_due ON tables (deadline);

CREATE INDEX tables_listed ON tables (is_listed, state, created);

CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE NOT NULL,
    rules TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED
)
 WITHOUT ROWID;

CREATE TABLE positions (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    rules TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE records (
    table_id TEXT NOT NULL,
    ended DOUBLE NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED
);

INSERT INTO schema_version VALUES (1);
