package octavo.sharedlibraries;

import java.util.List;

/// Every statement that is sent to a server, in the language that PostgreSQL, CockroachDB and
/// YugabyteDB share: no triggers, no advisory locks, no types but the common ones. Values are
/// always parameters. The tables are those of the schema in the search path, one a library.
final class SharingStatements {
    /// The version of the tables that this program makes and understands.
    static final int SCHEMA_VERSION = 1;

    static final String FIND_SCHEMA =
            "SELECT count(*) FROM information_schema.tables"
                    + " WHERE table_schema = ? AND table_name = 'library'";

    /// What makes each version of the tables of the one before. `{schema}` is a checked name.
    static final List<List<String>> MIGRATIONS =
            List.of(
                    List.of(
                            "CREATE SCHEMA {schema}",
                            "CREATE TABLE {schema}.library (library_id text PRIMARY KEY,"
                                    + " schema_version integer NOT NULL)",
                            "CREATE TABLE {schema}.head (library_id text PRIMARY KEY,"
                                    + " sequence bigint NOT NULL)",
                            "CREATE TABLE {schema}.changes (sequence bigint PRIMARY KEY,"
                                    + " item_id text NOT NULL, change_id text NOT NULL,"
                                    + " replaced_id text NOT NULL, item_position text NOT NULL,"
                                    + " content bytea NOT NULL, digest text NOT NULL,"
                                    + " author text NOT NULL DEFAULT current_user,"
                                    + " changed_at timestamptz NOT NULL DEFAULT now())",
                            "CREATE INDEX changes_of_item ON {schema}.changes (item_id,"
                                    + " sequence DESC)",
                            "ALTER TABLE {schema}.changes ENABLE ROW LEVEL SECURITY",
                            "CREATE POLICY readers ON {schema}.changes FOR SELECT USING (true)",
                            "CREATE POLICY authors ON {schema}.changes FOR INSERT WITH CHECK"
                                    + " (author = current_user AND changed_at = now())"));

    static final String INSERT_LIBRARY =
            "INSERT INTO library (library_id, schema_version) VALUES (?, ?)";
    static final String INSERT_HEAD = "INSERT INTO head (library_id, sequence) VALUES (?, 0)";
    static final String SET_VERSION = "UPDATE library SET schema_version = ?";

    static final String SELECT_LIBRARY = "SELECT library_id, schema_version FROM library";
    static final String SELECT_HEAD = "SELECT sequence FROM head";
    static final String LOCK_HEAD = "SELECT sequence FROM head FOR UPDATE";
    static final String ADVANCE_HEAD = "UPDATE head SET sequence = ?";

    /// The latest version of each item that was changed after one change and up to another.
    static final String SELECT_CHANGES =
            "SELECT c.item_id, c.sequence, c.change_id, c.item_position, c.content, c.digest"
                    + " FROM changes c WHERE c.sequence > ? AND c.sequence <= ? AND NOT EXISTS"
                    + " (SELECT 1 FROM changes n WHERE n.item_id = c.item_id"
                    + " AND n.sequence > c.sequence AND n.sequence <= ?)";

    static final String SELECT_CHANGE_ID = "SELECT change_id FROM changes WHERE sequence = ?";

    /// The latest changes of some items.
    static final String SELECT_LATEST =
            "SELECT DISTINCT ON (item_id) item_id, change_id FROM changes"
                    + " WHERE item_id = ANY (?) ORDER BY item_id, sequence DESC";

    static final String INSERT_CHANGE =
            "INSERT INTO changes (sequence, item_id, change_id, replaced_id, item_position,"
                    + " content, digest) VALUES (?, ?, ?, ?, ?, ?, ?)";

    static final String SELECT_LOG =
            "SELECT c.sequence, c.author, c.changed_at, c.content, COALESCE(r.content, ''::bytea)"
                    + " FROM changes c LEFT JOIN changes r ON r.item_id = c.item_id"
                    + " AND r.change_id = c.replaced_id AND r.sequence < c.sequence"
                    + " ORDER BY c.sequence DESC LIMIT ?";

    /// The users who may read a library, and what else they may do, without those who may do
    /// anything in any database. PostgreSQL reserves names with `pg_` for roles of its own.
    static final String SELECT_MEMBERS =
            "SELECT r.rolname, r.rolname = current_user, r.oid = c.relowner,"
                    + " has_table_privilege(r.oid, c.oid, 'INSERT'),"
                    + " has_table_privilege(r.oid, c.oid, 'INSERT WITH GRANT OPTION')"
                    + " FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n"
                    + " ON n.oid = c.relnamespace CROSS JOIN pg_catalog.pg_roles r"
                    + " WHERE n.nspname = ? AND c.relname = 'changes'"
                    + " AND has_table_privilege(r.oid, c.oid, 'SELECT')"
                    + " AND substr(r.rolname, 1, 3) <> 'pg_'"
                    + " AND (NOT r.rolsuper OR r.oid = c.relowner OR r.rolname = current_user)"
                    + " ORDER BY r.rolname LIMIT ?";

    /// PostgreSQL's own: elsewhere, clients only poll.
    static final String NOTIFY = "SELECT pg_notify(?, '')";

    static final String LISTEN = "LISTEN {schema}";

    /// A client that has lost its connection must not keep the library's row locked.
    static final String LIMIT_IDLE_TIME = "SET idle_in_transaction_session_timeout = '30s'";

    static final List<String> REVOKE =
            List.of(
                    "REVOKE ALL ON ALL TABLES IN SCHEMA {schema} FROM {role}",
                    "REVOKE ALL ON SCHEMA {schema} FROM {role}");
    static final List<String> GRANT_READ =
            List.of(
                    "GRANT USAGE ON SCHEMA {schema} TO {role}",
                    "GRANT SELECT ON {schema}.library, {schema}.head, {schema}.changes TO {role}");
    static final List<String> GRANT_EDIT =
            List.of(
                    "GRANT INSERT ON {schema}.changes TO {role}",
                    "GRANT UPDATE ON {schema}.head TO {role}");
    static final List<String> GRANT_OWN =
            List.of(
                    "GRANT USAGE ON SCHEMA {schema} TO {role} WITH GRANT OPTION",
                    "GRANT SELECT ON {schema}.library, {schema}.head, {schema}.changes TO {role}"
                            + " WITH GRANT OPTION",
                    "GRANT INSERT ON {schema}.changes TO {role} WITH GRANT OPTION",
                    "GRANT UPDATE ON {schema}.head TO {role} WITH GRANT OPTION");

    private SharingStatements() {}
}
