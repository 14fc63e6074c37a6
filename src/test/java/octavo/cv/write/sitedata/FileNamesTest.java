package octavo.cv.write.sitedata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.Sample;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

class FileNamesTest {
    private static String name(String key) {
        return String.valueOf(FileNames.of(List.of(key)).get(key));
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mai2020kungfu        | mai2020kungfu
                    DBLP:conf/osdi/Mai20 | DBLP-conf-osdi-Mai20
                    müller_2020.b        | muller_2020.b
                    ../../etc/passwd     | etc-passwd
                    .hidden              | hidden
                    ends.                | ends
                    CON                  | _CON
                    nul.txt              | _nul.txt
                    com1                 | _com1
                    a\\b                 | a-b
                    ..                   | entry-9608161c
                    王2020               | 2020
                    """)
    void aKeyBecomesANameThatEverySystemTakes(String key, String name) {
        assertEquals(name, name(key));
    }

    @Test
    void keysThatDifferInCaseAloneHaveDifferentNames() {
        Map<String, String> names = FileNames.of(List.of("Mai2020", "mai2020", "a/b", "a-b"));
        assertEquals("a-b", names.get("a-b"));
        assertTrue(String.valueOf(names.get("a/b")).startsWith("a-b-"), names::toString);
        assertEquals(
                4, new HashSet<>(names.values().stream().map(FileNamesTest::low).toList()).size());
    }

    @Test
    void anEntryMoreChangesNoOtherName() {
        assertEquals(name("x/y"), FileNames.of(List.of("new", "x/y", "z")).get("x/y"));
    }

    @Test
    void keysThatDifferInHalfASurrogatePairHaveNamesOfTheirOwn() {
        Map<String, String> names = FileNames.of(List.of("\uDFFF", "\uD800", "?"));
        assertEquals(3, Set.copyOf(names.values()).size());
    }

    @Test
    @Tag(Sample.TAG)
    void noNameLeavesItsFolder() {
        RandomInput.text()
                .list(0, RandomInput.LONGEST)
                .check(Sample.of(1_000), FileNamesTest::assertStaysInItsFolder);
    }

    private static void assertStaysInItsFolder(List<String> keys) {
        Map<String, String> names = FileNames.of(keys);
        for (String name : names.values()) {
            assertTrue(name.matches("[A-Za-z0-9_][A-Za-z0-9_.-]{0,98}"), name);
            assertTrue(!name.endsWith("."), name);
        }
        Set<String> distinct = new HashSet<>();
        names.values().forEach(name -> assertTrue(distinct.add(low(name)), name));
    }

    private static String low(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
