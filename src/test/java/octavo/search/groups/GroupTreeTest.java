package octavo.search.groups;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.PartialIndex;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class GroupTreeTest {
    private static final String ENTRIES =
            """
            @article{a, author = {Mai, Luo}, title = {Fast Learning}, year = 2020,
              keywords = {ml > systems, gpu}, groups = {Thesis, Deep; Wide}}
            @article{b, author = {Li, Guo}, title = {Slow Learning}, year = 2021,
              keywords = {ml}, groups = {Thesis}, mendeley-groups = {Lab/Reading,Old}}
            @article{c, author = {Mai, Luo and Li, Guo}, title = {Databases}, year = 2021,
              keywords = {db}, mendeley-groups = {Lab}}
            """;

    private static Library library(String groups) {
        return Library.of(BibParser.parse(ENTRIES + groups));
    }

    private static Library tree(String lines) {
        return library("@Comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n" + lines + "}\n");
    }

    private static String found(Library library, String query) {
        SearchIndex index = SearchIndex.of(library);
        return keysOf(
                library, index.matchingSlots(QueryParser.parse(query, index::fieldNames).value()));
    }

    private static String keysOf(Library library, BitSet slotNumbers) {
        return slotNumbers.stream()
                .mapToObj(slot -> library.entryInSlot(slot).orElseThrow().key())
                .collect(Collectors.joining(" "));
    }

    private static String shape(List<EntryGroup> groups) {
        return groups.stream()
                .map(group ->
                        group.groupName()
                                + (group.childGroups().isEmpty()
                                        ? ""
                                        : "(" + shape(group.childGroups()) + ")"))
                .collect(Collectors.joining(" "));
    }

    /// The lines of JabRef's own tests of its reader, as they are in a file.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 ExplicitGroup:1\\;0\\;; 2 ExplicitGroup:2\\;0\\;; 0 ExplicitGroup:3\\;0\\;; | 1(2) 3
                    1 ExplicitGroup:B{\\\\\\\\"{o}}hmer\\;0\\;;                                   | B{\\"{o}}hmer
                    1 StaticGroup:myExplicitGroup\\;0\\;1\\;0xf0f8ffff\\;test icon\\;test description\\;; | myExplicitGroup
                    1 TexGroup:myTexGroup\\;0\\;path/To/File\\;1\\;\\;\\;\\;;                      | myTexGroup
                    1 UnknownGroup:myUnknownGroup\\;0\\;\\;1\\;\\;\\;\\;;                          | myUnknownGroup
                    1 AutomaticKeywordGroup:auto\\;0\\;keywords\\;,\\;>\\;1\\;\\;\\;\\;;              | auto(db gpu ml(systems))
                    1 AutomaticPersonsGroup:who\\;0\\;author\\;1\\;\\;\\;\\;;                       | who(Li Mai)
                    1 StaticGroup:Deep\\\\\\; Wide\\;0\\;1\\;\\;\\;\\;;                              | Deep; Wide
                    nonsense; 1 StaticGroup:X\\;0\\;1\\;\\;\\;\\;; 2; x                            | X
                    """)
    void theTreeIsAsJabRefReadsIt(String lines, String shape) {
        List<EntryGroup> groups = GroupTree.of(tree(lines)).topGroups();
        String jabRef =
                shape(
                        groups.stream()
                                .filter(it -> !List.of("Lab", "Old").contains(it.groupName()))
                                .toList());
        assertEquals(shape, jabRef);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;                              | group:thesis      | a b
                    1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;                              | -group:Thesis     | c
                    1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;                              | group:Thesis year:2021 | b
                    1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;                              | group:none        | ``
                    1 ExplicitGroup:Old way\\;0\\;c\\;a\\;;                                | group:"Old way"   | a c
                    1 KeywordGroup:L\\;0\\;title\\;learning fast\\;0\\;0\\;1\\;\\;\\;\\;;         | group:L           | a
                    1 KeywordGroup:L\\;0\\;title\\;learning\\;1\\;0\\;1\\;\\;\\;\\;;              | group:L           | ``
                    '1 KeywordGroup:R\\;0\\;title\\;^(Slow|Data)\\;0\\;1\\;1\\;\\;\\;\\;;'         | group:R           | b c
                    1 SearchGroup:S\\;0\\;author = Mai and year == 2021\\;0\\;0\\;1\\;\\;\\;\\;;  | group:S           | c
                    1 SearchGroup:S\\;0\\;author = Mai and not year = 2021\\;0\\;0\\;1\\;\\;\\;\\;; | group:S         | a
                    1 AutomaticKeywordGroup:auto\\;0\\;keywords\\;,\\;>\\;1\\;\\;\\;\\;;      | group:"auto/ml"    | a b
                    1 AutomaticKeywordGroup:auto\\;0\\;keywords\\;,\\;>\\;1\\;\\;\\;\\;;      | group:"auto/ml/systems" | a
                    1 AutomaticPersonsGroup:who\\;0\\;author\\;1\\;\\;\\;\\;;               | group:"who/Li"     | b c
                    1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;; 2 KeywordGroup:K\\;1\\;year\\;2021\\;0\\;0\\;1\\;\\;\\;\\;; | group:K | b
                    1 StaticGroup:T\\;2\\;1\\;\\;\\;\\;; 2 KeywordGroup:K\\;0\\;year\\;2021\\;0\\;0\\;1\\;\\;\\;\\;;     | group:T | b c
                    1 StaticGroup:T\\;0\\;1\\;\\;\\;\\;;                                  | group:Lab         | b c
                    1 StaticGroup:T\\;0\\;1\\;\\;\\;\\;;                                  | group:"Lab/Reading" | b
                    """)
    void aGroupHasTheEntriesThatItHasThere(String lines, String query, String keys) {
        assertEquals(keys.equals("``") ? "" : keys, found(tree(lines), query));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    project=data                                       ; 0 ; a
                    project=data|number|quant*                         ; 1 ; a b
                    project="data|number"                              ; 1 ; a
                    (title=quantum or title=testing) and project=data  ; 0 ; a
                    any=quant                                          ; 0 ; a b
                    any != quantum                                     ; 0 ; b c
                    title =! Quantum                                   ; 0 ; a
                    title =~ num.*                                     ; 0 ; a c
                    number and not testing                             ; 0 ; a c
                    author=                                            ; 0 ; ``
                    title = quantum and author=                        ; 0 ; ``
                    """)
    void aSearchGroupFindsWhatJabRefFinds(String search, String isExpression, String keys) {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @book{a, title = {Quantum data number}, project = {data}}
                                @article{b, title = {testing}, project = {quantile}}
                                @article{c, title = {number of data}}
                                @comment{jabref-meta: grouping:
                                0 AllEntriesGroup:;
                                1 SearchGroup:S\\;0\\;%s\\;0\\;%s\\;1\\;\\;\\;\\;;
                                }
                                """
                                        .formatted(search, isExpression)));
        assertEquals(keys, found(library, "group:S"));
        var query = QueryParser.parse("group:S", Set.of()).value();
        assertEquals(keys, keysOf(library, PartialIndex.of(library).matchingSlots(query)));
    }

    @Test
    void jabRefOnceBrokeLinesAtAnyPlace() {
        Library broken =
                library(
                        "@comment{jabref-meta: groupstree:\n0 AllEntriesGroup:;\n1 ExplicitGr\noup:"
                                + "Cu2O\\;0\\;b\\;\nc\\;;\n}");
        assertEquals("b c", found(broken, "group:Cu2O"));
    }

    @Test
    void bibDesksGroupsAreReadStaticAndSmart() {
        Library library =
                library(
                        """
                        @comment{BibDesk Static Groups{
                        <?xml version="1.0" encoding="UTF-8"?>
                        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x">
                        <plist version="1.0"><array><dict>
                          <key>group name</key><string>R &amp; D</string>
                          <key>keys</key><string>a,c</string>
                        </dict></array></plist>
                        }}
                        @comment{BibDesk Smart Groups{
                        <plist version="1.0"><array><dict>
                          <key>conditions</key><array>
                            <dict><key>comparison</key><integer>2</integer><key>key</key><string>Title</string>
                              <key>value</key><string>learning</string><key>version</key><string>1</string></dict>
                            <dict><key>comparison</key><integer>4</integer><key>key</key><string>Year</string>
                              <key>value</key><string>2021</string><key>version</key><string>1</string></dict>
                          </array>
                          <key>conjunction</key><integer>0</integer>
                          <key>group name</key><string>New</string>
                        </dict></array></plist>
                        }}
                        """);
        assertEquals("R & D New Lab(Reading) Old", shape(GroupTree.of(library).topGroups()));
        assertEquals("a c", found(library, "group:\"R & D\""));
        assertEquals("b", found(library, "group:New"));
    }

    @Test
    void aPatternThatNeedsForEverFindsNothing() {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@misc{a, title = {"
                                        + "a".repeat(5000)
                                        + "}}\n"
                                        + "@Comment{jabref-meta: grouping:\n"
                                        + "1 KeywordGroup:R\\;0\\;title\\;(a+)+b\\;0\\;1\\;1\\;\\;\\;\\;;\n"
                                        + "}"));
        assertTimeoutPreemptively(
                Duration.ofMinutes(2), () -> assertEquals("", found(library, "group:R")));
    }

    @Test
    void aNewGroupIsALineOfTheTreeAndNothingElseChanges() {
        Library before = tree("1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;\n");
        Edit edit = GroupChange.addGroup(before, "", "A; \\ B").orElseThrow();
        Library after = before.applyEdit(edit);
        assertEquals("Thesis A; \\ B Lab(Reading) Old", shape(GroupTree.of(after).topGroups()));
        assertEquals(
                before.file().text(),
                after.file()
                        .text()
                        .replace("1 StaticGroup:A\\\\\\; \\\\\\\\ B\\;0\\;1\\;\\;\\;\\;;\n", ""));
        assertEquals(before.file().text(), after.applyEdit(edit.inverse()).file().text());
        assertEquals(Optional.empty(), GroupChange.addGroup(before, "", "no {braces"));
    }

    private static final String HEAD = "@Comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n";

    private static final String SEMICOLON =
            """
            1 StaticGroup:A\\\\\\; B\\;2\\;1\\;0xff\\;\\;notes\\;;
            """;
    private static final String NEW =
            """
            2 SearchGroup:New\\;0\\;year = 2021\\;0\\;0\\;1\\;\\;\\;\\;;
            """;
    private static final String C =
            """
            1 StaticGroup:C\\;0\\;1\\;\\;\\;\\;;
            """;

    @Test
    void aGroupIsRenamedMovedAndRemovedByItsOwnLine() {
        Library before = tree(SEMICOLON + NEW + C);
        assertEquals(
                SEMICOLON.replace("A\\\\\\; B", "D") + NEW + C,
                after(before, GroupChange.renameGroup(before, "A; B", "D")));
        assertEquals(
                NEW.replace("2 S", "1 S") + C,
                after(before, GroupChange.removeGroup(before, "A; B")));
        assertEquals(
                C + SEMICOLON.replace("1 S", "2 S") + NEW.replace("2 S", "3 S"),
                after(before, GroupChange.moveGroup(before, "A; B", "C")));
        assertEquals(
                SEMICOLON + C + NEW.replace("2 S", "1 S"),
                after(before, GroupChange.moveGroup(before, "A; B/New", "")));
        assertEquals(Optional.empty(), GroupChange.moveGroup(before, "A; B", "A; B/New"));
        assertEquals(Optional.empty(), GroupChange.renameGroup(before, "none", "D"));
    }

    private static String after(Library before, Optional<Edit> edit) {
        Library after = before.applyEdit(edit.orElseThrow());
        assertEquals(
                before.file().text(), after.applyEdit(edit.orElseThrow().inverse()).file().text());
        String text = after.file().text();
        assertTrue(text.startsWith(ENTRIES + HEAD) && text.endsWith("}\n"), text);
        return text.substring((ENTRIES + HEAD).length(), text.length() - 2);
    }

    @Test
    void theFirstGroupMakesTheTree() {
        Library before = Library.of(BibParser.parse(ENTRIES));
        assertEquals(
                """
                1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;
                """,
                after(before, GroupChange.addGroup(before, "", "Thesis")).stripLeading());
    }

    /// Each line of a tree in the corpus is a group, and a search for it fails nowhere.
    @Test
    void theTreesOfRealLibrariesAreReadWhole() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        Pattern line = Pattern.compile("(?:^|;)[ \t]*\\d+ (?!All)\\w+Group:");
        int trees = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                Library library = Library.of(BibParser.parse(Files.readAllBytes(file)));
                for (String text : trees(library)) {
                    Matcher lines = line.matcher(text.replaceAll("[\r\n]", ""));
                    int count = (int) lines.results().count();
                    assertEquals(
                            count,
                            count(JabRefGroups.parseGroups(text).orElseThrow()),
                            () -> file.getFileName().toString());
                    trees++;
                }
            }
        }
        assertTrue(trees > 10, "trees: " + trees);
    }

    private static List<String> trees(Library library) {
        return library.slots().stream()
                .map(slot -> slot.item().slice().text())
                .filter(text ->
                        text.toLowerCase(java.util.Locale.ROOT).startsWith("@comment{jabref"))
                .map(text -> text.substring(text.indexOf('{') + 1, text.length() - 1))
                .filter(text -> JabRefGroups.COMMENT_HEAD.matcher(text).lookingAt())
                .toList();
    }

    private static int count(List<EntryGroup> groups) {
        return groups.stream().mapToInt(group -> 1 + count(group.childGroups())).sum();
    }
}
