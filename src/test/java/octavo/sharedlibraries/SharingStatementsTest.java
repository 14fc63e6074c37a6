package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// The statements are those that CockroachDB and YugabyteDB have, too.
class SharingStatementsTest {
    /// What CockroachDB's documentation lists as not supported or different.
    private static final Pattern NOT_COMMON =
            Pattern.compile(
                    """
                    (?i).*(\\bLISTEN\\b|pg_notify|advisory|TRIGGER|\\bDO \\$|serial|LOCK TABLE|\\bCOPY\\b|CURSOR\
                    |xmin|ctid|EXCLUDE|DEFERRABLE|DOMAIN|\\bUNLOGGED\\b|INHERITS|LANGUAGE plpgsql|XML|tsrange\
                    |GRANT \\w+ ?\\([^)]*\\)).*\
                    """);

    /// Clients do without these.
    private static final Set<String> OPTIONAL =
            Set.of(SharingStatements.NOTIFY, SharingStatements.LISTEN);

    private static List<String> statements() throws IllegalAccessException {
        List<String> statements = new ArrayList<>();
        for (Field field : SharingStatements.class.getDeclaredFields()) {
            addTexts(field.get(null), statements);
        }
        assertTrue(statements.size() > 30, "statements were found");
        return statements;
    }

    private static void addTexts(Object value, List<String> statements) {
        switch (value) {
            case String text -> statements.add(text);
            case List<?> list -> list.forEach(each -> addTexts(each, statements));
            default -> {}
        }
    }

    @Test
    void onlyOptionalStatementsNeedPostgresqlItself() throws Exception {
        assertEquals(
                Set.of(),
                Set.copyOf(
                        statements().stream()
                                .filter(text -> !OPTIONAL.contains(text))
                                .filter(NOT_COMMON.asMatchPredicate())
                                .toList()));
    }

    @Test
    void noValueIsPartOfAStatement() throws Exception {
        assertEquals(
                List.of(),
                statements().stream()
                        .filter(text ->
                                text.contains("{")
                                        && !text.replaceAll("\\{(schema|role)}", "")
                                                .matches("[^{}]*"))
                        .toList());
    }

    @Test
    void conflictsOfTransactionsAreTriedAgain() {
        assertTrue(
                List.of("40001", "40P01", "23505").stream()
                        .map(state -> new java.sql.SQLException("", state))
                        .allMatch(ServerConnection::isWorthRepeating));
    }

    @Test
    void theVersionIsThatOfTheLastMigration() {
        assertEquals(SharingStatements.SCHEMA_VERSION, SharingStatements.MIGRATIONS.size());
    }
}
