package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class AuthorFieldTest {
    private static final AuthorField FIELD =
            new AuthorField(
                    "author",
                    AuthorList.parse("Mai, Luo\n  and Li,  Guo and Wagenl{\\\"a}nder, Marcel"),
                    Map.of(
                            "author+an",
                            "1=equal; 2:family=student;3=equal",
                            "author+an:x",
                            "3=\"a;b\""));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "others",
                " and ",
                "A and",
                "and and A",
                "A and others",
                "{A and B} and C",
                "A\nand\tB  and others ",
                "A  and  and  B",
                "and others",
                "{A"
            })
    void aListIsItsText(String text) {
        assertEquals(text, AuthorList.parse(text).text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"A, B and {C and D} and others", "and X Y and", "One\nand Two and Three"})
    void aListHasTheNamesThatTheParserFinds(String text) {
        var parsed = BibNameList.parse(text).value();
        var list = AuthorList.parse(text);
        assertEquals(
                parsed.names(),
                list.names().stream().map(name -> PersonName.parse(name).value()).toList());
        assertEquals(parsed.hasOthers(), list.hasOthers());
    }

    @Test
    void movingANameKeepsEachNamesBytesAndTakesItsAnnotationsAlong() {
        var moved = FIELD.applyEdit(new ListEdit.MoveName(2, 0));
        assertEquals(
                "Wagenl{\\\"a}nder, Marcel\n  and Mai, Luo and Li,  Guo",
                moved.authorList().text());
        assertEquals("2=equal; 3:family=student;1=equal", moved.annotations().get("author+an"));
        assertEquals("1=\"a;b\"", moved.annotations().get("author+an:x"));
    }

    @Test
    void removingANameRemovesWhatIsSaidOfIt() {
        var removed = FIELD.applyEdit(new ListEdit.RemoveName(2));
        assertEquals("Mai, Luo\n  and Li,  Guo", removed.authorList().text());
        assertEquals(Map.of("author+an", "1=equal; 2:family=student"), removed.annotations());
    }

    @Test
    void aNewNameIsSetOffAsTheOthersAre() {
        var longer = FIELD.applyEdit(FIELD.insertionEdit(3, "Zhao, Bo"));
        assertEquals(FIELD.authorList().text() + "\n  and Zhao, Bo", longer.authorList().text());
        assertEquals("Zhao, Bo and A B and others", inserted("A B and others", 0));
        assertEquals("A B and Zhao, Bo and others", inserted("A B and others", 1));
    }

    private static String inserted(String list, int at) {
        var field = new AuthorField("editor", AuthorList.parse(list), Map.of());
        return field.applyEdit(field.insertionEdit(at, "Zhao, Bo")).authorList().text();
    }

    @ParameterizedTest(name = "{0} + {2} on {1}")
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    ``                | 1 | equal | 1=equal
                    1=equal           | 1 | equal | 1=equal
                    1=equal ; 2=x     | 1 | first | 1=equal,first ; 2=x
                    1:family=x        | 1 | equal | 1:family=x; 1=equal
                    2=x;              | 1 | equal | 2=x;1=equal
                    """)
    void aMarkIsAddedToWhatIsThere(String before, int number, String mark, String after) {
        assertEquals(after, AnnotationText.addMark(before, number, mark));
    }

    @ParameterizedTest(name = "{0} without {2} on {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1=equal; 2=equal               | 1 | equal | 2=equal
                    1=equal; 2=equal               | 2 | equal | 1=equal
                    1=equal,corresponding;  3=x    | 1 | equal | 1=corresponding;  3=x
                    1:family=equal; 1="equal"      | 1 | equal | 1:family=equal; 1="equal"
                    no annotation; 2=equal; 3=y    | 2 | equal | no annotation; 3=y
                    1=equal                        | 1 | other | 1=equal
                    """)
    void aMarkIsTakenFromWhatIsThere(String before, int number, String mark, String after) {
        assertEquals(after, said(before, field -> field.unmarkEdit(number - 1, mark)));
    }

    @ParameterizedTest(name = "{0} with {2} on {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    -                       | 2 | b | 2="b"
                    1="a"; 2="c" ; 3=x      | 2 | b | 1="a"; 2="b" ; 3=x
                    1="a"; 2="c"            | 2 | - | 1="a"
                    1="a;b"; 2:family="c"   | 2 | d | 1="a;b"; 2:family="c"; 2="d"
                    """)
    void aNoteTakesThePlaceOfTheOneThatIsThere(
            @Nullable String before, int number, @Nullable String note, String after) {
        String text = Objects.requireNonNullElse(note, "");
        assertEquals(
                after,
                said(
                        Objects.requireNonNullElse(before, ""),
                        field -> field.noteReplacementEdit(number - 1, "default", text)));
    }

    private static String said(String annotation, Function<AuthorField, ListEdit> edit) {
        AuthorList list = AuthorList.parse("A and B and C");
        var field = new AuthorField("author", list, Map.of("author+an", annotation));
        return field.applyEdit(edit.apply(field)).annotations().getOrDefault("author+an", "");
    }

    @Test
    void theMarksOfANameAreThoseOfAllAnnotations() {
        assertEquals(List.of("equal"), FIELD.marksOf(0));
        assertEquals(List.of(), FIELD.marksOf(1));
        assertEquals(List.of("equal"), FIELD.marksOf(2));
    }

    @ParameterizedTest(name = "{0} without what it says of {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    1=a; 2=b                 | 1 | ` 1=b`
                    1=a; 2=b                 | 2 | 1=a
                    1=a;1:family=c; 2=b      | 1 | ` 1=b`
                    2=b;1=a;1="c;d"          | 1 | 1=b
                    1=a;1=b                  | 1 | ``
                    note; 3=c; 2=b;          | 2 | `note; 2=c;`
                    """)
    void whatIsSaidOfANameThatGoesGoesWithIt(String before, int number, String after) {
        assertEquals(after, said(before, _ -> new ListEdit.RemoveName(number - 1)));
    }

    @Test
    void aNewNamePushesTheNumbersOfThoseBehindIt() {
        var longer = FIELD.applyEdit(FIELD.insertionEdit(1, "New, One"));
        assertEquals("1=equal; 3:family=student;4=equal", longer.annotations().get("author+an"));
    }

    @Test
    void threeThousandAuthorsAreEditedFast() {
        String names =
                IntStream.range(0, 3000)
                        .mapToObj(i -> "Family" + i + ", Given")
                        .collect(Collectors.joining(" and "));
        String marks =
                IntStream.rangeClosed(1, 3000)
                        .mapToObj(i -> i + "=equal")
                        .collect(Collectors.joining("; "));
        assertTimeout(
                Duration.ofMinutes(2),
                () -> {
                    for (int i = 0; i < 10; i++) {
                        var field =
                                new AuthorField(
                                        "author",
                                        AuthorList.parse(names),
                                        Map.of("author+an", marks));
                        var moved = field.applyEdit(new ListEdit.MoveName(2999, 0));
                        var marked = moved.annotations().get("author+an");
                        assertEquals(
                                true, marked != null && marked.endsWith("3000=equal; 1=equal"));
                        assertEquals(field, moved.applyEdit(new ListEdit.MoveName(0, 2999)));
                    }
                });
    }
}
